import Basketball
import Documents

/// What there is to show of a game beside its score and its clock.
public nonisolated struct GameFacts: Equatable, Sendable {
  /// The teams with the lines of their players.
  public let teams: Sides<TeamDocument>
  /// Where the game is on its way.
  public let status: Status
  /// The side that has won; nil also where the game was abandoned.
  public let winner: Side?
  /// What ended it; nil while it goes on.
  public let ending: Ending?
  /// The period that is on, from 1.
  public let period: Int
  /// Whether the clock stands at its end, and the next one has not begun.
  public let periodEnded: Bool
  /// Whether an overtime has begun.
  public let isOvertime: Bool
  /// What it is played by.
  public let rules: Rules
}

nonisolated extension GameDocument {
  /// What there is to show of the game beside its score and its clock.
  public var facts: GameFacts {
    GameFacts(
      teams: teams, status: status, winner: winner, ending: ending, period: period,
      periodEnded: periodEnded, isOvertime: overtime,
      rules: rules.rules)
  }
}
