import Basketball
import Season

/// A pool, and what its games have made of it.
public struct PoolStanding: Sendable {
  /// The pool.
  public let pool: Pool
  /// Whether all of its games are played.
  public let isComplete: Bool
  /// Its teams in order; those that have withdrawn are last.
  public let ranking: [PoolPlace]

  /// Who is at a place, from 1, once all games are played.
  func occupant(of place: Int) -> Occupant {
    guard isComplete, ranking.indices.contains(place - 1) else { return .undecided }
    let team = ranking[place - 1]
    return team.isWithdrawn ? .vacant : team.isDecided ? .team(team.name) : .undecided
  }
}

/// A team of a pool, and where it stands.
public struct PoolPlace: Sendable {
  /// Counted from 1; after two that share a rank, one is left out.
  public let rank: Int
  /// What it has won and scored.
  public let record: TeamRecord
  /// What has put it there, in words.
  public let why: String
  /// Whether nobody shares the rank.
  public let isDecided: Bool
  /// Whether it does not play on.
  public let isWithdrawn: Bool

  /// The name of the team.
  public var name: String { record.name }
}

extension Ranking<TeamRecord> {
  /// Tells apart by the seeding and the lots those that games leave level.
  mutating func splitByDraw(_ plan: Plan) {
    let seeds = Dictionary(uniqueKeysWithValues: plan.teams.map { ($0.name, $0.seed) })
    split(by: { team, _ in seeds[team.name].flatMap(\.self).map { -$0 } }) { team, _ in
      .seed(seeds[team.name].flatMap(\.self))
    }
    // A lot counts where it was drawn between all that are level.
    let place = { (team: TeamRecord, level: [TeamRecord]) in
      plan.lots.last { Set($0).isSuperset(of: level.map(\.name)) }?.firstIndex(of: team.name)
    }
    split(by: { place($0, $1).map { -$0 } }) { .lot(place($0, $1).map { $0 + 1 }) }
  }
}

extension LeagueTable {
  /// The places of a pool.
  func places(of pool: Pool, in plan: Plan) -> [PoolPlace] {
    let members = Set(pool.teams)
    let isActive = { (team: TeamRecord) in plan.withdrawn[team.name] == nil }
    let active = places(in: plan) { members.contains($0.name) && isActive($0) }
    let withdrawn = places(in: plan) { members.contains($0.name) && !isActive($0) }
    return active.map { PoolPlace($0, among: active, withdrawn: false) }
      + withdrawn.map { PoolPlace($0, behind: active.count, among: withdrawn, withdrawn: true) }
  }

  private func places(in plan: Plan, _ isRanked: (TeamRecord) -> Bool) -> [Place] {
    var ranking = ranking(of: isRanked)
    ranking.splitByDraw(plan)
    return ranking.places(name: \.name)
  }
}

extension PoolPlace {
  fileprivate init(
    _ place: LeagueTable.Place, behind count: Int = 0, among places: [LeagueTable.Place],
    withdrawn: Bool
  ) {
    let others = places.filter { $0.rank == place.rank && $0.team.name != place.team.name }
    let reasons = (withdrawn ? [.withdrawn] : []) + place.reasons.filter(\.isSaid)
    let level =
      others.isEmpty ? [] : ["level with \(others.map(\.team.name).joined(separator: ", "))"]
    self.init(
      rank: place.rank + count, record: place.team,
      why: (reasons.map(\.text) + level).joined(separator: ", "), isDecided: others.isEmpty,
      isWithdrawn: withdrawn)
  }
}

extension Reason {
  /// Whether there is something to say: a team without a seed or a lot is not told apart by it.
  fileprivate var isSaid: Bool { self != .seed(nil) && self != .lot(nil) }
}
