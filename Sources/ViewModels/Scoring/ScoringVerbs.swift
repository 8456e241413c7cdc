import Basketball
import Storage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// All other verbs, which are done after the waiting plays.
extension Scoring {
  public func setTime(to reading: String) -> Bool {
    do {
      let time = try GameTime(typed: reading)
      if let number = selected.value { return attempt(.fix(number, Correction(time: time))) }
      reset()
      return attempt(.clock(.set(time)))
    } catch {
      refuse(wording.explain(error))
      return false
    }
  }

  // A begun play or an offer stays: scorers stop the clock before they finish the play. A correction is
  // over once the clock runs: the next keys are of the game that goes on.
  public func togglePause() {
    scoreboard.tick()
    attempt(.clock(takeOffered().isRunning ? .pause : .start))
    if scoreboard.clock.value.running { selected.update(nil) }
  }

  public func select(by places: Int) {
    reset()
    let plays = scoreboard.plays.value
    let next = max(0, (selected.value.flatMap { plays.place(of: $0) } ?? plays.count) + places)
    selected.update(next < plays.count ? plays[next].play.number : nil)
    if plays.isEmpty { refuse("there is no play to pick yet") }
  }

  public func remove() {
    guard let number = selected.value else {
      return refuse("no play is picked: ↑ picks one")
    }
    attempt(.remove(number))
  }

  /// Drops the selection if the play is no longer in the game; returns its number.
  @discardableResult
  func releaseMissingPlay() -> Int? {
    guard let missing = selected.value, scoreboard.plays.value.place(of: missing) == nil else {
      return nil
    }
    selected.update(nil)
    return missing
  }

  /// Saves all plays, then does a verb and says what it did, or why not.
  ///
  /// - Returns: false when it was refused.
  @discardableResult
  func attempt(_ verb: Verb) -> Bool {
    save()
    let isRefused = ![nil, .done].contains(notice.value?.kind)
    guard plays.isEmpty else {
      offerAgain(verb)
      return true
    }
    let before = (scoreboard.lastStep.value, scoreboard.clock.value.running)
    defer { releaseMissingPlay() }
    do {
      let outcome = try scoreboard.perform(verb)
      offer.releaseMissingPlay()
      if !isRefused {
        let idle =
          outcome.action == nil
          ? wording.idle(verb, scoreboard.sheet) ?? verb.idleText : nil
        sayMore(.done, idle ?? wording.describe(outcome))
      }
    } catch let error as GameError {
      guard verb != verb.droppingLaterPlays, case .playsAfterFinish = error else {
        refuse(wording.explain(error))
        return false
      }
      ask(error, about: verb)
    } catch {
      fail(error, "not done")
      if !error.isSaved { offerAgain(verb, after: before) }
    }
    return true
  }
}

extension Verb {
  /// What it says where it changes nothing.
  nonisolated fileprivate var idleText: String {
    switch self {
    case .clock(.start): "the clock runs already"
    case .clock(.pause): "the clock is paused already"
    default: "nothing to change"
    }
  }
}

extension Error {
  /// Whether the change is saved despite the error, but may not survive a power cut.
  nonisolated var isSaved: Bool {
    if case .unsynced? = self as? LibraryError { true } else { false }
  }
}
