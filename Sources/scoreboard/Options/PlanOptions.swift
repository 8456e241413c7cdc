import Arguments
import Events

/// The options for the format of an event.
nonisolated struct PlanOptions {
  private(set) var file: String?
  private(set) var day: Day?
  private(set) var rules: String?
  private(set) var title: String?
  /// After how many wins in a row the winner makes room; nil for an event with a schedule.
  private(set) var stay: Int?
  /// The names of the typed options.
  private(set) var typed: Set<String> = []
  private var changes: [@Sendable (inout EventFormat) -> Void] = []

  static let names: Set<String> = Set(rows.map(\.argument.name))

  static var rows: [Row<PlanOptions>] {
    [
      .option("teams", "FILE", "plan: the teams, one a line") {
        (options: inout Self, file: String) in options.note("teams") { $0.file = file }
      },
      .option("title", "TITLE", "plan: the title, else NAME") {
        (options: inout Self, title: String) in options.note("title") { $0.title = title }
      },
      .option("rules", "RULES", "plan: a set of rules, else the league's") {
        (options: inout Self, rules: String) in options.note("rules") { $0.rules = rules }
      },
      .option("day", "DAY", "plan: the first day, else today") {
        (options: inout Self, day: Day) in options.note("day") { $0.day = day }
      },
      number("pools", "plan: how many pools, else 1") { $0.pools = $1 },
      number("advance", "plan: how many of each pool go on, else 2") { $0.advance = $1 },
      number("courts", "plan: how many courts, else 1") { $0.courts = $1 },
      .option("from", "HH:MM", "plan: when it begins, else 10:00") {
        (options: inout Self, time: StartTime) in
        options.note("from") { $0.changes.append { $0.start = time } }
      },
      number("slot", "plan: minutes from one game to the next, else 20", "MINUTES") {
        $0.slot = $1
      },
      .option("stay", "N", "plan: the winner stays on, for up to N wins in a row") {
        (options: inout Self, count: Count) in options.note("stay") { $0.stay = count.value }
      },
      flag("twice", "plan: the teams of a pool meet twice") { $0.isTwice = true },
      flag("third", "plan: a game for third place") { $0.hasThirdPlace = true },
      flag("knockout", "plan: a knockout without pools") { $0.isKnockout = true },
    ]
  }

  private mutating func note(_ name: String, _ change: (inout Self) -> Void) {
    typed.insert(name)
    change(&self)
  }

  private static func number(
    _ name: String, _ help: String, _ placeholder: String = "N",
    _ change: @escaping @Sendable (inout EventFormat, Int) -> Void
  ) -> Row<PlanOptions> {
    .option(name, placeholder, help) { (options: inout Self, count: Count) in
      let value = count.value
      options.note(name) { $0.changes.append { change(&$0, value) } }
    }
  }

  private static func flag(
    _ name: String, _ help: String, _ change: @escaping @Sendable (inout EventFormat) -> Void
  ) -> Row<PlanOptions> {
    .flag(name, help) { options in options.note(name) { $0.changes.append(change) } }
  }

  func format(of teams: [String]) -> EventFormat {
    var format = EventFormat(teams: teams, start: .usual)
    for change in changes { change(&format) }
    return format
  }
}
