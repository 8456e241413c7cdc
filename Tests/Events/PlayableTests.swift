@testable import Basketball
@testable import Events
import Fixtures
import Testing

@Suite("A fixture that cannot be played is refused, and says why")
struct PlayableTests {
  private func refusal(
    _ event: PlayedEvent, _ number: Int?, on court: String? = nil, isAgain: Bool = false
  ) -> Problem? {
    do throws(Problem) {
      _ = try event.standing.playable(number, on: court, isAgain: isAgain)
      return nil
    } catch {
      return error
    }
  }

  @Test("where there is none of that number")
  func missing() throws {
    #expect(try refusal(PlayedEvent(cup), 99) == .noSuchFixture(99))
  }

  @Test("while a side is not known")
  func waiting() throws {
    var event = try PlayedEvent(cup)
    #expect(refusal(event, 7) == .waiting(7, side: "A1", why: "pool A is not over"))
    #expect(refusal(event, 10) == .waiting(10, side: "W7", why: "fixture 7 is not over"))
    event = try .afterPools()
    try event.play(7, 15, 15)
    try event.play(8, 15, 10)
    #expect(refusal(event, 10) == .waiting(10, side: "W7", why: "nobody has won fixture 7"))
    var level = try PlayedEvent("pool A X, Y, Z\n1 X - Y\n2 Y - Z\n3 Z - X\n4 A1 - A2")
    for number in 1...3 { try level.play(number, 21, 15) }
    #expect(refusal(level, 4) == .waiting(4, side: "A1", why: "X, Y, Z are level: draw lots"))
    var pairs = try PlayedEvent(
      "pool A V, X, Y, Z\n1 V - Y\n2 V - Z\n3 X - Y\n4 X - Z\n5 A1 - A3\n6 A3 - A4")
    for number in 1...4 { try pairs.play(number, 21, 15) }
    #expect(refusal(pairs, 5) == .waiting(5, side: "A1", why: "V, X are level: draw lots"))
    #expect(refusal(pairs, 6) == .waiting(6, side: "A3", why: "Y, Z are level: draw lots"))
    var thirds = try PlayedEvent(
      "pool A X, Y\npool B P, Q, R\npool C S, T\n1 X - Y\n2 P - Q\n3 S - T\n4 3/1 - X")
    for number in [1, 3] { try thirds.play(number, 21, 15) }
    #expect(refusal(thirds, 4) == .waiting(4, side: "3/1", why: "pool B is not over"))
  }

  @Test("while one of its teams is playing")
  func busy() throws {
    var event = try PlayedEvent(cup)
    try event.begin(1)
    #expect(refusal(event, 3) == .busy(3, team: "Reds", fixture: 1, court: "1"))
    #expect(refusal(event, nil, on: "1") == .busy(3, team: "Reds", fixture: 1, court: "1"))
    #expect(refusal(event, nil, on: "2") == nil && refusal(event, 1, isAgain: true) == nil)
  }

  @Test(
    "while another fixture of its day is played on its court, unless its result alone is entered")
  func courtTaken() throws {
    var event = try PlayedEvent(
      """
      pool A V, X, Y, Z
      day 2026-07-04
      1 court 1 V - X
      2 court 1 Y - Z
      3 Y - Z
      day 2026-07-05
      4 court 1 Y - Z
      """)
    try event.begin(1)
    #expect(refusal(event, 2) == .courtTaken(2, court: "1", fixture: 1, game: "g0"))
    #expect(refusal(event, 3, on: "1") == .courtTaken(3, court: "1", fixture: 1, game: "g0"))
    #expect(refusal(event, 3) == nil && refusal(event, 4) == nil)
    #expect(refusal(event, 1, isAgain: true) == nil)
    _ = try event.standing.playable(2, on: nil, isAgain: false, isOver: true)
    event.correct(1, 21, 15)
    #expect(refusal(event, 2) == nil)
  }

  @Test("where it has a game, unless it is played again")
  func hasGame() throws {
    var event = try PlayedEvent(cup)
    try event.begin(1)
    #expect(refusal(event, 1) == .hasGame(1, game: "g0", isOver: false))
    event.correct(1, 21, 15)
    #expect(refusal(event, 1) == .hasGame(1, game: "g0", isOver: true))
    #expect(refusal(event, 1, isAgain: true) == nil)
    event.end(1, .abandoned)
    #expect(refusal(event, 1) == nil)
  }

  @Test("while it is disputed, and is played again by the teams that it is for now")
  func disputed() throws {
    var event = try PlayedEvent.afterPools()
    try event.play(7, 21, 12)
    event.correct(1, 15, 21)
    #expect(refusal(event, 7) == .disputed(7, game: "g6", canReplay: true))
    let again = try event.standing.playable(7, on: nil, isAgain: true)
    #expect(again.teams == Sides(home: "Whites", away: "Greens"))
    try event.decide { try $0.keeping(7, again.teams.map { .team($0) }) }
    #expect(refusal(event, 7) == .hasGame(7, game: "g6", isOver: true))
    let kept = try event.standing.playable(7, on: nil, isAgain: true)
    #expect(kept.teams == again.teams)
  }

  @Test("where a team has withdrawn")
  func walkover() throws {
    var event = try PlayedEvent(cup)
    try event.decide { try $0.withdrawing("Reds", .keep) }
    #expect(refusal(event, 1) == .walkover(1, team: "Reds"))
  }

  @Test("where nothing is left")
  func nothing() throws {
    var event = try PlayedEvent("pool A X, Y\n1 court 1 X - Y")
    try event.play(1, 21, 15)
    #expect(refusal(event, nil) == .nothingReady(court: nil))
    #expect(refusal(event, nil, on: "1") == .nothingReady(court: "1"))
  }
}
