/// Verbs that only add to a game as it stands.
extension Standing {
  /// Whether a verb can be decided and done only with the tape: it changes the past or asks for it.
  public func needsTape(for verb: Verb, now: TimeOfDay) -> Bool {
    var next = self
    for entry in preparations(for: verb, now: now) { _ = try? next.apply(entry) }
    switch verb {
    case .note: return false
    case .clock(.set): return next.finish != nil || next.box.overtime != nil
    case .clock: return false
    case .record(_, let typed, _, _):
      guard next.finish == nil else { return true }
      let reading = typed ?? next.reading(at: now)
      if next.isTimeUp, reading != next.rules.timeLimit { return true }
      return next.lastPlay.map { reading < $0.reading } ?? false
    case .fix, .remove, .join, .rename, .rules, .undo, .undoTo, .redo: return true
    }
  }

  /// Does what a verb asks for, where that needs no tape.
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    try change(by: verb, now: now)
  }

  /// What has to be written before a verb is decided: that time is up, because it has run out, or
  /// because the verb says so of its plays.
  func preparations(for verb: Verb, now: TimeOfDay) -> [Entry] {
    if let entry = expiry(now: now) { return [entry] }
    guard case .record(_, _, inOvertime: true, _) = verb, let limit = rules.timeLimit, !isTimeUp,
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
    case .record(let requests, let typed, _, _):
      let plays = try plays(for: requests, at: typed, now: now)
      var next = self
      let added = next.add(Entry(at: now, .record(plays: plays)))
      guard added.count == plays.count else { throw next.finished }
      return next.entry(.record(plays: plays), now: now, since: clock)
    case .fix, .remove, .join, .rename, .rules, .undo, .undoTo, .redo: return nil
    }
  }

  /// The plays of a request, with the numbers that come next and at the reading they are put at.
  func plays(
    for requests: [PlayRequest], at typed: ClockReading?, now: TimeOfDay
  ) throws(GameError) -> [Play] {
    var people: [Who] = []
    for request in requests { people.append(try who(request.who)) }
    let reading = try reading(for: typed, now: now)
    let isOvertime = isTimeUp && reading == rules.timeLimit
    return requests.indices.map { place in
      Play(
        number: lastNumber + place + 1, reading: reading, who: people[place],
        move: requests[place].move, recorded: now, isOvertime: isOvertime)
    }
  }

  /// The reading a play is put at: never ahead of a running clock, never beyond the limit.
  func reading(for typed: ClockReading?, now: TimeOfDay) throws(GameError) -> ClockReading {
    let shown = reading(at: now)
    guard let typed else { return shown }
    if clock.isRunning, typed > shown { throw .aheadOfClock(typed, clock: shown) }
    if let limit = rules.timeLimit, typed > limit { throw .beyondLimit(typed, limit: limit) }
    return typed
  }

  /// The refusal of whatever comes after the finish.
  var finished: GameError {
    let winner = finish?.winner ?? .home
    return .gameFinished(
      winner: teams[winner].name, score: "\(box.score[winner])-\(box.score[winner.other])")
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
    case .set(let reading):
      return entry(.clock, now: now, setting: try clock(setTo: reading, now: now))
    }
  }

  /// The clock at a reading that it may be set to.
  func clock(setTo reading: ClockReading, now: TimeOfDay) throws(GameError) -> GameClock {
    if let last = lastPlay, reading < last.reading { throw .beforeLastPlay(reading, last: last) }
    if let limit = rules.timeLimit, reading > limit { throw .beyondLimit(reading, limit: limit) }
    if let finish, !finish.isByTime { throw finished }
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
