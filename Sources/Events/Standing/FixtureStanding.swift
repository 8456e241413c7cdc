import Basketball
import Documents

/// The state of a fixture.
public enum FixtureStatus: String, Sendable {
  /// A side is not known yet.
  case waiting
  /// It can be played.
  case ready
  /// Its game is in play.
  case playing
  /// Its game is over.
  case played
  /// A side has withdrawn: the other has won, if there is one.
  case walkover
  /// Its game was played by other teams than the results now say.
  case disputed

  /// Whether it is decided.
  public var isSettled: Bool { self == .played || self == .walkover }
}

/// Who is on a side of a fixture.
public enum Occupant: Equatable, Sendable {
  /// A team, which may have withdrawn.
  case team(String)
  /// Nobody yet.
  case undecided
  /// Nobody, because the team has withdrawn.
  case vacant

  /// The name of the team.
  public var team: String? {
    if case .team(let name) = self { name } else { nil }
  }
}

/// A fixture and its state by the games.
public struct FixtureStanding: Equatable, Sendable {
  /// The fixture in the plan.
  public let fixture: Fixture
  /// Its teams; those of its game if that was kept.
  public let sides: Sides<Occupant>
  /// Its teams by the results.
  public let due: Sides<Occupant>
  /// Its state.
  public let status: FixtureStatus
  /// The game that counts for it, seen from its home side; an abandoned game does not count.
  public let game: EventGame?
  /// The side that has won.
  public let winner: Side?
  /// Whether its game does not count, because a team of it has withdrawn.
  public let isVoid: Bool

  init(
    _ fixture: Fixture, _ sides: Sides<Occupant>, _ status: FixtureStatus, game: EventGame? = nil,
    winner: Side? = nil, due: Sides<Occupant>? = nil, isVoid: Bool = false
  ) {
    (self.fixture, self.sides, self.due, self.status) = (fixture, sides, due ?? sides, status)
    (self.game, self.winner, self.isVoid) = (game, winner, isVoid)
  }

  /// Its sides by the results: teams, and references where there is none.
  public var entrants: Sides<Entrant> { fixture.named(by: due) }

  /// Its number.
  public var number: Int { fixture.number }

  /// The score; nil before the game, and if the game was played by other teams.
  public var score: Sides<Int>? {
    status == .playing || status == .played ? game?.score : nil
  }

  /// The names of both teams; nil until both are known.
  public var teams: Sides<String>? {
    guard let home = sides.home.team, let away = sides.away.team else { return nil }
    return Sides(home: home, away: away)
  }
}

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
