import Fixtures
import Testing

@testable import Events

@Suite("The courts of an event")
struct CourtStandingTests {
  private let text = """
    courts 1 2
    pool A Reds, Blues, Greens
    1 10:00 court 1 Reds - Blues
    2 10:20 court 1 Blues - Greens
    3 10:40 court any Reds - Greens
    4 11:00 court 2 A1 - A2 Final
    """

  private func courts(_ event: PlayedEvent) -> [String] {
    event.standing.onCourts.map { court in
      let numbers = [court.fixture, court.last].map { $0.map { "\($0.number)" } ?? "-" }
      return "\(court.name ?? "?") \(numbers[0]) \(numbers[1])"
    }
  }

  @Test("show the game that is on, what comes next, and what was last")
  func courts() throws {
    var event = try PlayedEvent(text)
    #expect(courts(event) == ["1 1 -", "2 3 -"])
    try event.begin(1)
    #expect(courts(event) == ["1 1 -", "2 3 -"])
    event.correct(1, 21, 15)
    #expect(courts(event) == ["1 2 1", "2 3 -"])
    try event.begin(3)
    #expect(courts(event) == ["1 2 1", "2 4 -", "? 3 -"])
    event.correct(3, 21, 9)
    try event.play(2, 21, 3)
    try event.play(4, 21, 19)
    #expect(courts(event) == ["1 - 2", "2 - 4"])
    #expect(event.standing.isOver)
  }

  @Test("do not show a game of any court before it is known who plays")
  func unknown() throws {
    var event = try PlayedEvent(
      "courts 1 2\npool A Reds, Blues\n1 10:00 court 1 Reds - Blues\n2 10:20 court any A1 - A2")
    #expect(courts(event) == ["1 1 -", "2 - -"])
    try event.play(1, 21, 15)
    #expect(courts(event) == ["1 2 1", "2 - -"])
  }

  @Test("are one where the plan names none")
  func none() throws {
    var event = try PlayedEvent("pool A Reds, Blues\n1 Reds - Blues\n2 Blues - Reds")
    #expect(courts(event) == ["? 1 -"])
    try event.play(1, 21, 15)
    #expect(courts(event) == ["? 2 1"])
    try event.begin(2)
    #expect(courts(event) == ["? 2 1"])
    #expect(!event.standing.isOver)
  }

  @Test("are as many as there are games, where the plan names none")
  func several() throws {
    var event = try PlayedEvent(
      "pool A Reds, Blues, Greens, Whites\n1 Reds - Blues\n2 Greens - Whites\n3 Reds - Blues")
    try event.play(1, 21, 15)
    try event.begin(2)
    try event.begin(3)
    #expect(courts(event) == ["? 2 -", "? 3 -"])
  }

  @Test("are never done where the winner stays on")
  func winnerStays() throws {
    #expect(try !PlayedEvent("stay 2\nqueue Reds, Blues, Greens").standing.isOver)
  }

  @Test("let those through whose place in a pool leads on")
  func through() throws {
    var event = try PlayedEvent(text)
    try event.play(1, 21, 15)
    try event.play(2, 21, 15)
    #expect(event.standing.through.on.isEmpty)
    try event.play(3, 21, 9)
    #expect(event.standing.through.on == ["Reds", "Blues"])
    try event.decide { try $0.withdrawing("Blues", .keep) }
    #expect(event.standing.through.on == ["Reds", "Greens"])
    var best = try PlayedEvent(
      "pool A Reds, Blues\npool B Greens, Whites\n1 Reds - Blues\n2 Greens - Whites\n3 A1 - 2/1")
    try best.play(1, 21, 15)
    try best.play(2, 21, 3)
    #expect(best.standing.through.on == ["Reds", "Blues"])
  }

  @Test("name a side that is not known by what decides it")
  func words() throws {
    let event = try PlayedEvent(
      """
      pool A Reds, Blues
      pool B Greens, Whites
      1 A1 - B2
      2 1/1 - 2/2
      3 L1 - W2
      """)
    let words = event.standing.fixtures.flatMap { [$0.words(of: .home), $0.words(of: .away)] }
    #expect(
      words == [
        "first in pool A", "second in pool B", "best first place", "second-best second place",
        "loser of 1", "winner of 2",
      ])
  }

  @Test("are taken by fixtures that are not over when another one begins")
  func clashes() throws {
    var event = try PlayedEvent(text)
    func clashes(_ number: Int, at time: String, on court: String) throws -> [Int] {
      let plan = try event.plan.moving(number, court: court, time: StartTime(time))
      let clashes = EventStanding(plan, games: event.games).clashes.filter { $0.court != nil }
      return clashes.filter { $0.fixtures.contains(number) }.flatMap(\.fixtures)
        .filter { $0 != number }
    }
    #expect(try clashes(4, at: "10:10", on: "1") == [1, 2])
    #expect(try clashes(4, at: "10:40", on: "1") == [])
    #expect(try clashes(4, at: "10:00", on: "2") == [])
    #expect(try clashes(3, at: "10:00", on: "any") == [])
    #expect(try clashes(1, at: "10:01", on: "1") == [2])
    try event.play(1, 21, 15)
    #expect(try clashes(4, at: "10:10", on: "1") == [2])
  }

  @Test("clash as well where a team would play twice at once, or before it is known who plays")
  func moves() throws {
    let plan = try Plan(cup)
    func moved(_ number: Int, _ time: String) throws -> EventStanding {
      EventStanding(try plan.moving(number, court: "any", time: StartTime(time)), games: [])
    }
    let twice = try moved(3, "10:05").clashes
    #expect(twice.map { "\($0.team ?? "") \($0.fixtures)" } == ["Reds [1, 3]"])
    #expect(try moved(3, "10:20").clashes.isEmpty)
    func early(_ number: Int, _ time: String) throws -> [String] {
      try moved(number, time).tooEarly(with: number).map { "\($0.fixture.number) \($0.bases)" }
    }
    #expect(try early(7, "10:50") == ["7 [5, 6]"] && early(7, "11:00") == [])
    #expect(try early(6, "11:10") == ["7 [6]", "8 [6]"])
    #expect(try early(10, "11:30") == ["10 [7, 8]"])
  }
}
