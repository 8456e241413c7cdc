import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: LiveScreen {
  public var isStale = true
  private let watching: any WatchingViewModel
  fileprivate var dialog: Dialog?
  /// Where a first game is waited for.
  private let library: String
  private var tokens: [Token] = []
  private var boardTokens: [Token] = []

  /// A screen bound to games that are only looked at.
  ///
  /// - Parameter library: where a game is waited for, as long as there is none.
  public init(_ watching: any WatchingViewModel, library: String) {
    (self.watching, self.library) = (watching, library)
    tokens = bind(to: watching.notice)
    tokens.append(watching.board.bindAndFire { [weak self] in self?.show($0) })
  }

  private func show(_ board: (any BoardViewModel)?) {
    isStale = true
    boardTokens = board.map { bind(to: $0) } ?? []
  }

  public var nextFrame: Int? { watching.board.value?.clock.value.nextTenth }

  public func tick() { watching.board.value?.tick() }

  public func refresh() { watching.refresh() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    return dialog.press(key) ? nil : Self.keys.press(key, on: self)
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let row = dialog.help { return Self.keys.help.lines(from: row, on: canvas) }
    let keys = Self.keys.line(columns: canvas.size.columns, style: canvas.style)
    guard let board = watching.board.value else {
      let rows = max(0, canvas.size.rows - 2)
      return Array(
        ([message(on: canvas)] + Array(repeating: "", count: rows) + [keys])
          .suffix(canvas.size.rows))
    }
    return LivePage(plays: LastPlays(board: board), foot: [message(on: canvas), keys])
      .lines(on: canvas)
  }

  private func message(on canvas: Canvas) -> String {
    let notice = watching.notice.value
    let text = (notice?.text ?? standing).escapingControls.truncated(to: canvas.size.columns)
    return notice?.kind == .failed ? canvas.style.color(text, .bad) : text
  }

  private var standing: String {
    guard let board = watching.board.value else { return "waiting for a game in '\(library)'" }
    if watching.isWaiting { return "waiting for the next game" }
    return BoardFacts(board).notes.joined(separator: "  ")
  }

  static let keys = KeyTable<WatchScreen>(rows: [
    .init(.typing("?"), "?", "help", "these keys") { $0.dialog = .help(from: 0) },
    .init(.typing("q") + [.escape], "q", "quit", "leaves") { _, _ in .leave },
  ])
}
