import Arguments
import Basketball
import Documents

/// The options that choose games.
nonisolated struct FilterOptions {
  private(set) var filter = GameFilter()

  var isEmpty: Bool { filter == GameFilter() }

  static var rows: [Row<FilterOptions>] {
    [
      .option("team", "TEAM", "only games of this team") { $0.filter.team = $1 },
      .option("since", "DAY", "only games from this day on") {
        (options: inout Self, day: Day) in options.filter.since = day.text
      },
      .option("until", "DAY", "only games up to this day") {
        (options: inout Self, day: Day) in options.filter.until = day.text
      },
      .option("rules", "RULES", "only games by these rules") { $0.filter.rules = $1 },
      .option("last", "N", "only the last N of those games") {
        (options: inout Self, count: Count) in options.filter.last = count.value
      },
    ]
  }
}

extension GameCommand {
  /// Refuses rules that no game is played by. To be called when no game was found.
  func checkRules(of options: FilterOptions, in context: Context) throws {
    guard let rules = options.filter.rules else { return }
    let known = Set(try library(in: context).list(now: context.now()).games.map(\.rules))
    if known.contains(rules) { return }
    let near = Failure.near(rules, known.sorted())
    throw Failure(
      "noSuchRules", .noInput, "no game is played by rules called '\(rules.excerpt)'",
      hint: known.isEmpty ? nil : near ?? Failure.all(known.sorted()))
  }
}
