import Basketball
import Season

extension [PoolStanding] {
  /// The teams of `3/1`, `3/2` and so on: the best, the second best … at one place of their pools.
  ///
  /// Two of these teams are exchanged where one would meet a team of its own pool again in its first game, and
  /// neither does after that: the teams at one place are of different pools. But no team loses its way to the first
  /// place by the exchange.
  func drawn(at place: Int, for bracket: [Fixture], by plan: Plan) -> [Occupant] {
    var drawn = best(at: place, by: plan)
    var opponents = drawn.map { _ in [Entrant]() }
    let leading = Exits(plan).leadingToTheTop
    var leads = drawn.map { _ in false }
    for fixture in bracket {
      for side in Side.allCases {
        guard case .best(let count, place) = fixture.sides[side] else { continue }
        opponents[count - 1].append(fixture.sides[side.other])
        leads[count - 1] = leading.contains(fixture.number)
      }
    }
    // A team with several games has no first opponent.
    let single = drawn.indices.filter { opponents[$0].count == 1 }
    let pools = opponents.map { $0.first.flatMap(plan.words.pool) }
    guard single.count > 1, single.contains(where: { pools[$0] != nil }) else { return drawn }
    if single.contains(where: { drawn[$0] == .undecided }) {
      for one in single { drawn[one] = .undecided }
      return drawn
    }
    for one in single {
      guard let own = pools[one], own == drawn[one].team.flatMap({ plan.words.pool(of: $0)?.name })
      else { continue }
      let free = single.filter { pools[$0] != own && leads[$0] == leads[one] }
      let other = free.first { $0 > one } ?? free.last { $0 < one }
      if let other { drawn.swapAt(one, other) }
    }
    return drawn
  }

  /// The teams at one place of their pools, by their results and then by seed and lot.
  private func best(at place: Int, by plan: Plan) -> [Occupant] {
    let pools = filter { $0.pool.teams.count >= place }
    let occupants = pools.map { $0.occupant(of: place) }
    if occupants.contains(.undecided) { return occupants.map { _ in .undecided } }
    let teams = zip(pools, occupants).filter { $1 != .vacant }.map {
      $0.0.ranking[place - 1].team
    }
    return teams.ranked(by: plan).map { $0.isShared ? .undecided : .team($0.name) }
      + occupants.filter { $0 == .vacant }
  }
}

extension [TeamRecord] {
  /// Teams of several pools in order: by share of games won, then by points per game, then by seed
  /// and lot.
  func ranked(by plan: Plan) -> [RankedTeam] {
    ranked(by: [Criteria.winRatio, Criteria.pointsPerGame] + plan.seedsAndLots)
  }
}

extension PlanWords {
  /// The name of the pool that a side is known to come from.
  fileprivate func pool(_ entrant: Entrant) -> String? {
    if case .team(let name) = entrant { pool(of: name)?.name } else { entrant.pool }
  }
}
