import Basketball
import Documents
import Events
import Season
import Storage

/// What the events of a library have decided about games: which of them do not count, and which wins
/// no game was played for. An event that cannot be read decides nothing, and its games count.
struct EventCounts {
  /// By which event a game does not count, and why, by its id.
  private var reasons = [String: String]()
  /// The events that can be read, with their games.
  private(set) var events = [(plan: Plan, games: [LeagueGame])]()
  /// What is wrong with events that cannot be read, and with the tapes of their games.
  private(set) var (damaged, unreadable) = ([LibraryError](), [LibraryError]())

  /// The ids of the games that do not count.
  var uncounted: Set<String> { Set(reasons.keys) }

  /// By the plans of the events, and all games of the library, which are read only if there are events.
  init(of library: GameLibrary, now: TimeOfDay) throws {
    let all = try library.events
    if all.isEmpty { return }
    let rows = try library.list(now: now).games
    for event in all {
      do throws(LibraryError) {
        let plan = try event.plan()
        let (games, unreadable) = event.games(among: rows)
        self.unreadable += unreadable
        events.append((plan, games))
        for (id, why) in plan.notCounted(games) { reasons[id] = "\(plan.name): \(why)" }
      } catch {
        damaged.append(error)
      }
    }
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
      "left out: \(games.count.counted("game")) of \(reason)"
    }
    // Nobody walks over where all have stayed.
    let walked = events.filter { tellsWalkovers && !$0.plan.withdrawn.isEmpty }
    let walkovers = walked.map { plan, games in
      let wins = EventStanding(plan, games: games).fixtures.count {
        $0.status == .walkover && $0.game == nil && !$0.isSpare
          && filter.includes($0.teams?.both ?? [], on: $0.plannedDay, of: plan.name)
      }
      return wins == 0 ? nil : "left out: \(wins.counted("walkover")) of \(plan.name)"
    }
    return games.sorted() + walkovers.compactMap(\.self).sorted()
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
    return SeasonTables(
      of: games, events.map(\.competition), title: league.title, deductions: league.deductions,
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
