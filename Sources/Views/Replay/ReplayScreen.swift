import Terminal
import ViewModels

/// A saved game played again: the board, the plays up to it and a bar.
final class ReplayScreen: LiveScreen {
  var isStale = true
  let replay: any ReplayViewModel
  var overlay: Overlay?
  private let explain: (any Error) -> String
  /// Why it did not go where it was told to.
  private var problem: String?
  private var tokens: [Token] = []

  /// A screen bound to a replay; `explain` puts an error into words.
  init(_ replay: any ReplayViewModel, explain: @escaping (any Error) -> String) {
    (self.replay, self.explain) = (replay, explain)
    tokens = bind(
      to: replay.document, replay.position, replay.isPlaying, replay.speed, replay.notice)
  }

  var rest: Int? { replay.rest }

  func tick() { replay.tick() }

  func look() {}

  func press(_ key: Key) -> Turn? {
    isStale = true
    problem = nil
    return overlay.press(key) ? nil : ReplayKeys.table.press(key, on: self)
  }

  func lines(on canvas: Canvas) -> [String] {
    if let row = overlay.help { return ReplayKeys.table.help(from: row, on: canvas) }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let bar = ReplayBar(marks: replay.marks, position: replay.position.value)
    let keys = ReplayKeys.table.line(columns: columns, style: style)
    return LivePage(
      plays: LastPlays(game: replay.document.value, plays: replay.plays),
      foot: [
        bar.line(columns: columns, style: style), state.truncated(to: columns),
        overlay.question?.line(columns: columns, style: style) ?? keys,
      ]
    ).lines(on: canvas)
  }

  /// What there is to say; else whether and how fast it is played, and how far it is.
  private var state: String {
    let mode = replay.isPlaying.value ? "playing" : "paused"
    let state = "\(mode) \(replay.speed.value)  \(replay.time.value) of \(replay.end)"
    return
      (problem ?? [state, replay.notice.value?.text].compactMap(\.self).joined(separator: "  "))
      .escapingControls
  }

  /// Asks where to go, until the answer is a place there is.
  func ask() {
    let question = Question("go to") { [weak self] place in
      do {
        try self?.replay.go(to: place)
        return true
      } catch {
        self?.problem = self?.explain(error)
        return false
      }
    }
    overlay = .question(question)
  }
}
