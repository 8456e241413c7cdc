import Basketball
import Documents

/// The table of a competition, or of one of its pools.
public struct CompetitionTable: Sendable {
  /// The name of the event's file; nil where the games belong to none.
  public let event: String?
  /// The title of the competition, if it has one.
  public let title: String?
  /// The pool, where there are several.
  public let pool: String?
  public let ranking: Ranking
  /// Whether its games are ranked in different ways.
  public let isMixed: Bool
  public let places: [RankedTeam]
  /// The newest game of the table, by which tables are ordered.
  fileprivate let newest: (GameDate, String)?

  /// - Parameters:
  ///   - ranking: what the teams are ranked by, if not by what their games say.
  ///   - places: the order of the teams, if more than the games decides it.
  public init(
    _ table: LeagueTable, of event: String? = nil, title: String?, pool: String? = nil,
    by ranking: Ranking? = nil, places: [RankedTeam]? = nil
  ) {
    self.event = event
    self.title = title
    self.pool = pool
    self.ranking = ranking ?? table.ranking
    isMixed = table.isMixed
    newest = table.newest
    self.places = places ?? table.places
  }

  /// `Summer Cup, pool A`, with another text where there is no title.
  public func name(else other: String) -> String {
    (title ?? other) + pool.said { ", pool \($0)" }
  }

  /// The place of a team, by what all spellings of its name share.
  public func place(of identity: String) -> RankedTeam? {
    places.first { $0.team.identity == identity }
  }
}

/// The tables of a season: that of each competition, and one of all games together.
public struct SeasonTables: Sendable {
  public let together: LeagueTable
  /// The table of games of no event first, then those of events by their first day.
  public let competitions: [CompetitionTable]

  /// An event with its tables.
  public typealias Competition = (name: String, firstDay: Day?, tables: [CompetitionTable])

  /// One table of games that somebody has chosen, without events, titles and deductions.
  public init(ofChosen games: LeagueTable) {
    together = games
    competitions = games.games > 0 ? [CompetitionTable(games, title: nil)] : []
  }

  /// - Parameters:
  ///   - games: all games that count.
  ///   - events: the events that can be read.
  ///   - title: what games of no event are called.
  ///   - deductions: the deductions from the table of games of no event.
  public init(
    of games: LeagueTable, _ events: [Competition], title: String?, deductions: [Deduction],
    ofEvents: [Deduction]
  ) {
    var all = games
    for deduction in deductions + ofEvents { all.deduct(deduction) }
    together = all
    let present = games.events
    // An event that cannot be read has only its games.
    let others = Set(present.compactMap(\.self)).subtracting(events.map(\.name)).map { name in
      let table = games.only(name)
      return (name, table.firstDay, [CompetitionTable(table, of: name, title: name)])
    }
    let own = CompetitionTable(games.only(nil, deductions), title: title)
    let ofEvents = (events + others).sorted {
      ($0.firstDay?.text ?? "~", $0.name) < ($1.firstDay?.text ?? "~", $1.name)
    }
    competitions = (present.contains(nil) ? [own] : []) + ofEvents.flatMap(\.tables)
  }

  /// The tables of the competition that was played last.
  public var latest: CompetitionTable? {
    competitions.max { one, other in
      guard let newest = other.newest else { return false }
      return one.newest.map { $0 < newest } ?? true
    }
  }

  /// The table in which a game of an event, or of none, stands with both its teams.
  public func table(of teams: Set<String>, in event: String?) -> CompetitionTable? {
    competitions.first { table in
      table.event == event && teams.allSatisfy { table.place(of: $0) != nil }
    }
  }
}
