import Basketball

/// What a screen offers that others may change: to start or to pause the clock, and a step to take back.
///
/// Two scorers hear one whistle. Who presses a key within 0.3 seconds of what the other has done has not
/// seen it, and means what the screen offered before.
nonisolated struct Offered: Sendable {
  let isRunning: Bool
  let lastStep: Entry?
  private let time: TimeOfDay

  /// What a board offers now.
  @MainActor
  init(_ live: LiveBoard) {
    let board = live.board.value
    (isRunning, lastStep, time) = (board.clock.running, board.lastStep, live.now())
  }

  @MainActor
  func isStill(of live: LiveBoard) -> Bool {
    let board = live.board.value
    return isRunning == board.clock.running && lastStep == board.lastStep
  }

  /// This, as long as nobody can have seen the change.
  func ifFresh(at now: TimeOfDay) -> Offered? {
    abs(now.milliseconds - time.milliseconds) < 300 ? self : nil
  }
}

/// Undo and redo, where others score too.
extension Scoring {
  /// What the screen offered when a key was pressed.
  func takeOffered() -> Offered { takeFresh() ?? Offered(live) }

  /// What it offered before a change that nobody can have seen yet.
  func takeFresh() -> Offered? {
    defer { offered = nil }
    return offered?.ifFresh(at: live.now())
  }

  /// Drops an unsaved play, or takes a step back or gives it back.
  func reverse(_ verb: Verb, by key: String) {
    let question = shown.notice
    reset()
    refresh()
    let offered = takeOffered()
    if verb == .undo(1), let play = shown.waiting.popLast() {
      say(.said("dropped \(play.text)"))
    } else if verb == .undo(1), let gone = offered.lastStep, !live.isInEffect(gone) {
      say(.undoneElsewhere(gone))
    } else if !asks(about: verb, by: key, since: question) {
      attempt(verb)
    }
  }

  /// Asks whether to take back what others have recorded, or to give back what they took back, unless
  /// that question was there before the key.
  func asks(about verb: Verb, by key: String, since last: Notice?) -> Bool {
    let steps = live.followed.stepsOfOthers(reversedBy: verb)
    if steps.isEmpty { return false }
    if case .reverses(steps, _, key)? = last?.news.first { return false }
    say(.reverses(steps, by: verb, key: key))
    return true
  }

  /// Drops that question once others have done more since.
  func dropOldQuestion() {
    guard case .reverses(let steps, let verb, _)? = shown.notice?.news.first else { return }
    if live.followed.stepsOfOthers(reversedBy: verb) != steps { clearNotice() }
  }
}

extension LiveBoard {
  /// Whether a step counts.
  fileprivate func isInEffect(_ step: Entry) -> Bool {
    step == board.value.lastStep || game.sheet.tape.lastDone(.max).contains(step)
  }
}
