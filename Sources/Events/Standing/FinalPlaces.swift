import Basketball
import Season

/// Who has come first, second … in an event, as far as that is decided.
///
/// Who loses later in the bracket stands higher: the loser of the final is before the winner of the game
/// for third place, and both are before who lost a quarter-final. Several who lose in one round are told
/// apart by all they have won and scored; then come those who have not gone on from their pools, and
/// last those who have withdrawn.
///
/// Source: FIBA, 3x3 Competition System: teams that leave in one round are classified by games won of
/// those played, then by points a game, then by seed.
struct FinalPlaces {
  /// The teams by place.
  private(set) var teams: [String] = []
  private let plan: Plan
  private let resolver: Resolver
  private let table: LeagueTable

  init(_ plan: Plan, _ resolver: Resolver) {
    (self.plan, self.resolver, table) = (plan, resolver, resolver.table)
    for group in Exits(plan).inOrder {
      guard let left = leaving(group), place(left) else { return }
    }
    guard resolver.pools.allSatisfy(\.isComplete), placeByPools() else { return }
    let withdrawn = plan.teams.map(\.name).filter { plan.withdrawn[$0] != nil }
    _ = place(withdrawn)
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
      let team = fixture.sides[exit.isWinner ? winner : winner.other].team
      if let team, plan.withdrawn[team] == nil { teams.append(team) }
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

  /// Gives the next places to those who have not gone on from their pools: by the place in the pool.
  private mutating func placeByPools() -> Bool {
    let rest = resolver.pools.flatMap(\.ranking).filter {
      !$0.isWithdrawn && !teams.contains($0.name)
    }
    for (_, group) in Dictionary(grouping: rest, by: \.rank).sorted(by: { $0.key < $1.key }) {
      if !place(group.map(\.name)) { return false }
    }
    return true
  }
}
