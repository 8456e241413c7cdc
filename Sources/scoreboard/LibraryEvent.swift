import Basketball
import Documents
import Events
import Storage

/// An event in a library: where it stands, and the games of its fixtures.
struct LibraryEvent {
  let name: String
  let library: GameLibrary

  /// Where it stands, without the games that cannot be read, and what these are.
  func standing(
    _ plan: Plan, now: TimeOfDay
  ) throws -> (standing: EventStanding, damaged: [LibraryError]) {
    let (games, damaged) = try library.games(of: name, now: now)
    let counted = games.compactMap { EventGame($0.row, linked: $0.linked) }
    return (EventStanding(plan, games: counted), damaged)
  }

  /// Makes the game of a fixture, of which it is certain under the lock of the library that nobody else
  /// plays it.
  ///
  /// - Parameters:
  ///   - number: the fixture; nil for the next one.
  ///   - isAgain: whether it may have a game, which does not count any more.
  ///   - report: is told of games that cannot be read.
  func play(
    _ number: Int?, on court: String?, isAgain: Bool = false, in context: Context,
    report: (LibraryError) -> Void = { _ in }
  ) throws -> (game: StoredGame, fixture: FixtureStanding?) {
    // No folder is made for an event that is not there.
    _ = try library.eventText(name)
    let now = context.now()
    var fixture: FixtureStanding?
    let game = try library.create(now: now, day: context.day(now)) {
      let plan = try library.plan(of: name)
      let (standing, damaged) = try standing(plan, now: now)
      damaged.forEach(report)
      let (found, names) = try standing.playable(number, on: court, isAgain: isAgain)
      fixture = found
      let league = try library.league()
      let rules = plan.rules ?? league.rules ?? .pickup
      let teams = try names.map { try team($0, of: plan, league, rules) }
      return (
        try Sides(typedHome: teams.home, away: teams.away).inTwoColors(), rules,
        EventLink(event: name, fixture: found.number)
      )
    }
    return (game, fixture)
  }

  /// A team with its roster: that of the event, else of its last game, else none.
  private func team(
    _ name: String, of plan: Plan, _ league: League, _ rules: Rules
  ) throws -> Team {
    let (team, _) = try library.team(typed: plan.team(name)?.roster ?? name, rules: rules)
    try team.checkSize(by: rules)
    return team.wearing(league.color(of: team.name) ?? team.color)
  }
}
