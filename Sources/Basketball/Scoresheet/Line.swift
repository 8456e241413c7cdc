/// What one player, or the team itself, has done: the five counts and the points.
public struct Line: Equatable, Sendable {
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
  public private(set) var players: [Line]
  /// What belongs to no player: a team foul, a basket nobody saw scored.
  public private(set) var team = Line()
  /// Points of the team.
  public private(set) var score = 0
  /// Fouls of the team, the players' included.
  public private(set) var fouls = 0

  init(players: Int) {
    self.players = Array(repeating: Line(), count: players)
  }

  mutating func add(_ move: Move, place: Int?) {
    if let place { players[place].add(move) } else { team.add(move) }
    score += move.points
    if move == .foul { fouls += 1 }
  }
}
