import Basketball
import Documents
import Terminal
import ViewModels

/// The layout of a game for all screens: the score at the top, the facts of the teams, the players,
/// the plays, and the foot of the screen.
@MainActor
struct GameFrame {
  let game: LiveGame
  /// The flow of the score, computed only if it is shown.
  let flow: () -> Flow
  /// The place of the picked play.
  var picked: Int?
  /// The keys, if the game is being scored.
  var keys: Sides<TeamKeys>?
  /// Who leaves and who comes, while that is chosen.
  var substitution: Substitution?
  /// Whether to show the box score in place of the players; nil to let the room decide.
  var wantsBox: Bool?
  /// The bar of a replay.
  var bar: Block?
  let message: Line
  /// The line of keys, or a question.
  let prompt: Line

  private enum Part {
    case band, strip, periods, players, gap, result, plays, bar, message, prompt
  }

  /// The least room in which the score always has large digits.
  private static let score = Size(columns: 60, rows: 16)
  /// The least room in which the box score and the flow are always shown.
  private static let large = Size(columns: 120, rows: 36)

  /// Whether a room shows the box score.
  func showsBox(in size: Size) -> Bool {
    wantsBox ?? size.holds(Self.large)
  }

  /// A line for each row of the canvas.
  func lines(on canvas: Canvas) -> [String] {
    let (size, colors) = (canvas.size, [game.teams.home.color, game.teams.away.color])
    let style = canvas.style.knowing(colors.compactMap { $0.map { RGB($0) } })
    var layout = Layout(blocks(on: Canvas(size: size, style: style)), rows: size.rows)
    let hasDigits = size.holds(Self.score)
    layout.give(.prompt)
    // Viewers want the score first, scorers the keys.
    layout.give(.band, upTo: keys == nil ? 2 : 1)
    layout.give(.message)
    layout.give(.players, upTo: 1)
    if hasDigits { layout.give(.band, upTo: ScoreBand.leastDigits) }
    layout.give(.bar)
    if game.facts.ending != nil { layout.give(.result, upTo: 1) }
    layout.give(.strip)
    layout.give(.players)
    if hasDigits { layout.give(.band, upTo: 6) }
    layout.give(.plays, upTo: 1)
    layout.give(.band, upTo: ScoreBand.leastDigits)
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
    // If the players do not show the keys of the teams, their strip or the score does.
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
      // A new kind of play must not change teams side by side to stacked ones.
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

  /// The plays, with the flow of the score to their right if there is room.
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
  /// The text without unpainted spaces at its end.
  fileprivate var withoutLastSpaces: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) } ?? ""
  }
}

extension Size {
  /// Whether it is at least as large as another in both directions.
  fileprivate func holds(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}

/// The game as last told by its board.
struct LiveGame {
  var score: Sides<Int>
  var clock: ClockDocument
  var facts: GameFacts
  var plays: [ScoredPlay]

  /// The current game of a board.
  @MainActor
  init(_ board: any BoardViewModel) {
    (score, clock) = (board.score.value, board.clock.value)
    (facts, plays) = (board.facts.value, board.plays.value)
  }

  var teams: Sides<TeamDocument> { facts.teams }

  /// Milliseconds until a running clock shows the next tenth.
  var nextTenth: Int? { clock.running ? 100 - clock.reading.milliseconds % 100 : nil }
}

/// Whether a screen shows the box score: as the room allows, until the user turns it on or off.
struct BoxScoreChoice {
  /// The user's choice; nil to let the room decide.
  private(set) var wanted: Bool?
  /// Whether it was shown last.
  var isShown = false

  /// Whether the user can go back to the game from it.
  var isTurned: Bool { wanted == true }

  /// Turns the box score on or off; returns what is shown now.
  mutating func toggle() -> String {
    isShown.toggle()
    wanted = isShown
    return isShown ? "the box score: Tab goes back" : "the players: Tab shows the box score"
  }

  /// Lets the room decide again.
  mutating func reset() { wanted = nil }
}
