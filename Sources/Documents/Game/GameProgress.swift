import Basketball

/// Where a game is on its way, and by which rules.
public struct GameProgress: Equatable, Sendable {
  /// Where it is.
  public let status: Status
  /// The side that has won; nil also where the game was abandoned.
  public let winner: Side?
  /// What ended it; nil while it goes on.
  public let ending: Ending?
  /// Whether the score was level when time was up.
  public let isOvertime: Bool
  /// What it is played by.
  public let rules: Rules
}

extension GameDocument {
  /// Where the game is on its way, and by which rules.
  public var progress: GameProgress {
    GameProgress(
      status: status, winner: winner, ending: ending, isOvertime: overtime, rules: rules.rules)
  }
}
