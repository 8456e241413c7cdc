import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A saved game played again: the board, the plays up to it and a bar.
public final class ReplayScreen: LiveScreen {
  public var isStale = true
  let replay: any ReplayViewModel
  var dialog: Dialog?
  private let wording: Wording
  /// Why it did not go to a place.
  private var problem: String?
  private var tokens: [Token] = []

  /// A screen bound to a replay.
  public init(_ replay: any ReplayViewModel, wording: Wording) {
    (self.replay, self.wording) = (replay, wording)
    tokens =
      bind(to: replay)
      + bind(to: replay.position, replay.isPlaying, replay.speed, replay.notice)
  }

  public var nextFrame: Int? { replay.nextFrame }

  public func tick() { replay.tick() }

  public func refresh() {}

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    problem = nil
    return dialog.press(key) ? nil : ReplayKeys.table.press(key, on: self)
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let row = dialog.help { return ReplayKeys.table.help.lines(from: row, on: canvas) }
    let (columns, style) = (canvas.size.columns, canvas.style)
    let bar = ReplayBar(
      marks: replay.marks, colors: replay.teams.value.map(\.color),
      position: replay.position.value)
    let keys = ReplayKeys.table.line(columns: columns, style: style)
    return LivePage(
      plays: LastPlays(board: replay),
      foot: [
        bar.line(columns: columns, style: style),
        (problem?.escapingControls ?? state(columns: columns)).truncated(to: columns),
        dialog.question?.line(columns: columns, style: style) ?? keys,
      ]
    ).lines(on: canvas)
  }

  /// Whether and how fast it is played, and how far it is; then what there is to say or, where there
  /// is room, how the score went.
  private func state(columns: Int) -> String {
    let mode = replay.isPlaying.value ? "playing" : "paused"
    let way = replay.progress.value.rules.clock == .down ? "to" : "of"
    let state = "\(mode) \(replay.speed.value)  \(replay.clock.value.text) \(way) \(replay.end)"
    if let notice = replay.notice.value?.text { return "\(state)  \(notice)".escapingControls }
    let facts = BoardFacts(replay).flowLine(of: replay, columns: columns - state.displayWidth - 2)
    return facts.isEmpty ? state : "\(state)  \(facts)"
  }

  /// Asks where to go, until the answer is a place there is.
  func ask() {
    let question = Question("go to") { [weak self] place in
      do {
        try self?.replay.go(to: place)
        return true
      } catch {
        self?.problem = self?.wording.explain(error)
        return false
      }
    }
    dialog = .question(question)
  }
}
