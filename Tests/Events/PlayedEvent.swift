import Basketball
import Events

/// An event whose fixtures are played one after another.
struct PlayedEvent {
  private(set) var plan: Plan
  private(set) var games: [EventGame] = []

  init(_ text: String) throws { plan = try Plan(text) }

  var standing: EventStanding { EventStanding(plan, games: games) }

  struct NotReady: Error {
    let number: Int
  }

  /// Plays a fixture between the teams that it is for now; an earlier game of it no longer counts.
  mutating func play(_ number: Int, _ home: Int, _ away: Int) throws {
    try begin(number)
    let game = games[games.count - 1]
    games[games.count - 1] = game.ended(home, away)
  }

  /// Begins the game of a fixture.
  mutating func begin(_ number: Int) throws {
    guard let teams = standing.fixture(number)?.teams else { throw NotReady(number: number) }
    games.append(
      EventGame(
        id: "g\(games.count)", fixture: number, linked: TimeOfDay(milliseconds: games.count),
        teams: teams, score: Sides(home: 0, away: 0), winner: nil, ending: nil))
  }

  /// Gives the last game of a fixture another result.
  mutating func correct(_ number: Int, _ home: Int, _ away: Int) {
    guard let place = games.lastIndex(where: { $0.fixture == number }) else { return }
    games[place] = games[place].ended(home, away)
  }

  /// Ends the last game of a fixture by hand.
  mutating func end(_ number: Int, _ ending: Ending?, winner: Side? = nil) {
    guard let place = games.lastIndex(where: { $0.fixture == number }) else { return }
    let game = games[place]
    games[place] = EventGame(
      id: game.id, fixture: number, linked: game.linked, teams: game.teams, score: game.score,
      winner: winner, ending: ending)
  }

  /// Removes the games of a fixture.
  mutating func delete(_ number: Int) { games.removeAll { $0.fixture == number } }

  /// Changes the plan.
  mutating func decide(_ change: (Plan) throws -> Plan) rethrows { plan = try change(plan) }

  /// The table of a pool, a line a team: rank, name, wins and losses; `?` where it is not decided.
  func table(_ place: Int = 0) -> [String] {
    standing.pools[place].ranking.map {
      "\($0.rank)\($0.isDecided ? "" : "?") \($0.name) \($0.record.wins)-\($0.record.losses)"
    }
  }

  /// A fixture in short: `Reds - ? waiting`.
  func line(_ number: Int) -> String { standing.line(number) }
}

extension EventStanding {
  /// A fixture in short: `Reds - ? waiting`.
  func line(_ number: Int) -> String {
    guard let fixture = fixture(number) else { return "none" }
    let names = Side.allCases.map { side in
      fixture.sides[side].team ?? (fixture.sides[side] == .vacant ? "nobody" : "?")
    }
    let winner = fixture.winner.flatMap { fixture.sides[$0].team }.map { " \($0)" } ?? ""
    return "\(names[0]) - \(names[1]) \(fixture.status.rawValue)\(winner)"
  }
}

extension EventGame {
  fileprivate func ended(_ home: Int, _ away: Int) -> EventGame {
    EventGame(
      id: id, fixture: fixture, linked: linked, teams: teams, score: Sides(home: home, away: away),
      winner: Sides(home: home, away: away).leader, ending: home == away ? .called : .target)
  }
}

/// Two pools of three, semi-finals, a game for third place and a final, on two courts.
let cup = """
  event Summer Cup
  day 2026-07-04 slot 20
  courts 1 2
  team Reds
  team Blues
  team Greens
  team Whites
  team Old Town
  team Gulls
  pool A Reds, Whites, Old Town
  pool B Blues, Greens, Gulls
  1 10:00 court 1 Reds - Whites
  2 10:00 court 2 Blues - Greens
  3 10:20 court 1 Reds - Old Town
  4 10:20 court 2 Blues - Gulls
  5 10:40 court 1 Whites - Old Town
  6 10:40 court 2 Greens - Gulls
  7 11:20 court 1 A1 - B2 SF
  8 11:20 court 2 B1 - A2 SF
  9 12:00 court 1 L7 - L8 3rd
  10 12:20 court any W7 - W8 Final

  """

extension PlayedEvent {
  /// The cup after its pools: Reds and Blues have won two, Whites and Greens one.
  static func afterPools() throws -> PlayedEvent {
    var event = try PlayedEvent(cup)
    for number in 1...6 { try event.play(number, 21, 10 + number) }
    return event
  }
}
