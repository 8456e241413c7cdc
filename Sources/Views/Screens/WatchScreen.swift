import Basketball
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: GameScreen {
  public var isStale = true
  public var isRinging = false
  let model: any WatchingViewModel
  /// What it shows.
  private var state: WatchingState
  var dialog: (any Dialog)?
  var said: Said?
  var box = BoxScoreChoice()
  /// The library in which a first game is awaited.
  private let library: String
  private let explain: ErrorText
  private var token: Token?

  /// A screen bound to watched games.
  ///
  /// - Parameter library: the library in which a first game is awaited.
  public init(_ model: any WatchingViewModel, library: String, explain: @escaping ErrorText) {
    (self.model, self.library, self.explain) = (model, library, explain)
    state = model.state.value
    token = hear { screen, new in
      if let old = screen.state.board, let board = new.board, old.id == board.id {
        screen.hearEnd(of: board, after: old)
      }
      screen.state = new
    }
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = help(on: canvas) { return help }
    let keys = table.line(columns: canvas.size.columns, style: canvas.style)
    let message = message(on: canvas)
    guard let board = state.board else {
      let rows = max(0, canvas.size.rows - 2)
      return ([message.text] + Array(repeating: "", count: rows) + [keys.text])
        .suffix(canvas.size.rows)
    }
    return lines(
      of: GameFrame(board: board, message: message, prompt: [keys]), on: canvas)
  }

  private func message(on canvas: Canvas) -> Line {
    let notice = state.notice
    let teams = state.board?.teams.map(\.name) ?? Sides { _ in "" }
    let rules = state.board?.rules ?? .pickup
    let text =
      said?.text ?? notice?.text(of: teams, by: rules, explain: explain) ?? standing
    return Line(text.escapingControls.truncated(to: canvas.size.columns)) { text in
      said == nil && notice?.kind == .failed ? canvas.style.ground(text, .bad) : text
    }
  }

  private var standing: String {
    guard let board = state.board else { return "waiting for a game in '\(library)'" }
    return state.isWaiting
      ? "waiting for the next game" : board.warnings.joined(separator: " · ")
  }

  var table: KeyTable<WatchScreen> { KeyTable(rows: Self.keys) }

  static let keys: [KeyRow<WatchScreen>] = [.box(), .help, .quit, .back]
}
