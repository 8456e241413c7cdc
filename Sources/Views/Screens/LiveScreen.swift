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
  /// Its lines on any canvas. A narrow one shows the left part of a wider one, without paint.
  public func shown(on canvas: Canvas) -> [String] {
    let columns = canvas.columns
    let least = 40
    guard columns < least else { return lines(on: canvas) }
    let size = Size(columns: least, rows: canvas.rows)
    return lines(on: Canvas(size: size, style: .plain)).map {
      $0.truncated(to: columns)
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What every screen of a view model has: it shows the state, and is stale with each new one.
@MainActor
public class ModelScreen<State, Intent: ScreenIntent> {
  public var isStale = true
  public var isRinging = false
  let model: any ViewModel<State, Intent>
  let explain: ErrorText
  /// The state that it shows.
  private(set) var state: State
  /// Its own message, until the next key.
  var said: Said?
  /// The dialog that takes the keys in place of the screen.
  var dialog: (any Dialog)?
  private var token: Token?

  /// A screen bound to a view model.
  ///
  /// - Parameter message: its first message, such as why another screen could not be shown.
  public init(
    _ model: any ViewModel<State, Intent>, saying message: String? = nil,
    explain: @escaping ErrorText
  ) {
    (self.model, self.explain, state) = (model, explain, model.state.value)
    said = message.map { Said(text: $0) }
    token = model.state.bind { [weak self] new in
      guard let self else { return }
      let old = state
      state = new
      isStale = true
      hear(after: old)
    }
  }

  public var nextFrame: Int? { model.nextFrame }
  public func tick() { model.tick() }
  public func refresh() { model.refresh() }

  /// Called with each new state, for what a screen does besides showing it.
  func hear(after old: State) {}
}

/// A live screen whose keys stand in a table.
@MainActor
protocol KeyScreen: LiveScreen {
  associatedtype State
  associatedtype Intent: ScreenIntent
  var model: any ViewModel<State, Intent> { get }
  var table: KeyTable<Self> { get }
  var dialog: (any Dialog)? { get set }
  var said: Said? { get set }
  var help: HelpPage { get }
  /// Its lines while the help is not shown.
  func content(on canvas: Canvas) -> [String]
  /// Hands an intent on; nil for a key that concerns the screen alone.
  func take(_ intent: Intent?) -> Route?
  /// The answer to a key that does nothing, if there is more to say than that.
  func stray(_ key: Key) -> String?
}

/// A message of a screen.
struct Said {
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
    if var open = dialog {
      let step: DialogStep = key == .escape ? .over : open.press(key)
      dialog = [.over, .overBefore].contains(step) ? nil : open
      if case .refused(let why) = step { said = Said(text: why, kind: .refusal) }
      if step != .overBefore { return nil }
    }
    guard let row = table.row(of: key) else {
      said = Said(
        text: stray(key) ?? "this key does nothing here: ? shows those that do", kind: .refusal)
      return take(nil)
    }
    return take(row.act?(self, key) ?? row.intent)
  }

  func stray(_ key: Key) -> String? { nil }

  func say(_ text: String) { said = Said(text: text) }

  var help: HelpPage { HelpPage(entries: table.rows.map { ($0.name, $0.help) }) }

  public func lines(on canvas: Canvas) -> [String] {
    guard var open = dialog as? Help else { return content(on: canvas) }
    // The help scrolls no further than to its end.
    defer { dialog = open }
    return help.lines(from: &open.row, on: canvas)
  }
}

/// A screen of a game, which can turn to the box score.
@MainActor
protocol GameScreen: KeyScreen {
  var box: BoxScoreChoice { get set }
}

extension GameScreen {
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
