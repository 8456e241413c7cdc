import Basketball
import Terminal

nonisolated extension MoveRow {
  /// The moves for help: how each may be typed, FIBA's abbreviation, and its definition.
  static var list: String {
    let fullCourt = table.filter { !Rules.pickup.offers($0.move) }
    return """
      All moves, FIBA's abbreviations and what they count. The board shows those that
      the game has used, and attempts and percentages once a miss is recorded. A
      rebound is offensive or defensive (OR, DR) by the miss before it, or neither.
      FG% is the percentage of field goals made, PPS the points per field goal tried.

      \(lines(of: Rules.pickup.moves))

      Rules for a full court (fiba5x5, nba, ncaa, ncaaw, nfhs) have no 'one' and no
      'miss1'; a 'two' is there from inside the arc. They add:

      \(lines(of: fullCourt))
      """
  }

  private static func lines(of rows: [MoveRow]) -> String {
    let typed = rows.map { row in
      // Leaves out the name in JSON, which is a word, too.
      row.words.filter { $0 == row.move.word || $0 != row.move.name.lowercased() }
        .joined(separator: ", ")
    }
    let width = typed.map(\.count).max() ?? 0
    return zip(rows, typed).map { row, words in
      "  " + words.padded(to: width) + "  " + row.abbreviation.padded(to: 5) + " "
        + row.definition
    }.joined(separator: "\n")
  }
}
