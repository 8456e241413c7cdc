/// What one player, or the team itself, has done: the five counts and the points.
public struct StatLine: Equatable, Sendable {
  /// Points scored.
  public private(set) var points = 0
  /// Baskets worth one point.
  public private(set) var onePoint = 0
  /// Baskets worth two points.
  public private(set) var twoPoints = 0
  /// Passes that led to a basket.
  public private(set) var assist = 0
  /// Missed shots caught.
  public private(set) var rebound = 0
  /// Fouls committed.
  public private(set) var foul = 0

  /// A line with nothing in it.
  public init() {}

  /// A line with these counts; the points follow from the baskets.
  public init(onePoint: Int, twoPoints: Int, assist: Int, rebound: Int, foul: Int) {
    (self.onePoint, self.twoPoints) = (onePoint, twoPoints)
    (self.assist, self.rebound, self.foul) = (assist, rebound, foul)
    points = onePoint &+ 2 &* twoPoints
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { self == StatLine() }

  fileprivate mutating func add(_ move: Move) {
    points += move.points
    switch move {
    case .onePoint: onePoint += 1
    case .twoPoints: twoPoints += 1
    case .assist: assist += 1
    case .rebound: rebound += 1
    case .foul: foul += 1
    }
  }
}

/// A team's lines. Player lines and the team's own line make the score, always.
public struct TeamLine: Equatable, Sendable {
  /// A line a player, by place on the roster.
  public private(set) var players: [StatLine]
  /// What belongs to no player: a team foul, a basket nobody saw scored.
  public private(set) var team: StatLine
  /// Points of the team.
  public private(set) var score: Int
  /// Fouls of the team, the players' included.
  public private(set) var fouls: Int

  /// A line of a team of so many players, with nothing in it.
  init(players: Int) {
    self.init(players: Array(repeating: StatLine(), count: players), team: StatLine())
  }

  /// A line made of those of the players and of what belongs to none of them.
  public init(players: [StatLine], team: StatLine) {
    (self.players, self.team, score, fouls) = (players, team, team.points, team.foul)
    for line in players {
      score &+= line.points
      fouls &+= line.foul
    }
  }

  mutating func add(_ move: Move, place: Int?) {
    if let place { players[place].add(move) } else { team.add(move) }
    score += move.points
    if move == .foul { fouls += 1 }
  }

  /// Makes room for a player who has joined.
  mutating func join() { players.append(StatLine()) }
}
