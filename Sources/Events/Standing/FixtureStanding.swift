import Basketball
import Season

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
public enum Occupant: Hashable, Sendable {
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
  public let game: LeagueGame?
  /// The side that has won.
  public let winner: Side?
  /// Whether its game does not count, because a team of it has withdrawn.
  public let isVoid: Bool
  /// Whether it is not needed: a side has won most games of the series before it.
  public let isSpare: Bool

  init(
    _ fixture: Fixture, _ sides: Sides<Occupant>, _ status: FixtureStatus, game: LeagueGame? = nil,
    winner: Side? = nil, due: Sides<Occupant>? = nil, isVoid: Bool = false,
    isSpare: Bool = false
  ) {
    self.fixture = fixture
    self.sides = sides
    self.due = due ?? sides
    self.status = status
    self.game = game
    self.winner = winner
    self.isVoid = isVoid
    self.isSpare = isSpare
  }

  /// Its sides: teams, and references where there is none.
  var named: Sides<Entrant> { fixture.named(by: sides) }

  /// Its sides by the results: teams, and references where there is none.
  public var entrants: Sides<Entrant> { fixture.named(by: due) }

  /// The day of the plan.
  public var plannedDay: Day? { fixture.day }

  /// The day of its game, else the planned one.
  public var day: Day? { game?.date.day ?? plannedDay }

  /// Its number.
  public var number: Int { fixture.number }

  /// The court where it is played; nil for any.
  public var court: String? { fixture.court }

  /// Whether both sides have lost it by forfeit: nobody goes on.
  public var isLostByBoth: Bool {
    status == .played && winner == nil && game?.ending == .forfeit
  }

  /// The score that counts; nil before the game, and if the game was played by other teams.
  public var score: Sides<Int>? { ownScore == nil ? nil : game?.counted }

  /// The score as the game has it.
  public var ownScore: Sides<Int>? {
    status == .playing || status == .played ? game?.score : nil
  }

  /// The names of both teams; nil until both are known.
  public var teams: Sides<String>? { sides.teams }
}

extension Sides<Occupant> {
  /// The names of both teams; nil until both are known.
  var teams: Sides<String>? {
    guard let home = home.team, let away = away.team else { return nil }
    return Sides<String>(home: home, away: away)
  }
}

extension LeagueGame {
  /// The game seen from the other side.
  var turned: LeagueGame {
    var game = self
    game.teams = teams.turned
    game.score = score.turned
    game.winner = winner?.other
    return game
  }

  fileprivate var winnerName: String? { winner.map { teams[$0] } }
}

extension Plan {
  /// The games that were made for the plan and do not count: the reasons, by their ids.
  ///
  /// - Parameter games: games of the event; of each fixture all games or none.
  public func notCounted(_ games: [LeagueGame]) -> [String: String] {
    let counted = games.counted(by: self)
    return games.reduce(into: [:]) { found, game in
      let gone = game.teams.both.compactMap(words.team).first {
        withdrawn[$0] == .void || withdrawn[$0] != nil && game.ending == nil
      }
      if let gone {
        found[game.id] = "\(gone) has withdrawn"
      } else if let fixture = game.fixture, counted[fixture]?.id != game.id {
        found[game.id] = "fixture \(fixture) was played again"
      } else if let fixture = game.fixture,
        winner(before: fixture, by: { counted[$0]?.winnerName }) != nil
      {
        found[game.id] = "fixture \(fixture) is not needed, its series is decided"
      }
    }
  }

  /// The team that has won most games of the series of a fixture before it; nil where that is not decided.
  ///
  /// - Parameter winner: gives the winner of a fixture; nil if it has none.
  func winner<Team: Hashable>(before fixture: Int, by winner: (Int) -> Team?) -> Team? {
    guard let series = series[fixture] else { return nil }
    let winners = series.prefix { $0 != fixture }.compactMap(winner)
    return Dictionary(grouping: winners) { $0 }.first { 2 * $1.count > series.count }?.key
  }

  /// The fixtures whose games decide whether the game of a fixture counts: its series up to it.
  public func deciding(_ fixture: Int) -> [Int] {
    (series[fixture] ?? []).prefix { $0 != fixture } + [fixture]
  }
}

extension [LeagueGame] {
  /// The game that counts for each fixture of a plan, with the names of its teams as the plan writes them: the
  /// one that was linked last. A copy was linked and made when its original was; of the two, the one changed last
  /// counts, else the original: its id begins with a day, and the names that copies are given mostly come behind it.
  func counted(by plan: Plan) -> [Int: LeagueGame] {
    sorted {
      ($0.linked, $0.changed, $0.date, $1.id) < ($1.linked, $1.changed, $1.date, $0.id)
    }.reduce(into: [:]) { counted, game in
      guard let fixture = game.fixture else { return }
      counted[fixture] = game
      counted[fixture]?.teams = game.teams.map { plan.words.team($0) ?? $0 }
    }
  }
}
