import Basketball
import Events
import Season

/// An event whose fixtures are played one after another.
public struct PlayedEvent {
  /// What it is planned as.
  public private(set) var plan: Plan
  /// The games that have begun.
  public private(set) var games = [LeagueGame]()

  /// The event of a plan, before its first game.
  public init(_ text: String) throws { plan = try Plan(text, name: "cup") }

  /// Where it stands.
  public var standing: EventStanding { EventStanding(plan, games: games) }

  /// A fixture whose teams are not known yet.
  public struct NotReady: Error {
    let number: Int
  }

  /// Plays a fixture between the teams that it is for now; an earlier game of it no longer counts.
  public mutating func play(_ number: Int, _ home: Int, _ away: Int) throws {
    try begin(number)
    let game = games[games.count - 1]
    games[games.count - 1] = game.ended(home, away)
  }

  /// Begins the game of a fixture, which is at a score; the first game has the id `g0`.
  public mutating func begin(_ number: Int, _ home: Int = 0, _ away: Int = 0) throws {
    guard let teams = standing.fixture(number)?.teams else { throw NotReady(number: number) }
    games.append(
      LeagueGame(
        id: "g\(games.count)", fixture: number, date: GameDate(milliseconds: games.count),
        teams: teams, score: Sides(home: home, away: away), winner: nil, ending: nil,
        table: plan.tableRules ?? TableRules()))
  }

  /// Gives the last game of a fixture another result.
  public mutating func correct(_ number: Int, _ home: Int, _ away: Int) {
    guard let place = games.lastIndex(where: { $0.fixture == number }) else { return }
    games[place] = games[place].ended(home, away)
  }

  /// Ends the last game of a fixture by hand.
  public mutating func end(_ number: Int, _ ending: Ending?, winner: Side? = nil) {
    guard let place = games.lastIndex(where: { $0.fixture == number }) else { return }
    games[place] = games[place].ended(games[place].score, ending, winner)
  }

  /// Removes the games of a fixture.
  public mutating func delete(_ number: Int) { games.removeAll { $0.fixture == number } }

  /// Changes the plan.
  public mutating func decide(_ change: (Plan) throws -> Plan) rethrows { plan = try change(plan) }

  /// A fixture in short: `Reds - ? waiting`.
  public func line(_ number: Int) -> String { standing.line(number) }
}

extension EventStanding {
  /// A fixture in short: `Reds - ? waiting`.
  public func line(_ number: Int) -> String {
    guard let fixture = fixture(number) else { return "none" }
    let names = Side.allCases.map { side in
      fixture.sides[side].team ?? (fixture.sides[side] == .vacant ? "nobody" : "?")
    }
    let winner = fixture.winner.flatMap { fixture.sides[$0].team }.map { " \($0)" } ?? ""
    return "\(names[0]) - \(names[1]) \(fixture.status.rawValue)\(winner)"
  }
}

extension LeagueGame {
  fileprivate func ended(_ home: Int, _ away: Int) -> LeagueGame {
    let score = Sides(home: home, away: away)
    return ended(score, home == away ? .called : .target, score.leader)
  }

  fileprivate func ended(_ score: Sides<Int>, _ ending: Ending?, _ winner: Side?) -> LeagueGame {
    LeagueGame(
      id: id, fixture: fixture, date: date, linked: linked, teams: teams, score: score,
      winner: winner, ending: ending, table: table)
  }
}
