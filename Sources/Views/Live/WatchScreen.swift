import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The board of a game that others record.
public final class WatchScreen: LiveScreen {
  public var isStale = true
  private let watching: any WatchingViewModel
  fileprivate var overlay: Overlay?
  private var tokens: [Token] = []

  /// A screen bound to a game that is only looked at.
  public init(_ watching: any WatchingViewModel) {
    self.watching = watching
    tokens = bind(to: watching.board) + bind(to: watching.notice)
  }

  public var nextFrame: Int? { watching.board.clock.value.nextTenth }

  public func tick() { watching.board.tick() }

  public func refresh() { watching.refresh() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    return overlay.press(key) ? nil : Self.keys.press(key, on: self)
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let row = overlay.help { return Self.keys.help.lines(from: row, on: canvas) }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let game = BoardFacts(watching.board)
    let notice = watching.notice.value
    let text = notice?.text ?? game.notes.joined(separator: "  ")
    let message = text.escapingControls.truncated(to: columns)
    return LivePage(
      plays: LastPlays(board: watching.board),
      foot: [
        notice?.kind == .failed ? style.color(message, .bad) : message,
        Self.keys.line(columns: columns, style: style),
      ]
    ).lines(on: canvas)
  }

  static let keys = KeyTable<WatchScreen>(rows: [
    .init(.typing("?"), "?", "help", "these keys") { $0.overlay = .help(from: 0) },
    .init(.typing("q") + [.escape], "q", "quit", "leaves") { _, _ in .leave },
  ])
}
