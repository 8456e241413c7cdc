import Basketball

/// Teams in order, and the reasons for each place. They begin tied; each tie-breaker is asked once,
/// about all teams that the earlier ones left tied.
public struct Ranking<Team> {
  /// Groups of teams that are tied so far, the highest first.
  private(set) var levels: [[Candidate]]

  struct Candidate {
    let team: Team
    /// The tie-breakers that separated it.
    var reasons: [Reason] = []
  }

  /// A team and its rank, which it shares with the teams tied with it.
  public struct Place {
    /// Counted from 1; after a shared rank, the next is left out.
    public let rank: Int
    /// Whether another team has the same rank.
    public let isShared: Bool
    /// The team.
    public let team: Team
    /// Why it is there: the first tie-breaker, then those that separated it from others.
    public let reasons: [Reason]
  }

  /// Teams that are all tied.
  public init(_ teams: [Team]) {
    levels = teams.isEmpty ? [] : [teams.map { Candidate(team: $0) }]
  }

  /// Separates teams by a tie-breaker, the highest first; a team without a value is last.
  ///
  /// - Parameters:
  ///   - value: the value of a team among the teams tied with it, itself included.
  ///   - why: that value as a reason.
  public mutating func split<Value: Comparable>(
    by value: (_ team: Team, _ level: [Team]) -> Value?,
    why: (_ team: Team, _ level: [Team]) -> Reason
  ) {
    levels = levels.flatMap { level in
      let teams = level.map(\.team)
      let groups = Self.groups(level.map { ($0, value($0.team, teams)) })
      guard groups.count > 1 || level[0].reasons.isEmpty else { return [level] }
      return groups.map { group in
        group.map { Candidate(team: $0.team, reasons: $0.reasons + [why($0.team, teams)]) }
      }
    }
  }

  private static func groups<Value: Comparable>(
    _ valued: [(candidate: Candidate, value: Value?)]
  ) -> [[Candidate]] {
    let sorted = valued.sorted { one, other in
      guard let left = one.value else { return false }
      return other.value.map { left > $0 } ?? true
    }
    return sorted.reduce(into: [(value: Value?, level: [Candidate])]()) { groups, next in
      if let last = groups.last, last.value == next.value {
        groups[groups.count - 1].level.append(next.candidate)
      } else {
        groups.append((next.value, [next.candidate]))
      }
    }.map(\.level)
  }

  /// The teams in order; those that share a rank by name.
  public func places(name: (Team) -> String) -> [Place] {
    var places: [Place] = []
    for level in levels {
      let rank = places.count + 1
      places += level.inOrder { name($0.team) }.map {
        Place(rank: rank, isShared: level.count > 1, team: $0.team, reasons: $0.reasons)
      }
    }
    return places
  }

  /// The same ranking of other values for the teams.
  func map<Other>(_ transform: (Team) -> Other) -> Ranking<Other> {
    var ranking = Ranking<Other>([])
    ranking.levels = levels.map { level in
      level.map { .init(team: transform($0.team), reasons: $0.reasons) }
    }
    return ranking
  }
}

extension Ranking: Sendable where Team: Sendable {}
extension Ranking.Candidate: Sendable where Team: Sendable {}
extension Ranking.Place: Sendable where Team: Sendable {}

/// Why a team stands where it does in a table.
public enum Reason: Equatable, Sendable {
  /// Games won of those played.
  case won(Int, of: Int)
  /// Wins against so many tied teams.
  case wins(Int, against: Int)
  /// Points scored a game, without forfeits; nil before the first.
  case pointsPerGame(Ratio?)
  /// Its seed, if it has one.
  case seed(Int?)
  /// Its place in a drawing of lots; nil if none were drawn.
  case lot(Int?)
  /// It has withdrawn.
  case withdrawn

  /// The reason in words.
  public var text: String {
    switch self {
    case .won(_, 0): "no game yet"
    case .won(let won, let games): "won \(won) of \(games)"
    case .wins(let wins, let others):
      "\(wins) \(wins == 1 ? "win" : "wins") against the "
        + "\(others == 1 ? "team" : "\(others) teams") level with it"
    case .pointsPerGame(let ratio?): "\(ratio.decimal) points a game"
    case .pointsPerGame(nil): "no points"
    case .seed(let seed?): "seed \(seed)"
    case .seed(nil): "no seed"
    case .lot(let place?): "number \(place) in the lot"
    case .lot(nil): "no lot drawn"
    case .withdrawn: "withdrawn"
    }
  }
}

extension Ratio {
  /// `15.5`: at most three decimals.
  fileprivate var decimal: String {
    var digits = String(thousandths % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(digits)"
  }
}
