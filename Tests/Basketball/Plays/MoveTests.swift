import Basketball
import Testing

@Suite("Moves")
struct MoveTests {
  @Test(
    "every move has its words, whatever their case",
    arguments: [
      (Move.onePoint, ["one", "1", "+1", "o", "on", "onePoint", "ONE", "onepo", "onepoint"]),
      (.twoPoints, ["two", "2", "+2", "t", "T", "tw", "twoPoints", "Two", "TWOPOINTS"]),
      (.assist, ["assist", "a", "A", "as", "assis"]), (.rebound, ["rebound", "r", "R", "Reb"]),
      (.foul, ["foul", "f", "FOUL", "fo"]),
    ])
  func words(_ move: Move, _ words: [String]) throws {
    for word in words { #expect(try Move(word: word) == move) }
    #expect(move.word == words[0])
  }

  @Test(
    "a word that is no move is refused",
    arguments: ["", "three", "3", "+ 1", " one", "ones", "assists", "a ", "11", "f1"])
  func unknown(_ word: String) {
    #expect(throws: GameError.unknownMove(word)) { try Move(word: word) }
  }

  @Test("a word with which several moves begin lists them, as far as one can be typed")
  func ambiguous() {
    #expect(throws: GameError.ambiguousMove("+", candidates: ["one", "two"])) {
      try Move(word: "+")
    }
  }

  @Test("a beginning of any word of a move means it, unless another move has that word")
  func beginnings() throws {
    for move in Move.allCases {
      for word in move.words where word.first != "+" {
        for length in 1...word.count {
          #expect(try Move(word: String(word.prefix(length))) == move)
        }
      }
    }
  }

  @Test("a basket is worth its name, the rest nothing")
  func points() {
    #expect(Move.allCases.map(\.points) == [1, 2, 0, 0, 0])
  }
}
