import Basketball
import Season

/// Who has come first, second … in an event, as far as that is decided.
///
/// Who loses later in the bracket stands higher: the loser of the final is before the winner of the game
/// for third place, and both are before who lost a quarter-final. Several who lose in one round are told
/// apart by all they have won and scored. Games between those who were third in their pools are for the
/// places behind. Who does not go on stands by the place in the pool, and who has withdrawn is last.
///
/// Source: FIBA, 3x3 Competition System: teams that leave in one round are classified by games won of
/// those played, then by points a game, then by seed.
struct FinalPlaces {
  /// The teams by place.
  private(set) var teams: [String] = []
  private let plan: Plan
  private let resolver: Resolver
  private let table: LeagueTable
  /// Those who play after the pools.
  private var entered: Set<String> = []

  init(_ plan: Plan, _ resolver: Resolver) {
    (self.plan, self.resolver, table) = (plan, resolver, resolver.table)
    let bracket = plan.fixtures.filter { plan.pool(of: $0) == nil }
    let named = bracket.flatMap(\.entrants).filter { $0.reference == nil }
    // Where a team begins twice, it is no bracket, and nobody has a place by it.
    guard Set(named).count == named.count else { return }
    entered = Set(
      bracket.compactMap { resolver.fixtures[$0.number]?.due }
        .flatMap { [$0.home.team, $0.away.team] }.compactMap(\.self))
    var next = 1
    for group in Exits(plan).inOrder {
      while next < group.from {
        guard placeFromPools(next) else { return }
        next += 1
      }
      guard let left = leaving(group.exits), place(left) else { return }
    }
    let last = resolver.pools.map(\.ranking.count).max() ?? 0
    while next <= last {
      guard placeFromPools(next) else { return }
      next += 1
    }
    _ = place(plan.teams.map(\.name).filter { plan.withdrawn[$0] != nil })
  }

  /// The teams that leave by these exits; nil while one is open.
  private func leaving(_ exits: [Exits.Exit]) -> [String]? {
    var teams: [String] = []
    for exit in exits {
      guard let fixture = resolver.fixtures[exit.fixture], fixture.status.isSettled else {
        return nil
      }
      guard let winner = fixture.winner else {
        if fixture.status == .played { return nil }
        continue
      }
      let side = exit.isWinner ? winner : winner.other
      guard let team = fixture.sides[side].team, plan.withdrawn[team] == nil else { continue }
      // Where a later game was kept, its teams have their places already: the other one leaves here.
      let isPlaced = self.teams.contains(team)
      if let leaver = isPlaced ? fixture.sides[side.other].team : team { teams.append(leaver) }
    }
    return teams
  }

  /// Gives teams the next places.
  ///
  /// - Returns: whether all of them were told apart.
  private mutating func place(_ group: [String]) -> Bool {
    let records = Set(group).subtracting(teams).compactMap { table.record(of: $0) }
    for place in records.ranked(by: plan) {
      if place.isShared { return false }
      teams.append(place.team.name)
    }
    return true
  }

  /// Gives the next places to those who are at one place of their pools and do not go on.
  private mutating func placeFromPools(_ rank: Int) -> Bool {
    guard resolver.pools.allSatisfy(\.isComplete) else { return false }
    let rest = resolver.pools.flatMap(\.ranking).filter {
      $0.rank == rank && !$0.isWithdrawn && !entered.contains($0.name)
    }
    return place(rest.map(\.name))
  }
}
