import Terminal
import ViewModels

/// A live screen: it reads view models, and turns keys into their verbs.
@MainActor
public protocol LiveScreen: AnyObject {
  /// Whether it has changed since it was drawn. The drawer resets it.
  var isStale: Bool { get set }
  /// Whether time has run out on a running clock since it was drawn. The drawer resets it, and rings
  /// the terminal's bell.
  var isRinging: Bool { get set }
  /// Milliseconds until it changes with time, as for a running clock; nil if it does not.
  var nextFrame: Int? { get }
  /// Its lines on a canvas of at least `leastColumns`.
  func lines(on canvas: Canvas) -> [String]
  /// Takes a key.
  ///
  /// - Returns: what to show in its place, if anything.
  func press(_ key: Key) -> Navigation?
  /// Updates what changes with time.
  func tick()
  /// Takes in changes of the library by others.
  func refresh()
}

/// Where to go from a screen.
public enum Navigation: Equatable, Sendable {
  /// Nothing: the screen is left.
  case leave
  case score(id: String)
  /// A game that was just made after the one shown.
  case made(id: String)
  /// The one after which that was made, which is deleted.
  case takenBack(to: String)
  /// The game of a fixture, which is made.
  case play(fixture: Int)
  case games
  case new
}

extension LiveScreen {
  public var isRinging: Bool {
    get { false }
    set {}
  }
  public var nextFrame: Int? { nil }
  public func tick() {}
  public func refresh() {}

  /// Its lines on any canvas. A narrow one shows the left part of a wider one, without paint.
  public func shown(on canvas: Canvas) -> [String] {
    let columns = canvas.size.columns
    let least = 40
    guard columns < least else { return lines(on: canvas) }
    let size = Size(columns: least, rows: canvas.size.rows)
    return lines(on: Canvas(size: size, style: .plain)).map {
      $0.truncated(to: columns)
    }
  }

  /// Makes the screen stale whenever a value changes, as long as the token lives.
  ///
  /// - Parameter act: what else to do with the new value.
  func hear<Value>(
    _ value: Dynamic<Value>, _ act: @escaping (Self, Value) -> Void = { _, _ in }
  ) -> Token {
    value.bind { [weak self] new in
      guard let self else { return }
      act(self, new)
      isStale = true
    }
  }

  /// Rings when time runs out on the running clock of a board.
  func hearEnd(of board: any BoardViewModel) -> Token {
    var wasRunning = board.clock.value.running
    return hear(board.facts) { screen, game in
      if wasRunning, !game.clock.running, game.horn != nil { screen.isRinging = true }
      wasRunning = game.clock.running
    }
  }

  func hear(_ board: any BoardViewModel) -> [Token] {
    [hear(board.score), hear(board.clock), hear(board.facts), hear(board.plays)]
  }
}

/// A live screen whose keys stand in a table.
@MainActor
protocol KeyScreen: LiveScreen {
  var table: KeyTable<Self> { get }
  var dialog: (any Dialog)? { get set }
  /// Its own message about the last key.
  var said: String? { get set }
}

extension KeyScreen {
  /// Does what a key says: in a dialog that is open, else by the table.
  public func press(_ key: Key) -> Navigation? {
    isStale = true
    said = nil
    let (isTaken, refusal) = dialog.press(key)
    if let refusal { said = refusal }
    if isTaken { return nil }
    if !table.has(key) { said = Self.stray }
    return table.press(key, on: self)
  }

  /// The answer to a key that does nothing.
  static var stray: String { "this key does nothing here: ? shows those that do" }

  func help(on canvas: Canvas) -> [String]? { dialog.lines(of: table.help, on: canvas) }
}

/// A screen of a game, which can turn to the box score.
@MainActor
protocol GameScreen: KeyScreen {
  var box: BoxScoreChoice { get set }
}

extension GameScreen {
  /// The frame's lines, with the box score or without.
  func lines(of frame: GameFrame, on canvas: Canvas) -> [String] {
    box.isShown = frame.showsBox(in: canvas.size)
    return frame.lines(on: canvas)
  }

  /// From the box score back to the game.
  func goBack() {
    if !box.turnBack() { said = "there is nothing to go back from: q leaves" }
  }
}

/// The rows of keys that several screens have.
extension KeyRow where Owner: KeyScreen {
  static var help: Self {
    Self("?", "these keys", word: "keys") { $0.dialog = Help() }
  }
  static var quit: Self { Self("q", "leaves", word: "quit") { _, _ in .leave } }
}

extension KeyRow where Owner: GameScreen {
  static var box: Self {
    Self("Tab", "the box score, and back", word: "box score") { $0.said = $0.box.toggle() }
  }
  static var back: Self { Self("Esc", "one step back") { $0.goBack() } }
}
