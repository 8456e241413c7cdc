import Terminal
import ViewModels

/// The board of a game that others record.
final class WatchScreen: LiveScreen {
  var isStale = true
  private let spectator: any SpectatorViewModel
  fileprivate var overlay: Overlay?
  private var tokens: [Token] = []

  /// A screen bound to a game that is only looked at.
  init(_ spectator: any SpectatorViewModel) {
    self.spectator = spectator
    tokens = bind(to: spectator.board.document, spectator.notice)
  }

  var rest: Int? { spectator.board.document.value.clock.rest }

  func tick() { spectator.board.tick() }

  func look() { spectator.look() }

  func press(_ key: Key) -> Turn? {
    isStale = true
    return overlay.press(key) ? nil : Self.keys.press(key, on: self)
  }

  func lines(on canvas: Canvas) -> [String] {
    if let row = overlay.help { return Self.keys.help(from: row, on: canvas) }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let game = spectator.board.document.value
    let notice = spectator.notice.value
    let text = notice?.text ?? game.notes.joined(separator: "  ")
    let said = text.escapingControls.truncated(to: columns)
    return LivePage(
      plays: LastPlays(game: game, plays: spectator.board.plays),
      foot: [
        notice?.kind == .failed ? style.color(said, .bad) : said,
        Self.keys.line(columns: columns, style: style),
      ]
    ).lines(on: canvas)
  }

  static let keys = KeyTable<WatchScreen>(rows: [
    .init(.typing("?"), "?", "help", "these keys") { $0.overlay = .help(from: 0) },
    .init(.typing("q") + [.escape], "q", "quit", "leaves") { _, _ in .leave },
  ])
}
