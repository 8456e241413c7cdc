/// Verbs that change the past, or ask for it.
extension Scoresheet: VerbTarget {
  /// Does what a verb asks for.
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    try change(by: verb, now: now)
  }

  func entry(for verb: Verb, now: TimeOfDay) throws(GameError) -> Entry? {
    guard standing.needsTape(for: verb, now: now) else {
      return try standing.entry(for: verb, now: now)
    }
    switch verb {
    case .record(let requests, let typed, _, let droppingLater):
      let plays = try standing.plays(for: requests, at: typed, now: now)
      if plays.count == 1, canInsert(plays[0]) {
        return standing.entry(.record(plays: plays), now: now)
      }
      return try step(.record(plays: plays), droppingLater, now)
    case .clock(.set(let reading)): return try entry(settingClockTo: reading, now: now)
    case .clock, .note: return try standing.entry(for: verb, now: now)
    case .fix(let number, let correction, let droppingLater):
      guard let fixed = try fixed(number, correction, now: now) else { return nil }
      return try step(.fix(play: fixed), droppingLater, now)
    case .remove(let number, let droppingLater):
      guard play(number) != nil else { throw .noSuchPlay(number) }
      return try step(.remove(plays: [number]), droppingLater, now)
    case .join(let team, let name): return try step(joining(team, name), false, now)
    case .rename(let who, let name):
      guard let step = try renaming(who, to: name) else { return nil }
      return try self.step(step, false, now)
    case .rules(let preset, let changes, let droppingLater):
      let base = try preset.map { name throws(GameError) in try Rules.preset(name) }
      let rules = try (base ?? standing.rules).with(changes)
      if rules == standing.rules { return nil }
      for side in Side.allCases { try standing.teams[side].checkSize(by: rules) }
      return try step(.rules(rules), droppingLater, now)
    case .undo(let steps): return try undo(steps, now)
    case .undoTo(let number):
      guard let steps = tape.stepsAfter(play: number) else { throw .noSuchPlay(number) }
      return try undo(steps, now)
    case .redo(let steps):
      guard steps > 0, steps <= tape.steps.undone else {
        throw .nothingToRedo(steps: steps, left: tape.steps.undone)
      }
      return try step(.redo(steps: steps), false, now)
    }
  }

  private func undo(_ steps: Int, _ now: TimeOfDay) throws(GameError) -> Entry {
    guard steps > 0, steps <= tape.steps.done else {
      throw .nothingToUndo(steps: steps, left: tape.steps.done)
    }
    // The winning basket stopped the clock: where it is undone, the game goes on from there.
    let isDecided = standing.finish.map { !$0.isByTime } ?? false
    let clock = isDecided ? nil : tape.clock(undoing: steps, at: standing.clock)
    return try step(.undo(steps: steps), false, now, clock: clock)
  }

  /// The entry of a step, once it is tried: with the later plays that it takes out because they
  /// would come after the finish, or refused for them.
  ///
  /// - Parameter clock: where it leaves the clock, if it moves it.
  private func step(
    _ action: Entry.Action, _ droppingLater: Bool, _ now: TimeOfDay, clock: GameClock? = nil
  ) throws(GameError) -> Entry {
    let (next, afterFinish) = try tried(action, clock: clock, now: now)
    let own = if case .record(let plays, _) = action { plays.map(\.number) } else { [Int]() }
    let later = afterFinish.filter { !own.contains($0.number) }
    if !afterFinish.isEmpty, later.isEmpty { throw next.finished }
    guard !later.isEmpty else { return next.entry(action, now: now, since: standing.clock) }
    guard droppingLater else { throw .playsAfterFinish(later) }
    return try step(action.dropping(later.map(\.number)), false, now)
  }

  private func entry(settingClockTo reading: ClockReading, now: TimeOfDay) throws(GameError)
    -> Entry
  {
    let clock = try standing.clock(setTo: reading, now: now)
    let (next, _) = try tried(.clock, clock: clock, now: now)
    return Entry(at: now, .clock, clock: next.normalizedClock(clock, now: now))
  }

  /// What a step would come to; what cannot be continued in a tape edited by hand is refused.
  private func tried(
    _ action: Entry.Action, clock: GameClock? = nil, now: TimeOfDay
  ) throws(GameError) -> (standing: Standing, afterFinish: [Play]) {
    do throws(TapeFault) {
      return try trying(action, clock: clock, now: now)
    } catch {
      throw .impossible(error)
    }
  }
}

/// What corrections come to.
extension Scoresheet {
  /// A play as a correction leaves it; nil where that changes nothing.
  private func fixed(
    _ number: Int, _ correction: Correction, now: TimeOfDay
  ) throws(GameError) -> Play? {
    let who = try correction.who.map { name throws(GameError) in try standing.who(name) }
    guard let old = play(number)?.play else { throw .noSuchPlay(number) }
    let reading = try correction.reading.map { typed throws(GameError) in
      try standing.reading(for: typed, now: now)
    }
    let isMoved = reading.map { $0 != old.reading } ?? false
    let isOvertime = reading == standing.rules.timeLimit && standing.box.overtime != nil
    let fixed = Play(
      number: number, reading: reading ?? old.reading, who: who ?? old.who,
      move: correction.move ?? old.move, recorded: old.recorded,
      isOvertime: isMoved ? isOvertime : old.isOvertime)
    return fixed == old ? nil : fixed
  }

  private func joining(
    _ reference: PlayerReference, _ typed: String
  ) throws(GameError) -> Entry.Action {
    let who = try standing.who(reference)
    guard who.player == nil else { throw .noSuchTeam(reference.text) }
    let (team, player) = (standing.teams[who.side], Player(try typed.asName()))
    guard !team.players.contains(player) else {
      throw .sameName(player.name, team: team.name)
    }
    try Team(name: team.name, players: team.players + [player]).checkSize(by: standing.rules)
    return .join(side: who.side, player: player)
  }

  /// Nil where the name is the same.
  private func renaming(
    _ reference: PlayerReference, to typed: String
  ) throws(GameError) -> Entry.Action? {
    let who = try standing.who(reference)
    let name = try typed.asName()
    var teams = standing.teams
    let team = teams[who.side]
    if name == who.player ?? team.name { return nil }
    if who.player != nil {
      guard team.place(of: name) == nil else { throw .sameName(name, team: team.name) }
    } else {
      teams[who.side] = Team(name: name, players: team.players)
      _ = try Sides(typedHome: teams.home, away: teams.away)
    }
    return .rename(who: who, name: name)
  }
}

extension PlayerReference {
  /// The words that name somebody.
  fileprivate var text: String {
    switch self {
    case .exact(let who): who.word
    case .typed(let word): word
    }
  }
}
