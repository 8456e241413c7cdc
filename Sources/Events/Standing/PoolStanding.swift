import Basketball
import Season

/// A pool and its ranking.
public struct PoolStanding: Sendable {
  /// The pool.
  public let pool: Pool
  /// Whether all of its games are played.
  public let isComplete: Bool
  /// Its teams in order; those that have withdrawn are last, unless they keep their places.
  public let ranking: [PoolPlace]

  /// The team at a place, from 1, once all games are played.
  func occupant(of place: Int) -> Occupant {
    guard isComplete, ranking.indices.contains(place - 1) else { return .undecided }
    let team = ranking[place - 1]
    return team.isOut ? .vacant : team.isDecided ? .team(team.name) : .undecided
  }

  /// The names of the teams that share a rank.
  func level(with place: PoolPlace) -> String {
    ranking.filter { $0.rank == place.rank }.map(\.name).joined(separator: ", ")
  }
}

/// A team's place in a pool.
public struct PoolPlace: Sendable {
  /// Counted from 1; after two that share a rank, one is left out.
  public let rank: Int
  /// Its games and points.
  public let record: TeamRecord
  /// Why it is there, in words.
  public let why: String
  /// Whether no other team shares the rank.
  public let isDecided: Bool
  /// Whether it has withdrawn.
  public let isWithdrawn: Bool
  /// Whether it has withdrawn and takes no place that advances.
  let isOut: Bool
  /// Whether a drawing of lots has put it there.
  let isDrawn: Bool

  /// The name of the team.
  public var name: String { record.name }
}

extension Ranking<TeamRecord> {
  /// The places of teams; those that their games leave tied are separated by seeds and lots.
  func places(bySeedsAndLotsOf plan: Plan) -> [Place] {
    var ranking = self
    let seeds = Dictionary(uniqueKeysWithValues: plan.teams.map { ($0.name, $0.seed) })
    ranking.split(by: { team, _ in seeds[team.name].flatMap(\.self).map { -$0 } }) { team, _ in
      .seed(seeds[team.name].flatMap(\.self))
    }
    // A drawing of lots counts only if it has all tied teams.
    let place = { (team: TeamRecord, level: [TeamRecord]) in
      plan.lots.last { Set($0).isSuperset(of: level.map(\.name)) }?.firstIndex(of: team.name)
    }
    ranking.split(by: { place($0, $1).map { -$0 } }) { .lot(place($0, $1).map { $0 + 1 }) }
    return ranking.places(name: \.name)
  }
}

extension LeagueTable {
  /// The places in a pool.
  ///
  /// - Parameter staying: the withdrawn teams that keep their places; the others are last.
  func places(of pool: Pool, in plan: Plan, staying: Set<String>) -> [PoolPlace] {
    let members = Set(pool.teams)
    let gone = Set(plan.withdrawn.keys).subtracting(staying)
    let active = ranking(of: { members.contains($0.name) && !gone.contains($0.name) })
      .places(bySeedsAndLotsOf: plan)
    let out = ranking(of: { members.contains($0.name) && gone.contains($0.name) })
      .places(bySeedsAndLotsOf: plan)
    return active.map { place in
      PoolPlace(place, among: active, withdrawn: staying.contains(place.team.name))
    } + out.map { PoolPlace($0, behind: active.count, among: out, withdrawn: true, out: true) }
  }
}

extension PoolPlace {
  fileprivate init(
    _ place: LeagueTable.Place, behind count: Int = 0, among places: [LeagueTable.Place],
    withdrawn: Bool, out: Bool = false
  ) {
    let others = places.filter { $0.rank == place.rank && $0.team.name != place.team.name }
    let reasons =
      (withdrawn ? [.withdrawn] : [])
      + place.reasons.filter { $0.isSaid && !(withdrawn && $0 == .won(0, of: 0)) }
    let level =
      others.isEmpty ? [] : ["level with \(others.map(\.team.name).joined(separator: ", "))"]
    self.init(
      rank: place.rank + count, record: place.team,
      why: (reasons.map(\.text) + level).joined(separator: ", "), isDecided: others.isEmpty,
      isWithdrawn: withdrawn, isOut: out,
      isDrawn: place.reasons.contains { if case .lot(.some) = $0 { true } else { false } })
  }
}

extension Reason {
  /// Whether it is worth saying: a missing seed or lot separates nobody.
  fileprivate var isSaid: Bool { self != .seed(nil) && self != .lot(nil) }
}
