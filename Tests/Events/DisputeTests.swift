@testable import Basketball
@testable import Events
import Fixtures
import Testing

@Suite("A correction")
struct DisputeTests {
  /// The cup with both semi-finals played.
  private func semifinals() throws -> PlayedEvent {
    var event = try PlayedEvent.afterPools()
    try event.play(7, 21, 12)
    try event.play(8, 21, 20)
    return event
  }

  private func standIns(_ event: PlayedEvent) -> [String] {
    event.standing.standIns.map { "\($0.team) for \($0.holder) in \($0.fixture ?? 0)" }
  }

  @Test("that leaves the winner disputes nothing")
  func sameWinner() throws {
    var event = try semifinals()
    event.correct(1, 21, 5)
    #expect(event.standing.disputed.isEmpty && event.line(7) == "Reds - Greens played Reds")
  }

  @Test("that changes the teams of a game disputes it, and nothing is built on it")
  func disputed() throws {
    var event = try semifinals()
    event.correct(1, 15, 21)
    #expect(event.line(7) == "Whites - Greens disputed" && event.line(8) == "Blues - Reds disputed")
    #expect(event.line(10) == "? - ? waiting")
    #expect(event.standing.fixture(7)?.score == nil && event.standing.fixture(7)?.game?.id == "g6")
    event.correct(1, 21, 15)
    #expect(event.standing.disputed.isEmpty && event.line(10) == "Reds - Blues ready")
  }

  @Test("is settled by keeping the game, until the sides change once more")
  func kept() throws {
    var event = try semifinals()
    event.correct(1, 15, 21)
    try event.decide { try $0.keeping(7, Sides(home: .team("Whites"), away: .team("Greens"))) }
    // Whites, without a place now, have that of Reds, and with it the game that they played.
    #expect(event.line(7) == "Reds - Greens played Reds" && event.line(10) == "Reds - Blues ready")
    #expect(standIns(event) == ["Whites for Reds in 8"])
    event.correct(2, 11, 21)
    #expect(event.line(7) == "Whites - Blues disputed")
    event.correct(2, 21, 11)
    event.correct(1, 21, 15)
    #expect(event.line(7) == "Reds - Greens played Reds")
  }

  @Test("is settled by keeping the game also where nobody, or nobody yet, is to play it")
  func nobody() throws {
    var event = try PlayedEvent(
      """
      pool A Reds, Whites
      pool B Blues, Greens
      1 Reds - Whites
      2 Blues - Greens
      3 A1 - B2
      4 B1 - A2
      """)
    for number in 1...4 { try event.play(number, 21, 10) }
    let before = event.standing
    try event.decide { try $0.withdrawing("Reds", .void) }
    #expect(event.line(4) == "Blues - nobody disputed")
    #expect(
      event.standing.disputes(since: before) == [
        .disputed(3, game: "g2", canReplay: true), .disputed(4, game: "g3", canReplay: false),
      ])
    let sides = try #require(event.standing.fixture(4)).entrants
    try event.decide { try $0.keeping(4, sides) }
    #expect(event.plan.text.hasSuffix("keep 4 Blues - A2\n"))
    #expect(event.line(4) == "Blues - Whites played Blues")
    event.end(2, nil)
    #expect(event.line(4) == "? - nobody disputed")
    let open = try #require(event.standing.fixture(4)).entrants
    try event.decide { try $0.keeping(4, open) }
    #expect(event.line(4) == "Blues - Whites played Blues")
  }

  @Test("gives the place that is free to the team without one, also in a game to be played")
  func free() throws {
    var event = try PlayedEvent.afterPools()
    try event.play(7, 21, 12)
    event.correct(1, 15, 21)
    try event.decide { try $0.keeping(7, Sides(home: .team("Whites"), away: .team("Greens"))) }
    #expect(event.line(8) == "Blues - Whites ready")
    #expect(standIns(event) == ["Whites for Reds in 8"])
    try event.play(8, 21, 20)
    try event.play(9, 21, 20)
    try event.play(10, 21, 20)
    #expect(event.standing.disputed.isEmpty && event.standing.atTwoPlaces.isEmpty)
    #expect(event.standing.final == ["Reds", "Blues", "Greens", "Whites", "Gulls", "Old Town"])
  }

  @Test("that leaves a team in two games after the pools is found")
  func twoPlaces() throws {
    var event = try PlayedEvent.afterPools()
    try event.play(7, 21, 12)
    event.correct(1, 15, 21)
    try event.play(8, 21, 20)
    try event.decide { try $0.keeping(7, Sides(home: .team("Whites"), away: .team("Greens"))) }
    let found = event.standing.atTwoPlaces
    #expect(found.map(\.team) == ["Reds"] && found.map(\.fixtures) == [[7, 8]])
    try event.play(9, 21, 20)
    try event.play(10, 21, 20)
    #expect(Set(event.standing.final) == Set(event.plan.teams.map(\.name)))
    let typed = try PlayedEvent("pool A Reds, Blues\n1 Reds - Blues\n2 A1 - A2 SF\n3 A1 - W2")
    #expect(typed.standing.atTwoPlaces.isEmpty)
  }

  @Test("leaves nobody without a final place where a game of other teams is kept")
  func finalPlaces() throws {
    var event = try PlayedEvent(
      """
      team Reds
      team Blues
      team Greens
      team Whites
      1 Reds - Whites
      2 Blues - Greens
      3 W1 - W2 Final
      """)
    try event.play(1, 21, 10)
    try event.play(2, 21, 12)
    try event.play(3, 21, 9)
    event.correct(1, 10, 21)
    try event.decide { try $0.keeping(3, Sides(home: .team("Whites"), away: .team("Blues"))) }
    #expect(event.standing.final.prefix(2) == ["Reds", "Blues"])
    #expect(Set(event.standing.final.dropFirst(2)) == ["Whites", "Greens"])
  }
}
