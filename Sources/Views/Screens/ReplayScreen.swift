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
  /// What the replay has told.
  private var game: LiveGame
  private var position = 0.0
  private var isPlaying = false
  private var speed = ""
  private var notice: Notice?
  private var tokens: [Token] = []

  /// A screen bound to a replay.
  public init(_ replay: any ReplayViewModel, wording: Wording) {
    (self.replay, self.wording, game) = (replay, wording, LiveGame(replay))
    tokens = [
      hear(replay.score) { $0.game.score = $1 }, hear(replay.clock) { $0.game.clock = $1 },
      hear(replay.facts) { $0.game.facts = $1 }, hear(replay.plays) { $0.game.plays = $1 },
      hear(replay.position) { $0.position = $1 }, hear(replay.isPlaying) { $0.isPlaying = $1 },
      hear(replay.speed) { $0.speed = $1 }, hear(replay.notice) { $0.notice = $1 },
    ]
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
      marks: replay.marks, colors: game.teams.map(\.color), position: position)
    let keys = ReplayKeys.table.line(columns: columns, style: style)
    return LivePage(
      game: game,
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
    let mode = isPlaying ? "playing" : "paused"
    let way = game.facts.rules.clock == .down ? "to" : "of"
    let state = "\(mode) \(speed)  \(game.clock.text) \(way) \(replay.end)"
    if let notice = notice?.text { return "\(state)  \(notice)".escapingControls }
    let facts = FlowFacts(replay.flow, of: game.facts)
      .line(columns: columns - state.displayWidth - 2)
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
