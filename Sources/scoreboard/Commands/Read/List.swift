import Arguments
import Basketball
import Documents
import Storage
import Views

/// `list`: prints the games of the library.
struct List: LibraryCommand {
  var context = Context()
  var filter = GameFilter()
  var changedSince: TypedInstant?

  static let name = "list"
  static let summary = "print the games, newest first, with their scores"
  static let examples = [
    "scoreboard list", "scoreboard list --team reds --since 2026-11-01",
    "scoreboard list --json | jq -r '.games[].id'",
    "scoreboard list --changed-since 2026-11-20T20:00:00Z --json",
  ]
  static let details = """
    Files that are not games are named and left alone, and the command ends with 65.

    TEAM is the whole name. DAY is YYYY-MM-DD, the day that a game was played on. TIME is
    an instant in UTC, such as 2026-11-20T20:00:00Z, or a day: games are listed that were
    changed at it or later.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.flag("open", "only games that are not over", &filter.isOpen)
    rows.option("changed-since", "TIME", "only games changed since an instant", &changedSince)
    filter.visit(rows)
  }

  func run() throws {
    let now = now
    let isJSON = common.isJSON
    let filter = try spelled(filter)
    let uncounted = try eventCounts().uncounted
    let listing = try library.list(
      changedSince: changedSince?.time, besides: uncounted, now: now,
      detail: isJSON ? .lines : .row
    ) { game in
      isJSON ? game.listed(counts: !uncounted.contains(game.row.id)) : []
    }.filtered(by: filter)
    if listing.found.isEmpty { try check(filter) }
    if common.isJSON {
      try listing.write(to: context.out.write)
    } else {
      try context.say(page.list(listing.games, now: now))
      for error in listing.damaged { context.mention(error) }
    }
    if !listing.damaged.isEmpty { context.ending.become(.data) }
  }
}

/// An instant in UTC, or the beginning of a day there.
struct TypedInstant: ArgumentValue {
  let time: TimeOfDay

  static let expected = "an instant such as 2026-11-20T20:00:00Z, or a day"

  init?(argument: String) {
    // With or without milliseconds, which the tool itself writes.
    let time = TimeOfDay(argument) ?? TimeOfDay("\(argument.dropLast()).000Z")
    guard let time = time ?? Day(argument)?.midnight else { return nil }
    self.time = time
  }
}

extension GameFilter {
  /// The names of its options.
  static let names = {
    let rows = Rows()
    var filter = GameFilter()
    filter.visit(rows)
    return rows.arguments.map(\.name).spaceSeparated
  }()

  mutating func visit(_ rows: Rows) {
    rows.option("team", "TEAM", "only games of this team", &team)
    rows.option("since", "DAY", "only games from this day on", &since)
    rows.option("until", "DAY", "only games up to this day", &until)
    rows.option("rules", "RULES", "only games by these rules", &rules)
    rows.option("event", "EVENT", "only games of this event", &event)
    rows.option("last", "N", "only the last N of those games") { (typed: Count) in
      last = typed.value
    }
  }
}

extension Need {
  /// A filter needs all games.
  static func allToFilter(_ one: String, names: String = GameFilter.names) -> Need {
    Need(names, needs: "all", code: "noFilter", "a filter is for many games, and \(one)")
  }
}

extension GameCommand {
  /// The filter with the name of its event as the file has it.
  func spelled(_ filter: GameFilter) throws -> GameFilter {
    var filter = filter
    filter.event = try filter.event.map(library.eventName)
    return filter
  }

  /// Refuses rules, a team or an event that no game has. Called where no game was found.
  func check(_ filter: GameFilter) throws {
    if filter.rules == nil, filter.team == nil, filter.event == nil { return }
    let games = try library.list(now: now).games
    if let name = filter.rules, !games.contains(where: { Rules.isSet(name, [$0.rules, $0.base]) }) {
      let rules = Set(games.map { $0.base ?? $0.rules }).sorted()
      throw Problem(
        "noSuchRules", .noInput, "no game is played by rules called \(name.quoted)", .all(rules))
    }
    // The newest game says how a name is written.
    let teams = Dictionary(
      games.flatMap(\.teams.both).map { (Name.identity($0), $0) }
    ) { newest, _ in newest }
    if let name = filter.team, teams[Name.identity(name)] == nil {
      let known = teams.values.sorted()
      throw Problem(
        "noSuchTeam", .noInput, "no game is played by a team called \(name.quoted)",
        .near(name, known, else: .all(known)))
    }
    guard let event = filter.event else { return }
    let known = try Set(library.eventNames() + games.compactMap(\.link?.event))
    if !known.contains(event) { throw LibraryError.noEvent(event, names: known.sorted()) }
  }
}
