/// Verbs that change the past, or ask for it.
extension Scoresheet: VerbTarget {
  /// Does what a verb asks for.
  public mutating func perform(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    try change(by: verb, now: now)
  }

  mutating func decide(_ verb: Verb, now: TimeOfDay) throws(GameError) -> Outcome {
    guard standing.needsTape(for: verb, now: now) else {
      return try write(try standing.entry(for: verb, now: now))
    }
    let step = try step(for: verb, now: now)
    guard let step, let next = step.next else { return try write(step?.entry) }
    let (before, past) = (standing, past(of: step.entry.action))
    self = next
    return Outcome(step.entry, past, before: before, after: self)
  }

  /// A step that is to be written and, where just that was tried, the game as it leaves it, which need
  /// not be added up again.
  private struct Step {
    let entry: Entry
    var next: Scoresheet?
  }

  /// The step of a verb that changes the past; nil where there is nothing to change.
  private func step(for verb: Verb, now: TimeOfDay) throws(GameError) -> Step? {
    switch verb {
    case .record(let requests, let time, let droppingLater):
      let plays = try standing.plays(for: requests, at: time, now: now)
        .linked(after: playByPlay.plays(at:))
      if plays.count == 1, canInsert(plays[0]) {
        return Step(entry: standing.entry(.record(plays: plays), now: now))
      }
      return try step(.record(plays: plays), droppingLater, now)
    case .clock(.set(let time)): return Step(entry: try entry(settingClockTo: time, now: now))
    case .clock, .note, .end, .recordTyped:
      return try standing.entry(for: verb, now: now).map { Step(entry: $0) }
    case .fix(let number, let correction, let droppingLater):
      guard let fixed = try fixed(number, correction, now: now) else { return nil }
      return try step(fixing(fixed), droppingLater, now)
    case .remove(let number, let droppingLater):
      guard play(number) != nil else { throw .noSuchPlay(number) }
      let numbers = [number] + (playByPlay.assist(on: number).map { [$0.number] } ?? [])
      return try step(.remove(plays: numbers), droppingLater, now)
    case .join(let team, let name): return try step(joining(team, name), false, now)
    case .leave(let who): return try step(leaving(who), false, now)
    case .number(let who, let jersey):
      return try numbering(who, jersey).map { action throws(GameError) in
        try step(action, false, now)
      }
    case .rename(let who, let name):
      return try renaming(who, to: name).map { action throws(GameError) in
        try step(action, false, now)
      }
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

  private func undo(_ steps: Int, _ now: TimeOfDay) throws(GameError) -> Step {
    guard steps > 0, steps <= tape.steps.done else {
      throw .nothingToUndo(steps: steps, left: tape.steps.done)
    }
    // The winning basket stopped the clock: where it is undone, the game goes on from there.
    let isDecided = standing.finish?.ending.isByBasket ?? false
    let clock = isDecided ? standing.clock : tape.clock(undoing: steps, at: standing.clock)
    return try step(
      .undo(steps: steps), false, now, clock: clock == standing.clock ? nil : clock)
  }

  /// A step, once it is tried: with the later plays that it takes out because they would come after
  /// the finish, or refused for them.
  ///
  /// - Parameter clock: where it leaves the clock, if it moves it.
  private func step(
    _ action: Entry.Action, _ droppingLater: Bool, _ now: TimeOfDay, clock: GameClock? = nil
  ) throws(GameError) -> Step {
    let (next, afterFinish) = try tried(action, clock: clock, now: now)
    let own = if case .record(let plays, _) = action { plays.map(\.number) } else { [Int]() }
    let later = afterFinish.filter { !own.contains($0.number) }
    if !afterFinish.isEmpty, later.isEmpty { throw next.standing.finished }
    guard !later.isEmpty else {
      let entry = next.standing.entry(action, now: now, since: standing.clock)
      // Where the plays move the clock, time may be up: that has not been tried.
      return Step(entry: entry, next: entry.clock == clock ? next : nil)
    }
    guard droppingLater else { throw .playsAfterFinish(later) }
    return try step(action.dropping(later.map(\.number)), false, now)
  }

  private func entry(settingClockTo time: GameTime, now: TimeOfDay) throws(GameError) -> Entry {
    let clock = try standing.clock(setTo: time, now: now)
    let (next, _) = try tried(.clock, clock: clock, now: now)
    return Entry(at: now, .clock, clock: next.standing.normalizedClock(clock, now: now))
  }

  /// What a step would come to; what cannot be continued in a tape edited by hand is refused.
  private func tried(
    _ action: Entry.Action, clock: GameClock? = nil, now: TimeOfDay
  ) throws(GameError) -> (next: Scoresheet, afterFinish: [Play]) {
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
    let reading = try correction.time.map { time throws(GameError) in
      try standing.reading(for: time, now: now)
    }
    let isMoved = reading.map { $0 != old.reading } ?? false
    let isOvertime = reading == standing.rules.timeLimit && standing.box.overtime != nil
    let fixed = Play(
      number: number, reading: reading ?? old.reading, who: who ?? old.who,
      move: correction.move ?? old.move, recorded: old.recorded,
      isOvertime: isMoved ? isOvertime : old.isOvertime)
    guard fixed.move.isPossible(by: fixed.who) else {
      throw .teamMove(fixed.move, team: standing.teams[fixed.who.side].name)
    }
    let linked = fixed.move == .assist ? fixed.assisting(basket(for: fixed, before: old)) : fixed
    return linked == old ? nil : linked
  }

  /// The basket of a corrected assist: the one that it was on, as long as it can be.
  private func basket(for fixed: Play, before old: Play) -> Int? {
    let basket = old.basket.flatMap { play($0) }?.play
    if let basket, basket.isBasket(for: fixed) { return basket.number }
    let plays = playByPlay.plays(at: fixed.reading)
    return plays.basket(for: fixed, taken: plays)
  }

  /// The step that puts a corrected play in place of the old one. An assist goes with its basket; it
  /// is taken out where the pass has become impossible.
  private func fixing(_ fixed: Play) -> Entry.Action {
    guard let assist = playByPlay.assist(on: fixed.number) else { return .fix(play: fixed) }
    let moved = assist.following(fixed)
    guard fixed.isBasket(for: moved) else {
      return .fix(play: fixed, dropped: [assist.number])
    }
    let isMoved = play(fixed.number)?.play.reading != fixed.reading
    return .fix(play: fixed, assist: isMoved ? moved : nil)
  }

  private func joining(
    _ reference: PlayerReference, _ typed: String
  ) throws(GameError) -> Entry.Action {
    let side = try standing.side(reference)
    let (team, player) = (standing.teams[side], try Player(typed: typed))
    try team.check(player, besides: team.players)
    try team.with(team.players + [player]).checkSize(by: standing.rules)
    return .join(side: side, player: player)
  }

  private func leaving(_ reference: PlayerReference) throws(GameError) -> Entry.Action {
    let (who, name) = try player(reference)
    guard !playByPlay.plays.contains(where: { $0.play.who == who }) else { throw .hasPlays(name) }
    let team = standing.teams[who.side]
    try team.with(team.players.filter { $0.name != name }).checkSize(by: standing.rules)
    return .leave(side: who.side, player: name)
  }

  /// Nil where the number is the same.
  private func numbering(
    _ reference: PlayerReference, _ typed: String?
  ) throws(GameError) -> Entry.Action? {
    let (who, name) = try player(reference)
    let team = standing.teams[who.side]
    let jersey = try typed.map { text throws(GameError) in try Player.jersey(typed: text) }
    if team.players.contains(where: { $0.name == name && $0.jersey == jersey }) { return nil }
    try team.check(
      Player(name, jersey: jersey), besides: team.players.filter { $0.name != name })
    return .number(side: who.side, player: name, jersey: jersey)
  }

  /// A player, and not a team itself.
  private func player(
    _ reference: PlayerReference
  ) throws(GameError) -> (who: Who, name: String) {
    let who = try standing.who(reference)
    guard let name = who.player else {
      throw .noSuchPlayer(reference.text, known: standing.teams.everybody)
    }
    return (who, name)
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
    if let player = who.player {
      try team.check(Player(name), besides: team.players.filter { $0.name != player })
    } else {
      teams[who.side].rename(to: name)
      _ = try Sides(typedHome: teams.home, away: teams.away)
    }
    return .rename(who: who, name: name)
  }
}
