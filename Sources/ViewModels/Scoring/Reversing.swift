import Basketball

/// What a screen offers that others may change: to start or to pause the clock, and a step to take back.
///
/// Two scorers hear one whistle. Who presses a key within 0.3 seconds of what the other has done has not
/// seen it, and means what the screen offered before.
struct Offered {
  let isRunning: Bool
  let lastStep: Entry?
  fileprivate let time: TimeOfDay

  /// What a board offers now.
  init(_ live: LiveBoard) {
    let board = live.board.value
    (isRunning, lastStep, time) = (board.clock.running, board.lastStep, live.now())
  }

  func isStill(of live: LiveBoard) -> Bool {
    let board = live.board.value
    return isRunning == board.clock.running && lastStep == board.lastStep
  }
}

/// Undo and redo, where others score too.
extension Scoring {
  /// What the screen offered when a key was pressed.
  func takeOffered() -> Offered { takeFresh() ?? Offered(live) }

  /// What the screen offered before a change that nobody can have seen yet; nil without such a change.
  func takeFresh() -> Offered? {
    defer { offered = nil }
    return offered.flatMap {
      abs(live.now().milliseconds - $0.time.milliseconds) < 300 ? $0 : nil
    }
  }

  /// Drops an unsaved play, or takes a step back or gives it back.
  func reverse(_ verb: Verb, by key: String) {
    let question = shown.notice
    reset()
    refresh()
    let offered = takeOffered()
    if verb == .undo(1), let play = shown.waiting.popLast() {
      say(.said("dropped \(play.text)"))
    } else if verb == .undo(1), let gone = offered.lastStep,
      !live.sheet.tape.lastDone(.max).contains(gone)
    {
      say(.undoneElsewhere(gone))
    } else if !asks(about: verb, by: key, since: question) {
      attempt(verb)
    }
  }

  /// Asks whether to take back what others have recorded, or to give back what they took back, unless
  /// that question was there before the key.
  func asks(about verb: Verb, by key: String, since last: Notice) -> Bool {
    let steps = live.followed.stepsOfOthers(reversedBy: verb)
    if steps.isEmpty { return false }
    if case .reverses(steps, _, key)? = last.news.first { return false }
    say(.reverses(steps, by: verb, key: key))
    return true
  }

  /// Drops that question once others have done more since.
  func dropOldQuestion() {
    guard case .reverses(let steps, let verb, _)? = shown.notice.news.first else { return }
    if live.followed.stepsOfOthers(reversedBy: verb) != steps { clearNotice() }
  }
}
