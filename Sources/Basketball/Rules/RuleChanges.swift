/// New values for a set of rules, as they are typed, by the names of their options.
public typealias RuleChanges = [String: String]

extension Rules {
  /// These rules with some values changed; throws if they then contradict themselves.
  public func with(_ changes: RuleChanges) throws(Problem) -> Rules {
    // Rules of an older version keep their name, though the set of that name has other values by now.
    if changes.isEmpty { return self }
    var rules = self
    for (option, typed) in changes { rules.set(option, to: typed) }
    if rules.bonus == nil, changes["double-bonus"] == nil { rules.doubleBonus = nil }
    try rules.settleTime(changes, before: self)
    if changes["timeout-ceilings"] == nil {
      // Ceilings late in a game go with its number of time-outs.
      let keeps =
        timeouts == rules.timeouts && timeoutsPerHalf == rules.timeoutsPerHalf
        && timeoutsPerPeriod == rules.timeoutsPerPeriod
      rules.timeoutCeilings =
        keeps ? timeoutCeilings.compactMap { $0.moved(from: periods, to: rules.periods) } : []
    }
    if let reason = rules.contradiction { throw .impossibleRules(reason) }
    for var preset in Self.presets {
      preset.base = rules.base
      rules.name = preset.name
      if rules == preset { return try .preset(named: preset.name) }
    }
    rules.name = "custom"
    return rules
  }

  /// Sets the time limit, the clock and the overtimes that go with the changed lengths.
  private mutating func settleTime(
    _ changes: RuleChanges, before old: Rules
  ) throws(Problem) {
    func keeps(_ option: String) -> Bool { changes[option] == nil }
    if !keeps("length"), !keeps("limit") {
      throw .impossibleRules("a game is so long or its periods are, not both")
    }
    let length =
      changes["length"].flatMap { ClockReading($0) } ?? (keeps("periods") ? nil : old.length)
    if let length, keeps("limit") {
      // Periods are limited, so that the product does not overflow.
      guard let total = length.times(periods) else {
        throw .impossibleRules("\(periods) periods of \(length.text) are no game")
      }
      timeLimit = total
    }
    // Without a limit there is nothing to count down from.
    if keeps("clock"), timeLimit == nil { clock = .up }
    let keepsPoints = keeps("overtime")
    let keepsLength = keeps("overtime-length")
    if !keeps("overtimes") {
      if !keepsPoints || !keepsLength {
        throw .impossibleRules("--overtimes has all overtimes, and another option has one")
      }
      return
    }
    if !keepsPoints, !keepsLength {
      throw .impossibleRules(
        "an overtime is so long or to so many points: --overtimes +4/3:00 is both")
    }
    if timeLimit == nil || !keepsPoints || !keepsLength { laterOvertimes = [] }
    if keepsLength, timeLimit == nil || !keepsPoints { overtimeLength = nil }
    if keepsPoints, timeLimit == nil || !keepsLength { overtime = nil }
    // By default, the next basket after the limit wins.
    if timeLimit != nil, old.timeLimit == nil, overtimes.isEmpty { overtime = 1 }
  }

  /// How the rules contradict themselves; nil if they do not. No lists: their types would be made at run
  /// time, in each command that reads a game.
  var contradiction: String? { outOfRange ?? wrongFouls ?? contradictionOfTwo }

  private var wrongFouls: String? {
    for foul in Move.fouls {
      let own = personalFouls[foul]
      let team = teamFouls[foul]
      if own > 1 || team > 100 {
        return "\(foul.row.text) cannot be \(own) and \(team) fouls"
      }
    }
    return nil
  }

  /// Why tables cannot count a score for a forfeit or a default; nil if they can.
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
    if overtime != nil || overtimeLength != nil, timeLimit == nil {
      return "an overtime needs a time limit"
    }
    if periods > 1 {
      guard let timeLimit else { return "\(periods) periods need a time limit" }
      if timeLimit.milliseconds % periods != 0 {
        return "\(timeLimit.text) cannot be cut into \(periods) periods"
      }
    }
    if let timeoutsPerHalf, timeoutsPerHalf.count != 2 { return "a game has two halves" }
    if let timeoutsPerPeriod, timeoutsPerPeriod.count != periods {
      return "time-outs of \(timeoutsPerPeriod.count) periods do not fit a game of \(periods)"
    }
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
