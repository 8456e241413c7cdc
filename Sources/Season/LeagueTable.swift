import Basketball
import Documents

/// The standings of a season: which team has won what against whom, and the ranking by it.
///
/// Source of the ranking: FIBA, 3x3 Competition System: classification of teams.
public struct LeagueTable {
  /// Games that somebody has won: the others do not count.
  public private(set) var games = 0
  private var names = NumberedNames()
  /// By the numbers of the names, which is how teams are called below.
  private var records: [TeamRecord] = []
  /// How often a team has won against another.
  private var wins: [Meeting: Int] = [:]

  private struct Meeting: Hashable {
    let winner, loser: Int
  }

  /// A season before its first game.
  public init() {}

  /// Adds a game that is over.
  public mutating func add(_ game: GameRow) {
    guard let winner = game.winner else { return }
    games += 1
    let teams = Sides(home: number(of: game.home, in: game), away: number(of: game.away, in: game))
    records[teams.home].add(game, as: .home, isWon: winner == .home)
    records[teams.away].add(game, as: .away, isWon: winner == .away)
    wins[Meeting(winner: teams[winner], loser: teams[winner.other]), default: 0] += 1
  }

  /// The number of a team, whose record begins with its first game.
  private mutating func number(of team: GameRow.Side, in game: GameRow) -> Int {
    let number = names.number(of: team.name)
    if number == records.count {
      records.append(TeamRecord(Spelling(team.name, game.created), names.all[number]))
    }
    return number
  }

  /// A team and its rank, which it shares with those that nothing tells apart.
  public struct Place: Sendable {
    /// Counted from 1; after two that share a rank, one is left out.
    public let rank: Int
    /// Whether another team has the same.
    public let isShared: Bool
    /// The team.
    public let team: TeamRecord
  }

  /// The teams in order. By games won of those played; then, where all that are level have met, by the
  /// games among them; then by points a game. Who shares a rank stands by name.
  public var places: [Place] {
    var places: [Place] = []
    for level in split(Array(records.indices), by: { records[$0].winRatio }) {
      for level in hasMet(level) ? split(level, by: { ratio(of: $0, among: level) }) : [level] {
        for level in split(level, by: { records[$0].pointsPerGame }) {
          let rank = places.count + 1
          let teams = level.map { records[$0] }.inOrder(by: \.name)
          places += teams.map { Place(rank: rank, isShared: teams.count > 1, team: $0) }
        }
      }
    }
    return places
  }

  /// Teams in groups that are level, the highest first; who has no value is last.
  private func split(_ teams: [Int], by value: (Int) -> Ratio?) -> [[Int]] {
    let valued = teams.map { (team: $0, value: value($0)) }.sorted { one, other in
      guard let left = one.value else { return false }
      return other.value.map { left > $0 } ?? true
    }
    return valued.reduce(into: [(value: Ratio?, teams: [Int])]()) { groups, next in
      if let last = groups.last, last.value == next.value {
        groups[groups.count - 1].teams.append(next.team)
      } else {
        groups.append((next.value, [next.team]))
      }
    }.map(\.teams)
  }

  /// Whether each of some teams has played against each other one.
  private func hasMet(_ teams: [Int]) -> Bool {
    teams.indices.allSatisfy { place in
      teams[..<place].allSatisfy {
        wins(of: teams[place], over: $0) + wins(of: $0, over: teams[place]) > 0
      }
    }
  }

  private func wins(of team: Int, over other: Int) -> Int {
    wins[Meeting(winner: team, loser: other)] ?? 0
  }

  /// Games that a team has won of those it played against some others.
  private func ratio(of team: Int, among level: [Int]) -> Ratio? {
    let others = level.filter { $0 != team }
    let won = others.reduce(0) { $0 + wins(of: team, over: $1) }
    let lost = others.reduce(0) { $0 + wins(of: $1, over: team) }
    return Ratio(won, won + lost)
  }
}
