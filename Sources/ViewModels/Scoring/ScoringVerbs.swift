import Basketball

/// All other verbs, which are done after the waiting plays.
extension Scoring {
  func setTime(to reading: String) {
    do {
      let time = try GameTime(typed: reading)
      if let number = shown.picked {
        attempt(.fix(number, Correction(time: time)))
      } else {
        reset()
        attempt(.clock(.set(time)))
      }
    } catch {
      say(.rejected(error))
    }
  }

  // A begun play or an offer stays: scorers stop the clock before they finish the play. A correction is
  // over once the clock runs: the next keys are of the game that goes on.
  func togglePause() {
    live.tick()
    attempt(.clock(takeOffered().isRunning ? .pause : .start))
    guard shown.board.clock.running else { return }
    release()
    if shown.begun == nil { shown.behind = nil }
  }

  /// Stops the clock after what was recorded, where that is wanted: at the time of its first key.
  func stopClock(after outcome: Outcome) -> Outcome? {
    guard stops, outcome.leavesClockRunning, let moment = outcome.added.last?.play.moment else {
      return nil
    }
    return try? live.game.perform(.clock(.stop(moment)))
  }

  /// Whether others have recorded a play like one of these within two seconds of the clock.
  func tellsTwice(_ outcome: Outcome) -> Bool {
    let plays = shown.board.plays.map(\.play)
    return outcome.added.map(\.play).contains { new in
      !new.move.isSubstitution && !new.move.isFreeThrow
        && plays.contains { $0.isAlike(new) && live.followed.isOfOthers(play: $0.number) }
    }
  }

  func pick(by places: Int) {
    let plays = shown.board.plays
    let next = max(0, (shown.pickedPlace ?? plays.count) + places)
    let play = next < plays.count ? plays[next].play : nil
    shown.picked = play?.number
    let hasPass = plays.contains { $0.play.basket == play?.number }
    shown.offer = play.flatMap { $0.move.isFieldGoal && !hasPass ? pass(to: $0) : nil }
  }

  /// Unpicks the play if it is no longer in the game; returns its number.
  @discardableResult
  func releaseMissingPlay() -> Int? {
    guard let missing = shown.picked, shown.pickedPlace == nil else { return nil }
    release()
    return missing
  }

  /// Unpicks the play, and drops what may follow that play.
  private func release() {
    if shown.picked != nil { (shown.picked, shown.offer) = (nil, nil) }
  }

  /// Ends the offer of what follows a play if that play has been changed or removed, or has its assist.
  func releaseMissingBasket() {
    guard let offer = shown.offer else { return }
    let plays = shown.board.plays
    let hasAssist = offer.move == .assist && plays.contains { $0.play.basket == offer.play.number }
    if plays.play(offer.play.number) != offer.play || hasAssist { shown.offer = nil }
  }

  /// Saves all plays, then does a verb and says what it did, or why not.
  func attempt(_ verb: Verb) {
    save()
    let isRefused = shown.notice.kind != .done
    guard shown.waiting.isEmpty else {
      shown.notice.retry = Retry(verb: verb)
      return
    }
    let before = Offered(live)
    defer { releaseMissingPlay() }
    do {
      let outcome = try live.game.perform(verb)
      endCorrection(verb)
      releaseMissingBasket()
      if isRefused { return }
      sayMore(outcome.action == nil ? .unchanged(verb, live.sheet) : .done(outcome))
    } catch let error as Problem {
      guard verb != verb.droppingLaterPlays, !error.laterPlays.isEmpty else {
        return say(.rejected(error))
      }
      ask(about: verb, before: error.laterPlays)
    } catch {
      fail(error, "not done")
      if error.isSaved {
        endCorrection(verb)
      } else {
        shown.notice.retry = Retry(verb: verb, offered: before)
      }
    }
  }

  /// After one correction the next keys are of the game that goes on.
  private func endCorrection(_ verb: Verb) {
    if case .fix = verb { release() }
  }
}

/// The message, and the second try that it offers.
extension Scoring {
  /// Says something, and cancels a second try.
  func say(_ news: News) { shown.notice = Notice(news: [news]) }

  func refuse(_ why: String) { say(.refused(why)) }

  /// Adds to the last message, and cancels a second try.
  func sayMore(_ news: News) {
    shown.notice = Notice(news: shown.notice.news + [news])
  }

  func clearNotice() {
    if !shown.notice.news.isEmpty { shown.notice = Notice() }
  }

  /// Says what failed, or that it is done but may not survive a power cut.
  func fail(_ error: any Error, _ what: String) {
    if error.isSaved { _ = live.followed.refresh() }
    say(.failed(error.isSaved ? nil : what, error))
  }

  /// Asks whether to remove plays after the finish, which a second try does.
  func ask(about verb: Verb, before plays: [Int]) {
    say(.endsBefore(plays))
    shown.notice.retry = Retry(verb: verb.droppingLaterPlays)
  }

  func tryAgain() {
    guard let retry = shown.notice.retry else { return save() }
    if let before = retry.offered {
      _ = live.followed.refresh()
      guard before.isStill(of: live) else {
        return refuse("the game has changed since: do it again if it is not done")
      }
    }
    attempt(retry.verb)
  }

  /// Adds news of the game and its file to the message. A second try stays, and so does the message that offers it:
  /// news of others follow that message, and the news that the file is back takes its place. When the file is lost,
  /// the message of what failed because of that stays.
  func tell(_ news: FollowedGame.News) {
    let last = shown.notice
    switch News(news, to: live.followed) {
    case .elsewhere(let outcome)? where shown.canTryAgain:
      shown.notice.news.append(.elsewhere(outcome))
    case let news? where news.kind < .refused:
      shown.notice = Notice(news: [news], retry: last.retry)
    case let news? where last.kind != .failed: say(news)
    default: break
    }
  }
}
