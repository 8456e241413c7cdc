import Basketball
import Terminal
import ViewModels

/// The one layout of a game on a screen, whoever looks at it: the score above all, the facts of the teams,
/// the players, the plays, and at the foot what a screen has to say.
@MainActor
struct GameFrame {
  let game: LiveGame
  /// How the score went, asked for where it is shown.
  let flow: () -> Flow
  /// The place of the play that is picked.
  var picked: Int?
  /// The keys, where the game is to be scored.
  var keys: Sides<TeamKeys>?
  /// Who leaves and who comes, while that is chosen.
  var substitution: Substitution?
  /// Whether the box score is wanted in place of the players; nil where the room decides.
  var wantsBox: Bool?
  /// Where a replay is.
  var bar: Block?
  let message: Line
  /// The line of keys, or a question in its place.
  let prompt: Line

  private enum Part {
    case band, strip, periods, players, gap, result, plays, bar, message, prompt
  }

  /// The room from which on the digits of the score never give way.
  private static let score = Size(columns: 60, rows: 16)
  /// The room from which on the box score is shown by itself, and the flow of the score.
  private static let large = Size(columns: 120, rows: 36)

  /// Whether the box score is shown in a room.
  func showsBox(in size: Size) -> Bool {
    wantsBox ?? size.holds(Self.large)
  }

  /// A line a row of the canvas.
  func lines(on canvas: Canvas) -> [String] {
    let (size, colors) = (canvas.size, [game.teams.home.color, game.teams.away.color])
    let style = canvas.style.knowing(colors.compactMap { $0.map { RGB($0) } })
    var layout = Layout(blocks(on: Canvas(size: size, style: style)), rows: size.rows)
    let hasDigits = size.holds(Self.score)
    layout.give(.prompt)
    // Who only watches wants the score first, who keeps it the keys.
    layout.give(.band, upTo: keys == nil ? 2 : 1)
    layout.give(.message)
    layout.give(.players, upTo: 1)
    if hasDigits { layout.give(.band, upTo: ScoreBand.leastDigits) }
    layout.give(.bar)
    if game.facts.ending != nil { layout.give(.result, upTo: 1) }
    layout.give(.strip)
    layout.give(.players)
    layout.give(.plays, upTo: 1)
    layout.give(.band, upTo: hasDigits ? 6 : ScoreBand.leastDigits)
    layout.give(.result)
    layout.give(.plays, upTo: 3)
    layout.give(.periods)
    layout.give(.gap)
    layout.give(.plays, upTo: 8)
    layout.give(.band)
    layout.give(.plays)
    return layout.lines(filling: .bar).map(\.text.withoutLastSpaces)
  }

  private func blocks(on canvas: Canvas) -> [(part: Part, block: Block)] {
    let (columns, style) = (canvas.size.columns, canvas.style)
    // Where the players do not show the keys of the teams, their strip or the score does.
    let (isNarrow, isSmall) = (columns < PlayerCells.narrow, columns < PlayerCells.small)
    let own = isSmall ? keys?.map(\.team) : nil
    let band = ScoreBand(
      game: game, columns: columns, style: style, keys: isNarrow ? own : nil)
    let strip = TeamStrip(
      facts: game.facts, columns: columns, style: style, keys: isNarrow ? nil : own)
    let tables = PlayerTables(
      people: PlayerRows(game.facts, keys: keys, substitution: substitution),
      rules: game.facts.rules, style: style)
    let players =
      showsBox(in: canvas.size)
      // What is recorded for the first time does not stack what was beside each other.
      ? tables.box(columns: columns, isStacked: wantsBox == true) : tables.roster(columns: columns)
    let result =
      game.facts.ending == nil
      ? Block([])
      : ResultBlock(
        facts: game.facts, flow: flow(), columns: columns, style: style
      ).block
    return [
      (.band, band.block),
      (.strip, strip.block),
      (.periods, LineScoreBlock(facts: game.facts, columns: columns, style: style).block),
      (.players, players), (.gap, Block(Line())), (.result, result), (.plays, plays(on: canvas)),
      (.bar, bar ?? Block([])), (.message, Block(message)), (.prompt, Block(prompt)),
    ]
  }

  /// The plays; where there is room, with the flow of the score at their right.
  private func plays(on canvas: Canvas) -> Block {
    let (size, style) = (canvas.size, canvas.style)
    func list(_ columns: Int) -> Block {
      PlayList(game: game, picked: picked, columns: columns, style: style).block
    }
    guard size.holds(Self.large) else { return list(size.columns) }
    let half = size.columns / 2
    let chart = LeadChart(
      flow: flow(), facts: game.facts, columns: size.columns - half, style: style)
    return list(half - 2).beside(chart.block, at: half)
  }
}

extension String {
  /// The text without spaces at its end, where they are not painted.
  fileprivate var withoutLastSpaces: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) } ?? ""
  }
}

extension Size {
  /// Whether it is as large as another both ways.
  fileprivate func holds(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
