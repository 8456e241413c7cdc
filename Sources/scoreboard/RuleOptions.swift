import Arguments
import Basketball

/// The options that change single values of a set of rules.
nonisolated struct RuleOptions {
  var side: Int?
  var target: Int?
  var margin: Int?
  var cap: OrNone<Int>?
  var limit: OrNone<ClockReading>?
  var overtime: Int?
  var roster: OrNone<Int>?
  var bonus: OrNone<Int>?
  var doubleBonus: OrNone<Int>?

  static var rows: [Row<RuleOptions>] {
    [
      .option("side", nil, "N", \.side, "players a team has on court"),
      .option("target", nil, "N", \.target, "points a winner has at least"),
      .option("margin", nil, "N", \.margin, "points a winner leads by at least"),
      .option("cap", nil, "N", \.cap, "points that win whatever the lead, or none"),
      .option("limit", nil, "CLOCK", \.limit, "when time is up, or none"),
      .option(
        "overtime", nil, "N", \.overtime, "points that win when level then, 1 the next basket"),
      .option("roster", nil, "N", \.roster, "players a team has at most, or none"),
      .option("bonus", nil, "N", \.bonus, "team fouls from which on there is a bonus, or none"),
      .option("double-bonus", nil, "N", \.doubleBonus, "team fouls for a double bonus, or none"),
    ]
  }

  /// What was typed, as changes.
  var changes: RuleChanges {
    var changes = RuleChanges()
    (changes.side, changes.target, changes.margin) = (side, target, margin)
    (changes.cap, changes.timeLimit) = (cap.map(\.value), limit.map(\.value))
    (changes.overtime, changes.roster) = (overtime, roster.map(\.value))
    (changes.bonus, changes.doubleBonus) = (bonus.map(\.value), doubleBonus.map(\.value))
    return changes
  }
}

/// A value, or `none`.
nonisolated struct OrNone<Value: ArgumentValue>: ArgumentValue {
  /// The value; nil for `none`.
  let value: Value?

  static var expected: String { "\(Value.expected), or none" }

  init?(argument: String) {
    value = Value(argument: argument)
    if value == nil, argument != "none" { return nil }
  }
}

nonisolated extension ClockReading: ArgumentValue {
  /// What a reading looks like.
  public static var expected: String { "a reading such as 10:00" }

  /// The reading that was typed.
  public init?(argument: String) { self.init(argument) }
}
