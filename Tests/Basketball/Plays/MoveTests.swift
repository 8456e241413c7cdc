@testable import Basketball
import Testing

@Suite("Moves")
struct MoveTests {
  @Test(
    "every move has its words, whatever their case",
    arguments: [
      (Move.onePoint, ["one", "1", "+1", "o", "on", "onePoint", "ONE", "onepo", "onepoint"]),
      (.twoPoints, ["two", "2", "+2", "t", "T", "tw", "twoPoints", "Two", "TWOPOINTS"]),
      (.assist, ["assist", "a", "A", "as", "assis"]), (.rebound, ["rebound", "r", "R", "Reb"]),
      (.foul, ["foul", "f", "FOUL", "fo"]), (.freeThrow, ["free", "ft", "fr", "freeThrow"]),
      (.missedOnePoint, ["miss1", "missedOnePoint", "MISS1", "missedo"]),
      (.missedTwoPoints, ["miss2", "missedTwoPoints", "missedt"]),
      (.missedFreeThrow, ["missft", "missf", "missedFreeThrow", "missedf"]),
      (.turnover, ["turnover", "to", "tu", "Turn"]), (.steal, ["steal", "st", "s"]),
      (.block, ["block", "b", "bl"]), (.timeout, ["timeout", "ti", "time"]),
    ])
  func words(_ move: Move, _ words: [String]) throws {
    for word in words { #expect(try Move(word: word, by: .pickup) == move) }
    #expect(move.word == words[0])
  }

  @Test(
    "a word that is no move is refused",
    arguments: ["", "four", "4", "+ 1", " one", "ones", "assists", "a ", "11", "f1"])
  func unknown(_ word: String) {
    #expect(throws: Problem.unknownMove(word)) { try Move(word: word) }
  }

  @Test("a word with which several moves begin lists them, as far as one can be typed")
  func ambiguous() {
    #expect(throws: Problem.ambiguousMove("+", candidates: ["one", "two"])) {
      try Move(word: "+", by: .pickup)
    }
    let misses = ["miss1", "miss2", "missft"]
    for word in ["m", "miss"] {
      #expect(throws: Problem.ambiguousMove(word, candidates: misses)) {
        try Move(word: word, by: .pickup)
      }
    }
  }

  @Test(
    "a full court has threes, kinds of foul and an arrow, which begin words of its own",
    arguments: [
      ("th", Move.threePoints), ("+3", .threePoints), ("m3", nil), ("miss3", .missedThreePoints),
      ("off", .offensiveFoul), ("tech", .technicalFoul), ("fl", .flagrantFoul),
      ("uns", .flagrantFoul), ("dis", .disqualifyingFoul), ("ben", .benchFoul), ("arr", .arrow),
      ("ti", .timeout), ("tip", .jumpBall), ("he", .heldBall), ("j", .jumpBall),
    ] as [(String, Move?)])
  func fullCourt(_ word: String, _ move: Move?) {
    #expect((try? Move(word: word, by: .fiba5x5)) == move)
  }

  @Test("half-court games take the whole word of a foul that they do not offer, and no beginning")
  func unoffered() throws {
    #expect(try Move(word: "technical", by: .fiba3x3) == .technicalFoul)
    #expect(throws: Problem.unknownMove("tech")) { try Move(word: "tech", by: .fiba3x3) }
  }

  @Test("a beginning of any word of a move means it, or says which moves it may be")
  func beginnings() throws {
    for row in MoveRow.table {
      for word in row.words {
        for length in 1...word.count {
          let begun = String(word.prefix(length))
          let whole = MoveRow.table.filter { $0.words.contains(begun) }.map(\.move)
          let every = MoveRow.table.filter { row in row.words.contains { $0.hasPrefix(begun) } }
          let older = every.filter { !$0.isNewer }
          let all = older.isEmpty ? every : older
          if let meant = whole.first ?? (all.count == 1 ? all[0].move : nil) {
            #expect(try Move(word: begun) == meant)
          } else {
            #expect(throws: Problem.ambiguousMove(begun, candidates: all.map(\.move.word))) {
              try Move(word: begun)
            }
          }
        }
      }
    }
  }

  @Test("each stands where its row, its shot, its kind of foul and its count are looked for")
  func order() {
    #expect(Move.allCases.allSatisfy { $0.row.move == $0 })
    for shot in Shot.allCases {
      #expect(shot.made.row.shot == shot && shot.made.isMade)
      #expect(shot.missed.row.shot == shot && shot.missed.isMiss)
    }
    #expect(Move.fouls == Move.allCases.drop { $0 != .foul }.prefix { $0.isFoul })
    #expect(FoulCounts.everyKind.kinds == Move.fouls)
    var line = StatLine()
    for move in Move.allCases { line[move] = move.rawValue + 1 }
    #expect(Move.allCases.map { line[$0] } == Array(1...Move.allCases.count))
  }

  @Test("the table has a row for each, in order, and no word or key means two")
  func table() {
    #expect(MoveRow.table.map(\.move) == Move.allCases)
    let words = MoveRow.table.flatMap(\.words)
    #expect(Set(words).count == words.count)
    for rules in Rules.presets {
      let keys = rules.moves.compactMap(\.key)
      #expect(Set(keys).count == keys.count)
    }
    #expect(words.allSatisfy { $0 == $0.lowercased() })
    for row in MoveRow.table { #expect(row.words.contains(row.move.name.lowercased())) }
    let shots: [Shot] = [.onePoint, .twoPoints, .threePoints, .freeThrow]
    #expect(MoveRow.table.compactMap(\.shot) == shots + shots)
    #expect(Move.allCases.filter(\.isMiss).compactMap(\.row.shot) == shots)
  }
}
