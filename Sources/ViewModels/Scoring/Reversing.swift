import Basketball

/// What a screen offers that others may change: to start or to pause the clock, and a step to take back.
///
/// Two scorers hear one whistle. Who presses a key within 0.3 seconds of what the other has done has not
/// seen it, and means what the screen offered before.
struct Offered {
  let isRunning: Bool
  let lastStep: Entry?
  private let time: TimeOfDay

  /// What the board offers now.
  init(_ board: LiveBoard) {
    isRunning = board.clock.value.running
    lastStep = board.lastStep.value
    time = board.now()
  }

  func isStill(of board: LiveBoard) -> Bool {
    isRunning == board.clock.value.running && lastStep == board.lastStep.value
  }

  /// This, as long as nobody can have seen the change.
  func ifFresh(at now: TimeOfDay) -> Offered? {
    abs(now.milliseconds - time.milliseconds) < 300 ? self : nil
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Undo and redo, where others score too.
extension Scoring {
  public var isLastStepOfOthers: Bool {
    scoreboard.lastStep.value.map(scoreboard.followed.isOfOthers) ?? false
  }

  public func undo() { reverse(.undo(1), by: "u") }

  public func redo() { reverse(.redo(1), by: "y") }

  /// What the screen offered when a key was pressed.
  func takeOffered() -> Offered { takeFresh() ?? Offered(scoreboard) }

  /// What it offered before a change that nobody can have seen yet.
  func takeFresh() -> Offered? {
    defer { offered = nil }
    return offered?.ifFresh(at: scoreboard.now())
  }

  /// Drops an unsaved play, or takes a step back or gives it back.
  private func reverse(_ verb: Verb, by key: String) {
    let question = notice.value?.text
    reset()
    refresh()
    let offered = takeOffered()
    if verb == .undo(1), let play = plays.popLast() {
      unsaved.update(plays.map(\.text))
      say(.done, "dropped \(play.text)")
    } else if verb == .undo(1), let gone = offered.lastStep, !scoreboard.isInEffect(gone) {
      refuse("\(name(gone)) is taken back already, elsewhere")
    } else if !asks(about: verb, key, since: question) {
      attempt(verb)
    }
  }

  /// Asks whether to take back what others have recorded, or to give back what they took back, unless
  /// that question was there before the key.
  func asks(about verb: Verb, _ key: String, since question: String?) -> Bool {
    let steps = scoreboard.followed.stepsOfOthers(reversedBy: verb)
    if steps.isEmpty { return false }
    let names = steps.map(name).joined(separator: ", ")
    let text =
      if case .redo = verb { "\(key) again gives back \(names), taken back elsewhere" } else {
        "\(key) again takes back \(names), recorded elsewhere"
      }
    if text == question { return false }
    refuse(text)
    return true
  }

  private func name(_ step: Entry) -> String {
    wording.name(step, scoreboard.standing.teams.map(\.name))
  }
}

extension LiveBoard {
  /// Whether a step counts.
  fileprivate func isInEffect(_ step: Entry) -> Bool {
    step == lastStep.value || sheet.tape.lastDone(.max).contains(step)
  }
}
