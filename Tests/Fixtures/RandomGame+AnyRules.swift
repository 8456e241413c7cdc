import Basketball

extension RandomGame {
  /// A new game by any rules, in periods so short that it soon comes through all of them; the teams have
  /// starters or not.
  public mutating func shortGame() throws -> Scoresheet {
    let preset = Rules.presets.randomElement(using: &random) ?? .nba
    var changes = RuleChanges()
    (changes["side"], changes["roster"]) = ("3", "none")
    if preset.timeLimit != nil { changes["length"] = "0:20" }
    if preset.overtimeLength != nil { changes["overtime-length"] = "0:10" }
    if preset.target != nil { changes["target"] = "\(Int.random(in: 6...12, using: &random))" }
    // Few periods of twenty seconds have five fouls of a side.
    if !random.oneIn(4) { changes["bonus"] = "3" }
    var rules = try preset.with(changes)
    // Late is the last quarter of a period here; time-outs of a whole period stay so.
    rules.lateBonus = rules.lateBonus.map {
      LateBonus(last: ClockReading(milliseconds: 5000), from: $0.from)
    }
    rules.timeoutCeilings = rules.timeoutCeilings.map {
      let left = $0.left.milliseconds > 200_000 ? 20_000 : 5000
      return TimeoutCeiling(
        period: $0.period, left: ClockReading(milliseconds: left), most: $0.most)
    }
    let stars = random.oneIn(2) ? ["Cy", "Dora", "Eva"] : []
    let names = [["Ana", "Bo", "Cy", "Dora", "Eva"], ["Fay", "Gil", "Hal", "Ida"]]
    let teams = Sides { side in
      let isHome = side == .home
      return Team(
        name: isHome ? "Reds" : "Blues", players: names[isHome ? 0 : 1].map { Player($0) },
        starters: isHome ? stars : [])
    }
    return Scoresheet(id: "short", teams: teams, rules: rules, now: now)
  }

  /// Such a game after so many verbs; those that are refused are left out.
  public mutating func shortGame(verbs: Int) throws -> Scoresheet {
    var sheet = try shortGame()
    for _ in 0..<verbs {
      wait()
      _ = try? sheet.perform(anyVerb(in: sheet), now: now)
    }
    return sheet
  }

  /// What a scorer might do in such a game, with all that can be corrected.
  public mutating func anyVerb(in sheet: Scoresheet) -> Verb {
    let state = sheet.state
    let number = number(state)
    let drops = random.oneIn(2)
    switch Int.random(in: 0..<32, using: &random) {
    case 0: return .clock(.toggle)
    case 1, 2: return .clock(.endPeriod)
    case 3: return .clock(.begin(.number(state.box.period + 1)))
    case 4: return .clock(.set(anyTime(state)))
    case 5 where random.oneIn(3):
      return .clock(.shift(from: number, by: 1000 * .random(in: -4...4, using: &random)))
    case 6, 7: return .undo(.random(in: 1...3, using: &random))
    case 8: return .redo(.random(in: 1...3, using: &random))
    case 9: return .remove(number, droppingLater: drops)
    case 10: return .fix(number, Correction(who: .exact(who(state))), droppingLater: drops)
    case 11:
      return .fix(number, Correction(move: anyMove(state.rules)), droppingLater: drops)
    case 12, 13: return .fix(number, Correction(time: anyTime(state)), droppingLater: drops)
    case 14, 15:
      let words = (1...5).map { "h\($0)" }.shuffled(using: &random).prefix(3)
      return .lineup(TypedLineup(["home"] + words, at: drops ? nil : anyTime(state)))
    case 16 where drops: return .end(.called, at: random.oneIn(2) ? nil : anyTime(state))
    case 17 where random.oneIn(3): return .end(.forfeit(.exact(Who(side()))))
    case 18, 19:
      return .record(
        [PlayRequest(.exact(who(state)), random.oneIn(3) ? .foul : .assist)],
        at: GameTime(place: .after(number)))
    default:
      let plays = (0..<Int.random(in: 1...2, using: &random)).map { _ in anyPlay(state) }
      return .record(
        plays, at: random.oneIn(3) ? nil : anyTime(state), droppingLater: drops)
    }
  }

  private mutating func anyPlay(_ state: GameState) -> PlayRequest {
    let move = anyMove(state.rules)
    let who = who(state)
    return PlayRequest(.exact(move.row.isOfTeam ? Who(who.side) : who), move)
  }

  /// Mostly one of those on which others depend.
  private mutating func anyMove(_ rules: Rules) -> Move {
    let often: [Move] = [
      .twoPoints, rules.shots == .oneAndTwo ? .onePoint : .threePoints, .freeThrow, .assist,
      .assist, .foul, .foul, .in, .out, .timeout, .rebound, .missedTwoPoints,
    ]
    let move = random.oneIn(4) ? rules.moves.randomElement(using: &random) : nil
    return move ?? often.randomElement(using: &random) ?? .foul
  }

  /// Near the clock, at the end of a period, or of another period.
  private mutating func anyTime(_ state: GameState) -> GameTime {
    // Of few readings, so that many plays share one.
    let shown = ClockReading(milliseconds: 2000 * .random(in: 0...10, using: &random))
    let period = state.box.period
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return GameTime(clock: .shown(ClockReading(milliseconds: 0)))
    case 1: return GameTime(period: .number(max(1, period - 1)), clock: .shown(shown))
    case 2: return GameTime(period: .number(period + 1), clock: .shown(shown))
    case 3: return GameTime(clock: .shown(shown), place: .inOrder)
    case 4:
      return GameTime(state.clock.isRunning ? state.moment(at: now) : state.clockMoment)
    default: return GameTime(clock: .shown(shown))
    }
  }
}
