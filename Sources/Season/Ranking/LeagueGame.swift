import Basketball
import Documents

/// What a league table counts of a game with a winner.
public struct LeagueGame: Sendable {
  /// The name of the game in its library.
  public let id: String
  /// When it was made.
  public let created: TimeOfDay
  /// The names of the teams, as they are written in it.
  public let teams: Sides<String>
  /// The points.
  public let score: Sides<Int>
  /// The side that has won.
  public let winner: Side
  /// Whether a side did not play, or did not finish: then it counts in no average.
  public let isForfeit: Bool

  /// A game that was won.
  public init(
    id: String, created: TimeOfDay, teams: Sides<String>, score: Sides<Int>, winner: Side,
    isForfeit: Bool
  ) {
    (self.id, self.created, self.teams) = (id, created, teams)
    (self.score, self.winner, self.isForfeit) = (score, winner, isForfeit)
  }

  /// The game of a list; nil without a winner.
  public init?(_ game: GameRow) {
    guard let winner = game.winner else { return nil }
    self.init(
      id: game.id, created: game.created,
      teams: Sides(home: game.home.name, away: game.away.name),
      score: Sides(home: game.home.score, away: game.away.score), winner: winner,
      isForfeit: game.ending == .forfeit)
  }
}
