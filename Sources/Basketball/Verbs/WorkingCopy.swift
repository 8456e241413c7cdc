/// A game that verbs change before it is saved.
public struct WorkingCopy {
  /// The game now.
  public private(set) var sheet: Scoresheet
  /// The entries to be written on the tape.
  public private(set) var entries = [Entry]()
  /// The people of the game, kept for the next typed verbs, of which a feed has many.
  private var people: PlayerLookup?

  /// A copy of a game.
  public init(_ sheet: Scoresheet) { self.sheet = sheet }

  /// Where the game stands now.
  public var state: GameState { sheet.state }

  /// Does verbs in turn; stops at a refused verb unless it keeps going.
  ///
  /// - Parameter stopsClock: whether a play after which the clock stands stops it.
  /// - Returns: what each verb did, or why it was refused.
  public mutating func perform(
    _ verbs: [Verb], keepGoing: Bool = false, stopsClock: Bool = false, now: () -> TimeOfDay
  ) throws -> [Result<Outcome, Problem>] {
    var results = [Result<Outcome, Problem>]()
    for verb in verbs {
      do {
        let outcome = try perform(verb, now: now())
        results.append(.success(outcome))
        if stopsClock, outcome.leavesClockRunning { _ = try perform(.clock(.pause), now: now()) }
      } catch let error as Problem {
        results.append(.failure(error))
        if !keepGoing { break }
      }
    }
    return results
  }

  /// Does a verb, or throws why it is refused and changes nothing.
  ///
  /// - Parameter check: throws to refuse the entry that the verb would write.
  public mutating func perform(
    _ typed: Verb, now: TimeOfDay, checking check: (Entry.Action) throws -> Void = { _ in }
  ) throws -> Outcome {
    // Comparing an optional would make two generic types at run time.
    if case .recordTyped = typed, !(people.map { $0.teams == state.teams } ?? false) {
      people = PlayerLookup(state.teams)
    }
    let verb = try state.understood(typed, by: people)
    do {
      guard let due = state.entryDue(before: verb, now: now) else {
        return try decide(verb, now: now, check)
      }
      // What is due is written with the verb, or not at all.
      var next = self
      let earlier = try next.write(due)
      var outcome = try next.decide(verb, now: now, check)
      outcome.follow(earlier)
      self = next
      return outcome
    } catch is TapeError {
      throw Problem(
        "impossibleTape", .data, "the tape of this game would not add up",
        "see 'scoreboard check -g GAME'")
    }
  }

  private mutating func decide(
    _ verb: Verb, now: TimeOfDay, _ check: (Entry.Action) throws -> Void
  ) throws -> Outcome {
    guard let draft = try draft(of: verb, now: now) else {
      return Outcome(before: state, after: state)
    }
    try check(draft.action)
    return try write(draft, droppingLater: verb.isDroppingLater)
  }

  /// The entry of a verb, before it is tried; nil if it changes nothing.
  private func draft(of verb: Verb, now: TimeOfDay) throws -> Entry? {
    let action: Entry.Action?
    switch verb {
    // It has been read as plays.
    case .recordTyped: action = nil
    case .record(let requests, let time, _):
      action = .record(plays: try plays(for: requests, at: time, now: now))
    case .lineup(let typed): return try state.lineup(typed, now: now)
    case .clock(.shift(let number, let milliseconds)):
      action = try sheet.shifting(from: number, by: milliseconds)
    case .clock(let verb):
      return try state.clock(after: verb, now: now).map {
        Entry(at: now, verb.isStep ? .setClock : .clock, clock: $0)
      }
    case .end(let verb, let time): return try state.end(by: verb, at: time, now: now)
    case .totals(let typed): return try state.end(by: typed, now: now)
    case .note(let text):
      let text = Name.identity(text).isEmpty ? nil : try text.asName()
      action = text == state.note ? nil : .note(text)
    case .card(let typed):
      let line = try typed.line(by: PlayerLookup(state.teams))
      action = state.card[line.key, of: line.who] == line.value ? nil : .card([line])
    case .day(let day): action = day == state.day ? nil : .day(day)
    // Also to the same fixture again: the game linked last counts.
    case .link(let link): action = .link(link)
    case .undo(let steps): return try sheet.undoing(steps, now: now)
    case .undoTo(let number):
      guard let steps = sheet.tape.stepsAfter(play: number) else {
        throw Problem.noSuchPlay(number)
      }
      return try sheet.undoing(steps, now: now)
    case .redo(let steps):
      let undone = sheet.tape.steps.undone
      guard steps > 0, steps <= undone else {
        throw Problem.nothingToRedo(steps: steps, left: undone)
      }
      let clock = sheet.tape.clock(redoing: steps, at: state.clock, now: now)
      return Entry(
        at: now, .redo(steps: steps), clock: clock == state.clock ? nil : clock)
    case .fix(let number, let correction, _):
      action = try sheet.fixing(number, correction, now: now)
    case .assisted(let distance): action = try sheet.linking(distance)
    case .remove(let number, _): action = try sheet.removing(number)
    case .join(let team, let name): action = try state.joining(team, name)
    case .leave(let who): action = try sheet.leaving(who)
    case .number(let who, let jersey): action = try state.numbering(who, jersey)
    case .rename(let who, let name): action = try state.renaming(who, to: name)
    case .captain(let who):
      let who = try state.who(who)
      action = state.teams[who.side].captain == who.player ? nil : .captain(who)
    case .swap:
      // A team may not have the name of the side that it would be on.
      _ = try Sides(typedHome: state.teams.away, away: state.teams.home)
      action = .swap
    case .rules(let preset, let changes, _):
      action = try sheet.changing(to: preset, with: changes)
    }
    return action.map { Entry(at: now, $0) }
  }

  /// The plays of these requests, each with the one that it belongs to.
  private func plays(
    for requests: [PlayRequest], at typed: GameTime?, now: TimeOfDay
  ) throws -> [Play] {
    var time = typed
    if case .after(let number)? = time?.place {
      guard let anchor = sheet.play(number) else { throw Problem.noSuchPlay(number) }
      time = .follows(anchor.play, in: state.schedule)
    } else if time == nil, let owner = try state.owner(of: requests),
      sheet.guest(of: owner.number) == nil
    {
      time = GameTime(owner.moment)
    }
    let plays = try state.plays(for: requests, at: time, now: now).map(state.rules.placed)
    var linked = plays.keepingOwners(among: []).linked()
    if let moment = linked.first(where: \.isOpen)?.moment {
      let earlier = sheet.playByPlay.plays(at: moment)
      linked = plays.keepingOwners(among: earlier).linked(after: earlier)
    }
    // A play without a time comes after the finish, except an assist on the last basket.
    if typed == nil, state.isFinishedByTime,
      !linked.allSatisfy({ $0.basket != nil && $0.basket == state.finish?.basket })
    {
      throw state.finished
    }
    if let own = linked.first(where: { play in
      play.isOpenAssist && play.who.player != nil
        && state.finish.map { play.moment < $0.moment } ?? true
        && (linked + sheet.playByPlay.plays(at: play.moment)).contains {
          $0.move.isFieldGoal && $0.who == play.who && $0.moment == play.moment
        }
    }) {
      throw Problem(
        "assistToOneself", .usage,
        "\((own.who.player ?? "").quoted) made the basket: nobody passes to himself",
        "name a team-mate, or record the basket of one first")
    }
    if typed == nil, state.finish == nil, let basket = state.basketOfOtherSide(linked) {
      let team = state.teams[basket.side.other].name
      let other = state.teams[basket.side].name
      throw Problem(
        "assistOfOtherSide", .usage,
        "the basket right before this assist of \(team.quoted) is of \(other.quoted)",
        "name a player of '\(other.excerpt)', or record the basket of '\(team.excerpt)' first")
    }
    return linked
  }

  /// Writes the entry of a draft. Plays that would then come after the finish are removed with it, or
  /// else it is refused.
  private mutating func write(_ draft: Entry, droppingLater: Bool = false) throws -> Outcome {
    if let whole = try takingOvertimeAway(by: draft, droppingLater) { return try write(whole) }
    let (outcome, afterFinish) = try sheet.add(draft)
    let own = draft.action.recorded.map(\.number)
    let later = afterFinish.filter { !own.contains($0.number) }
    if !later.isEmpty {
      guard droppingLater else { throw Problem.playsAfterFinish(later) }
      let action = draft.action.dropping(later.map(\.number))
      return try write(Entry(at: draft.at, action, clock: draft.clock), droppingLater: true)
    }
    guard outcome.added.count == own.count else { throw outcome.after.finished }
    entries += outcome.entries
    return outcome
  }

  /// The entry of a draft that also takes an overtime away: one in which nothing is left or, if later plays are
  /// dropped, one before which a side leads. Nil if no overtime goes, or if the draft has a play
  /// in it, or a lineup is in it, which no step removes.
  private func takingOvertimeAway(by draft: Entry, _ dropsLater: Bool) throws -> Entry? {
    guard dropsLater || state.box.isOvertime && !draft.action.onlyAdds else { return nil }
    var trial = sheet
    let (outcome, afterFinish) = try trial.add(draft)
    let unlevel = dropsLater ? outcome.after.box.unlevelPeriod : nil
    guard afterFinish.isEmpty, let period = unlevel ?? trial.periodBeforeNothing,
      let end = outcome.after.schedule[period].end,
      draft.action.plays.allSatisfy({ $0.period <= period }),
      trial.playByPlay.lineups.allSatisfy({ $0.lineup.moment.period <= period })
    else { return nil }
    let later = trial.plays.filter { $0.period > period }
    return Entry(
      at: draft.at, draft.action.dropping(later.map(\.number)), clock: GameClock(end, in: period))
  }
}

extension Scoresheet {
  /// Does a verb, or throws and changes nothing.
  @discardableResult
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws -> Outcome {
    var copy = WorkingCopy(self)
    let outcome = try copy.perform(verb, now: now)
    self = copy.sheet
    return outcome
  }
}
