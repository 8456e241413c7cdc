import Basketball

/// Where a game is on its way, and by which rules.
public struct GameProgress: Equatable, Sendable {
  /// Where it is.
  public let status: Status
  /// The side that has won.
  public let winner: Side?
  /// Whether the score was level when time was up.
  public let isOvertime: Bool
  /// What it is played by.
  public let rules: Rules
}

extension GameDocument {
  /// Where the game is on its way, and by which rules.
  public var progress: GameProgress {
    GameProgress(status: status, winner: winner, isOvertime: overtime, rules: rules.rules)
  }

  /// The score.
  public var score: Sides<Int> { Sides(home: home.score, away: away.score) }
}
