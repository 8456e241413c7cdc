import Basketball

/// Plays, entered in two halves or typed.
extension Scoring {
  func enter(_ person: Who) {
    guard shown.substitution != nil else {
      return enter(.person(person), Correction(who: .exact(person)))
    }
    clearNotice()
    shown.substitution?.choose(person)
  }

  func enter(_ half: BegunPlay, _ correction: Correction) {
    // With a basket picked, `assist` begins that on it.
    if half == .move(.assist), let basket = shown.offer?.basket, basket.number == shown.picked {
      enterBehind()
    }
    if let number = shown.picked {
      return attempt(.fix(number, correction))
    }
    switch (shown.begun, half) {
    case (.person(let person), .move(let move)), (.move(let move), .person(let person)):
      let play = PlayRequest(.exact(person), move)
      let isOff = live.isOffCourt(person)
      if let doubt = shown.board.doubt(person, move, isOff: isOff), doubted != play {
        doubted = play
        return refuse("\(doubt): the same key again records it")
      }
      record([play], at: begunOffer?.moment(of: move, by: person) ?? moment)
    default: begin(half)
    }
  }

  /// Begins a play, and takes its time.
  private func begin(_ half: BegunPlay) {
    begunOffer = shown.offer
    // A retry queued behind unsaved plays must not run after a newer play.
    let isDropped = shown.notice?.retry != nil && !shown.waiting.isEmpty
    let place = shown.behind
    reset()
    shown.behind = place
    if isDropped { refuse("not done: do it again once the plays are saved") }
    // Somebody else may have started or stopped the clock.
    refresh()
    moment = behindMoment ?? live.currentMoment()
    shown.begun = half
  }

  /// The next play comes behind the picked one.
  func enterBehind() {
    let number = shown.picked
    reset()
    (shown.behind, shown.picked) = (number, nil)
  }

  private var behindMoment: Moment? {
    shown.behind.flatMap { shown.board.plays.place(of: $0) }.map {
      shown.board.plays[$0].play.moment
    }
  }

  /// An arrow is complete: it corrects no play, and is no half of one.
  func enterArrow(_ side: Side) {
    begin(.move(.arrow))
    enter(Who(side))
  }

  /// A held ball is the side's that has the arrow, if that is known.
  func enterHeldBall() {
    begin(.move(.heldBall))
    if let side = shown.board.game.arrow { enter(Who(side)) }
  }

  func recordPass(by place: Int) {
    guard let offer = shown.offer, let passer = shown.passer(place) else { return }
    shown.picked = nil
    // Between the basket and the plays that have come since.
    let isLast = shown.board.plays.last?.play.number == offer.basket.number
    shown.behind = isLast ? nil : offer.basket.number
    record([PlayRequest(.exact(passer), .assist)], at: offer.basket.moment)
  }

  func beginSubstitution() {
    reset()
    refresh()
    guard shown.board.hasBench else {
      return sayMore(.refused("nobody is on a bench to come in, and no play is picked"))
    }
    moment = live.currentMoment()
    shown.substitution = Substitution(onCourt: live.onCourt)
  }

  func substitute() {
    guard let chosen = shown.substitution else { return }
    shown.substitution = nil
    record(chosen.requests, at: moment)
  }

  func perform(line: String) {
    let question = shown.notice
    let typed = Result { try shown.lines.read(line) }
    if case .success(nil) = typed { return }
    reset()
    refresh()
    do {
      guard let verb = try typed.get() else { return }
      let now = live.now()
      let entered = try live.game.sheet.state.asOf(now).entered(
        verb, at: live.currentMoment(), now: now, after: shown.board.plays)
      if let entered {
        record(entered)
      } else if !asks(about: verb, by: "Enter", since: question) {
        attempt(verb)
      }
    } catch {
      say(.rejected(error))
    }
  }

  private func record(_ requests: [PlayRequest], at moment: Moment) {
    let face = live.game.sheet.state.rules.clockFace
    record(EnteredPlays(requests, at: moment, behind: shown.behind, on: face))
  }

  /// Records plays, after the waiting ones.
  private func record(_ entered: EnteredPlays) {
    (shown.begun, shown.offer, shown.behind) = (nil, nil, nil)
    doubted = nil
    isPlayLast = true
    shown.waiting.append(entered)
    save(isLate: shown.waiting.count > 1)
  }

  /// Saves the waiting plays with one write, oldest first: all or none.
  ///
  /// - Parameter isLate: whether one had to wait: it is named, since the scorer has typed others since.
  func save(isLate: Bool = true) {
    clearNotice()
    let plays = shown.waiting
    guard !plays.isEmpty else { return }
    do {
      let results = try live.game.perform(plays.map(\.verb), keepGoing: true)
      shown.waiting = []
      tell(results, of: plays, isLate: isLate)
    } catch {
      // Even if it may not survive a power cut it is saved, and must not be saved twice.
      if error.isSaved { shown.waiting = [] }
      fail(error, "not saved")
    }
  }

  private func tell(
    _ results: [Result<Outcome, Problem>], of plays: [EnteredPlays], isLate: Bool
  ) {
    let done = results.compactMap { try? $0.get() }
    let last = done.count == results.count ? done.last : nil
    if let last { say(.done(last, of: done.count)) }
    for (entered, result) in zip(plays, results) {
      guard case .failure(let error) = result else { continue }
      if done.count == results.count - 1, !error.laterPlays.isEmpty {
        ask(about: entered.verb, before: error.laterPlays)
      } else {
        sayMore(.rejected(error, isLate ? entered : nil))
      }
    }
    offerPass(to: last?.added.last?.play)
  }

  /// Asks for the pass to the last play, unless something else was done meanwhile.
  private func offerPass(to play: Play?) {
    shown.offer = isPlayLast ? play.map(offer) : nil
  }

  /// A basket with those who may have made the pass to it.
  func offer(on play: Play) -> AssistOffer {
    let state = live.game.sheet.state
    return AssistOffer(
      basket: play, passers: shown.board.people(play.side).filter { state.mayAssist($0, play) })
  }
}
