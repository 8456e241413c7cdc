import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The games of a library, to choose from.
public final class GamesScreen: LiveScreen, KeyScreen {
  public var isStale = true
  private let list: any GameListViewModel
  var dialog: (any Dialog)?
  var said: String?
  /// The game from which the list was opened.
  private let origin: String?
  private var tokens: [Token] = []

  /// A screen bound to a list.
  ///
  /// - Parameters:
  ///   - origin: the game from which it is opened.
  ///   - problem: why the chosen game could not be shown.
  public init(
    _ list: any GameListViewModel, from origin: String? = nil, saying problem: String? = nil
  ) {
    self.list = list
    self.origin = origin
    said = problem
    tokens = [hear(list.games), hear(list.damaged), hear(list.picked), hear(list.nextFixture)]
  }

  /// The keys that mean something now.
  var table: KeyTable<GamesScreen> {
    KeyTable(rows: Self.keys + (fixture == nil ? [] : [Self.fixture]))
  }

  /// The fixture that can be played next, and its words.
  private var fixture: (number: Int, text: String)? {
    guard case .ready(let number, let text, _, _) = list.nextFixture.value else { return nil }
    return (number, text)
  }

  public func refresh() { list.refresh() }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = help(on: canvas) { return help }
    let columns = canvas.size.columns
    let style = canvas.style
    let problems = list.damaged.value.suffix(canvas.size.rows / 4) + said.array
    let offer = fixture.map { "→ plays \($0.text.escapingControls)".truncated(to: columns) }
    let foot =
      problems.map { style.ground($0.escapingControls.truncated(to: columns), .warning) }
      + offer.array + [KeyTable(rows: Self.keys).line(columns: columns, style: style).text]
    let title = canvas.size.rows > 9 ? [style.bold("Games".truncated(to: columns)), ""] : []
    let rows = max(1, canvas.size.rows - title.count - foot.count)
    let shown = rowsOfGames(rows, canvas).prefix(rows)
    return Array(
      (title + shown + Array(repeating: "", count: rows - shown.count) + foot)
        .prefix(canvas.size.rows))
  }

  /// As many games around the picked one as fit.
  private func rowsOfGames(_ rows: Int, _ canvas: Canvas) -> [String] {
    let columns = canvas.size.columns
    let games = list.games.value
    let picked = list.picked.value
    guard !games.isEmpty else { return ["none yet: n sets one up".truncated(to: columns)] }
    let pages = [Style.plain, canvas.style].map { TextPage(columns: columns, style: $0) }
    let isNarrow = pages[0].isNarrow(for: games)
    let height = isNarrow ? 2 : 1
    let room = max(1, rows / height)
    let first = max(0, min(picked - room / 2, games.count - room))
    let window = Array(games[first..<min(games.count, first + room)])
    let plain = pages[0].list(window, isNarrow: isNarrow)
    let painted = pages[1].list(window, isNarrow: isNarrow)
    return painted.indices.map { row in
      let text = plain[row].truncated(to: columns)
      if row / height == picked - first { return canvas.style.inverse(text.padded(to: columns)) }
      return text == plain[row] ? painted[row] : text
    }
  }

  private static let fixture = KeyRow<GamesScreen>("→", "plays the next fixture of the event") {
    screen, _ in screen.fixture.map { .play(fixture: $0.number) }
  }

  static let keys: [KeyRow<GamesScreen>] = [
    .init("↑ ↓", "picks a game", word: "pick", keys: "↑ k") {
      $0.list.pick(by: -1)
    },
    .init("↓", "picks the next one", keys: "↓ j") { $0.list.pick(by: 1) },
    .init("PgUp", "ten games up") { $0.list.pick(by: -10) },
    .init("PgDn", "ten games down") { $0.list.pick(by: 10) },
    .init("Enter", "scores the game that is picked", word: "score") { screen, _ in
      let games = screen.list.games.value
      return games.isEmpty ? .new : .score(id: games[screen.list.picked.value].id)
    },
    .init("n", "sets up a new game", word: "new") { _, _ in .new },
    .help, .quit,
    .init("Esc", "back to the game") { screen, _ in
      if let origin = screen.origin { return .score(id: origin) }
      screen.said = "there is no game to go back to: q leaves"
      return nil
    },
  ]
}
