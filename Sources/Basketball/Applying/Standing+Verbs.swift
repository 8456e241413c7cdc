/// Verbs that only add to a game as it stands.
extension Standing {
  /// Does what a verb asks for, if that only adds to the game.
  ///
  /// - Parameter plays: the plays at a reading, in order; an assist may belong to one of them.
  /// - Returns: what it did; nil, and nothing is done, if the verb needs the tape.
  mutating func perform(
    _ typed: Verb, now: TimeOfDay, plays: (ClockReading) -> [Play] = { _ in [] }
  ) throws(GameError) -> Outcome? {
    let verb = try understood(typed)
    var (next, earlier) = (self, Outcome?.none)
    if let entry = preparation(for: verb, now: now) { earlier = try next.write(entry) }
    let outcome: Outcome
    switch try next.draft(of: verb, now: now, plays: plays) {
    case .nothing: outcome = Outcome(before: next, after: next)
    case .entry(let draft) where next.canAppend(draft.action):
      outcome = try next.write(try next.settled(draft))
    case .entry, .past: return nil
    }
    self = next
    return outcome.following(earlier)
  }

  /// The verb with its typed words read as plays, which takes the rosters.
  ///
  /// - Parameter people: the people of its teams; the caller keeps them to read many verbs.
  public func understood(
    _ verb: Verb, by people: PlayerLookup? = nil
  ) throws(GameError) -> Verb {
    guard case .recordTyped(let typed, let droppingLater) = verb else { return verb }
    let (requests, time) = try typed.read(by: people ?? PlayerLookup(teams))
    return .record(requests, at: time, droppingLater: droppingLater)
  }

  /// What has to be written before a verb is decided: that time is up, because it has run out, or
  /// because the verb records plays of the overtime.
  func preparation(for verb: Verb, now: TimeOfDay) -> Entry? {
    if let entry = expiry(now: now) { return entry }
    guard case .record(_, .overtime?, _) = verb, let limit = rules.timeLimit, !isTimeUp,
      finish == nil
    else { return nil }
    return Entry(at: now, .clock, clock: GameClock(limit))
  }

  /// What a verb comes to.
  enum Draft {
    /// There is nothing to change.
    case nothing
    /// An entry, with a clock if the verb itself sets it.
    case entry(Entry)
    /// The verb is about the past, which only the whole game knows.
    case past
  }

  /// What a verb comes to, before the clock after it is known.
  func draft(
    of verb: Verb, now: TimeOfDay, plays: (ClockReading) -> [Play]
  ) throws(GameError) -> Draft {
    switch verb {
    case .note(let text):
      let text = try text.asNote()
      return text == note ? .nothing : .entry(Entry(at: now, .note(text)))
    case .clock(let verb):
      guard let clock = try clock(after: verb, now: now) else { return .nothing }
      return .entry(Entry(at: now, .clock, clock: clock))
    case .end(let verb):
      guard let end = try end(by: verb) else { return .nothing }
      return .entry(Entry(at: now, .end(end), clock: GameClock(reading(at: now))))
    case .record(let requests, let time, _):
      let made = try self.plays(for: requests, at: time, now: now)
      return .entry(Entry(at: now, .record(plays: made.linked(after: plays))))
    case .recordTyped, .fix, .remove, .join, .leave, .number, .rename, .rules, .undo, .undoTo,
      .redo:
      return .past
    }
  }

  /// The entry of a draft that only adds to the game.
  private func settled(_ draft: Entry) throws(GameError) -> Entry {
    var next = self
    let added = try GameError.orImpossible { () throws(TapeFault) in try next.append(draft) }
    guard added.count == draft.action.plays.count else { throw next.finished }
    return next.settled(draft, since: clock)
  }

  /// The entry of a draft that has led to this game. It has the clock if the draft moved it; a change
  /// of the clock and an end always have it.
  ///
  /// - Parameter before: the clock before the draft.
  func settled(_ draft: Entry, since before: GameClock) -> Entry {
    let clock = normalizedClock(clock, now: draft.at)
    let isSaid =
      switch draft.action {
      case .clock, .end: true
      default: clock != before.rebased(to: draft.at)
      }
    return Entry(at: draft.at, draft.action, clock: isSaid ? clock : nil)
  }

  private mutating func write(_ entry: Entry) throws(GameError) -> Outcome {
    try GameError.orImpossible { () throws(TapeFault) in try apply(entry) }
  }

  /// The end that a verb makes; nil where the game has ended so already.
  private func end(by verb: EndVerb) throws(GameError) -> End? {
    switch verb {
    case .abandoned, .called:
      if finish != nil { throw finished }
      return verb == .called ? .called : .abandoned
    case .forfeit(let team):
      let side = try side(team)
      if let finish, finish.ending == .forfeit, finish.winner == side.other { return nil }
      return .forfeit(side, overrules: finish != nil)
    case .result(let score):
      if score.leader == nil { throw .levelResult }
      if box.count > 0 { throw .scoreOfPlays(box.count) }
      if let finish, finish.ending != .result { throw finished }
      return finish != nil && score == box.score ? nil : .result(score)
    }
  }

  /// The side of a team.
  func side(_ reference: PlayerReference) throws(GameError) -> Side {
    let who = try who(reference)
    guard who.player == nil else { throw .noSuchTeam(reference.text) }
    return who.side
  }

  /// The plays of some requests, with the next numbers and their reading.
  func plays(
    for requests: [PlayRequest], at time: GameTime?, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    var people: [Who] = []
    for request in requests {
      let who = try who(request.who)
      guard request.move.isPossible(by: who) else {
        throw .teamMove(request.move, team: teams[who.side].name)
      }
      people.append(who)
    }
    let reading = try reading(for: time, now: now)
    let isOvertime = isTimeUp && reading == rules.timeLimit
    return requests.indices.map { place in
      Play(
        number: lastNumber + place + 1, reading: reading, who: people[place],
        move: requests[place].move, recorded: now, isOvertime: isOvertime)
    }
  }

  /// The reading of a play: never ahead of a running clock, never beyond the limit.
  func reading(for time: GameTime?, now: TimeOfDay) throws(GameError) -> ClockReading {
    let current = reading(at: now)
    guard let time else { return current }
    let (reading, face) = (try rules.reading(of: time), rules.clockFace)
    if clock.isRunning, reading > current {
      throw .aheadOfClock(face.shown(reading), clock: face.shown(current))
    }
    if let limit = rules.timeLimit, reading > limit { throw .beyondLimit(reading, limit: limit) }
    return reading
  }

  /// The error for anything after the finish.
  var finished: GameError {
    let (winner, score) = (finish?.winner, box.score)
    let (first, name) = (winner ?? .home, winner.map { teams[$0].name })
    let text = "\(score[first])-\(score[first.other])"
    return switch finish?.ending {
    case .called where winner == nil: .gameCalled(score: text)
    case .result: .gameIsResult(winner: name, score: text)
    case .forfeit: .gameFinished(winner: name, score: "by forfeit")
    default: .gameFinished(winner: name, score: text)
    }
  }
}

/// Verbs of the clock.
extension Standing {
  /// The clock as a verb leaves it; nil if it stays.
  private func clock(after verb: ClockVerb, now: TimeOfDay) throws(GameError) -> GameClock? {
    switch verb {
    case .toggle: return try clock(after: clock.isRunning ? .pause : .start, now: now)
    case .pause: return clock.isRunning ? GameClock(reading(at: now)) : nil
    case .start:
      if finish != nil { throw finished }
      if let limit = rules.timeLimit, box.overtime != nil { throw .timeIsUp(limit: limit) }
      return clock.isRunning ? nil : GameClock(reading(at: now), started: now)
    case .set(let time): return try clock(setTo: time, now: now)
    }
  }

  /// The clock at a time that it may be set to.
  private func clock(setTo time: GameTime, now: TimeOfDay) throws(GameError) -> GameClock {
    let (reading, face) = (try rules.reading(of: time), rules.clockFace)
    if let last = lastPlay, reading < last.reading {
      throw .beforeLastPlay(
        face.shown(reading), number: last.number, last: face.shown(last.reading))
    }
    if let limit = rules.timeLimit, reading > limit { throw .beyondLimit(reading, limit: limit) }
    if let finish, finish.ending != .time { throw finished }
    return GameClock(reading, started: clock.isRunning ? now : nil)
  }
}
