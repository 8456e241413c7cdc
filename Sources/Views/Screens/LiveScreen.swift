import Terminal
import ViewModels

/// A live screen: it draws the state of a view model, and turns keys into intents.
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
  @discardableResult
  func press(_ key: Key) -> Route?
  /// Updates what changes with time.
  func tick()
  /// Takes in changes of the library by others.
  func refresh()
}

extension LiveScreen {
  public var isRinging: Bool {
    get { false }
    set {}
  }

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
}

/// A live screen of a view model: it draws the state.
@MainActor
protocol ModelScreen: LiveScreen {
  associatedtype State
  associatedtype Intent: ScreenIntent
  var model: any ViewModel<State, Intent> { get }
}

extension ModelScreen {
  var state: State { model.state.value }
  public var nextFrame: Int? { model.nextFrame }
  public func tick() { model.tick() }
  public func refresh() { model.refresh() }

  /// Is stale with each new state, as long as the token lives.
  ///
  /// - Parameter act: what else to do with it.
  func hear(_ act: @escaping (Self, State) -> Void = { _, _ in }) -> Token {
    model.state.bind { [weak self] new in
      guard let self else { return }
      act(self, new)
      isStale = true
    }
  }
}

/// A live screen whose keys stand in a table.
@MainActor
protocol KeyScreen: ModelScreen {
  var table: KeyTable<Self> { get }
  var dialog: (any Dialog)? { get set }
  var said: Said? { get set }
  /// Hands an intent on; nil for a key that concerns the screen alone.
  func take(_ intent: Intent?) -> Route?
  /// The answer to a key that does nothing.
  func stray(_ key: Key) -> String
}

/// A screen's own message, until the next key.
struct Said: Equatable {
  let text: String
  var kind = Kind.news

  enum Kind { case news, refusal, horn }
}

extension KeyScreen {
  func take(_ intent: Intent?) -> Route? { intent.flatMap(model.take) }

  /// Does what a key says: in a dialog that is open, else by the table.
  @discardableResult
  public func press(_ key: Key) -> Route? {
    isStale = true
    said = nil
    let (isTaken, refusal) = dialog.press(key)
    if let refusal { said = Said(text: refusal, kind: .refusal) }
    if isTaken { return nil }
    guard let row = table.row(of: key) else {
      said = Said(text: stray(key), kind: .refusal)
      return take(nil)
    }
    return take(row.intent(of: key, on: self))
  }

  func stray(_ key: Key) -> String { "this key does nothing here: ? shows those that do" }

  func say(_ text: String) { said = Said(text: text) }

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
    frame.lines(on: canvas, box: &box)
  }

  /// Rings when time runs out on the running clock of a game.
  func hearEnd(of board: Board, after old: Board) {
    if old.clock.running, !board.clock.running, board.horn != nil { isRinging = true }
  }

  /// From the box score back to the game.
  func goBack() {
    if !box.turnBack() { say("there is nothing to go back from: q leaves") }
  }
}

/// The rows of keys that several screens have.
extension KeyRow {
  static var help: Self {
    Self("?", "these keys", word: "keys") { $0.dialog = Help() }
  }
  static var quit: Self { Self("q", "leaves", .leave, word: "quit") }
}

extension KeyRow where Owner: GameScreen {
  static func box(_ word: String = "box score") -> Self {
    Self("Tab", "the box score, and back", word: word) { $0.say($0.box.turn()) }
  }
  static var back: Self { Self("Esc", "one step back") { $0.goBack() } }
}
