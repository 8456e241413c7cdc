import Basketball
import Documents
import Events
import Season
import Storage

/// What the events of a library have decided about games: which of them do not count, and which wins
/// no game was played for. An event that cannot be read decides nothing, and its games count.
struct EventCounts {
  /// Why a game does not count, and by which event, by its id.
  private var reasons = [String: Reason]()
  private var walkovers = [(event: String, fixture: FixtureStanding)]()
  /// The events that can be read, with their games.
  private(set) var events = [(plan: Plan, games: [LeagueGame])]()
  /// What is wrong with events that cannot be read, and with the tapes of their games.
  private(set) var (damaged, unreadable) = ([LibraryError](), [LibraryError]())

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
    let (games, unreadable) = event.games(among: rows)
    self.unreadable += unreadable
    events.append((plan, games))
    for (id, why) in plan.notCounted(games) { reasons[id] = Reason(event: event.name, why: why) }
    // Nobody walks over where all have stayed.
    if plan.withdrawn.isEmpty { return }
    walkovers += EventStanding(plan, games: games).fixtures
      .filter { $0.status == .walkover && $0.game == nil && !$0.isSpare }.map { (event.name, $0) }
  }

  /// The events that can be read, or the one that a filter chooses, as they stand.
  ///
  /// - Parameter hidden: the names that nobody may see of their officials.
  func standings(
    _ filter: GameFilter = GameFilter(), by ranking: Ranking? = nil,
    hiding hidden: PrivateNames = PrivateNames()
  ) -> [EventStanding] {
    events.filter { filter.event ?? $0.plan.name == $0.plan.name }.map {
      EventStanding($0.plan.hiding(hidden), games: $0.games, by: ranking)
    }
  }

  /// What was left out, a line for each event and reason.
  ///
  /// - Parameter tellsWalkovers: whether walkovers are, which only the table of their event counts.
  func lines(leftOut ids: [String], filter: GameFilter, tellsWalkovers: Bool = true) -> [String] {
    let games = Dictionary(grouping: ids.compactMap { reasons[$0] }) { $0 }.map { reason, games in
      "left out: \(games.count.counted("game")) of \(reason.event): \(reason.why.text)"
    }
    let meant = walkovers.filter { event, fixture in
      filter.includes(fixture.teams?.both ?? [], on: fixture.fixture.day, of: event)
    }
    let wins = Dictionary(grouping: meant, by: \.event).map { event, wins in
      "left out: \(wins.count.counted("walkover")) of \(event)"
    }
    return games.sorted() + (tellsWalkovers ? wins.sorted() : [])
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

extension GameCommand {
  /// What the events of the library do not count. Reports events that cannot be read.
  func eventCounts() throws -> EventCounts {
    let counts = try EventCounts(of: library, now: now)
    for error in counts.damaged { context.mention(error) }
    return counts
  }

  /// The tables of games that count, as a filter chooses them.
  func tables(
    of games: LeagueTable, _ filter: GameFilter, _ events: [EventStanding], _ said: League? = nil
  ) throws -> SeasonTables {
    if filter.isOfPart { return SeasonTables(ofChosen: games) }
    let league = filter.event == nil ? try said ?? readLeague() : League()
    let competitions = events.map { event -> SeasonTables.Competition in
      (event.name, event.firstDay, event.hasGames ? event.tables : [])
    }
    return SeasonTables(
      of: games, competitions, title: league.title, deductions: league.deductions,
      ofEvents: events.flatMap(\.plan.deductions))
  }

  func readLeague() throws -> League {
    try library.league { context.mention($0) }
  }
}

extension League {
  /// What it says about names that are one person, or several.
  var saidNames: SaidNames { SaidNames(apart: apart, same: same) }
}
