import Arguments
import Basketball

/// The options that change single values of a set of rules.
nonisolated struct RuleOptions {
  var side: Int?
  var target: Int?
  var margin: Int?
  var cap: OrNone<Int>?
  var limit: OrNone<ClockReading>?
  var clock: ClockDirection?
  var overtime: Int?
  var roster: OrNone<Int>?
  var bonus: OrNone<Int>?
  var doubleBonus: OrNone<Int>?
  var timeouts: OrNone<Int>?

  static var rows: [Row<RuleOptions>] {
    [
      .option("side", "N", "players a team has on court") { $0.side = $1 },
      .option("target", "N", "points a winner has at least") { $0.target = $1 },
      .option("margin", "N", "points a winner leads by at least") { $0.margin = $1 },
      .option("cap", "N", "points that win whatever the lead, or none") { $0.cap = $1 },
      .option("limit", "CLOCK", "when time is up, or none") { $0.limit = $1 },
      .option("clock", "WAY", "which way the clock is read; down needs a limit") { $0.clock = $1 },
      .option("overtime", "N", "points that win when level then, 1 the next basket") {
        $0.overtime = $1
      },
      .option("roster", "N", "players a team has at most, or none") { $0.roster = $1 },
      .option("bonus", "N", "team fouls from which on there is a bonus, or none") { $0.bonus = $1 },
      .option("double-bonus", "N", "team fouls for a double bonus, or none") {
        $0.doubleBonus = $1
      },
      .option("timeouts", "N", "time-outs a team has, or none") { $0.timeouts = $1 },
    ]
  }

  /// What was typed, as changes.
  var changes: RuleChanges {
    var changes = RuleChanges()
    (changes.side, changes.target, changes.margin) = (side, target, margin)
    (changes.cap, changes.timeLimit) = (cap.map(\.value), limit.map(\.value))
    changes.clock = clock
    (changes.overtime, changes.roster) = (overtime, roster.map(\.value))
    (changes.bonus, changes.doubleBonus) = (bonus.map(\.value), doubleBonus.map(\.value))
    changes.timeouts = timeouts.map(\.value)
    return changes
  }
}
