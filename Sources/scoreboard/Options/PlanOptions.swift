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
    let rows: [Row<PlanOptions>] = [
      .option("teams", "FILE", "plan: the teams, one a line") { $0.file = $1 },
      .option("title", "TITLE", "plan: the title, else NAME") { $0.title = $1 },
      .option("rules", "RULES", "plan: a set of rules, else the league's") { $0.rules = $1 },
      .option("day", "DAY", "plan: the first day, else today") { $0.day = $1 },
      number("pools", "plan: how many pools, else 1") { $0.pools = $1 },
      number("advance", "plan: how many of each pool go on, else 2") { $0.advance = $1 },
      number("courts", "plan: how many courts, else 1") { $0.courts = $1 },
      .option("from", "HH:MM", "plan: when it begins, else 10:00") {
        (options: inout Self, time: StartTime) in options.changes.append { $0.start = time }
      },
      number("slot", "plan: minutes from one game to the next, else 20", "MINUTES") {
        $0.slot = $1
      },
      .option("stay", "N", "plan: the winner stays on, for up to N wins in a row") {
        (options: inout Self, count: Count) in options.stay = count.value
      },
      flag("twice", "plan: the teams of a pool meet twice") { $0.isTwice = true },
      flag("third", "plan: a game for third place") { $0.hasThirdPlace = true },
      flag("knockout", "plan: a knockout without pools") { $0.isKnockout = true },
    ]
    return rows.noting(\.typed)
  }

  private static func number(
    _ name: String, _ help: String, _ placeholder: String = "N",
    _ change: @escaping @Sendable (inout EventFormat, Int) -> Void
  ) -> Row<PlanOptions> {
    .option(name, placeholder, help) { (options: inout Self, count: Count) in
      let value = count.value
      options.changes.append { change(&$0, value) }
    }
  }

  private static func flag(
    _ name: String, _ help: String, _ change: @escaping @Sendable (inout EventFormat) -> Void
  ) -> Row<PlanOptions> {
    .flag(name, help) { $0.changes.append(change) }
  }

  func format(of teams: [String]) -> EventFormat {
    var format = EventFormat(teams: teams, start: .usual)
    for change in changes { change(&format) }
    return format
  }
}
