import Basketball

/// The games of all pools, in an order that keeps the games of a team apart.
///
/// Teams are counted from 0, the best seed first.
struct PoolGames {
  /// A game between two teams of a pool.
  struct Game {
    let sides: Sides<Int>
    /// Their pool, and their round in it, counted from 0.
    let pool, round: Int
  }

  /// The teams of each pool, the best seed first.
  let pools: [[Int]]
  /// The games of all pools, round by round; the rounds of the pools are interleaved.
  let games: [Game]
  /// The rounds of the largest pool. A team plays once in each; in an odd pool one sits out.
  private(set) var rounds = 0

  /// A draw of teams into pools, in which they meet once or twice.
  ///
  /// - Parameter isSeason: whether each round is a match day.
  init(teams: Int, pools count: Int, isTwice: Bool, isSeason: Bool = false) {
    // As a snake: 1 to 4 from the first pool to the last, 5 to 8 back again.
    var pools = [[Int]](repeating: [], count: count)
    for team in 0..<teams {
      let (row, place) = team.quotientAndRemainder(dividingBy: count)
      pools[row.isMultiple(of: 2) ? place : count - 1 - place].append(team)
    }
    self.pools = pools
    var rounds = [(moment: Double, pool: Int, games: [Game])]()
    for (pool, members) in pools.enumerated() {
      let draw = isSeason ? RoundRobin.matchDays : RoundRobin.rounds
      let own = draw(members.count, isTwice ? 2 : 1)
      self.rounds = max(self.rounds, own.count)
      for (index, pairs) in own.enumerated() {
        // The share of its rounds that a pool has played, so that uneven pools end at about the
        // same time.
        let moment = (Double(index) + 0.5) / Double(own.count)
        let games = pairs.map { Game(sides: $0.map { members[$0] }, pool: pool, round: index) }
        rounds.append((moment, pool, games))
      }
    }
    rounds.sort { ($0.moment, $0.pool) < ($1.moment, $1.pool) }
    games = rounds.flatMap(\.games)
  }

  /// How many games each team plays.
  var gamesOfTeams: [Int] {
    games.reduce(into: Array(repeating: 0, count: pools.joined().count)) { counts, game in
      for team in game.sides.both { counts[team] += 1 }
    }
  }
}

/// What a schedule achieves, over the games whose teams are known.
public struct Certificate: Sendable {
  /// The slots from the first of these games to the last; of a season its match days.
  public let slots: Int
  /// A number of slots that no schedule can do without: the larger of games ÷ courts and the rounds
  /// of the largest pool.
  public let fewest: Int
  /// The fewest slots from start to start between two games of a team; nil if no team plays twice.
  public var pause: Int?
  /// Whether it is that of a season.
  public let isOfSeason: Bool

  /// Whether no schedule has fewer slots.
  public var isShortest: Bool { slots <= fewest }
}
