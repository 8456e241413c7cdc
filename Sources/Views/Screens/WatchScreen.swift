import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: LiveScreen, GameScreen {
  public var isStale = true
  public var isRinging = false
  private let watching: any WatchingViewModel
  var dialog: (any Dialog)?
  var said: String?
  var box = BoxScoreChoice()
  /// The library in which a first game is awaited.
  private let library: String
  private var tokens: [Token] = []
  private var boardTokens: [Token] = []

  /// A screen bound to watched games.
  ///
  /// - Parameter library: the library in which a first game is awaited.
  public init(_ watching: any WatchingViewModel, library: String) {
    self.watching = watching
    self.library = library
    tokens = [
      hear(watching.notice), hear(watching.board) { screen, _ in screen.hearBoard() },
    ]
    hearBoard()
  }

  private func hearBoard() { boardTokens = board.map { hear($0) + [hearEnd(of: $0)] } ?? [] }

  private var board: (any BoardViewModel)? { watching.board.value }

  public var nextFrame: Int? { board?.nextTenth }

  public func tick() { board?.tick() }

  public func refresh() { watching.refresh() }

  public func lines(on canvas: Canvas) -> [String] {
    if let help = help(on: canvas) { return help }
    let keys = table.line(columns: canvas.size.columns, style: canvas.style)
    let message = message(on: canvas)
    guard let board else {
      let rows = max(0, canvas.size.rows - 2)
      return ([message.text] + Array(repeating: "", count: rows) + [keys.text])
        .suffix(canvas.size.rows)
    }
    return lines(
      of: GameFrame(board: board, wantsBox: box.wanted, message: message, prompt: keys), on: canvas)
  }

  private func message(on canvas: Canvas) -> Line {
    let notice = watching.notice.value
    let text = said ?? notice?.text ?? standing
    return Line(text.escapingControls.truncated(to: canvas.size.columns)) { text in
      said == nil && notice?.kind == .failed ? canvas.style.ground(text, .bad) : text
    }
  }

  private var standing: String {
    guard let board else { return "waiting for a game in '\(library)'" }
    return watching.isWaiting
      ? "waiting for the next game" : board.facts.value.warnings.joined(separator: " · ")
  }

  var table: KeyTable<WatchScreen> { KeyTable(rows: Self.keys) }

  static let keys: [KeyRow<WatchScreen>] = [.box, .help, .quit, .back]
}
