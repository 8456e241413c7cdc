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

  /// The teams in order. By games won of those played; then by wins against each other, whether or not
  /// all that are level have met; then by points a game. Each is asked once, of all that are level by
  /// the one before. Who shares a rank stands by name.
  public var places: [Place] {
    var places: [Place] = []
    let levels = split(Array(records.indices)) { records[$0].winRatio }
    let wins = winsWithin(levels)
    for level in levels.flatMap({ split($0) { wins[$0] } }) {
      for level in split(level, by: { records[$0].pointsPerGame }) {
        let rank = places.count + 1
        let teams = level.map { records[$0] }.inOrder(by: \.name)
        places += teams.map { Place(rank: rank, isShared: teams.count > 1, team: $0) }
      }
    }
    return places
  }

  /// Teams in groups that are level, the highest first; who has no value is last.
  private func split<Value: Comparable>(
    _ teams: [Int], by value: (Int) -> Value?
  ) -> [[Int]] {
    let valued = teams.map { (team: $0, value: value($0)) }.sorted { one, other in
      guard let left = one.value else { return false }
      return other.value.map { left > $0 } ?? true
    }
    return valued.reduce(into: [(value: Value?, teams: [Int])]()) { groups, next in
      if let last = groups.last, last.value == next.value {
        groups[groups.count - 1].teams.append(next.team)
      } else {
        groups.append((next.value, [next.team]))
      }
    }.map(\.teams)
  }

  /// How often each team has won against those that it is level with.
  private func winsWithin(_ levels: [[Int]]) -> [Int] {
    var level = Array(repeating: 0, count: records.count)
    for (place, teams) in levels.enumerated() {
      for team in teams { level[team] = place }
    }
    var won = Array(repeating: 0, count: records.count)
    for (meeting, games) in wins where level[meeting.winner] == level[meeting.loser] {
      won[meeting.winner] += games
    }
    return won
  }
}
