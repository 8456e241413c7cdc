/// Verbs that change the past.
extension Scoresheet {
  func undoing(_ steps: Int, now: TimeOfDay) throws(Problem) -> Entry {
    guard steps > 0, steps <= tape.steps.done else {
      throw .nothingToUndo(steps: steps, left: tape.steps.done)
    }
    let winner = state.isFinishedByTime ? nil : state.finish?.basket
    let clock = tape.clock(undoing: steps, at: state.clock, wonBy: winner)
    return Entry(at: now, .undo(steps: steps), clock: clock == state.clock ? nil : clock)
  }

  func removing(_ number: Int) throws(Problem) -> Entry.Action {
    guard play(number) != nil else { throw .noSuchPlay(number) }
    return .remove(plays: [number] + (guest(of: number)?.number).array)
  }

  /// The step that corrects a play; nil if it does not change. What belongs to it moves with it, or is
  /// removed if it no longer fits.
  func fixing(
    _ number: Int, _ correction: Correction, now: TimeOfDay
  ) throws(Problem) -> Entry.Action? {
    guard let fixed = try fixed(number, correction, now: now) else { return nil }
    guard let guest = guest(of: number) else { return .fix(play: fixed) }
    let moved = guest.following(fixed)
    guard fixed.takes(moved) else { return .fix(play: fixed, dropped: [guest.number]) }
    return .fix(play: fixed, assist: play(number)?.play.moment == fixed.moment ? nil : moved)
  }

  /// A play after a correction; nil if it does not change.
  private func fixed(
    _ number: Int, _ correction: Correction, now: TimeOfDay
  ) throws(Problem) -> Play? {
    let who = try correction.who.map(state.who)
    guard let old = play(number)?.play else { throw .noSuchPlay(number) }
    let moment = try moment(of: old, movedTo: correction.time, now: now)
    var fixed = old.belonging(to: nil)
    fixed.who = who ?? old.who
    let typed = try correction.typedMove.map { word throws(Problem) in
      try Move(word: word, by: state.rules)
    }
    fixed.move = typed ?? correction.move ?? old.move
    if moment != old.moment {
      fixed.reading = moment.reading
      fixed.period = moment.period
      fixed.follows = nil
      fixed.followsLineup = nil
    }
    try state.check(fixed.move, by: fixed.who)
    let kept = old.attempt?.kept(from: old.move, for: fixed.move, by: state.rules)
    fixed.attempt = Attempt(
      correction.place ?? kept?.place, correction.kinds ?? kept?.kinds ?? [])
    if fixed.attempt != kept { try fixed.attempt?.check(of: fixed.move, by: state.rules) }
    if fixed.move.isLinked { fixed = fixed.belonging(to: owner(of: fixed, before: old)) }
    return fixed == old ? nil : fixed
  }

  /// The moment of a corrected play, never in a period that has not begun. What the clock showed is
  /// in the period of the play; with the reading that it has, it stays there.
  private func moment(
    of old: Play, movedTo typed: GameTime?, now: TimeOfDay
  ) throws(Problem) -> Moment {
    guard let typed else { return old.moment }
    var time = typed
    if time.period == nil, case .shown? = time.clock, state.rules.clock == .down,
      !state.schedule[old.period].isUntimed
    {
      time.period = state.schedule.typedName(of: old.period)
    }
    let moment = try state.moment(of: time, now: now)
    if typed.period == nil, moment.reading == old.reading { return old.moment }
    guard moment.period <= state.box.period else {
      if let number = time.period?.number(in: state.schedule), state.schedule.isOvertime(number) {
        throw Problem(
          "overtimeNotBegun", .refused, "overtime has not begun",
          "type what the clock showed, such as 3:17")
      }
      throw .periodSkipped(state.schedule.name(of: moment.period) ?? "")
    }
    return moment
  }

  /// What a corrected play belongs to: the same, if it still fits.
  private func owner(of fixed: Play, before old: Play) -> Int? {
    let owner = old.owner.flatMap { play($0) }?.play
    if let owner, owner.takes(fixed, isOfTape: fixed.moment == old.moment) {
      return owner.number
    }
    let plays = playByPlay.plays(at: fixed.moment)
    let taken = plays.owners(besides: fixed)
    return plays.last { $0.takes(fixed, besides: taken) }?.number
  }

  /// The step that links an assist without a basket to the basket recorded last, whose number is higher by
  /// `distance`.
  func linking(_ distance: Int) throws(Problem) -> Entry.Action {
    let number = state.lastNumber - distance
    guard let basket = play(state.lastNumber)?.play, let assist = play(number)?.play,
      assist.isOpen, basket.takes(assist, isOfTape: true),
      guest(of: basket.number) == nil
    else { throw .noSuchPlay(number) }
    return .fix(play: assist.belonging(to: basket.number))
  }

  /// The step that changes the rules; nil if they stay the same.
  func changing(
    to preset: String?, with changes: RuleChanges
  ) throws(Problem) -> Entry.Action? {
    let rules = try RulesChoice(preset, changes).rules(on: state.day, above: state.rules)
    if rules == state.rules { return nil }
    if let play = plays.first(where: { !rules.has($0.move) }) {
      throw Problem(
        "playOfOtherRules", .refused,
        "play \(play.number) is \(play.move.row.text), which is no move by those rules",
        """
        'scoreboard fix -g GAME \(play.number) --move MOVE' or \
        'scoreboard remove -g GAME \(play.number)' first
        """)
    }
    try checkLengths(of: rules)
    for team in state.teams.both {
      // A roster that is still being filled does not prevent a change of rules.
      try team.isIncomplete(by: state.rules)
        ? team.checkRoom(by: rules) : team.checkSize(by: rules)
    }
    return .rules(rules)
  }

  /// Refuses to change the kinds of overtimes once one has begun, and the lengths of periods once the second one
  /// has, whose times would change. In a game of one period and an overtime without a clock, plays move from
  /// one to the other instead.
  private func checkLengths(of rules: Rules) throws(Problem) {
    let old = state.schedule
    let new = rules.schedule
    let keepsOvertime = rules.timeLimit == nil || !rules.overtimes.isEmpty
    if old.isOneUntimed, new.isOneUntimed, keepsOvertime { return }
    let moments = plays.map(\.moment) + playByPlay.lineups.map(\.lineup.moment)
    if rules.overtimes != state.rules.overtimes,
      (moments + [state.clock.moment]).contains(where: { old.isOvertime($0.period) })
    {
      throw .lengthsAreFixed
    }
    if old.count == new.count, old.length == new.length { return }
    if state.clock.period > 1 { throw .lengthsAreFixed }
    for moment in moments {
      if moment.period > 1 { throw .lengthsAreFixed }
      if let end = new[1].end, moment.reading > end {
        throw .beyondLimit(moment.reading, limit: end)
      }
    }
  }

  /// The step that moves a play and all later plays of its period; nil if they stay. An assist
  /// stays with its basket.
  func shifting(
    from number: Int, by milliseconds: Int
  ) throws(Problem) -> Entry.Action? {
    let plays = plays
    guard let start = plays.firstIndex(where: { $0.number == number }) else {
      throw .noSuchPlay(number)
    }
    if milliseconds == 0 { return nil }
    let period = state.schedule[plays[start].period]
    if period.isUntimed { throw .noEndOfPeriod }
    let later = plays[start...].filter { $0.period == period.number }
    let numbers = Set(later.map(\.number))
    var moved = [Play]()
    for var play in later where play.owner.map(numbers.contains) ?? true {
      let (sum, isTooLarge) = play.reading.milliseconds.addingReportingOverflow(milliseconds)
      let most = ClockReading.most
      let reading = isTooLarge ? most : max(sum, -most)
      let end = period.end?.milliseconds ?? most
      let out = max(period.start.milliseconds - reading, reading - end)
      guard out <= 0 else {
        let isLate = reading > end
        let by = ClockReading(milliseconds: out).exactText
        let place = isLate ? "after the end" : "before the start"
        throw Problem(
          isLate ? "beyondLimit" : "beforePeriod", .refused,
          "play \(play.number) would be \(by) \(place) of its period")
      }
      play.reading = ClockReading(milliseconds: reading)
      moved.append(play)
    }
    return .shift(plays: moved)
  }
}
