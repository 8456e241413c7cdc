@testable import Basketball
import Testing

@Suite("Moves")
struct MoveTests {
  @Test("a beginning of any word of a move means it, or says which moves it may be")
  func beginnings() throws {
    for row in MoveRow.table {
      for word in row.words {
        for length in 1...word.count {
          let begun = String(word.prefix(length))
          let whole = Move.allCases.filter { $0.row.words.contains(begun) }
          let every = Move.allCases.filter { move in
            move.row.words.contains { $0.hasPrefix(begun) }
          }
          let older = every.filter { move in
            !move.row.isNewer
              && move.row.words.contains { $0.hasPrefix(begun) && $0 != Move.intentional }
          }
          let all = older.isEmpty ? every : older
          if let meant = whole.first ?? (all.count == 1 ? all[0] : nil) {
            #expect(try Move(word: begun) == meant)
          } else {
            let words = all.map(\.word)
            #expect(throws: Problem.ambiguous("ambiguousMove", .usage, begun, words)) {
              try Move(word: begun)
            }
          }
        }
      }
    }
  }

  @Test("each stands where its row, its shot, its kind of foul and its count are looked for")
  func order() {
    #expect(Move.allCases.allSatisfy { $0.name == "\($0)" })
    for shot in Shot.allCases {
      #expect(shot.made.shot == shot && shot.made.isMade)
      #expect(shot.missed.shot == shot && shot.missed.isMiss)
    }
    #expect(Move.fouls == Move.allCases.drop { $0 != .foul }.prefix { $0.isFoul })
    #expect(FoulCounts.everyKind.kinds == Move.fouls)
    var line = StatLine()
    for move in Move.allCases { line[move] = move.rawValue + 1 }
    #expect(Move.allCases.map { line[$0] } == Array(1...Move.allCases.count))
  }

  @Test("the table has a row for each, in order, and no word or key means two")
  func table() {
    #expect(MoveRow.table.map { "\($0.name)" } == Move.allCases.map { "\($0)" })
    let words = MoveRow.table.flatMap(\.words)
    #expect(Set(words).count == words.count)
    for rules in Rules.presets {
      let keys = rules.moves.compactMap(\.row.key)
      #expect(Set(keys).count == keys.count)
    }
    #expect(words.allSatisfy { $0 == $0.lowercased() })
    for move in Move.allCases { #expect(move.row.words.contains(move.name.lowercased())) }
    let shots: [Shot] = [.onePoint, .twoPoints, .threePoints, .freeThrow]
    #expect(Move.allCases.compactMap(\.shot) == shots + shots)
    #expect(Move.allCases.filter(\.isMiss).compactMap(\.shot) == shots)
  }
}
