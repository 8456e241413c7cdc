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
  /// The bar of a replay.
  var bar = Block([])
  let message: Line
  /// The keys, or a question.
  let prompt: [Line]

  private enum Part {
    case band, strip, periods, players, gap, plays, bar, message, prompt
  }

  /// The least room in which the score always has large digits.
  private static let score = Size(columns: 60, rows: 16)
  /// The least room in which the box score and the flow are always shown.
  private static let large = Size(columns: 120, rows: 36)

  /// A line for each row of the canvas.
  ///
  /// - Parameter box: whether to show the box score in place of the players; it is told what was shown.
  func lines(on canvas: Canvas, box: inout BoxScoreChoice) -> [String] {
    let size = canvas.size
    var layout = Layout(blocks(on: canvas, &box), rows: size.rows)
    let digits = size.holds(Self.score) ? GameBlocks.leastDigits : 0
    // Viewers want the score first, scorers the keys.
    let order: [(part: Part, rows: Int)] = [
      (.prompt, 1), (.band, keys == nil ? 2 : 1), (.message, 1), (.players, 1), (.band, digits),
      (.prompt, 2), (.bar, 1), (.plays, digits == 0 && board.ending != nil ? 1 : 0), (.strip, 1),
      (.players, .max), (.band, digits > 0 ? 6 : 0), (.prompt, .max), (.plays, 1),
      (.band, GameBlocks.leastDigits), (.plays, 2), (.periods, 2), (.gap, 1), (.plays, 8),
      (.band, .max), (.plays, .max),
    ]
    for (part, rows) in order { layout.give(part, upTo: rows) }
    return layout.lines(filling: .bar).map(\.text.withoutLastSpaces)
  }

  private func blocks(
    on canvas: Canvas, _ box: inout BoxScoreChoice
  ) -> [(part: Part, block: Block)] {
    let columns = canvas.columns
    let style = canvas.style
    let game = board.game
    // If the players do not show the keys of the teams, their strip does.
    let own = columns < PlayerTables.small ? keys?.map(\.team) : nil
    let tables = PlayerTables(
      people: PlayerRows(board, keys: keys, substitution: substitution), columns: columns,
      style: style)
    let isLarge = canvas.size.holds(Self.large) && !box.isOff
    // The rows that the score, the prompt and the message leave.
    let score = canvas.size.holds(Self.score) ? GameBlocks.leastDigits : keys == nil ? 2 : 1
    let page = box.page(of: tables.pages(rows: max(3, canvas.rows - score - prompt.count - 1)))
    box.isShown = page != nil || isLarge
    let players = page ?? (isLarge ? tables.box : tables.roster)
    let blocks = GameBlocks(
      game: game, score: board.score, columns: columns, style: style, mode: mode)
    return [
      (.band, blocks.band), (.strip, page == nil ? blocks.strip(own) : Block([])),
      (.periods, blocks.periods),
      (.players, players), (.gap, Block([Line()])),
      (
        .plays,
        plays(of: game, on: canvas).below(game.ending.map { _ in blocks.result(board.flow) })
      ),
      (.bar, bar), (.message, Block([message])),
      (
        .prompt,
        Block(forms: [1, 2, max(2, prompt.count)].map { Block.Form(Array(prompt.prefix($0))) })
      ),
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
    utf8.lastIndex { $0 != UInt8(ascii: " ") }.said { String(self[...$0]) }
  }
}

extension Size {
  /// Whether it is at least as large as another in both directions.
  fileprivate func holds(_ other: Size) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}

/// Whether a screen shows the box score: as the room allows, until the user turns to its pages or away from it.
struct BoxScoreChoice {
  /// The page that the user has turned to.
  private(set) var page: Int?
  /// Whether the user has turned it off where the room shows it.
  private(set) var isOff = false
  /// Whether it was shown last.
  var isShown = false
  private var isLast = true

  /// Turns to the next page, and from the last one back; returns what is shown now.
  mutating func turn() -> String {
    if let page {
      self.page = isLast ? nil : page + 1
    } else if isShown {
      isOff = true
    } else {
      (page, isOff) = (0, false)
    }
    return page == nil
      ? "the players: Tab shows the box score" : "the box score: Tab goes on, Esc goes back"
  }

  /// The page of the box score to show, if any.
  mutating func page(of pages: @autoclosure () -> [Block]) -> Block? {
    guard let wanted = page else { return nil }
    let pages = pages()
    let shown = min(wanted, pages.count - 1)
    page = shown
    isLast = shown == pages.count - 1
    return pages[shown]
  }

  /// Goes back to the game from the box score that the user has turned to; false if there is none.
  @discardableResult
  mutating func turnBack() -> Bool {
    defer { page = nil }
    return page != nil
  }
}
