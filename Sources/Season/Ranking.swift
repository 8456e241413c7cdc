import Basketball
import JSON

/// A criterion that may tell level teams apart: a value for each of them, in their order, and the reason in words;
/// nil for no reason. The highest value is first, a team without a value last.
public typealias Criterion = @Sendable (_ level: [TeamRecord]) -> [(value: Ratio?, why: String?)]

/// The criteria of all rules, which rank by a list of them.
public enum Criteria {
  public static let winRatio: Criterion = { level in
    level.map { team in
      (team.winRatio, team.games == 0 ? noGame : "won \(team.wins) of \(team.games)")
    }
  }

  public static let pointsPerGame: Criterion = { level in
    level.map { team in
      let average = team.pointsPerGame?.thousandths
      let text = average.map { "\(JSON.thousandths($0).compact) points a game" }
      return (team.pointsPerGame, text ?? "no points")
    }
  }

  private static let classification: Criterion = { level in
    level.map { team in
      let points = team.classificationPoints
      let text = team.games == 0 ? noGame : Sum.classification.text(points)
      return (Ratio(points, 1), ([text] + team.deductions.map(\.text)).commaSeparated)
    }
  }

  fileprivate static let noGame = "no game yet"

  /// A sum over the games among the teams that are level, whether or not all of them have met, or over
  /// all games.
  private static func sum(_ what: Sum, ofAll: Bool = false) -> Criterion {
    { level in
      let names = Set(level.map(\.identity))
      let others = level.count == 2 ? "team" : "\(level.count - 1) teams"
      return level.map { team in
        let results = ofAll ? team.results : team.results.filter { names.contains($0.opponent) }
        let sum = results.sum(what)
        let games = ofAll ? "in all games" : "against the \(others) level with it"
        return (Ratio(sum, 1), "\(what.text(sum)) \(games)")
      }
    }
  }

  /// The criteria for level teams: the games among them, then all games.
  private static let games = [
    sum(.classification), sum(.difference), sum(.points), sum(.difference, ofAll: true),
    sum(.points, ofAll: true),
  ]

  /// The criteria of a ranking.
  ///
  /// Sources: FIBA, 3x3 Competition System: classification of teams; FIBA, Official Basketball Rules,
  /// appendix D: classification of teams.
  static func all(of ranking: Ranking) -> [Criterion] {
    switch ranking {
    case .average: [winRatio, sum(.wins), pointsPerGame]
    case .classification: [classification] + games
    case .percentage: [winRatio] + games
    }
  }
}

/// A team and its rank, which it shares with the teams level with it.
public struct RankedTeam: Sendable {
  /// Counted from 1; after a shared rank, the next is left out.
  public private(set) var rank: Int
  public let team: TeamRecord
  /// The reasons for its rank: that of the first criterion, then those of the criteria that told it from other teams.
  public let reasons: [String]
  /// The names of all that have the same rank.
  let level: [String]
  /// Whether it is ranked by classification points.
  let isByPoints: Bool
  /// Whether it has withdrawn.
  public private(set) var isWithdrawn = false
  /// Whether it has withdrawn and takes no place that advances.
  public private(set) var isOut = false

  public var name: String { team.name }
  public var isShared: Bool { level.count > 1 }

  /// Its classification points and those taken off; nil in other rankings.
  public var classificationPoints: Int? { isByPoints ? team.classificationPoints : nil }
  public var deducted: Int? { isByPoints ? team.deducted : nil }

  /// The team with its rank behind so many others.
  public func behind(_ count: Int, isWithdrawn: Bool, isOut: Bool) -> RankedTeam {
    var place = self
    place.rank += count
    place.isWithdrawn = isWithdrawn
    place.isOut = isOut
    return place
  }

  /// The reasons in words.
  public var why: String {
    let reasons =
      isWithdrawn ? ["withdrawn"] + reasons.filter { $0 != Criteria.noGame } : reasons
    let others = level.filter { $0 != name }
    // Before a season of hundreds of teams begins, all are level with all.
    let more = others.count > 20 ? ["\(others.count - 20) more"] : []
    let tie = isShared ? ["level with " + (others.prefix(20) + more).commaSeparated] : []
    return (reasons + tie).commaSeparated
  }
}

extension [TeamRecord] {
  /// The teams in order, those that stay level by further criteria.
  public func ranked(by ranking: Ranking, then more: [Criterion] = []) -> [RankedTeam] {
    ranked(
      by: Criteria.all(of: ranking) + more, beginningAgain: ranking != .average,
      isByPoints: ranking == .classification)
  }

  /// The teams in order; those that share a rank by name.
  ///
  /// - Parameter beginningAgain: whether the teams that a criterion leaves level begin again at the first criterion.
  ///   Else each criterion is asked once, about all teams that the earlier ones left level.
  public func ranked(
    by criteria: [Criterion], beginningAgain: Bool = false, isByPoints: Bool = false
  ) -> [RankedTeam] {
    let levels = map { ($0, []) }
      .parted(by: criteria[...], again: beginningAgain ? criteria[...] : nil)
    return levels.reduce(into: []) { places, level in
      let rank = places.count + 1
      let teams = level.inOrder(by: \.team.name)
      let names = teams.map(\.team.name)
      places += teams.map {
        RankedTeam(rank: rank, team: $0, reasons: $1, level: names, isByPoints: isByPoints)
      }
    }
  }
}

/// Teams that are level so far.
private typealias Level = [(team: TeamRecord, reasons: [String])]

extension Level {
  /// The levels into which the criteria part these teams, the best first.
  fileprivate func parted(
    by criteria: ArraySlice<Criterion>, again: ArraySlice<Criterion>?
  ) -> [Level] {
    guard let criterion = criteria.first, let first else { return [self] }
    let rest = criteria.dropFirst()
    let values = criterion(map(\.team))
    let sorted = indices.sorted { values[$0].value.isHigher(than: values[$1].value) }
    let groups = sorted.reduce(into: [[Int]]()) { groups, next in
      if let last = groups.last?.first, values[last].value == values[next].value {
        groups[groups.count - 1].append(next)
      } else {
        groups.append([next])
      }
    }
    let isParted = groups.count > 1
    guard isParted || first.reasons.isEmpty else { return parted(by: rest, again: again) }
    return groups.flatMap { group in
      group.map { (self[$0].team, self[$0].reasons + values[$0].why.array) }
        .parted(by: isParted ? again ?? rest : rest, again: again)
    }
  }
}

extension Ratio? {
  /// Whether the value ranks before another one; nil is last.
  func isHigher(than other: Ratio?) -> Bool {
    guard let self else { return false }
    return other.map { self > $0 } ?? true
  }
}

/// A value that is added up over games.
enum Sum {
  case wins, classification, difference, points

  fileprivate func text(_ count: Int) -> String {
    switch self {
    case .wins: count.counted("win")
    case .classification: count.counted("classification point")
    case .difference: "difference \(count.signedText)"
    case .points: count.counted("point")
    }
  }
}
