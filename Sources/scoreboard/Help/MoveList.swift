import Basketball
import Terminal

nonisolated extension MoveRow {
  /// The moves as help lists them: how each may be typed, FIBA's abbreviation, and when it is counted.
  static var list: String {
    let typed = table.map { row in
      // The name that JSON has is a word, too, and says no more.
      row.words.filter { $0 == row.move.word || $0 != row.move.name.lowercased() }
        .joined(separator: ", ")
    }
    let width = typed.map(\.count).max() ?? 0
    let lines = zip(table, typed).map { row, words in
      "  " + words.padded(to: width) + "  " + row.abbreviation.padded(to: 4) + "  "
        + row.definition
    }
    return """
      All moves, FIBA's abbreviations and what they count. What a game never used is
      not shown. Once a miss is recorded, the board tells attempts and percentages; a
      rebound is offensive or defensive (OR, DR) by the miss before it, or neither.
      FG% are shots from the field that went in, PPS the points of one that was tried.


      """ + lines.joined(separator: "\n")
  }
}
