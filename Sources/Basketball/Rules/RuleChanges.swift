/// Values in place of those of a set of rules. What is nil stays as it is; what may be none at
/// all, such as a cap, is given as `.some(nil)` to do away with it.
public struct RuleChanges: Equatable, Sendable {
  /// Players a team has on court.
  public var side: Int?
  /// Points a winner has at least.
  public var target: Int?
  /// Points a winner leads by at least.
  public var margin: Int?
  /// Points with which a side wins whatever its lead.
  public var cap: Int??
  /// The reading at which time is up.
  public var timeLimit: ClockReading??
  /// Points that win the overtime.
  public var overtime: Int?
  /// Players a team has at most.
  public var roster: Int??
  /// Team fouls from which on the other side has a bonus.
  public var bonus: Int??
  /// Team fouls from which on it has the double bonus.
  public var doubleBonus: Int??

  /// No changes.
  public init() {}
}

extension Rules {
  /// The set of that name, nil for the usual one.
  public static func preset(_ name: String?) throws(GameError) -> Rules {
    guard let name else { return pickup }
    guard let rules = presets.first(where: { $0.name == name }) else { throw .unknownRules(name) }
    return rules
  }

  /// These rules with some values changed; refused when no game could be played by them.
  public func with(_ changes: RuleChanges) throws(GameError) -> Rules {
    var rules = self
    rules.side = changes.side ?? side
    rules.target = changes.target ?? target
    rules.margin = changes.margin ?? margin
    rules.cap = changes.cap ?? cap
    rules.timeLimit = changes.timeLimit ?? timeLimit
    rules.roster = changes.roster ?? roster
    rules.bonus = changes.bonus ?? bonus
    rules.doubleBonus = changes.doubleBonus ?? (rules.bonus == nil ? nil : doubleBonus)
    // A limit without a word on a level score means the next basket.
    rules.overtime = changes.overtime ?? (rules.timeLimit == nil ? nil : overtime ?? 1)
    if let reason = rules.contradiction { throw .impossibleRules(reason) }
    rules.name = Rules.presets.first { $0.hasSameValues(as: rules) }?.name ?? "custom"
    return rules
  }

  private func hasSameValues(as other: Rules) -> Bool {
    var named = other
    named.name = name
    return self == named
  }

  /// Why no game could be played by them, if so.
  var contradiction: String? {
    for (name, value) in [("side", side), ("target", target), ("overtime", overtime ?? 1)]
    where !(1...Rules.largest).contains(value) {
      return "\(name) cannot be \(value): it is a whole number from 1 to \(Rules.largest)"
    }
    for (name, value) in [
      ("cap", cap), ("roster", roster), ("bonus", bonus), ("double bonus", doubleBonus),
    ] {
      if let value, !(1...Rules.largest).contains(value) { return "\(name) cannot be \(value)" }
    }
    return contradictionOfTwo
  }

  private var contradictionOfTwo: String? {
    if !(0...Rules.largest).contains(margin) { return "margin cannot be \(margin)" }
    if margin == 0, timeLimit == nil { return "a margin of 0 needs a time limit" }
    if let cap, cap < target { return "a cap of \(cap) is below the target of \(target)" }
    if let timeLimit, timeLimit == .zero { return "a time limit of \(timeLimit.text) is no game" }
    if overtime != nil, timeLimit == nil { return "an overtime needs a time limit" }
    if let roster, roster < side { return "a roster of \(roster) is less than a side of \(side)" }
    if let doubleBonus, doubleBonus <= bonus ?? .max {
      return "a double bonus needs a bonus from fewer fouls"
    }
    return nil
  }
}
