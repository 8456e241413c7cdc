/// Verbs that change or need the past.
extension Scoresheet {
  /// Does a verb, or throws and changes nothing.
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    var next = standing
    guard let outcome = try next.perform(verb, now: now, plays: playByPlay.plays(at:)) else {
      return try performOnPast(try standing.understood(verb), now: now)
    }
    try GameError.orImpossible { () throws(TapeError) in try append(outcome) }
    return outcome
  }

  private mutating func performOnPast(
    _ verb: Verb, now: TimeOfDay
  ) throws(GameError) -> Outcome {
    var (next, earlier) = (self, Outcome?.none)
    if let entry = standing.preparation(for: verb, now: now) { earlier = try next.write(entry) }
    var outcome = Outcome(before: next.standing, after: next.standing)
    if let draft = try next.draft(of: verb, now: now) {
      outcome = try next.write(draft, droppingLater: verb.isDroppingLater)
    }
    self = next
    return outcome.following(earlier)
  }

  private mutating func write(_ entry: Entry) throws(GameError) -> Outcome {
    try GameError.orImpossible { () throws(TapeError) in try apply(entry) }
  }

  /// Applies a step that changes the past. Plays that would then come after the finish are removed
  /// with it, or else the step is refused.
  private mutating func write(_ draft: Entry, droppingLater: Bool) throws(GameError) -> Outcome {
    var next = self
    let afterFinish = try GameError.orImpossible { () throws(TapeError) in
      try next.recompute(with: draft)
    }
    let own = if case .record = draft.action { draft.action.plays.map(\.number) } else { [Int]() }
    let later = afterFinish.filter { !own.contains($0.number) }
    if !later.isEmpty {
      guard droppingLater else { throw .playsAfterFinish(later) }
      let action = draft.action.dropping(later.map(\.number))
      return try write(Entry(at: draft.at, action, clock: draft.clock), droppingLater: false)
    }
    guard afterFinish.isEmpty else { throw next.standing.finished }
    let entry = next.standing.settled(draft, since: standing.clock)
    // If the plays move the clock, time may have run out since the first try.
    guard entry == draft else { return try write(entry) }
    let outcome = Outcome(entry, before: self, after: next)
    self = next
    return outcome
  }

  /// The entry of a verb, before it is tried; nil if it changes nothing.
  private func draft(of verb: Verb, now: TimeOfDay) throws(GameError) -> Entry? {
    let action: Entry.Action?
    switch verb {
    case .record(let requests, let time?, let droppingLater) where time.after != nil:
      guard let number = time.after, let anchor = play(number)?.play else {
        throw .noSuchPlay(time.after ?? 0)
      }
      let time = GameTime.follows(anchor, in: standing.schedule)
      return try self.draft(
        of: .record(requests, at: time, droppingLater: droppingLater), now: now)
    case .clock(.shift(let number, let milliseconds)):
      action = try shifting(from: number, by: milliseconds)
    case .record, .recordTyped, .lineup, .clock, .note, .link, .end:
      let draft = try standing.draft(of: verb, now: now, plays: playByPlay.plays(at:))
      return if case .entry(let entry) = draft { entry } else { nil }
    case .undo(let steps): return try undoing(steps, now: now)
    case .undoTo(let number):
      guard let steps = tape.stepsAfter(play: number) else { throw .noSuchPlay(number) }
      return try undoing(steps, now: now)
    case .redo(let steps):
      guard steps > 0, steps <= tape.steps.undone else {
        throw .nothingToRedo(steps: steps, left: tape.steps.undone)
      }
      action = .redo(steps: steps)
    case .fix(let number, let correction, _):
      action = try fixed(number, correction, now: now).map(fixing)
    case .remove(let number, _):
      guard play(number) != nil else { throw .noSuchPlay(number) }
      action = .remove(plays: [number] + (playByPlay.assist(on: number).map { [$0.number] } ?? []))
    case .join(let team, let name): action = try joining(team, name)
    case .leave(let who): action = try leaving(who)
    case .number(let who, let jersey): action = try numbering(who, jersey)
    case .rename(let who, let name): action = try renaming(who, to: name)
    case .rules(let preset, let changes, _): action = try changing(to: preset, with: changes)
    }
    return action.map { Entry(at: now, $0) }
  }

  private func undoing(_ steps: Int, now: TimeOfDay) throws(GameError) -> Entry {
    guard steps > 0, steps <= tape.steps.done else {
      throw .nothingToUndo(steps: steps, left: tape.steps.done)
    }
    // The winning basket stopped the clock: after its undo the game continues from there.
    let isDecided = standing.finish?.basket != nil && !standing.isFinishedByTime
    let clock = isDecided ? standing.clock : tape.clock(undoing: steps, at: standing.clock)
    return Entry(at: now, .undo(steps: steps), clock: clock == standing.clock ? nil : clock)
  }
}

/// Corrections.
extension Scoresheet {
  /// A play after a correction; nil if it does not change.
  private func fixed(
    _ number: Int, _ correction: Correction, now: TimeOfDay
  ) throws(GameError) -> Play? {
    let who = try correction.who.map { name throws(GameError) in try standing.who(name) }
    guard let old = play(number)?.play else { throw .noSuchPlay(number) }
    let moment = try moment(of: old, movedTo: correction.time, now: now)
    let fixed = Play(
      number: number, reading: moment.reading, who: who ?? old.who,
      move: correction.move ?? old.move, recorded: old.recorded, period: moment.period,
      follows: moment == old.moment ? old.follows : nil,
      followsLineup: moment == old.moment ? old.followsLineup : nil)
    try standing.check(fixed.move, by: fixed.who)
    let linked = fixed.move == .assist ? fixed.assisting(basket(for: fixed, before: old)) : fixed
    return linked == old ? nil : linked
  }

  /// The moment of a corrected play, never in a period that has not begun. What the clock showed is
  /// in the period of the play; with the reading that it has, it stays there.
  private func moment(
    of old: Play, movedTo typed: GameTime?, now: TimeOfDay
  ) throws(GameError) -> Moment {
    guard let typed else { return old.moment }
    var time = typed
    if time.period == nil, case .shown? = time.clock, standing.rules.clock == .down,
      !standing.schedule[old.period].isUntimed
    {
      time.period = standing.schedule.typedName(of: old.period)
    }
    let moment = try standing.moment(of: time, now: now)
    if typed.period == nil, moment.reading == old.reading { return old.moment }
    guard moment.period <= standing.box.period else {
      if time.isOvertime(in: standing.schedule) { throw .overtimeNotBegun }
      throw .periodSkipped(standing.schedule.name(of: moment.period) ?? "")
    }
    return moment
  }

  /// The basket of a corrected assist: the same, if it still fits.
  private func basket(for fixed: Play, before old: Play) -> Int? {
    let basket = old.basket.flatMap { play($0) }?.play
    if let basket, basket.isBasket(for: fixed) { return basket.number }
    let plays = playByPlay.plays(at: fixed.moment)
    let taken = plays.baskets(besides: fixed)
    return plays.last { $0.isBasket(for: fixed, besides: taken) }?.number
  }

  /// The step that corrects a play. An assist moves with its basket, or is removed if it no longer
  /// fits.
  private func fixing(_ fixed: Play) -> Entry.Action {
    guard let assist = playByPlay.assist(on: fixed.number) else { return .fix(play: fixed) }
    let moved = assist.following(fixed)
    guard fixed.isBasket(for: moved) else {
      return .fix(play: fixed, dropped: [assist.number])
    }
    let isMoved = play(fixed.number)?.play.moment != fixed.moment
    return .fix(play: fixed, assist: isMoved ? moved : nil)
  }

  /// Nil if the rules are the same.
  private func changing(
    to preset: String?, with changes: RuleChanges
  ) throws(GameError) -> Entry.Action? {
    let base = try preset.map { name throws(GameError) in try Rules.preset(name) }
    let rules = try (base ?? standing.rules).with(changes)
    if rules == standing.rules { return nil }
    if let play = playByPlay.plays.first(where: { !rules.has($0.play.move) })?.play {
      throw .playOfOtherRules(play.move, number: play.number)
    }
    try checkLengths(of: rules)
    for side in Side.allCases {
      let team = standing.teams[side]
      // A roster that is still being filled does not prevent a change of rules.
      try team.isIncomplete(by: standing.rules)
        ? team.checkRoom(by: rules) : team.checkSize(by: rules)
    }
    return .rules(rules)
  }

  /// Refuses to change the lengths of periods once the second one has begun, whose times would
  /// change. In a game of one period and an overtime without a clock, plays move from one to the
  /// other instead.
  private func checkLengths(of rules: Rules) throws(GameError) {
    let (old, new) = (standing.schedule, rules.schedule)
    guard old != new, !old.isOneUntimed || !new.isOneUntimed else { return }
    if standing.clock.period > 1 { throw .lengthsAreFixed }
    for scored in playByPlay.plays {
      if scored.play.period > 1 { throw .lengthsAreFixed }
      if let end = new[1].end, scored.play.reading > end {
        throw .beyondLimit(scored.play.reading, limit: end)
      }
    }
  }
}

/// Moves plays together, after a clock that was forgotten.
extension Scoresheet {
  /// The step that moves a play and all later plays of its period; nil if they stay. An assist
  /// stays with its basket.
  func shifting(
    from number: Int, by milliseconds: Int
  ) throws(GameError) -> Entry.Action? {
    let plays = playByPlay.plays.map(\.play)
    guard let start = plays.firstIndex(where: { $0.number == number }) else {
      throw .noSuchPlay(number)
    }
    if milliseconds == 0 { return nil }
    let period = standing.schedule[plays[start].period]
    if period.isUntimed { throw .noEndOfPeriod }
    let later = plays[start...].filter { $0.period == period.number }
    let numbers = Set(later.map(\.number))
    var moved: [Play] = []
    for var play in later where play.basket.map(numbers.contains) ?? true {
      let (sum, isTooLarge) = play.reading.milliseconds.addingReportingOverflow(milliseconds)
      guard !isTooLarge, let reading = ClockReading(checked: sum), reading >= period.start else {
        throw .beforePeriod(play.reading, start: period.start)
      }
      if let end = period.end, reading > end { throw .beyondLimit(reading, limit: end) }
      play.reading = reading
      moved.append(play)
    }
    return .shift(plays: moved)
  }
}
