extension Rules {
  /// Pick-up games on half a court: three a side, to 15 by two, no cap, no limit.
  public static let pickup = Rules()

  /// Open three-on-three tournaments: to 15 by two with a cap of 20; after 25 minutes the leader
  /// wins, or the next basket if the score is tied.
  public static let capped = Rules(
    name: "capped", cap: 20, timeLimit: .minutes(25), overtime: 1)

  /// FIBA's 3x3: 21 points outright or ten minutes, overtime to two points, the bonus from the
  /// seventh team foul, the double bonus from the tenth, four on a roster, one time-out per team.
  /// An unsportsmanlike and a disqualifying foul count as two team fouls each.
  ///
  /// Source: FIBA, Official 3x3 Basketball Rules of the Game: teams, playing time and winner of a
  /// game, team fouls and penalty situation, time-outs.
  public static let fiba3x3 = {
    var rules = Rules(
      name: "fiba3x3", target: 21, margin: 1, timeLimit: .minutes(10), clock: .down,
      overtime: 2, roster: 4, bonus: 7, doubleBonus: 10, timeouts: 1)
    rules.teamFouls[.flagrantFoul] = 2
    rules.teamFouls[.disqualifyingFoul] = 2
    rules.table.defaultScore = [2, 0]
    return rules
  }()

  /// FIBA's basketball: four quarters of ten minutes, overtimes of five, five fouls to foul out,
  /// the bonus from the fifth team foul of a quarter, two time-outs in the last two minutes. A forfeit
  /// counts 20–0.
  ///
  /// Source: FIBA, Official Basketball Rules: Art. 8 (playing time), 18 (time-outs), 20 (forfeit), 21 (default), 36
  /// (technical fouls), 40 (five fouls), 41 (team fouls), appendix D (classification of teams).
  public static let fiba5x5 = {
    var rules = fullCourt("fiba5x5", 4, .minutes(10), overtime: .minutes(5), roster: 12)
    rules.timeoutsPerHalf = [2, 3]
    rules.timeoutsPerOvertime = 1
    rules.timeoutCeilings = [TimeoutCeiling(period: 4, left: .minutes(2), most: 2)]
    rules.table = TableRules(.classification, forfeitScore: [20, 0], defaultScore: [2, 0])
    return rules
  }()

  /// The NBA's: four quarters of twelve minutes, six fouls to foul out, the bonus from the fifth
  /// team foul of a quarter, the fourth of an overtime or the second in its last two minutes. An
  /// offensive foul is not a team foul, and a technical foul counts for neither the team nor the
  /// player.
  ///
  /// Source: Official Rules of the NBA: rule 3 I (six fouls), 5 II (timing), 5 VI (time-outs),
  /// 12 B (personal fouls and penalties).
  public static let nba = {
    var rules = fullCourt("nba", 4, .minutes(12), overtime: .minutes(5), roster: 15)
    rules.foulLimit = 6
    rules.overtimeBonus = 4
    rules.lateBonus = LateBonus(last: .minutes(2), from: 2)
    rules.overtimeFouls = .reset
    rules.timeouts = 7
    rules.timeoutsPerOvertime = 2
    rules.timeoutCeilings = [
      TimeoutCeiling(period: 4, left: .minutes(12), most: 4),
      TimeoutCeiling(period: 4, left: .minutes(3), most: 2),
    ]
    rules.personalFouls[.technicalFoul] = 0
    rules.teamFouls[.technicalFoul] = 0
    rules.teamFouls[.offensiveFoul] = 0
    rules.freeThrowFive = .foul
    rules.table = TableRules(.percentage)
    return rules
  }()

  /// Men's college basketball in the US: two halves of twenty minutes, five fouls to foul out, the
  /// bonus from the seventh team foul of a half, the double bonus from the tenth. Three of the four
  /// time-outs go into the second half.
  ///
  /// Source: NCAA, Men's Basketball Rules.
  public static let ncaa = {
    var rules = ofUSSchools("ncaa", 2, .minutes(20), overtime: .minutes(5), timeouts: 4)
    rules.bonus = 7
    rules.doubleBonus = 10
    rules.foulsReset = .half
    rules.timeoutCeilings = [TimeoutCeiling(period: 2, left: .minutes(20), most: 3)]
    return rules
  }()

  /// Women's college basketball in the US: four quarters of ten minutes, five fouls to foul out,
  /// the bonus from the fifth team foul of a quarter.
  ///
  /// Source: NCAA, Women's Basketball Rules.
  public static let ncaaw = ofUSSchools(
    "ncaaw", 4, .minutes(10), overtime: .minutes(5), timeouts: 4)

  /// High schools in the US: four quarters of eight minutes, overtimes of four, five fouls to foul
  /// out, the bonus from the fifth team foul of a quarter.
  ///
  /// Source: NFHS, Basketball Rules: 4-8 (bonus), 4-14 (five fouls), 5-5 and 5-7 (timing), 5-12
  /// (time-outs).
  public static let nfhs = ofUSSchools(
    "nfhs", 4, .minutes(8), overtime: .minutes(4), timeouts: 5)

  /// The named sets.
  public static let presets = [pickup, capped, fiba3x3, fiba5x5, nba, ncaa, ncaaw, nfhs]

  /// Five a side, twos and threes, a clock that counts down, five fouls to foul out, and the bonus
  /// from the fifth team foul of a period.
  private static func fullCourt(
    _ name: String, _ periods: Int, _ length: ClockReading, overtime: ClockReading,
    roster: Int? = nil
  ) -> Rules {
    Rules(
      name: name, side: 5, target: nil, margin: 1, timeLimit: length.times(periods), clock: .down,
      roster: roster, bonus: 5, periods: periods, overtimeLength: overtime, shots: .twoAndThree,
      foulLimit: 5, foulsReset: .period, court: .ofRules(name))
  }

  /// The same where unused time-outs carry over, an overtime has one more, and a forfeit counts 2–0,
  /// unless the winner was ahead.
  private static func ofUSSchools(
    _ name: String, _ periods: Int, _ length: ClockReading, overtime: ClockReading, timeouts: Int
  ) -> Rules {
    var rules = fullCourt(name, periods, length, overtime: overtime)
    rules.timeouts = timeouts
    rules.timeoutsPerOvertime = 1
    rules.timeoutsCarry = true
    rules.table = TableRules(.percentage, forfeitScore: [2, 0], forfeitKeepsLead: true)
    return rules
  }
}

extension ClockReading {
  fileprivate static func minutes(_ count: Int) -> ClockReading {
    ClockReading(milliseconds: count * 60_000)
  }
}
