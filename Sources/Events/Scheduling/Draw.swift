/// The games of all pools, in an order that keeps the games of a team apart.
///
/// Teams are counted from 0, the best seed first.
struct Draw: Equatable, Sendable {
  /// A game between two teams of a pool.
  struct Game: Equatable, Sendable {
    let home, away: Int
    /// Their pool, counted from 0.
    let pool: Int
  }

  /// The teams of each pool, the best seed first.
  let pools: [[Int]]
  /// The games of all pools, round by round; the rounds of the pools are interleaved.
  let games: [Game]
  /// How often two teams of a pool meet.
  let legs: Int

  /// A draw of teams into pools, in which they meet once or twice.
  init(teams: Int, pools count: Int, isTwice: Bool) {
    let pools = Self.pools(teams: teams, count: count)
    let legs = isTwice ? 2 : 1
    var rounds: [(moment: Double, pool: Int, games: [Game])] = []
    for (pool, members) in pools.enumerated() {
      let own = RoundRobin.rounds(of: members.count, legs: legs)
      for (place, pairs) in own.enumerated() {
        // The share of its rounds that a pool has played, so that uneven pools end at about the
        // same time.
        let moment = (Double(place) + 0.5) / Double(own.count)
        let games = pairs.map { Game(home: members[$0.home], away: members[$0.away], pool: pool) }
        rounds.append((moment, pool, games))
      }
    }
    rounds.sort { ($0.moment, $0.pool) < ($1.moment, $1.pool) }
    (self.pools, self.legs, games) = (pools, legs, rounds.flatMap(\.games))
  }

  /// Teams put into pools as a snake: 1 to 4 from the first pool to the last, 5 to 8 back again.
  private static func pools(teams: Int, count: Int) -> [[Int]] {
    var pools = [[Int]](repeating: [], count: count)
    for team in 0..<teams {
      let (row, place) = team.quotientAndRemainder(dividingBy: count)
      pools[row.isMultiple(of: 2) ? place : count - 1 - place].append(team)
    }
    return pools
  }

  var teams: Int { pools.reduce(0) { $0 + $1.count } }

  /// The rounds of the largest pool. A team plays once in each; in an odd pool one sits out.
  var rounds: Int {
    let largest = pools.map(\.count).max() ?? 0
    return largest < 2 ? 0 : (largest.isMultiple(of: 2) ? largest - 1 : largest) * legs
  }
}

extension Draw {
  /// An upper bound of the pause. In as many slots as the pause no team plays twice, so they hold
  /// at most half as many games as there are teams; and a team needs a pause between any two of its
  /// games.
  func longestPause(courts: Int, slots: Int) -> Int {
    let most = pools.reduce(0) { $0 + $1.count / 2 }
    let perTeam = ((pools.map(\.count).max() ?? 0) - 1) * legs
    return (1...max(1, slots)).last { pause in
      let (windows, rest) = slots.quotientAndRemainder(dividingBy: pause)
      let room = windows * min(courts * pause, most) + min(courts * rest, most)
      return games.count <= room && (perTeam - 1) * pause < slots
    } ?? 1
  }
}

/// What a schedule achieves, over the games whose teams are known.
public struct Certificate: Equatable, Sendable {
  /// A value and its bound.
  public struct Goal: Equatable, Sendable {
    /// What the schedule has.
    public let value: Int
    /// The best possible value, or a limit for it.
    public let bound: Int
    /// Whether the value is as good as the bound.
    public let isReached: Bool
  }

  /// The slots from the first of these games to the last. The bound, which no schedule can beat, is
  /// the larger of games ÷ courts and the rounds of the largest pool.
  public let slots: Goal
  /// The fewest slots from start to start between two games of a team; nil if no team plays twice.
  public let pause: Int?

  init(games: Int, rounds: Int, courts: Int, slots: Int, pause: Int?) {
    let fewest = max((games + courts - 1) / courts, rounds)
    self.slots = Goal(value: slots, bound: fewest, isReached: slots <= fewest)
    self.pause = pause
  }
}
