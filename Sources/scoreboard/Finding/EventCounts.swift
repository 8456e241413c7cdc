import Basketball
import Documents
import Events
import Season
import Storage

/// What the events of a library have decided about games: which of them do not count, and which wins
/// no game was played for.
struct EventCounts {
  /// Why a game does not count, and by which event, by its id.
  private var reasons: [String: Reason] = [:]
  private var walkovers: [(event: String, fixture: FixtureStanding)] = []
  /// What is wrong with events that cannot be read.
  private(set) var damaged: [LibraryError] = []

  private struct Reason: Hashable {
    let event: String
    let why: NotCounted
  }

  /// The ids of the games that do not count.
  var uncounted: Set<String> { Set(reasons.keys) }

  /// By the plans of the events, and all games of the library, which are read only if there are events.
  init(of library: GameLibrary, now: TimeOfDay) throws {
    let names = try library.eventNames()
    if names.isEmpty { return }
    let rows = try library.list(now: now).games
    for name in names {
      do throws(LibraryError) {
        try add(LibraryEvent(name: name, library: library), rows)
      } catch {
        damaged.append(error)
      }
    }
  }

  private mutating func add(_ event: LibraryEvent, _ rows: [GameRow]) throws(LibraryError) {
    let plan = try event.plan()
    let games = event.games(among: rows).games
    for (id, why) in plan.notCounted(games) { reasons[id] = Reason(event: event.name, why: why) }
    // Nobody walks over where all have stayed.
    if plan.withdrawn.isEmpty { return }
    walkovers += EventStanding(plan, games: games).fixtures
      .filter { $0.status == .walkover && $0.game == nil && !$0.isSpare }.map { (event.name, $0) }
  }

  /// What was left out, a line for each event and reason.
  func lines(leftOut ids: [String], filter: GameFilter) -> [String] {
    let games = Dictionary(grouping: ids.compactMap { reasons[$0] }) { $0 }.map { reason, games in
      "left out: \(games.count.counted("game")) of \(reason.event): \(reason.why.text)"
    }
    let meant = walkovers.filter { filter.means($0.fixture, of: $0.event) }
    let wins = Dictionary(grouping: meant, by: \.event).map { event, wins in
      "left out: \(wins.count.counted("walkover")) of \(event)"
    }
    return games.sorted() + wins.sorted()
  }
}

extension NotCounted {
  fileprivate var text: String {
    switch self {
    case .withdrawn(let team): "\(team) has withdrawn"
    case .playedAgain(let fixture): "fixture \(fixture) was played again"
    case .notNeeded(let fixture): "fixture \(fixture) is not needed, its series is decided"
    }
  }
}

extension GameFilter {
  /// Whether a fixture without a game is of the event, the team and the days that are meant.
  fileprivate func means(_ fixture: FixtureStanding, of name: String) -> Bool {
    let teams = (fixture.teams?.both ?? []).map(Name.identity)
    let day = fixture.fixture.day
    return event ?? name == name && team.map { teams.contains(Name.identity($0)) } ?? true
      && day.map { since ?? $0 <= $0 && $0 <= until ?? $0 } ?? true
  }
}

extension GameCommand {
  /// What the events of the library do not count. Reports events that cannot be read.
  func eventCounts() throws -> EventCounts {
    let counts = try EventCounts(of: library, now: now)
    context.report(counts.damaged)
    return counts
  }

  func readLeague() throws -> League {
    try library.league { context.mention($0) }
  }
}
