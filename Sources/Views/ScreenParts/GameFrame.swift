import Basketball
import Documents
import Terminal
import ViewModels

/// The layout of a game for all screens: the score at the top, the facts of the teams, the players,
/// the plays, and the foot of the screen.
struct GameFrame {
  let board: Board
  /// The place of the picked play.
  var picked: Int?
  /// The keys, if the game is being scored.
  var keys: Sides<TeamKeys>?
  /// The substitution that is being chosen.
  var substitution: Substitution?
  /// What the keys do instead of scoring: `CORRECTING play 4`.
  var mode: String?
  /// Whether to show the box score in place of the players; nil to let the room decide.
  var wantsBox: Bool?
  /// The bar of a replay.
  var bar = Block([])
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
    let size = canvas.size
    var layout = Layout(blocks(on: canvas), rows: size.rows)
    let digits = size.holds(Self.score) ? GameBlocks.leastDigits : 0
    // Viewers want the score first, scorers the keys.
    let order: [(part: Part, rows: Int)] = [
      (.prompt, 1), (.band, keys == nil ? 2 : 1), (.message, 1), (.players, 1), (.band, digits),
      (.bar, 1), (.result, 1), (.strip, 1), (.players, .max),
      (.band, digits > 0 ? 6 : 0), (.plays, 1), (.band, GameBlocks.leastDigits), (.result, .max),
      (.plays, 3), (.periods, 1), (.gap, 1), (.plays, 8), (.band, .max), (.plays, .max),
    ]
    for (part, rows) in order { layout.give(part, upTo: rows) }
    return layout.lines(filling: .bar).map(\.text.withoutLastSpaces)
  }

  private func blocks(on canvas: Canvas) -> [(part: Part, block: Block)] {
    let columns = canvas.size.columns
    let style = canvas.style
    let game = board.game
    // If the players do not show the keys of the teams, their strip does.
    let own = columns < PlayerTables.small ? keys?.map(\.team) : nil
    let tables = PlayerTables(
      people: PlayerRows(board, keys: keys, substitution: substitution), columns: columns,
      style: style)
    let players =
      showsBox(in: canvas.size)
      // Keep the layout chosen first: a new column must not make the teams jump.
      ? tables.box(isStacked: wantsBox == true) : tables.roster
    let blocks = GameBlocks(
      game: game, score: board.score, columns: columns, style: style, mode: mode)
    return [
      (.band, blocks.band), (.strip, blocks.strip(own)), (.periods, blocks.periods),
      (.players, players), (.gap, Block(Line())),
      (.result, game.ending == nil ? Block([]) : blocks.result(board.flow)),
      (.plays, plays(of: game, on: canvas)),
      (.bar, bar), (.message, Block(message)), (.prompt, Block(prompt)),
    ]
  }

  /// The plays, with the flow of the score to their right if there is room.
  private func plays(of game: GameDocument, on canvas: Canvas) -> Block {
    let size = canvas.size
    let style = canvas.style
    func list(_ columns: Int) -> Block {
      PlayList(
        game: game, plays: board.plays, picked: picked, columns: columns, style: style
      ).block
    }
    guard size.holds(Self.large) else { return list(size.columns) }
    let half = size.columns / 2
    return list(half - 2).beside(
      LeadChart(flow: board.flow, game: game, columns: size.columns - half, style: style).block,
      at: half)
  }
}

extension String {
  /// The text without unpainted spaces at its end.
  var withoutLastSpaces: String {
    utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { String(self[...$0]) } ?? ""
  }
}

extension Size {
  /// Whether it is at least as large as another in both directions.
  fileprivate func holds(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}

/// Whether a screen shows the box score: as the room allows, until the user turns it on or off.
struct BoxScoreChoice {
  /// The user's choice; nil to let the room decide.
  private(set) var wanted: Bool?
  /// Whether it was shown last.
  var isShown = false

  /// Turns the box score on or off; returns what is shown now.
  mutating func toggle() -> String {
    isShown.toggle()
    wanted = isShown
    return isShown ? "the box score: Tab goes back" : "the players: Tab shows the box score"
  }

  /// Goes back to the game from the box score that the user has turned to; false if there is none.
  @discardableResult
  mutating func turnBack() -> Bool {
    guard wanted == true else { return false }
    wanted = nil
    return true
  }
}
