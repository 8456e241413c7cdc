import Basketball

/// What may tell teams apart that are level. Rules rank by a list of these.
public struct Criterion: Sendable {
  /// A value for each of the teams that are level, in their order, and the reason that it gives. The
  /// highest is first; a team without a value is last.
  let values: @Sendable (_ level: [TeamRecord]) -> [(value: Ratio?, why: Reason)]

  /// A criterion by the values of teams that are level.
  public init(_ values: @escaping @Sendable ([TeamRecord]) -> [(value: Ratio?, why: Reason)]) {
    self.values = values
  }
}

extension Criterion {
  /// The share of games won; then, of teams that are level, the wins against each other, whether or not
  /// all of them have met; then points a game.
  ///
  /// Source: FIBA, 3x3 Competition System: classification of teams.
  public static let average = [winRatio, wins, pointsPerGame]

  public static let winRatio = Criterion { level in
    level.map { ($0.winRatio, .won($0.wins, of: $0.games)) }
  }

  static let wins = Criterion { level in
    let names = Set(level.map(\.identity))
    return level.map { team in
      let wins = team.results.count { $0.isWon && names.contains($0.opponent) }
      return (Ratio(wins, 1), .wins(wins, against: level.count - 1))
    }
  }

  public static let pointsPerGame = Criterion { level in
    level.map { ($0.pointsPerGame, .pointsPerGame($0.pointsPerGame)) }
  }
}

/// A team and its rank, which it shares with the teams level with it.
public struct RankedTeam: Sendable {
  /// Counted from 1; after a shared rank, the next is left out.
  public let rank: Int
  /// Whether another team has the same rank.
  public let isShared: Bool
  public let team: TeamRecord
  /// Why it is there: the first criterion, then those that told it from others.
  public let reasons: [Reason]
}

extension [TeamRecord] {
  /// The teams in order; those that share a rank by name. Each criterion is asked once, about all teams
  /// that the earlier ones left level.
  public func ranked(by criteria: [Criterion]) -> [RankedTeam] {
    var levels = isEmpty ? [] : [map { (team: $0, reasons: [Reason]()) }]
    for criterion in criteria {
      levels = levels.flatMap { level in
        let values = criterion.values(level.map(\.team))
        let sorted = level.indices.sorted { one, other in
          guard let left = values[one].value else { return false }
          return values[other].value.map { left > $0 } ?? true
        }
        let groups = sorted.reduce(into: [[Int]]()) { groups, next in
          if let last = groups.last?.first, values[last].value == values[next].value {
            groups[groups.count - 1].append(next)
          } else {
            groups.append([next])
          }
        }
        guard groups.count > 1 || level[0].reasons.isEmpty else { return [level] }
        return groups.map { group in
          group.map { (level[$0].team, level[$0].reasons + [values[$0].why]) }
        }
      }
    }
    return levels.reduce(into: []) { places, level in
      let rank = places.count + 1
      places += level.inOrder(by: \.team.name).map {
        RankedTeam(rank: rank, isShared: level.count > 1, team: $0.team, reasons: $0.reasons)
      }
    }
  }
}

/// Why a team stands where it does in a table.
public enum Reason: Equatable, Sendable {
  /// Games won of those played.
  case won(Int, of: Int)
  /// Wins against so many teams that are level with it.
  case wins(Int, against: Int)
  /// Points scored a game, without forfeits; nil before the first.
  case pointsPerGame(Ratio?)
  /// Its seed, if it has one.
  case seed(Int?)
  /// Its place in a drawing of lots; nil if none were drawn.
  case lot(Int?)
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
