import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: LiveScreen {
  public var isStale = true
  private let watching: any WatchingViewModel
  fileprivate var dialog: Dialog?
  /// The board that is shown, and what it has told; nil as long as there is no game.
  private var board: (any BoardViewModel)?
  private var game: LiveGame?
  private var notice: Notice?
  /// Where a first game is waited for.
  private let library: String
  private var tokens: [Token] = []
  private var boardTokens: [Token] = []

  /// A screen bound to games that are only looked at.
  ///
  /// - Parameter library: where a game is waited for, as long as there is none.
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
    return dialog.press(key) ? nil : Self.keys.press(key, on: self)
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let row = dialog.help { return Self.keys.help.lines(from: row, on: canvas) }
    let keys = Self.keys.line(columns: canvas.size.columns, style: canvas.style)
    guard let game else {
      let rows = max(0, canvas.size.rows - 2)
      return Array(
        ([message(on: canvas)] + Array(repeating: "", count: rows) + [keys])
          .suffix(canvas.size.rows))
    }
    return LivePage(game: game, foot: [message(on: canvas), keys]).lines(on: canvas)
  }

  private func message(on canvas: Canvas) -> String {
    let text = (notice?.text ?? standing).escapingControls.truncated(to: canvas.size.columns)
    return notice?.kind == .failed ? canvas.style.color(text, .bad) : text
  }

  private var standing: String {
    guard let game else { return "waiting for a game in '\(library)'" }
    if watching.isWaiting { return "waiting for the next game" }
    return game.facts.notes.joined(separator: "  ")
  }

  static let keys = KeyTable<WatchScreen>(rows: [
    .init(.typing("?"), "?", "help", "these keys") { $0.dialog = .help(from: 0) },
    .init(.typing("q") + [.escape], "q", "quit", "leaves") { _, _ in .leave },
  ])
}
