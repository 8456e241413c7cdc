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
    // While a basket is picked, the move `assist` begins an assist on that basket.
    if half == .move(.assist), shown.offer?.move == .assist,
      shown.offer?.play.number == shown.picked
    {
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
      if shown.asksPlaces, move.isFieldShot {
        (shown.begun, shown.placing) = (nil, play)
        return clearNotice()
      }
      record(whole(play), at: begunOffer?.moment(of: move, by: person) ?? moment)
    default: begin(half)
    }
  }

  /// Asks for the place of the picked shot. If no shot is picked, it switches whether each shot from now on is asked
  /// for its place.
  func askPlaces() {
    if let play = shown.picked.flatMap(shown.board.plays.play) {
      guard play.move.isFieldShot else {
        return refuse("play \(play.number) is no shot from the field: it has no place")
      }
      clearNotice()
      return shown.placing = PlayRequest(.exact(play.who), play.move)
    }
    shown.asksPlaces.toggle()
    say(.said(shown.asksPlaces ? "each shot asks where: @ ends it" : "shots do not ask where"))
  }

  /// Records the shot whose place is asked for with the place that the intent tells, or corrects the place of the
  /// picked shot. A cancel drops the shot; any other intent records it without a place.
  ///
  /// - Returns: whether that was all the intent wanted.
  func place(by intent: ScoringIntent) -> Bool {
    guard let shot = shown.placing else { return false }
    var attempt: Attempt?
    if case .place(let zone) = intent {
      guard shown.board.rules.zones(of: shot.move).contains(zone) else {
        refuse("a \(shot.move.word) cannot be from \(zone.rawValue)")
        return true
      }
      attempt = Attempt(.zone(zone))
    }
    shown.placing = nil
    if let number = shown.picked {
      if let place = attempt?.place { self.attempt(.fix(number, Correction(place: place))) }
    } else if intent == .cancel {
      say(.said("dropped \(shot.move.word)"))
    } else {
      record([PlayRequest(shot.who, shot.move, attempt)], at: moment)
    }
    return attempt != nil || intent == .cancel
  }

  /// A play with what belongs to it: an offensive foul is a turnover, too, where those are kept.
  private func whole(_ play: PlayRequest) -> [PlayRequest] {
    guard play.move == .offensiveFoul, case .exact(let who) = play.who, who.player != nil,
      keeps(.turnover)
    else { return [play] }
    return [play, PlayRequest(play.who, .turnover)]
  }

  /// Whether the game has used a move.
  func keeps(_ move: Move) -> Bool {
    live.sheet.state.box.lines.both.contains { $0.total[move] > 0 }
  }

  /// Begins a play, and takes its time.
  private func begin(_ half: BegunPlay) {
    begunOffer = shown.offer
    // A retry queued behind unsaved plays must not run after a newer play.
    let isDropped = shown.notice.retry != nil && !shown.waiting.isEmpty
    let place = shown.behind
    reset()
    shown.behind = place
    if isDropped { refuse("not done: do it again once the plays are saved") }
    // Somebody else may have started or stopped the clock.
    refresh()
    moment = shown.behind.flatMap(shown.board.plays.play)?.moment ?? live.currentMoment()
    shown.begun = half
  }

  /// The next play comes behind the picked one.
  func enterBehind() {
    let number = shown.picked
    reset()
    (shown.behind, shown.picked) = (number, nil)
  }

  /// Sets the possession arrow at once: an arrow corrects no play, and is not half of a play.
  func enterArrow(_ side: Side) {
    begin(.move(.arrow))
    enter(Who(side))
  }

  /// Enters a move, and at once by whom, where that is known: a held ball is the side's that has the arrow, the
  /// next free throw of a trip the shooter's.
  func enter(_ move: Move) {
    let isFree = shown.begun == nil && shown.picked == nil
    let counted = counted
    let known =
      move == .heldBall
      ? shown.board.game.arrow.map { Who($0) }
      : move.isFreeThrow ? shown.offer?.freeThrow?.shooter : nil
    enter(.move(move), Correction(move: move))
    if isFree, let known {
      enter(known)
    } else if isFree, let counted, move.isPossible(by: counted.who) {
      moment = counted.moment
      enter(counted.who)
    }
  }

  /// Says how many free throws the shooter has. Where another move than a throw follows, the digit was the key of
  /// a player.
  func countThrows(_ count: Int) {
    guard let next = shown.offer?.freeThrow, next.asksCount else { return }
    clearNotice()
    begin(NextThrow(shooter: next.shooter, count: count))
    let people = shown.board.people(.home)
    if people.indices.contains(count - 1) { counted = (people[count - 1], live.currentMoment()) }
  }

  func recordPass(by place: Int) {
    guard let offer = shown.offer, let who = offer.people[place] else { return }
    let play = PlayRequest(.exact(who), offer.move)
    switch offer.move {
    case .assist, .foulDrawn: break
    case .freeThrow: return begin(NextThrow(shooter: who))
    default: return record([play], at: live.currentMoment())
    }
    shown.picked = nil
    // Between its basket or foul and the plays that have come since.
    let isLast = shown.board.plays.last?.play.number == offer.play.number
    shown.behind = isLast ? nil : offer.play.number
    record([play], at: offer.play.moment)
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
    if shown.lines.isBlank(line) { return }
    reset()
    refresh()
    do {
      guard let verb = try shown.lines.read(line) else { return }
      let now = live.now()
      let entered = try live.sheet.state.asOf(now).entered(
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
    let face = live.sheet.state.rules.clockFace
    record(EnteredPlays(requests, at: moment, behind: shown.behind, on: face))
  }

  /// Records plays, after the waiting ones.
  private func record(_ entered: EnteredPlays) {
    (shown.begun, shown.offer, shown.behind) = (nil, nil, nil)
    (doubted, counted) = (nil, nil)
    isPlayLast = true
    shown.waiting.append(entered)
    save(isLate: shown.waiting.count > 1)
  }

  /// Saves the waiting plays with one write, oldest first: all or none.
  ///
  /// - Parameter isLate: whether a play had to wait: the message names it, since the scorer has typed others since.
  func save(isLate: Bool = true) {
    clearNotice()
    let plays = shown.waiting
    if plays.isEmpty { return }
    do {
      let results = try live.game.perform(plays.map(\.verb), keepGoing: true)
      shown.waiting = []
      tell(results, of: plays, isLate: isLate)
    } catch {
      // A play that may not survive a power cut is saved nevertheless, and must not be saved twice.
      if error.isSaved { shown.waiting = [] }
      fail(error, "not saved")
    }
  }

  private func tell(
    _ results: [Result<Outcome, Problem>], of plays: [EnteredPlays], isLate: Bool
  ) {
    let done = results.compactMap { try? $0.get() }
    let last = done.count == results.count ? done.last : nil
    let stop = last.flatMap(stopClock)
    if let last { say(.done(stop.map(last.stopped) ?? last, of: done.count)) }
    for (entered, result) in zip(plays, results) {
      guard case .failure(let error) = result else { continue }
      if done.count == results.count - 1, !error.laterPlays.isEmpty {
        ask(about: entered.verb, before: error.laterPlays)
      } else {
        sayMore(.rejected(error, isLate ? entered : nil))
      }
    }
    if let stop { sayMore(.done(stop)) }
    if let last, tellsTwice(last) { sayMore(.said("somebody else has just recorded the same")) }
    // Nothing is offered if something else was done meanwhile.
    shown.offer = isPlayLast ? last?.added.last.flatMap { followUp($0.play) } : nil
  }
}
