/// What verbs make of the state of a game.
extension GameState {
  /// The verb with its typed words read as plays, by the rosters.
  ///
  /// - Parameter people: the people of its teams, kept by the caller for the next verbs.
  public func understood(
    _ verb: Verb, by people: PlayerLookup? = nil
  ) throws(Problem) -> Verb {
    guard case .recordTyped(let typed, let droppingLater) = verb else { return verb }
    let (requests, time) = try typed.read(by: people ?? PlayerLookup(teams), rules)
    return .record(requests, at: time, droppingLater: droppingLater)
  }

  /// The entry to write before a verb is decided: time has run out, or the verb records plays of an
  /// overtime without a clock.
  func entryDue(before verb: Verb, now: TimeOfDay) -> Entry? {
    if let entry = expiry(now: now) { return entry }
    guard case .record(_, let time?, _) = verb, let number = time.period?.number(in: schedule),
      number == max(clock.period, rules.periods) + 1, !schedule.isTimed(number),
      case let start = schedule[number].start, clock.reading < start, finish == nil,
      box.score.leader == nil
    else { return nil }
    return Entry(at: now, .clock, clock: GameClock(start, in: number - 1))
  }

  /// The entry of a draft that led to this game. It has the clock if the draft moved it; a change
  /// of the clock and an end always have it.
  ///
  /// - Parameter before: the clock before the draft.
  func settled(_ draft: Entry, since before: GameClock) -> Entry {
    var clock = clock
    // The clock never stands before the last substitution, though readings may run backwards.
    if let latest = box.court.map({ onClock($0.latestChange) }), latest > clock.moment(at: draft.at)
    {
      clock = GameClock(latest, started: clock.isRunning ? draft.at : nil)
    }
    clock = normalizedClock(clock, now: draft.at)
    let isSaid =
      switch draft.action {
      case .clock, .setClock, .end: true
      default: clock != before.rebased(to: draft.at)
      }
    return Entry(at: draft.at, draft.action, clock: isSaid ? clock : nil)
  }

  /// The entry that ends the game, with the clock at a time or where it is; nil if the game has
  /// ended like this already.
  func end(by verb: EndVerb, at time: GameTime?, now: TimeOfDay) throws(Problem) -> Entry? {
    guard let end = try end(by: verb) else { return nil }
    let set = try time.map { time throws(Problem) in try clock(setTo: time, now: now) }
    return Entry(at: now, .end(end), clock: GameClock(set?.moment ?? moment(at: now)))
  }

  private func end(by verb: EndVerb) throws(Problem) -> End? {
    let end = try meant(by: verb)
    if case .result(let score, _) = end {
      if score.leader == nil { throw .levelResult }
      if box.count > 0 { throw .scoreOfPlays(box.count) }
    }
    guard let finish else { return end }
    switch end {
    case .abandoned, .called: throw finished
    case .result where !finish.ending.isDecision: throw finished
    case .result(let score, _) where finish.ending == .result && score == box.score: return nil
    case .forfeit, .byDefault:
      if end.ending == finish.ending, end.winner(leader: nil) == finish.winner { return nil }
    case .result: break
    }
    guard verb.isAgain || !finish.ending.isDecision else {
      if finish.ending == .result { throw .hasResult(box.score, new: verb) }
      let losers = Side.allCases.filter { $0 != finish.winner }.map { teams[$0].name }
      throw .hasLosers(losers, by: finish.ending, new: verb)
    }
    return end
  }

  /// The entry that gives the game a sheet of totals, with the clock at the end of the last period.
  func end(by typed: TypedTotals, now: TimeOfDay) throws(Problem) -> Entry {
    if box.count > 0 { throw .scoreOfPlays(box.count) }
    if let finish, finish.ending != .result || !box.isWithoutTotals { throw finished }
    let (totals, score) = try typed.read(in: self)
    if score.leader == nil { throw .levelResult }
    if finish != nil, score != box.score {
      throw Problem(
        "otherResult", .refused,
        """
        the result is \(box.score.home) : \(box.score.away), \
        and the sheet says \(score.home) : \(score.away)
        """, "'scoreboard end --score \(score.home)-\(score.away) --again' corrects the result")
    }
    let last = schedule[max(1, totals.periods.count)]
    let end = Moment(last.end ?? last.start, in: last.number)
    return Entry(
      at: now, .end(.result(score, totals)),
      clock: GameClock(totals.periods.isEmpty ? moment(at: now) : onClock(end)))
  }

  private func meant(by verb: EndVerb) throws(Problem) -> End {
    switch verb {
    case .abandoned: return .abandoned
    case .called: return .called
    case .result(let score, _): return .result(score)
    case .byDefault(let team, _): return .byDefault(try side(team), overrules: true)
    case .forfeit(let team, _):
      let isBoth =
        team == .typed(EndVerb.both)
        && !teams.both.contains { Name.identity($0.name) == EndVerb.both }
      return .forfeit(isBoth ? nil : try side(team), overrules: true)
    }
  }

  func side(_ reference: PlayerReference) throws(Problem) -> Side {
    let who = try who(reference)
    guard who.player == nil else { throw .noSuchTeam(reference.text) }
    return who.side
  }

  /// The plays of these requests, with the next numbers and their moment.
  func plays(
    for requests: [PlayRequest], at time: GameTime?, now: TimeOfDay
  ) throws(Problem) -> [Play] {
    var people = [Who]()
    for request in requests {
      let who = try who(request.who)
      try check(request.move, by: who)
      try request.attempt?.check(of: request.move, by: rules)
      people.append(who)
    }
    // An assist on a basket at the end of time has the moment of that basket.
    let isLastAssist = isFinishedByTime && requests.allSatisfy { $0.move == .assist }
    let moment = time == nil && isLastAssist ? moment(at: now) : try moment(of: time, now: now)
    // An overtime that was not played does not begin after the finish.
    if let finish, schedule.isOvertime(moment.period), moment.period > finish.moment.period {
      throw finished
    }
    var follows = follows(for: moment, time)
    return requests.indices.map { index in
      let play = Play(
        number: lastNumber + index + 1, reading: moment.reading, who: people[index],
        move: requests[index].move, recorded: now,
        period: moment.period, follows: follows.play, followsLineup: follows.lineup,
        owner: requests[index].owner.map { lastNumber + index + 1 - $0 },
        attempt: requests[index].attempt)
      if !play.isByClock { follows = (play.number, nil) }
      return play
    }
  }

  /// Refuses a move that the rules do not have, or that this team or player cannot make.
  func check(_ move: Move, by who: Who) throws(Problem) {
    guard rules.has(move) else {
      throw Problem(
        "moveOfOtherRules", .usage,
        "\(move.row.text) is no move of this game: its rules are \(rules.name.excerpt)",
        "'scoreboard rules -g GAME' shows what they have")
    }
    guard move.isPossible(by: who) else {
      let team = teams[who.side].name
      throw who.player == nil ? .playerMove(move, team: team) : .teamMove(move, team: team)
    }
  }

  /// The entry of a lineup. Like a play, it moves a paused clock on, and begins a period.
  func lineup(_ typed: TypedLineup, now: TimeOfDay) throws(Problem) -> Entry {
    let (side, players) = try typed.read(by: PlayerLookup(teams))
    if players.isEmpty { throw .malformedLineup("a lineup needs players of \(teams[side].name)") }
    let moment = try moment(of: typed.time, now: now)
    if let finish, typed.time == nil || moment > finish.moment { throw finished }
    let follows = follows(for: moment, typed.time)
    let lineup = Lineup(
      side, players, at: moment, lastNumber: lastNumber, follows: follows.play,
      followsLineup: follows.lineup)
    let next = rules.onClock(moment, after: clock.period)
    return Entry(
      at: now, .lineup(lineup),
      clock: next > clockMoment && !clock.isRunning ? GameClock(next) : nil)
  }

  /// Why nothing follows the finish.
  var finished: Problem {
    let winner = finish?.winner
    let score = box.score
    let first = winner ?? .home
    let points = "\(score[first])-\(score[first.other])"
    let won = "\(winner.map { teams[$0].name.excerpt } ?? "nobody") won"
    return switch finish?.ending {
    case .called where winner == nil: .gameFinished("it ended tied at \(points)")
    case .result: .gameFinished("\(won) \(points), a result that takes no plays")
    case .forfeit where winner == nil: .gameFinished("both lost by forfeit")
    case .forfeit: .gameFinished("\(won) by forfeit")
    case .byDefault: .gameFinished("\(won) \(points) by default")
    case _ where isFinishedByTime && rules.clock == .down:
      // A play may have been made before the end of the last period.
      .gameFinished(
        "\(won) \(points)",
        "'scoreboard record -g GAME --at 0:00 WHO MOVE' records a play before the horn",
        brief: "the game is finished: \(won) \(points) · :0:00 takes a play before the horn")
    case _ where winner == nil: .gameFinished("it was abandoned at \(points)")
    default: .gameFinished("\(won) \(points)")
    }
  }

  /// The clock after a verb; nil if it does not change.
  func clock(after verb: ClockVerb, now: TimeOfDay) throws(Problem) -> GameClock? {
    switch verb {
    case .toggle: return try clock(after: clock.isRunning ? .pause : .start, now: now)
    case .pause: return clock.isRunning ? GameClock(moment(at: now)) : nil
    case .stop(let moment):
      guard clock.isRunning else { return nil }
      let current = self.moment(at: now)
      let earlier = max(onClock(moment), lastPlay.map { onClock($0.moment) } ?? .start)
      return GameClock(earlier.period == current.period ? min(earlier, current) : current)
    case .start:
      if finish != nil { throw finished }
      if let limit = rules.timeLimit, box.overtime != nil {
        throw Problem(
          "timeIsUp", .refused,
          "time was up after \(limit.text): overtime is played without the clock",
          "keep recording: the next points decide")
      }
      if clock.isRunning { return nil }
      let moment = moment(at: now)
      return GameClock(
        Moment(moment.reading, in: isPeriodOver ? periodOn(moment) + 1 : moment.period),
        started: now)
    case .begin(let name): return try clock(beginning: name, now: now)
    case .beginOvertime: return try clockOfOvertime(now: now)
    case .endPeriod:
      if finish != nil {
        if isPeriodOver { return nil }
        throw finished
      }
      guard box.overtime == nil, let end = schedule[clock.period].end else { throw .noEndOfPeriod }
      return isPeriodOver ? nil : GameClock(end, in: clock.period)
    case .set(let time): return try clock(setTo: time, now: now)
    case .shift: return nil
    }
  }

  /// The clock at the start of the next overtime, whoever leads; nil if it has begun, and nothing was done in it.
  private func clockOfOvertime(now: TimeOfDay) throws(Problem) -> GameClock? {
    if finish != nil, !isFinishedByTime { throw finished }
    if rules.overtimes.isEmpty { throw .noOvertime }
    let on = periodOn(moment(at: now))
    if on < rules.periods, box.count > 0 {
      throw .periodSkipped(PeriodName.overtime(1).text(in: schedule))
    }
    let isEmpty = lastPlay?.period ?? 0 < on
    if schedule.isOvertime(on), isEmpty, clock.reading <= schedule[on].start { return nil }
    let next = max(on, rules.periods) + 1
    return GameClock(schedule[next].start, in: next)
  }

  /// The clock at the start of a period; nil if it has begun already.
  private func clock(beginning name: PeriodName, now: TimeOfDay) throws(Problem) -> GameClock? {
    let current = moment(at: now)
    let moment = try moment(of: GameTime(period: name), now: now)
    if finish != nil { throw finished }
    if moment.period == current.period || moment.period == box.period { return nil }
    if moment < current {
      throw Problem("periodBegun", .refused, "\(name.text(in: schedule)) has begun already")
    }
    return GameClock(rules.onClock(moment, after: clock.period))
  }

  /// The clock set to a time; throws if it may not be.
  func clock(setTo time: GameTime, now: TimeOfDay) throws(Problem) -> GameClock {
    let face = rules.clockFace
    let moment = onClock(try moment(setTo: time, now: now))
    if let last = lastPlay, moment < onClock(last.moment) {
      throw Problem(
        "beforeLastPlay", .refused,
        """
        the clock cannot be set to \(face.text(moment)): \
        play \(last.number) is at \(face.text(last.moment))
        """, "correct the time of that play first")
    }
    if let finish, !isFinishedByTime || moment.period > finish.moment.period { throw finished }
    if let stated = box.court.map({ onClock($0.latestChange) }), moment < stated {
      throw Problem(
        "beforeLineup", .refused,
        "the clock cannot be set to \(face.text(moment)): a lineup is at \(face.text(stated))",
        "take that back first")
    }
    return GameClock(moment, started: clock.isRunning ? now : nil)
  }
}
