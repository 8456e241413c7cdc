import Basketball
import Documents

/// The table of a competition, or of one of its pools.
public struct CompetitionTable: Sendable {
  /// The name of the event's file; nil where the games belong to none.
  public let event: String?
  /// What the competition is called, if it is.
  public let title: String?
  /// The pool, where there are several.
  public let pool: String?
  public let ranking: Ranking
  /// Whether its games are ranked in different ways.
  public let isMixed: Bool
  public let places: [RankedTeam]
  /// What orders it by its newest game.
  fileprivate let newest: (GameDate, String)?

  /// - Parameters:
  ///   - ranking: what its teams are ranked by, if not as its games say.
  ///   - places: the order of its teams, if more than the games decides it.
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

  /// `Summer Cup, pool A`, or what is given where it has no title.
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
  /// That of games of no event first, then those of events by their first day.
  public let competitions: [CompetitionTable]

  /// An event with its tables.
  public typealias Competition = (name: String, firstDay: Day?, tables: [CompetitionTable])

  /// One table of games that somebody has chosen, which nothing else decides.
  public init(ofChosen games: LeagueTable) {
    together = games
    competitions = games.games > 0 ? [CompetitionTable(games, title: nil)] : []
  }

  /// - Parameters:
  ///   - games: all that count.
  ///   - events: those that can be read.
  ///   - title: what games of no event are called.
  ///   - deductions: from that table, and from those of events.
  public init(
    of games: LeagueTable, _ events: [Competition], title: String?, deductions: [Deduction],
    ofEvents: [Deduction]
  ) {
    var all = games
    for deduction in deductions + ofEvents { all.deduct(deduction) }
    together = all
    let present = games.events
    // Of an event that cannot be read there are only its games.
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
