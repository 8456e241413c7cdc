import Basketball
import Season

/// Who is first, second … in an event, as far as that is decided.
///
/// A team that loses later in the bracket ranks higher: the loser of the final before the winner of
/// the third-place game, and both before the losers of the quarter-finals. Teams that lose in the
/// same round are ranked by all their games. Teams that were third in their pools play each other
/// for the places behind. Teams that do not go on are ranked by their pool place, and withdrawn
/// teams are last.
///
/// Source: FIBA, 3x3 Competition System: teams that leave in one round are classified by games won of
/// those played, then by points a game, then by seed.
struct FinalPlaces {
  /// The teams placed so far, in order.
  private(set) var teams: [String] = []
  private let plan: Plan
  private let resolver: Resolver
  private let table: LeagueTable
  /// The teams that play after the pools.
  private var entered: Set<String> = []

  init(_ plan: Plan, _ resolver: Resolver) {
    (self.plan, self.resolver, table) = (plan, resolver, resolver.table)
    let bracket = plan.fixtures.filter { plan.pool(of: $0) == nil }
    let named = bracket.flatMap(\.entrants).filter { $0.reference == nil }
    // If a team enters twice, this is not a bracket, and gives no places.
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

  /// The teams that leave by these exits; nil while one is undecided.
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
      // If a later game was kept, its teams have their places already, so the other team leaves
      // here.
      let isPlaced = self.teams.contains(team)
      if let leaver = isPlaced ? fixture.sides[side.other].team : team { teams.append(leaver) }
    }
    return teams
  }

  /// Gives teams the next places.
  ///
  /// - Returns: whether no tie is left.
  private mutating func place(_ group: [String]) -> Bool {
    let records = Set(group).subtracting(teams).compactMap { table.record(of: $0) }
    for place in records.ranked(by: plan) {
      if place.isShared { return false }
      teams.append(place.team.name)
    }
    return true
  }

  /// Gives the next places to teams with the same pool place that do not go on.
  private mutating func placeFromPools(_ rank: Int) -> Bool {
    guard resolver.pools.allSatisfy(\.isComplete) else { return false }
    let rest = resolver.pools.flatMap(\.ranking).filter {
      $0.rank == rank && !$0.isWithdrawn && !entered.contains($0.name)
    }
    return place(rest.map(\.name))
  }
}
