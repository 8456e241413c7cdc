import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: LiveScreen {
  public var isStale = true
  private let watching: any WatchingViewModel
  private var dialog: Dialog?
  /// The board and its last values; nil while there is no game.
  private var board: (any BoardViewModel)?
  private var game: LiveGame?
  private var notice: Notice?
  private var box = BoxScoreChoice()
  /// The screen's own message about the last key.
  private var said: String?
  /// The library in which a first game is awaited.
  private let library: String
  private var tokens: [Token] = []
  private var boardTokens: [Token] = []

  /// A screen bound to watched games.
  ///
  /// - Parameter library: the library in which a first game is awaited.
  public init(_ watching: any WatchingViewModel, library: String) {
    (self.watching, self.library) = (watching, library)
    tokens = [
      hear(watching.notice) { $0.notice = $1 }, hear(watching.board) { $0.show($1) },
    ]
  }

  private func show(_ board: (any BoardViewModel)?) {
    (self.board, game, boardTokens) = (board, board.map { LiveGame($0) }, [])
    guard let board else { return }
    boardTokens = [
      hear(board.score) { $0.game?.score = $1 }, hear(board.clock) { $0.game?.clock = $1 },
      hear(board.facts) { $0.game?.facts = $1 }, hear(board.plays) { $0.game?.plays = $1 },
    ]
  }

  public var nextFrame: Int? { game?.nextTenth }

  public func tick() { board?.tick() }

  public func refresh() { watching.refresh() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    said = nil
    if dialog.press(key).isTaken { return nil }
    if !Self.keys.has(key) { said = KeyAnswers.stray }
    return Self.keys.press(key, on: self)
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = dialog.lines(of: Self.keys.help, on: canvas) { return help }
    let keys = Self.keys.line(columns: canvas.size.columns, style: canvas.style)
    let message = message(on: canvas)
    guard let game, let board else {
      let rows = max(0, canvas.size.rows - 2)
      return Array(
        ([message.text] + Array(repeating: "", count: rows) + [keys.text]).suffix(canvas.size.rows))
    }
    let frame = GameFrame(
      game: game, flow: { board.flow }, wantsBox: box.wanted, message: message, prompt: keys)
    box.isShown = frame.showsBox(in: canvas.size)
    return frame.lines(on: canvas)
  }

  private func message(on canvas: Canvas) -> Line {
    let text = said ?? notice?.text ?? standing
    return Line(text.escapingControls.truncated(to: canvas.size.columns)) { text in
      said == nil && notice?.kind == .failed ? canvas.style.ground(text, .bad) : text
    }
  }

  private var standing: String {
    guard let game else { return "waiting for a game in '\(library)'" }
    if watching.isWaiting { return "waiting for the next game" }
    return game.facts.warnings.joined(separator: " · ")
  }

  private func toggleBox() { said = box.toggle() }

  private func goBack() {
    if box.isTurned { box.reset() } else { said = KeyAnswers.noWayBack }
  }

  static let keys = KeyTable<WatchScreen>(rows: [
    .init([.tab], "Tab", "box score", "the box score, and back") { $0.toggleBox() },
    .init(.typing("?"), "?", "keys", "these keys") { $0.dialog = .help(from: 0) },
    .init(.typing("q"), "q", "quit", "leaves") { _, _ in .leave },
    .init([.escape], "Esc", "", "one step back") { $0.goBack() },
  ])
}

/// A live screen: it is bound to view models, and turns keys into their verbs.
@MainActor
public protocol LiveScreen: AnyObject {
  /// Whether it has changed since it was drawn. The drawer resets it.
  var isStale: Bool { get set }
  /// Milliseconds until it changes with time, as for a running clock; nil if it does not.
  var nextFrame: Int? { get }
  /// Its lines, which fit the canvas.
  func lines(on canvas: Canvas) -> [String]
  /// Several keys follow at once, whose changes may be saved together.
  func beginBatch()
  func endBatch()
  /// Takes a key.
  ///
  /// - Returns: what to show in its place, if anything.
  func press(_ key: Key) -> Navigation?
  /// Updates what changes with time.
  func tick()
  /// Takes in changes of the library by others.
  func refresh()
}

extension LiveScreen {
  /// Nothing: each key is handled by itself.
  public func beginBatch() {}
  /// Nothing.
  public func endBatch() {}

  /// Stores a value now and whenever it changes, as long as the token lives.
  func hear<Value>(
    _ value: Dynamic<Value>, _ keep: @escaping (Self, Value) -> Void
  ) -> Token {
    value.bindAndFire { [weak self] new in
      guard let self else { return }
      keep(self, new)
      isStale = true
    }
  }
}

/// Where to go from a screen.
public enum Navigation: Equatable, Sendable {
  /// Nothing: the screen is left.
  case leave
  case score(id: String)
  /// The game of a fixture, which is made.
  case play(fixture: Int)
  case games
  case new
}
