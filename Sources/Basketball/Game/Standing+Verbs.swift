/// Verbs that only add to a game as it stands.
extension Standing {
  /// Whether a verb can be decided and done only with the tape: it changes the past or asks for it.
  public func needsTape(for typed: Verb, now: TimeOfDay) -> Bool {
    // What is refused needs nothing.
    guard let verb = try? understood(typed) else { return false }
    var next = self
    for entry in preparations(for: verb, now: now) { _ = try? next.apply(entry) }
    switch verb {
    case .note, .end: return false
    case .clock(.set): return next.finish != nil || next.box.overtime != nil
    case .clock: return false
    case .recordTyped: return false
    case .record(let requests, let time, _):
      guard next.finish == nil else { return true }
      let told = time.map { time in try? rules.reading(of: time) } ?? next.reading(at: now)
      guard let reading = told else { return false }
      if next.isTimeUp, reading != next.rules.timeLimit { return true }
      guard let last = next.lastPlay?.reading, reading <= last else { return false }
      return reading < last || next.hasOpenAssist(requests, at: time, now: now)
    case .fix, .remove, .join, .leave, .number, .rename, .rules, .undo, .undoTo, .redo: return true
    }
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

  /// Whether an assist among plays has to be put on a basket that was recorded before.
  private func hasOpenAssist(_ requests: [PlayRequest], at time: GameTime?, now: TimeOfDay) -> Bool
  {
    guard requests.contains(where: { $0.move == .assist }) else { return false }
    let plays = try? plays(for: requests, at: time, now: now).linked()
    return plays?.contains { $0.move == .assist && $0.basket == nil } ?? false
  }

  /// Does what a verb asks for, where that needs no tape.
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    try change(by: verb, now: now)
  }

  /// What has to be written before a verb is decided: that time is up, because it has run out, or
  /// because the verb says so of its plays.
  func preparations(for verb: Verb, now: TimeOfDay) -> [Entry] {
    if let entry = expiry(now: now) { return [entry] }
    guard case .record(_, .overtime?, _) = verb, let limit = rules.timeLimit, !isTimeUp,
      finish == nil
    else { return [] }
    return [Entry(at: now, .clock, clock: GameClock(limit))]
  }

  /// The entry of a verb that needs no tape; nil where there is nothing to change.
  func entry(for verb: Verb, now: TimeOfDay) throws(GameError) -> Entry? {
    switch verb {
    case .note(let text):
      let text = try text.asNote()
      return text == note ? nil : entry(.note(text), now: now)
    case .clock(let verb): return try entry(for: verb, now: now)
    case .end(let reference):
      if finish != nil { throw finished }
      let side = try reference.map { team throws(GameError) in try self.side(team) }
      return Entry(at: now, .end(forfeit: side), clock: GameClock(reading(at: now)))
    case .record(let requests, let time, _):
      let plays = try plays(for: requests, at: time, now: now).linked()
      var next = self
      let added = next.add(Entry(at: now, .record(plays: plays)))
      guard added.count == plays.count else { throw next.finished }
      return next.entry(.record(plays: plays), now: now, since: clock)
    case .recordTyped, .fix, .remove, .join, .leave, .number, .rename, .rules, .undo, .undoTo,
      .redo:
      return nil
    }
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
  private func entry(for verb: ClockVerb, now: TimeOfDay) throws(GameError) -> Entry? {
    switch verb {
    case .toggle: return try entry(for: clock.isRunning ? .pause : .start, now: now)
    case .pause where !clock.isRunning: return nil
    case .pause: return entry(.clock, now: now, setting: GameClock(reading(at: now)))
    case .start:
      if finish != nil { throw finished }
      if let limit = rules.timeLimit, box.overtime != nil { throw .timeIsUp(limit: limit) }
      if clock.isRunning { return nil }
      return entry(.clock, now: now, setting: GameClock(reading(at: now), started: now))
    case .set(let time):
      return entry(.clock, now: now, setting: try clock(setTo: time, now: now))
    }
  }

  /// The clock at a time that it may be set to.
  func clock(setTo time: GameTime, now: TimeOfDay) throws(GameError) -> GameClock {
    let (reading, face) = (try rules.reading(of: time), rules.clockFace)
    if let last = lastPlay, reading < last.reading {
      throw .beforeLastPlay(
        face.shown(reading), number: last.number, last: face.shown(last.reading))
    }
    if let limit = rules.timeLimit, reading > limit { throw .beyondLimit(reading, limit: limit) }
    if let finish, finish.ending != .time { throw finished }
    return GameClock(reading, started: clock.isRunning ? now : nil)
  }

  private func entry(_ action: Entry.Action, now: TimeOfDay, setting clock: GameClock) -> Entry {
    Entry(at: now, action, clock: normalizedClock(clock, now: now))
  }

  /// The entry of a step that leaves the game as it is here.
  ///
  /// - Parameter before: the clock before the step, where that was another.
  func entry(_ action: Entry.Action, now: TimeOfDay, since before: GameClock? = nil) -> Entry {
    let normalized = normalizedClock(clock, now: now)
    let isMoved = normalized != (before ?? clock).rebased(to: now)
    return Entry(at: now, action, clock: isMoved ? normalized : nil)
  }
}
