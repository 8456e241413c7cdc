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
      All moves, FIBA's abbreviations and what they count. The board shows those that
      the game has used, and attempts and percentages once a miss is recorded. A
      rebound is offensive or defensive (OR, DR) by the miss before it, or neither.
      FG% is the percentage of field goals made, PPS the points per field goal tried.


      """ + lines.joined(separator: "\n")
  }
}
