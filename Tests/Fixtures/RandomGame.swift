import Basketball

/// Games as nobody would think of them: random names, rules and verbs, the same for the same seed.
public struct RandomGame {
  private static let names = [
    "Ana", "Željko", "李小龍", "👩‍👩‍👧 Zoë", "O\"Neill", "back\\slash", "a/b", "x : y", "{", "]",
    "\"tape\" : [", "e\u{301}", "\u{2028}", "ﷺ", "null", "Łukasz", "  ", "\u{1b}[31m",
  ]
  var random: SplitMix64
  /// When the next verb is done.
  public private(set) var now = TimeOfDay(milliseconds: 1_795_176_000_120)

  /// The games of a seed.
  public init(seed: Int) { random = SplitMix64(seed: seed) }

  /// Two teams of names that are all different in one team.
  public mutating func teams() -> Sides<Team> {
    Sides(home: team("Reds"), away: team("Blues"))
  }

  private mutating func team(_ other: String) -> Team {
    // Some teams have no players: all that they do is the team's.
    let count = random.oneIn(8) ? 0 : Int.random(in: 3...6, using: &random)
    let names = Self.names.shuffled(using: &random).prefix(count)
    return Team(
      name: Self.names.randomElement(using: &random) ?? other, color: color(),
      players: names.map { Player($0) })
  }

  /// Half of the teams have one.
  private mutating func color() -> TeamColor? {
    if random.oneIn(2) { return nil }
    return TeamColor.names.randomElement(using: &random).flatMap { TeamColor(typed: $0) }
  }

  /// Rules of a short game, in half of them with a time limit.
  public mutating func rules() throws -> Rules {
    var changes = RuleChanges()
    changes["target"] = "\(Int.random(in: 1...12, using: &random))"
    changes["margin"] = "\(Int.random(in: 1...3, using: &random))"
    if random.oneIn(2) {
      let limit = Int.random(in: 5_000...60_000, using: &random)
      changes["limit"] = ClockReading(milliseconds: limit).exactText
      changes["overtime"] = "\(Int.random(in: 1...3, using: &random))"
    }
    if random.oneIn(3) { changes["bonus"] = "\(Int.random(in: 1...4, using: &random))" }
    return try Rules.pickup.with(changes)
  }

  /// Lets some time pass; now and then a wall clock is put back.
  public mutating func wait() {
    now = TimeOfDay(milliseconds: now.milliseconds + .random(in: -500...4000, using: &random))
  }

  /// What a scorer might do next, whether or not that is possible.
  public mutating func verb(in state: GameState) -> Verb {
    switch Int.random(in: 0..<27, using: &random) {
    case 0: .undo(.random(in: 1...3, using: &random))
    case 1: .redo(.random(in: 1...2, using: &random))
    case 2: .undoTo(play: number(state))
    case 3: .clock(.start)
    case 4: .clock(.toggle)
    case 5: .clock(.pause)
    case 6: .clock(.set(.elapsed(reading())))
    case 7:
      .fix(number(state), correction(state), droppingLater: random.oneIn(2))
    case 8: .remove(number(state), droppingLater: random.oneIn(2))
    case 9:
      .join(
        team: .exact(Who(side())),
        name: random.oneIn(2) ? name() : jersey() + " " + name())
    case 10: .rename(.exact(who(state)), to: name())
    case 11: .rules(preset: nil, ruleChanges(), droppingLater: random.oneIn(2))
    case 12:
      random.oneIn(3)
        ? .day(Day.first.adding(number(state)) ?? .first) : .note(random.oneIn(3) ? "" : name())
    case 24: .leave(.exact(who(state)))
    case 25: .number(.exact(who(state)), random.oneIn(3) ? nil : jersey())
    case 26: .end(end())
    default: record(state)
    }
  }

  private mutating func end() -> EndVerb {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .abandoned
    case 1: .called
    case 2: .result(Sides(home: .random(in: 0...9, using: &random), away: 10), isAgain: true)
    default: .forfeit(.exact(Who(side())))
    }
  }

  private mutating func record(_ state: GameState) -> Verb {
    let requests = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let who = who(state)
      return PlayRequest(.exact(who), move(by: who))
    }
    let limit = state.rules.timeLimit
    let reading = random.oneIn(3) ? (random.oneIn(3) ? limit ?? reading() : reading()) : nil
    let time: GameTime? = random.oneIn(12) ? .overtime(reading) : reading.map { .elapsed($0) }
    return .record(requests, at: time, droppingLater: random.oneIn(6))
  }

  private mutating func correction(_ state: GameState) -> Correction {
    let who = who(state)
    return Correction(
      who: random.oneIn(2) ? .exact(who) : nil, move: random.oneIn(2) ? move(by: who) : nil,
      time: random.oneIn(3) ? .elapsed(reading()) : nil)
  }

  /// Now and then somebody tries what only a team can do.
  private mutating func move(by who: Who) -> Move {
    random.oneIn(20) ? .timeout : .any(by: who, using: &random)
  }

  private mutating func ruleChanges() -> RuleChanges {
    var changes = RuleChanges()
    changes["target"] = "\(Int.random(in: 1...14, using: &random))"
    if random.oneIn(4) { changes["limit"] = reading().exactText }
    if random.oneIn(4) { changes["limit"] = "none" }
    return changes
  }

  mutating func number(_ state: GameState) -> Int {
    .random(in: 1...max(2, state.lastNumber), using: &random)
  }

  private mutating func name() -> String { Self.names.randomElement(using: &random) ?? "Ana" }

  private mutating func jersey() -> String {
    ["0", "00", "7", "99"].randomElement(using: &random) ?? "4"
  }

  mutating func side() -> Side { random.oneIn(2) ? .home : .away }

  private mutating func reading() -> ClockReading {
    ClockReading(milliseconds: .random(in: 0...70_000, using: &random))
  }

  mutating func who(_ state: GameState) -> Who {
    let side = side()
    let player = state.teams[side].players.randomElement(using: &random)?.name
    return Who(side, random.oneIn(6) ? nil : player)
  }
}

extension RandomGame {
  /// A game with some verbs done; what is refused is left out.
  public mutating func sheet(id: String = "day", verbs: Int = 20) throws -> Scoresheet {
    var sheet = Scoresheet(id: id, teams: teams(), rules: try rules(), now: now)
    for _ in 0..<verbs {
      wait()
      _ = try? sheet.perform(verb(in: sheet.state), now: now)
    }
    return sheet
  }
}

extension RandomGame {
  /// A game as it might be scored, with late entries, undone steps and pauses. What is refused is not
  /// in it.
  ///
  /// - Parameter isBasic: whether it has the five counts alone.
  public mutating func scored(
    _ teams: Sides<Team>, by rules: Rules, verbs: Int, isBasic: Bool = false
  ) -> Scoresheet {
    var sheet = Scoresheet(id: "day", teams: teams, rules: rules, now: now)
    for _ in 0..<verbs {
      now = TimeOfDay(milliseconds: now.milliseconds + .random(in: -100...20_000, using: &random))
      _ = try? sheet.perform(scorersVerb(in: sheet.state, isBasic), now: now)
    }
    return sheet
  }

  private mutating func scorersVerb(in state: GameState, _ isBasic: Bool) -> Verb {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .undo(1)
    case 1: .redo(1)
    case 2, 3: .clock(.toggle)
    case 4: .note("x")
    case 5: .remove(number(state))
    case 6...8: .record(requests(state, isBasic), at: .elapsed(near(state)))
    default: .record(requests(state, isBasic))
    }
  }

  private mutating func requests(_ state: GameState, _ isBasic: Bool) -> [PlayRequest] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let who = who(state)
      return PlayRequest(
        .exact(who), isBasic ? .anyBasic(using: &random) : .any(by: who, using: &random))
    }
  }

  /// What the clock shows, or showed, or will show, mostly within half a minute.
  private mutating func near(_ state: GameState) -> ClockReading {
    if random.oneIn(4) { return reading() }
    let shown = state.reading(at: now).milliseconds
    return ClockReading(
      milliseconds: max(0, shown + Int.random(in: -30_000...30_000, using: &random)))
  }
}
