import Basketball

/// Where a fixture is on its way.
public enum FixtureStatus: String, Sendable {
  /// A side is not known yet.
  case waiting
  /// It can be played.
  case ready
  /// Its game has not ended.
  case playing
  /// Its game is over.
  case played
  /// A side does not play: the other has won, if there is one.
  case walkover
  /// The teams of its game are no longer those that it is for.
  case disputed

  /// Whether nothing of it is open.
  public var isSettled: Bool { self == .played || self == .walkover }
}

/// Who a side of a fixture turns out to be.
public enum Occupant: Equatable, Sendable {
  /// A team, which may have withdrawn.
  case team(String)
  /// Nobody yet.
  case undecided
  /// Nobody, for the place is that of a team that has withdrawn.
  case vacant

  /// The name of the team.
  public var team: String? {
    if case .team(let name) = self { name } else { nil }
  }
}

/// A fixture, and what the games have made of it.
public struct FixtureStanding: Equatable, Sendable {
  /// What the plan says of it.
  public let fixture: Fixture
  /// Its teams: where a game is kept, those of the game.
  public let sides: Sides<Occupant>
  /// The teams that it is for by the results.
  public let due: Sides<Occupant>
  /// Where it is.
  public let status: FixtureStatus
  /// The game that counts for it, seen from its home side; an abandoned one does not.
  public let game: EventGame?
  /// The side that has won.
  public let winner: Side?

  init(
    _ fixture: Fixture, _ sides: Sides<Occupant>, _ status: FixtureStatus, game: EventGame? = nil,
    winner: Side? = nil, due: Sides<Occupant>? = nil
  ) {
    (self.fixture, self.sides, self.due, self.status) = (fixture, sides, due ?? sides, status)
    (self.game, self.winner) = (game, winner)
  }

  /// Its number.
  public var number: Int { fixture.number }

  /// The score; nil before the game, and where its game is not that of these teams.
  public var score: Sides<Int>? {
    status == .playing || status == .played ? game?.score : nil
  }

  /// The names of both teams; nil while one is not known.
  public var teams: Sides<String>? {
    guard let home = sides.home.team, let away = sides.away.team else { return nil }
    return Sides(home: home, away: away)
  }
}
