/// Verbs that only add to a game as it stands.
extension Standing {
  /// Does what a verb asks for, where that only adds to the game.
  ///
  /// - Parameter plays: the plays at a reading, in order, one of which an assist may belong to.
  /// - Returns: what it did; nil, and nothing is done, where the tape is needed for it.
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

  /// A verb by the people of the game, where it was typed in words that only they can explain.
  ///
  /// - Parameter people: those of its teams, where many verbs are to be understood.
  public func understood(
    _ verb: Verb, by people: PlayerLookup? = nil
  ) throws(GameError) -> Verb {
    guard case .recordTyped(let typed, let droppingLater) = verb else { return verb }
    let (requests, time) = try typed.read(by: people ?? PlayerLookup(teams))
    return .record(requests, at: time, droppingLater: droppingLater)
  }

  /// What has to be written before a verb is decided: that time is up, because it has run out, or
  /// because the verb says so of its plays.
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
    /// An entry, which has a clock where the verb itself sets that.
    case entry(Entry)
    /// It is about the past, which only the whole game has.
    case past
  }

  /// What a verb comes to, before it is known where that leaves the clock.
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
    case .end(let reference):
      if finish != nil { throw finished }
      let side = try reference.map { team throws(GameError) in try self.side(team) }
      return .entry(Entry(at: now, .end(forfeit: side), clock: GameClock(reading(at: now))))
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

  /// The entry of a draft that has led to this game: it says where the clock is left, if it has moved
  /// that. A change of the clock and an end always say so.
  ///
  /// - Parameter before: the clock before it.
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

  /// The side of a team.
  func side(_ reference: PlayerReference) throws(GameError) -> Side {
    let who = try who(reference)
    guard who.player == nil else { throw .noSuchTeam(reference.text) }
    return who.side
  }

  /// Who makes a move, who must be one that can.
  func who(_ reference: PlayerReference, for move: Move) throws(GameError) -> Who {
    let who = try who(reference)
    guard move.isPossible(by: who) else { throw .teamMove(move, team: teams[who.side].name) }
    return who
  }

  /// The plays of a request, with the numbers that come next and at the reading they are put at.
  func plays(
    for requests: [PlayRequest], at time: GameTime?, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    var people: [Who] = []
    for request in requests {
      people.append(try who(request.who, for: request.move))
    }
    let reading = try reading(for: time, now: now)
    let isOvertime = isTimeUp && reading == rules.timeLimit
    return requests.indices.map { place in
      Play(
        number: lastNumber + place + 1, reading: reading, who: people[place],
        move: requests[place].move, recorded: now, isOvertime: isOvertime)
    }
  }

  /// The reading a play is put at: never ahead of a running clock, never beyond the limit.
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

  /// The refusal of whatever comes after the finish.
  var finished: GameError {
    let (winner, score) = (finish?.winner, box.score)
    let first = winner ?? .home
    return .gameFinished(
      winner: winner.map { teams[$0].name }, score: "\(score[first])-\(score[first.other])")
  }
}

/// Verbs of the clock.
extension Standing {
  /// The clock as a verb leaves it; nil where it stays.
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
