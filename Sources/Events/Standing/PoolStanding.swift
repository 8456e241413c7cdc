import Basketball
import Season

/// A pool and its ranking.
public struct PoolStanding: Sendable {
  /// The pool.
  public let pool: Pool
  /// Whether all of its games are played.
  public let isComplete: Bool
  /// Its teams in order; those that have withdrawn are last, unless they keep their places.
  public let ranking: [RankedTeam]
  /// The ranking of its teams; nil before the first game of a plan without rules.
  public let rankedBy: Ranking?
  /// Its games.
  let table: LeagueTable

  /// The team at a place, from 1, once all games are played.
  func occupant(of place: Int) -> Occupant {
    guard isComplete, ranking.indices.contains(place - 1) else { return .undecided }
    let team = ranking[place - 1]
    return team.isOut ? .vacant : team.isShared ? .undecided : .team(team.name)
  }

  /// The names of the teams that share a rank.
  func level(with place: RankedTeam) -> String {
    ranking.filter { $0.rank == place.rank }.map(\.name).commaSeparated
  }
}

extension Plan {
  /// The criteria for teams that their games leave level: seeds, then lots.
  var seedsAndLots: [Criterion] {
    let seeds = Dictionary(uniqueKeysWithValues: teams.map { ($0.name, $0.seed) })
    return [
      { level in
        level.map { team in
          let seed = seeds[team.name] ?? nil
          return (seed.flatMap { Ratio(-$0, 1) }, seed.map { "seed \($0)" })
        }
      },
      { [lots] level in
        // A drawing of lots counts only if it names all teams that are level.
        let lot = lots.last { Set($0).isSuperset(of: level.map(\.name)) }
        return level.map { team in
          let place = lot?.firstIndex(of: team.name)
          return (
            place.flatMap { Ratio(-$0, 1) }, place.map { "number \($0 + 1) in the lot" }
          )
        }
      },
    ]
  }
}

extension LeagueTable {
  /// The ranking of the teams: that of their games, else that of the plan's rules.
  func ranking(in plan: Plan) -> Ranking? { isRanked ? ranking : plan.tableRules?.ranking }

  /// The places in a pool.
  ///
  /// - Parameter staying: the withdrawn teams that keep their places; the others are last.
  func places(
    of pool: Pool, in plan: Plan, by ranking: Ranking?, staying: Set<String>
  ) -> [RankedTeam] {
    let gone = Set(plan.withdrawn.keys).subtracting(staying)
    let more = plan.seedsAndLots
    return [false, true].reduce(into: []) { places, isOut in
      let count = places.count
      let group = records.filter { pool.teams.contains($0.name) && gone.contains($0.name) == isOut }
        .ranked(by: ranking ?? .average, then: more)
      places += group.map {
        $0.behind(count, isWithdrawn: isOut || staying.contains($0.name), isOut: isOut)
      }
    }
  }
}
