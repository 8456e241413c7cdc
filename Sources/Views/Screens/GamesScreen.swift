import Documents
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The games of a library, to choose from.
public final class GamesScreen: LiveScreen {
  public var isStale = true
  private let list: any GameListViewModel
  private var dialog: Dialog?
  private var problem: String?
  /// The game from which the list was opened.
  private let origin: String?
  /// The last values of the list.
  private var games: [GameRow] = []
  private var damaged: [String] = []
  private var picked = 0
  /// The fixture that can be played next, and its words.
  private var fixture: (number: Int, text: String)?
  private var tokens: [Token] = []

  /// A screen bound to a list.
  ///
  /// - Parameters:
  ///   - origin: the game from which it is opened.
  ///   - problem: why the chosen game could not be shown.
  public init(
    _ list: any GameListViewModel, from origin: String? = nil, saying problem: String? = nil
  ) {
    (self.list, self.origin, self.problem) = (list, origin, problem)
    tokens = [
      hear(list.games) { $0.games = $1 }, hear(list.damaged) { $0.damaged = $1 },
      hear(list.picked) { $0.picked = $1 }, hear(list.nextFixture) { $0.show($1) },
    ]
  }

  private func show(_ next: NextFixture?) {
    guard case .ready(let number, let text, _, _) = next else { return fixture = nil }
    fixture = (number, text)
  }

  /// The keys that mean something now.
  private var table: KeyTable<GamesScreen> {
    fixture == nil ? Self.keys : KeyTable(rows: Self.keys.rows + [Self.fixture])
  }

  public var nextFrame: Int? { nil }

  public func tick() {}

  public func refresh() { list.refresh() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    problem = nil
    if dialog.press(key).isTaken { return nil }
    if !table.has(key) { problem = KeyAnswers.stray }
    return table.press(key, on: self)
  }

  /// Back to the game from which the list was opened.
  private func goBack() -> Navigation? {
    if let origin { return .score(id: origin) }
    problem = "there is no game to go back to: q leaves"
    return nil
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = dialog.lines(of: table.help, on: canvas) { return help }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let problems = damaged.suffix(canvas.size.rows / 4) + [problem].compactMap(\.self)
    let offer = fixture.map { "→ plays \($0.text.escapingControls)".truncated(to: columns) }
    let foot =
      problems.map { style.ground($0.escapingControls.truncated(to: columns), .warning) }
      + [offer, Self.keys.line(columns: columns, style: style).text].compactMap(\.self)
    let title = canvas.size.rows > 9 ? [style.bold("Games".truncated(to: columns)), ""] : []
    let rows = max(1, canvas.size.rows - title.count - foot.count)
    let shown = rowsOfGames(rows, canvas).prefix(rows)
    let blank = Array(repeating: "", count: rows - shown.count)
    return Array((title + shown + blank + foot).prefix(canvas.size.rows))
  }

  /// As many games around the picked one as fit.
  private func rowsOfGames(_ rows: Int, _ canvas: Canvas) -> [String] {
    let columns = canvas.size.columns
    guard !games.isEmpty else { return ["none yet: n sets one up".truncated(to: columns)] }
    // A game takes two lines if its id leaves no room for the rest.
    for height in 1...2 {
      let room = max(1, rows / height)
      let first = max(0, min(picked - room / 2, games.count - room))
      let window = games[first..<min(games.count, first + room)]
      let plain = ListView(Array(window), columns: columns, style: Style(isOn: false)).lines
      guard plain.count == window.count * height else { continue }
      let painted = ListView(Array(window), columns: columns, style: canvas.style).lines
      return painted.indices.map { row in
        let text = plain[row].truncated(to: columns)
        if row / height == picked - first { return canvas.style.inverse(text.padded(to: columns)) }
        return text == plain[row] ? painted[row] : text
      }
    }
    return []
  }

  private static let fixture = KeyRow<GamesScreen>(
    [.right], "→", "", "plays the next fixture of the event"
  ) { screen, _ in
    screen.fixture.map { .play(fixture: $0.number) }
  }

  static let keys = KeyTable<GamesScreen>(rows: [
    .init([.up, .character("k")], "↑ ↓", "pick", "picks a game") { $0.list.pick(by: -1) },
    .init([.down, .character("j")], "↓", "", "picks the next one") { $0.list.pick(by: 1) },
    .init([.pageUp], "PgUp", "", "ten games up") { $0.list.pick(by: -10) },
    .init([.pageDown], "PgDn", "", "ten games down") { $0.list.pick(by: 10) },
    .init([.enter], "Enter", "score", "scores the game that is picked") { screen, _ in
      screen.games.isEmpty ? .new : .score(id: screen.games[screen.picked].id)
    },
    .init(.typing("n"), "n", "new", "sets up a new game") { _, _ in .new },
    .init(.typing("?"), "?", "keys", "these keys") { $0.dialog = .help(from: 0) },
    .init(.typing("q"), "q", "quit", "leaves") { _, _ in .leave },
    .init([.escape], "Esc", "", "back to the game") { screen, _ in screen.goBack() },
  ])
}
