import Basketball
import Testing

@Suite("Moves and rules")
struct MoveTests {
  @Test(
    "every move has its words, whatever their case",
    arguments: [
      (Move.onePoint, ["one", "1", "+1", "onePoint", "ONE", "onepoint"]),
      (.twoPoints, ["two", "2", "+2", "twoPoints", "Two", "TWOPOINTS"]),
      (.assist, ["assist", "a", "A"]), (.rebound, ["rebound", "r", "R"]),
      (.foul, ["foul", "f", "FOUL"]),
    ])
  func words(_ move: Move, _ words: [String]) throws {
    for word in words { #expect(try Move(word: word) == move) }
    #expect(move.word == words[0])
  }

  @Test("a word that is no move is told", arguments: ["", "three", "3", "on", "+ 1", " one", "as"])
  func unknown(_ word: String) {
    #expect(throws: GameError.unknownMove(word)) { try Move(word: word) }
  }

  @Test("a basket is worth its name, the rest nothing")
  func points() {
    #expect(Move.allCases.map(\.points) == [1, 2, 0, 0, 0])
  }

  @Test(
    "15-14 plays on, 16-14 ends, and there is no cap",
    arguments: [
      (0, 0, nil), (14, 0, nil), (15, 0, .home), (15, 13, .home), (15, 14, nil), (14, 15, nil),
      (15, 15, nil), (16, 14, .home), (14, 16, .away), (16, 15, nil), (21, 20, nil),
      (101, 100, nil), (100, 102, .away), (13, 15, .away),
    ] as [(Int, Int, Side?)])
  func winner(_ home: Int, _ away: Int, _ winner: Side?) {
    #expect(Rules.pickup.winner(Sides(home: home, away: away)) == winner)
  }

  @Test("a margin of one ends at the target")
  func suddenDeath() throws {
    let rules = try Rules(side: 1, target: 21, margin: 1)
    #expect(rules.winner(Sides(home: 20, away: 20)) == nil)
    #expect(rules.winner(Sides(home: 20, away: 21)) == .away)
  }

  @Test("are called pickup, or custom when a value is another")
  func names() throws {
    #expect(try Rules(side: nil, target: nil, margin: nil) == .pickup)
    #expect(try Rules(side: 3, target: 15, margin: 2) == .pickup)
    let custom = try Rules(side: nil, target: 21, margin: nil)
    #expect(custom.name == "custom")
    #expect([custom.side, custom.target, custom.margin] == [3, 21, 2])
  }

  @Test(
    "no game could be played by fewer than none, or more than a million",
    arguments: [-1, 1_000_001, Int.min, Int.max])
  func impossible(_ value: Int) {
    #expect(throws: GameError.self) { try Rules(side: value, target: nil, margin: nil) }
    #expect(throws: GameError.self) { try Rules(side: nil, target: value, margin: nil) }
    #expect(throws: GameError.self) { try Rules(side: nil, target: nil, margin: value) }
  }

  @Test("a million is still a rule")
  func largest() throws {
    #expect(try Rules(side: 1, target: 1_000_000, margin: 1).target == 1_000_000)
  }
}
