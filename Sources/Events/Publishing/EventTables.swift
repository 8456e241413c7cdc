import Basketball
import Season

extension EventStanding {
  /// Whether a game that counts is over.
  public var hasGames: Bool { fixtures.contains { $0.status == .played && !$0.isVoid } }

  /// The tables of the event: one a pool, or, without pools, one of all its games.
  public var tables: [CompetitionTable] {
    if pools.isEmpty {
      let all = Pool(name: "", teams: plan.teams.map(\.name))
      let places = table.places(of: all, in: plan, by: table.ranking(in: plan), staying: [])
      return [
        CompetitionTable(
          table, of: name, title: title, by: table.ranking(in: plan), places: places)
      ]
    }
    return pools.map { pool in
      CompetitionTable(
        pool.table, of: name, title: title, pool: pools.count > 1 ? pool.pool.name : nil,
        by: pool.rankedBy, places: pool.ranking)
    }
  }

  /// The first day on which a game was played, or is planned.
  public var firstDay: Day? { fixtures.compactMap(\.day).min() }
}
