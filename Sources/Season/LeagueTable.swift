import Basketball
import Documents

/// The table of a season or of a pool, and its ranking.
///
/// Source of the ranking: FIBA, 3x3 Competition System: classification of teams.
public struct LeagueTable: Sendable {
  /// Games that somebody has won: the others do not count.
  public private(set) var games = 0
  private var names = NumberedNames()
  /// By the numbers of their names, by which teams are known below.
  private var records: [TeamRecord] = []
  /// How often a team has won against another.
  private var wins: [Meeting: Int] = [:]

  private struct Meeting: Hashable {
    let winner, loser: Int
  }

  /// A team and its rank.
  public typealias Place = Ranking<TeamRecord>.Place

  /// A season before its first game.
  public init() {}

  /// Adds a game that is over.
  public mutating func add(_ game: GameRow) {
    if let game = LeagueGame(game) { add(game) }
  }

  /// Adds a game.
  public mutating func add(_ game: LeagueGame) {
    games += 1
    let teams = game.teams.map { number(of: $0, game.created) }
    for side in Side.allCases { records[teams[side]].add(game, as: side) }
    wins[Meeting(winner: teams[game.winner], loser: teams[game.winner.other]), default: 0] += 1
  }

  /// Adds a team that may have no game yet.
  public mutating func add(team: String) { _ = number(of: team, TimeOfDay(milliseconds: 0)) }

  /// The number of a team; a new team gets a record.
  private mutating func number(of team: String, _ written: TimeOfDay) -> Int {
    let number = names.number(of: team)
    if number == records.count {
      records.append(TeamRecord(Spelling(team, written), names.all[number]))
    }
    return number
  }

  /// The record of a team; nil if it is not in the table.
  public func record(of team: String) -> TeamRecord? {
    let identity = Name.identity(team)
    return records.first { $0.identity == identity }
  }

  /// The teams in order.
  public var places: [Place] { ranking { _ in true }.places(name: \.name) }

  /// The ranking of some of the teams: by share of games won; then by wins against the tied teams,
  /// whether or not all of them have met; then by points per game.
  public func ranking(of isRanked: (TeamRecord) -> Bool) -> Ranking<TeamRecord> {
    var ranking = Ranking(records.indices.filter { isRanked(records[$0]) })
    ranking.split(by: { team, _ in records[team].winRatio }) { team, _ in
      .won(records[team].wins, of: records[team].games)
    }
    let wins = winsWithin(ranking.levels.map { $0.map(\.team) })
    ranking.split(by: { team, _ in wins[team] }) { .wins(wins[$0], against: $1.count - 1) }
    ranking.split(by: { team, _ in records[team].pointsPerGame }) { team, _ in
      .pointsPerGame(records[team].pointsPerGame)
    }
    return ranking.map { records[$0] }
  }

  /// How often each team has won against those that it is tied with.
  private func winsWithin(_ levels: [[Int]]) -> [Int] {
    var level = [Int?](repeating: nil, count: records.count)
    for (place, teams) in levels.enumerated() {
      for team in teams { level[team] = place }
    }
    var won = Array(repeating: 0, count: records.count)
    for (meeting, games) in wins {
      if let place = level[meeting.winner], place == level[meeting.loser] {
        won[meeting.winner] += games
      }
    }
    return won
  }
}
