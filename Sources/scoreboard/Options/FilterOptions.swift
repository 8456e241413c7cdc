import Arguments
import Basketball
import Documents

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

extension Common {
  /// Refuses rules that no game has. Called if no game was found.
  func checkRules(of options: FilterOptions, in context: Context) throws {
    guard let rules = options.filter.rules else { return }
    let known = Set(try library(in: context).list(now: context.now()).games.map(\.rules))
    if known.contains(rules) { return }
    throw Failure(
      "noSuchRules", .noInput, "no game is played by rules called '\(rules.excerpt)'",
      hint: known.isEmpty ? nil : Failure.all(known.map(\.excerpt).sorted()))
  }

  /// Refuses a team that has played no game, also when none was found.
  func checkTeam(of options: FilterOptions, in context: Context) throws {
    guard let team = options.filter.team else { return }
    let games = try library(in: context).list(now: context.now()).games
    // The newest game says how a name is written.
    let names = Dictionary(
      games.flatMap { [$0.home.name, $0.away.name] }.map { (Name.identity($0), $0) }
    ) { newest, _ in newest }
    if names[Name.identity(team)] != nil { return }
    let known = names.values.sorted()
    throw Failure(
      "noSuchTeam", .noInput, "no game is played by a team called '\(team.excerpt)'",
      hint: known.isEmpty ? nil : Failure.near(team, known) ?? Failure.all(known.map(\.excerpt)))
  }
}
