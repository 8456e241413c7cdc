import Basketball
import Testing

@Suite("Moves")
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

  @Test(
    "a word that is no move is refused", arguments: ["", "three", "3", "on", "+ 1", " one", "as"])
  func unknown(_ word: String) {
    #expect(throws: GameError.unknownMove(word)) { try Move(word: word) }
  }

  @Test("a basket is worth its name, the rest nothing")
  func points() {
    #expect(Move.allCases.map(\.points) == [1, 2, 0, 0, 0])
  }
}
