import Basketball
import Documents

/// A game of a fixture, played or in play.
public struct EventGame: Equatable, Sendable {
  /// The name of the game in its library.
  public let id: String
  /// The number of the fixture.
  public let fixture: Int
  /// When it was linked to it.
  public let linked: TimeOfDay
  /// The names of the teams.
  public let teams: Sides<String>
  /// The score.
  public let score: Sides<Int>
  /// The winner; nil if there is none.
  public let winner: Side?
  /// How it ended; nil while it is in play.
  public let ending: Ending?

  /// A game by its facts.
  public init(
    id: String, fixture: Int, linked: TimeOfDay, teams: Sides<String>, score: Sides<Int>,
    winner: Side?, ending: Ending?
  ) {
    (self.id, self.fixture, self.linked, self.teams) = (id, fixture, linked, teams)
    (self.score, self.winner, self.ending) = (score, winner, ending)
  }

  /// The game of a list; nil if it belongs to no fixture.
  public init?(_ game: GameRow, linked: TimeOfDay) {
    guard let link = game.link else { return nil }
    self.init(
      id: game.id, fixture: link.fixture, linked: linked,
      teams: Sides(home: game.home.name, away: game.away.name),
      score: Sides(home: game.home.score, away: game.away.score), winner: game.winner,
      ending: game.ending)
  }

  /// The game seen from the other side.
  var turned: EventGame {
    EventGame(
      id: id, fixture: fixture, linked: linked,
      teams: Sides(home: teams.away, away: teams.home),
      score: Sides(home: score.away, away: score.home), winner: winner?.other, ending: ending)
  }

  /// The game with the names of its teams as a plan writes them.
  fileprivate func named(by plan: Plan) -> EventGame {
    EventGame(
      id: id, fixture: fixture, linked: linked, teams: teams.map { plan.words.team($0) ?? $0 },
      score: score, winner: winner, ending: ending)
  }
}

extension [EventGame] {
  /// The game that counts for each fixture of a plan: the one that was linked last.
  func counted(by plan: Plan) -> [Int: EventGame] {
    let inTurn = sorted { ($0.linked, $0.id) < ($1.linked, $1.id) }
    return Dictionary(inTurn.map { ($0.fixture, $0.named(by: plan)) }) { $1 }
  }
}
