import Basketball
import Season

extension EventStanding {
  /// The event among other competitions: without tables until a game that counts is over.
  public var competition: SeasonTables.Competition {
    let hasGames = fixtures.contains { $0.status == .played && !$0.isVoid }
    return (name, fixtures.compactMap(\.day).min(), hasGames ? tables : [])
  }

  /// The tables of the event: one for each pool or, without pools, one of all its games.
  public var tables: [CompetitionTable] {
    if pools.isEmpty {
      let all = Pool(name: "", teams: plan.teams.map(\.name))
      let ranking = table.ranking(in: plan)
      let places = table.places(of: all, in: plan, by: ranking, staying: [])
      return [CompetitionTable(table, of: name, title: title, by: ranking, places: places)]
    }
    return pools.map { pool in
      CompetitionTable(
        pool.table, of: name, title: title, pool: pools.count > 1 ? pool.pool.name : nil,
        by: pool.rankedBy, places: pool.ranking)
    }
  }
}
