import Basketball
import Events
import Fixtures
import Testing

@Suite("A pool")
struct PoolTests {
  /// A pool whose teams all meet, in the order of `circle`: first and second, first and third …
  private func pool(_ lines: String...) throws -> PlayedEvent {
    try PlayedEvent(lines.joined(separator: "\n"))
  }

  @Test("has all of its teams before the first game, by seed")
  func before() throws {
    let event = try PlayedEvent(cup)
    #expect(event.table() == ["1 Reds 0-0", "2 Whites 0-0", "3 Old Town 0-0"])
    #expect(event.standing.pools[0].ranking[1].why == "no game yet, seed 4")
  }

  @Test("is ranked by games won, and says how many")
  func won() throws {
    let event = try PlayedEvent.afterPools()
    #expect(event.table() == ["1 Reds 2-0", "2 Whites 1-1", "3 Old Town 0-2"])
    #expect(event.standing.pools[0].isComplete)
    #expect(
      event.standing.pools[0].ranking.map(\.why) == ["won 2 of 2", "won 1 of 2", "won 0 of 2"])
  }

  @Test("counts wins against each other while it still runs, whether or not all have met")
  func running() throws {
    var event = try pool(
      "pool A X, Y, Z, V", "1 V - X", "2 Y - V", "3 X - Y", "4 Z - V", "5 X - Z", "6 Y - Z")
    try event.play(1, 10, 15)
    try event.play(2, 10, 21)
    try event.play(3, 9, 18)
    try event.play(4, 21, 20)
    #expect(event.table() == ["1 Z 1-0", "2 Y 1-1", "3 X 1-1", "4 V 1-2"])
    #expect(
      event.standing.pools[0].ranking[2].why == "won 1 of 2, 0 wins against the team level with it")
    #expect(!event.standing.pools[0].isComplete)
  }

  @Test("asks each tie-breaker once: by points a team may stand before one that has beaten it")
  func once() throws {
    var event = try pool(
      "pool A P, Q, R, S", "1 P - Q", "2 P - R", "3 S - P", "4 Q - R", "5 Q - S", "6 R - S")
    // P, Q and S have won two each; of the games between them P, Q and S have won one each.
    try event.play(1, 15, 14)
    try event.play(2, 15, 10)
    try event.play(3, 15, 14)
    try event.play(4, 21, 10)
    try event.play(5, 21, 12)
    try event.play(6, 10, 21)
    #expect(event.table() == ["1 Q 2-1", "2 S 2-1", "3 P 2-1", "4 R 0-3"])
    #expect(
      event.standing.pools[0].ranking[0].why
        == "won 2 of 3, 18.667 points a game")
  }

  @Test("is decided by lot only where nothing else decides, and builds nothing on an open place")
  func lot() throws {
    var event = try pool(
      "pool A X, Y, Z", "1 X - Y", "2 Y - Z", "3 Z - X", "4 A1 - A2 Final", "lot Y X")
    for number in 1...3 { try event.play(number, 21, 15) }
    #expect(event.line(4) == "? - ? waiting")
    #expect(
      event.standing.pools[0].ranking[0].why
        == "won 1 of 2, level with Y, Z")
    try event.decide { try $0.drawing(["Z", "X", "Y"]) }
    #expect(event.table() == ["1 Z 1-1", "2 X 1-1", "3 Y 1-1"])
    #expect(event.line(4) == "Z - X ready")
    event.correct(3, 15, 14)
    #expect(event.table() == ["1 Y 1-1", "2 X 1-1", "3 Z 1-1"])
    event.correct(3, 14, 21)
    #expect(event.table() == ["1 X 2-0", "2 Y 1-1", "3 Z 0-2"])
  }

  @Test("says why a lot decides nothing")
  func idleLot() throws {
    var event = try pool("pool A X, Y, Z", "1 X - Y", "2 Y - Z", "3 Z - X", "lot X Y")
    #expect(
      event.standing.whyUndecided(by: ["X", "Y"])
        == "X, Y, Z are still level, and a lot names all of them")
    for number in 1...3 { try event.play(number, 21, 15) }
    try event.decide { try $0.drawing(["X", "Y", "Z"]) }
    #expect(event.standing.whyUndecided(by: ["X", "Y"]) == "the lot X, Y, Z holds")
    event.correct(1, 21, 14)
    #expect(event.standing.whyUndecided(by: ["X", "Y"]) == "they are not level")
    var pairs = try pool("pool A X, Y, Z, V", "1 X - Y", "2 Z - V")
    for number in 1...2 { try pairs.play(number, 21, 15) }
    #expect(
      pairs.standing.whyUndecided(by: ["X", "Y"])
        == "X, Z are still level, and a lot names all of them")
  }

  @Test("is not complete while a game is open, abandoned or missing")
  func incomplete() throws {
    var event = try PlayedEvent.afterPools()
    event.end(5, .abandoned)
    #expect(event.line(5) == "Whites - Old Town ready" && event.line(7) == "? - Greens waiting")
    event.end(5, nil)
    #expect(event.line(5) == "Whites - Old Town playing" && !event.standing.pools[0].isComplete)
    event.end(5, .called)
    #expect(event.line(5) == "Whites - Old Town played" && event.standing.pools[0].isComplete)
  }
}
