/// New values for a set of rules; nil for no change. `.some(nil)` removes a value that rules may
/// lack, such as a cap.
public struct RuleChanges: Equatable, Sendable {
  /// Players a team has on court.
  public var side: Int?
  /// Points that a winner needs.
  public var target: Int??
  /// The lead that a winner needs.
  public var margin: Int?
  /// Points that win by any lead.
  public var cap: Int??
  /// The length of all periods together.
  public var timeLimit: ClockReading??
  /// How many periods there are. Alone it keeps their length.
  public var periods: Int?
  /// The length of a period; not together with `timeLimit`.
  public var length: ClockReading?
  /// The length of an overtime with a clock.
  public var overtimeLength: ClockReading?
  /// What shots from the field are worth.
  public var shots: ShotValues?
  /// Fouls with which a player fouls out.
  public var foulLimit: Int??
  /// When the count of team fouls restarts.
  public var foulsReset: FoulsReset?
  /// Which way the clock is read.
  public var clock: ClockDirection?
  /// Points that win the overtime.
  public var overtime: Int?
  /// Players a team has at most.
  public var roster: Int??
  /// The team foul from which the other side is in the bonus.
  public var bonus: Int??
  /// The team foul from which it is in the double bonus.
  public var doubleBonus: Int??
  /// Time-outs of a team in a game.
  public var timeouts: Int??
  /// The most time-outs that a team has left late in a game.
  public var timeoutCeilings: [TimeoutCeiling]?

  /// What tables rank teams by.
  public var ranking: Ranking?
  /// What tables count for a forfeit.
  public var forfeitScore: [Int]??
  /// What tables count for a default.
  public var defaultScore: [Int]??
  /// The court on which shots have a place.
  public var court: Markings??

  /// No changes.
  public init() {}
}

extension Rules {
  /// How the rules contradict themselves; nil if they do not. No lists: their types would be made at run
  /// time, in each command that reads a game.
  var contradiction: String? {
    wrongCount ?? wrongScore ?? wrongTimeouts ?? wrongFouls ?? contradictionOfTwo
  }

  private var wrongCount: String? {
    outOfRange("side", side, isRequired: true) ?? outOfRange("target", target, isRequired: true)
      ?? outOfRange("overtime", overtime, isRequired: true) ?? outOfRange("cap", cap)
      ?? outOfRange("roster", roster) ?? outOfRange("margin", margin, from: 0)
      // Far beyond any game.
      ?? outOfRange("periods", periods, to: 100, isRequired: true)
  }

  private var wrongScore: String? {
    outOfRange("time-outs of a half", anyOf: timeoutsPerHalf)
      ?? outOfRange("the score of a forfeit", anyOf: table.forfeitScore)
      ?? outOfRange("the score of a default", anyOf: table.defaultScore)
  }

  private var wrongTimeouts: String? {
    for ceiling in timeoutCeilings {
      let reason =
        outOfRange("time-outs late in a game", ceiling.most, from: 0)
        ?? outOfRange("the period of late time-outs", ceiling.period, to: Periods.most)
      if let reason { return reason }
    }
    return outOfRange("time-outs", timeouts, from: 0)
      ?? outOfRange("time-outs of an overtime", timeoutsPerOvertime, from: 0)
  }

  private var wrongFouls: String? {
    for foul in Move.fouls {
      if let reason = contradiction(of: foul) { return reason }
    }
    return outOfRange("bonus", bonus) ?? outOfRange("double bonus", doubleBonus)
      ?? outOfRange("bonus in overtime", overtimeBonus)
      ?? outOfRange("late bonus", lateBonus?.from) ?? outOfRange("foul limit", foulLimit)
  }

  private func contradiction(of foul: Move) -> String? {
    let own = personalFouls[foul]
    let team = teamFouls[foul]
    guard own > 1 || team > 100 else { return nil }
    return "\(foul.row.text) cannot be \(own) and \(team) fouls"
  }

  /// Why a value is out of its range; nil if it is not, or is nil.
  private func outOfRange(
    _ name: String, _ value: Int?, from least: Int = 1, to most: Int = Self.largest,
    isRequired: Bool = false
  ) -> String? {
    guard let value, !(least...most).contains(value) else { return nil }
    let range = isRequired ? ": it is a whole number from 1 to \(most)" : ""
    return "\(name) cannot be \(value)\(range)"
  }

  private func outOfRange(_ name: String, anyOf values: [Int]?) -> String? {
    for value in values ?? [] {
      if let reason = outOfRange(name, value, from: 0) { return reason }
    }
    return nil
  }

  /// Why a score that tables count is none; nil if it is one.
  private func wrongScore(_ score: [Int]?, of ending: String, _ example: String) -> String? {
    guard let score, score.count != 2 || score[0] <= score[1] else { return nil }
    return "a \(ending) counts more points for the winner: \(example)"
  }

  /// How two values contradict each other, if they do.
  private var contradictionOfTwo: String? {
    if margin == 0, timeLimit == nil { return "a margin of 0 needs a time limit" }
    if let target, let cap, cap < target {
      return "a cap of \(cap) is below the target of \(target)"
    }
    if target == nil, timeLimit == nil { return "without a target it needs a time limit" }
    if target == nil, cap != nil { return "a cap needs a target" }
    let wrong =
      wrongScore(table.forfeitScore, of: "forfeit", "20-0")
      ?? wrongScore(table.defaultScore, of: "default", "2-0")
    if let wrong { return wrong }
    if !timeoutCeilings.isEmpty, timeLimit == nil {
      return "late time-outs need a time limit"
    }
    if let timeLimit, timeLimit == .zero { return "a time limit of \(timeLimit.text) is no game" }
    if let overtimeLength, overtimeLength == .zero || overtimeLength > .longestPeriod {
      return "an overtime of \(overtimeLength.text) is none"
    }
    if overtime != nil || overtimeLength != nil, timeLimit == nil {
      return "an overtime needs a time limit"
    }
    if overtime != nil, overtimeLength != nil {
      return "an overtime is so long or to so many points, not both"
    }
    if periods > 1 {
      guard let timeLimit else { return "\(periods) periods need a time limit" }
      if timeLimit.milliseconds % periods != 0 {
        return "\(timeLimit.text) cannot be cut into \(periods) periods"
      }
    }
    if let timeoutsPerHalf, timeoutsPerHalf.count != 2 { return "a game has two halves" }
    if timeoutsPerHalf != nil || foulsReset == .half, periods % 2 != 0 {
      return "halves need an even number of periods"
    }
    if clock == .down, timeLimit == nil { return "a clock that counts down needs a time limit" }
    if let roster, roster < side { return "a roster of \(roster) is less than a side of \(side)" }
    if let doubleBonus, doubleBonus <= bonus ?? .max {
      return "a double bonus needs a bonus from fewer fouls"
    }
    return nil
  }
}
