import Basketball
import Documents
import Events
import Season
import Storage

/// The decisions of a library's events about games: which games do not count, and which wins were given without a
/// game. An event that cannot be read decides nothing, and its games count.
struct EventCounts {
  /// The event by which a game does not count, and the reason, by the id of the game.
  private var reasons = [String: String]()
  /// The events that can be read, with their games.
  private(set) var events = [(plan: Plan, games: [LeagueGame])]()
  /// The errors of events that cannot be read, and of the tapes of their games.
  private(set) var (damaged, unreadable) = ([LibraryError](), [LibraryError]())

  /// The ids of the games that do not count.
  var uncounted: Set<String> { Set(reasons.keys) }

  /// Reads the plans of the events and, only if there are events, all games of the library.
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
  /// - Parameter hidden: the names of officials that are replaced.
  func standings(
    _ filter: GameFilter = GameFilter(), by ranking: Ranking? = nil,
    hiding hidden: PrivateNames = PrivateNames()
  ) -> [EventStanding] {
    events.filter { filter.event ?? $0.plan.name == $0.plan.name }.map {
      EventStanding($0.plan.hiding(hidden), games: $0.games, by: ranking)
    }
  }

  /// The lines about games and walkovers that were left out, one for each event and reason.
  ///
  /// - Parameter tellsWalkovers: whether to tell of walkovers, which only the table of their event counts.
  func lines(leftOut ids: [String], filter: GameFilter, tellsWalkovers: Bool = true) -> [String] {
    let games = Dictionary(grouping: ids.compactMap { reasons[$0] }) { $0 }.map { reason, games in
      "left out: \(games.count.counted("game")) of \(reason)"
    }
    // An event without withdrawn teams has no walkovers.
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
  /// The decisions of the library's events about games. Reports events that cannot be read.
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
  /// The league's word on which names are one person, and which are several.
  var saidNames: SaidNames { SaidNames(apart: apart, same: same) }
}
