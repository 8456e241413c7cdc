import Basketball
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: ModelScreen<WatchingState, WatchingIntent>, GameScreen {
  var box = BoxScoreChoice()
  /// The library in which a first game is awaited.
  private let library: String

  /// A screen bound to watched games.
  ///
  /// - Parameter library: the library in which a first game is awaited.
  public init(_ model: any WatchingViewModel, library: String, explain: @escaping ErrorText) {
    self.library = library
    super.init(model, explain: explain)
  }

  override func hear(after old: WatchingState) {
    if let old = old.board, let board = state.board, old.id == board.id {
      hearEnd(of: board, after: old)
    }
  }

  func content(on canvas: Canvas) -> [String] {
    let keys = table.line(on: canvas)
    let message = message(on: canvas)
    guard let board = state.board else {
      let rows = max(0, canvas.rows - 2)
      return ([message.text] + Array(repeating: "", count: rows) + [keys.text])
        .suffix(canvas.rows)
    }
    return GameFrame(board: board, message: message, prompt: [keys]).lines(on: canvas, box: &box)
  }

  private func message(on canvas: Canvas) -> Line {
    let notice = state.notice
    let text = said?.text ?? notice?.text(of: state.board, explain: explain) ?? standing
    return Line(text.escapingControls.truncated(to: canvas.columns)) { text in
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
