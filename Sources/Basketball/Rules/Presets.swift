extension Rules {
  /// Pick-up games on half a court: three a side, to 15 by two, no cap, no limit.
  public static let pickup = Rules()

  /// Open three-on-three tournaments: to 15 by two with a cap of 20; after 25 minutes the leader
  /// wins, or the next basket if the score is tied.
  public static let capped = Rules(
    name: "capped", base: "capped", cap: 20, timeLimit: .minutes(25), overtime: 1)

  /// FIBA's 3x3: 21 points outright or ten minutes, overtime to two points, the bonus from the
  /// seventh team foul, the double bonus from the tenth, four on a roster, one time-out per team.
  /// An unsportsmanlike and a disqualifying foul count as two team fouls each; two unsportsmanlike ones eject.
  ///
  /// Source: FIBA, Official 3x3 Basketball Rules of the Game: teams, playing time and winner of a
  /// game, team fouls and penalty situation, time-outs; 37.2.5 (two unsportsmanlike fouls).
  public static let fiba3x3 = {
    var rules = Rules(
      name: "fiba3x3", base: "fiba3x3", target: 21, margin: 1, timeLimit: .minutes(10),
      clock: .down,
      overtime: 2, roster: 4, bonus: 7, doubleBonus: 10, timeouts: 1)
    rules.fouls = .ofPlayers
    rules.teamFouls[.flagrantFoul] = 2
    rules.teamFouls[.disqualifyingFoul] = 2
    rules.ejections = [Ejection(2, FoulCounts([.flagrantFoul]))]
    rules.penaltyAhead = true
    rules.table.defaultScore = [2, 0]
    return rules
  }()

  /// FIBA's basketball: four quarters of ten minutes, overtimes of five, five fouls to foul out,
  /// the bonus from the fifth team foul of a quarter, two time-outs in the last two minutes. A forfeit
  /// counts 20–0. Two technical or unsportsmanlike fouls eject a player, two of the coach's own or three of
  /// coach and bench the coach.
  ///
  /// Source: FIBA, Official Basketball Rules 2024: Art. 8 (playing time), 12 (possession arrow), 18 (time-outs),
  /// 20 (forfeit), 21 (default), 36 and 37 (technical and unsportsmanlike fouls), 40 (five fouls), 41 (team
  /// fouls), appendix D (classification of teams).
  public static let fiba5x5of2024 = edition("fiba5x5-2024", FoulCounts.older.and(.coachFoul))

  /// FIBA's basketball from October 2026 on: disruptive and flagrant fouls, and technical ones of two categories, of
  /// which the second and the disruptive ones eject nobody.
  ///
  /// Source: FIBA, Official Basketball Rules 2026: Art. 36 (technical fouls), 37 (disruptive fouls), 38
  /// (flagrant fouls).
  public static let fiba5x5of2026 = edition(
    "fiba5x5-2026", FoulCounts.older.and(.technicalFoul2, .disruptiveFoul, .coachFoul))

  /// These rules in FIBA's edition of 2026, if they are of FIBA's edition of 2024.
  public var inEdition2026: Rules {
    guard base == Self.fiba5x5of2024.name else { return self }
    var rules = self
    let new = Self.fiba5x5of2026
    if name == base { rules.name = new.name }
    rules.base = new.base
    rules.fouls = new.fouls
    rules.personalFouls = new.personalFouls
    rules.teamFouls = new.teamFouls
    return rules
  }

  private static func edition(_ name: String, _ fouls: FoulCounts) -> Rules {
    var rules = fullCourt(name, 4, .minutes(10), overtime: .minutes(5), roster: 12)
    rules.timeoutsPerHalf = [2, 3]
    rules.timeoutsPerOvertime = 1
    rules.timeoutCeilings = [TimeoutCeiling(period: 4, left: .minutes(2), most: 2)]
    rules.table = TableRules(.classification, forfeitScore: [20, 0], defaultScore: [2, 0])
    rules.have(fouls)
    rules.ejections = [
      Ejection(2, FoulCounts([.technicalFoul, .flagrantFoul])),
      Ejection(2, FoulCounts([.coachFoul])),
      Ejection(3, FoulCounts([.benchFoul, .coachFoul])),
    ]
    rules.penaltyAhead = true
    return rules
  }

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
    rules.have(.ofUS)
    rules.personalFouls = rules.personalFouls.without(.technicalFoul, .technicalFoul2)
    rules.teamFouls = rules.personalFouls.without(.offensiveFoul)
    rules.ejections = [.twoTechnical, Ejection(2, FoulCounts([.flagrantFoul]))]
    rules.arrow = false
    rules.overtimeStart = .jumpBall
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
  public static let presets = [
    pickup, capped, fiba3x3, fiba5x5of2024, fiba5x5of2026, nba, ncaa, ncaaw, nfhs,
  ]

  /// The names of the sets, and `fiba5x5`, which means FIBA's edition of the day.
  public static let names = presets[..<3].map(\.name) + [fiba] + presets[3...].map(\.name)

  /// Five a side, twos and threes, a clock that counts down, five fouls to foul out, and the bonus
  /// from the fifth team foul of a period.
  private static func fullCourt(
    _ name: String, _ periods: Int, _ length: ClockReading, overtime: ClockReading,
    roster: Int? = nil
  ) -> Rules {
    Rules(
      name: name, base: name, side: 5, target: nil, margin: 1, timeLimit: length.times(periods),
      clock: .down,
      roster: roster, bonus: 5, periods: periods, overtimeLength: overtime, shots: .twoAndThree,
      foulLimit: 5, foulsReset: .period, arrow: true, court: .ofRules(name))
  }

  /// Sets the kinds of fouls, of which those of coach and bench count for neither player nor team.
  private mutating func have(_ kinds: FoulCounts) {
    fouls = kinds
    personalFouls = kinds.without(.benchFoul, .coachFoul)
    teamFouls = personalFouls
  }

  /// Full-court rules where unused time-outs carry over, an overtime gives one more and begins with a jump ball, all
  /// fouls are team fouls, two technical ones eject, and a forfeit counts 2–0, unless the winner was ahead.
  ///
  /// Source: NFHS, Basketball Rules: 4-8-2 and 4-19-13 (technical fouls), 6-1-1 and 6-4-1 (jump balls).
  private static func ofUSSchools(
    _ name: String, _ periods: Int, _ length: ClockReading, overtime: ClockReading, timeouts: Int
  ) -> Rules {
    var rules = fullCourt(name, periods, length, overtime: overtime)
    rules.timeouts = timeouts
    rules.timeoutsPerOvertime = 1
    rules.timeoutsCarry = true
    rules.have(.ofUS)
    rules.teamFouls = rules.fouls
    rules.ejections = [.twoTechnical]
    rules.overtimeStart = .jumpBall
    rules.table = TableRules(.percentage, forfeitScore: [2, 0], forfeitKeepsLead: true)
    return rules
  }
}

extension FoulCounts {
  /// The kinds that the sets of the US have.
  fileprivate static let ofUS = older.and(.technicalFoul2, .coachFoul)
}

extension Ejection {
  fileprivate static let twoTechnical = Ejection(2, FoulCounts([.technicalFoul]))
}

extension ClockReading {
  fileprivate static func minutes(_ count: Int) -> ClockReading {
    ClockReading(milliseconds: count * 60_000)
  }
}
