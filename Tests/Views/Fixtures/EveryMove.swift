import Basketball

extension Scoresheet {
  /// A game by FIBA's rules in which every move was made.
  static func everyMove() throws -> Scoresheet {
    var sheet = Scoresheet.new(by: .fiba3x3)
    for (who, moves) in [
      ("Ana", "one miss1 one miss2 two miss2"), ("Bo", "rebound assist rebound"),
      ("Dee", "two steal miss2"), ("Cy", "block rebound turnover foul"),
      ("Dee", "free missft"), ("Eve", "rebound miss1"), ("away", "timeout rebound"),
    ] {
      for word in moves.split(separator: " ") {
        let request = PlayRequest(.typed(who), try Move(word: String(word)))
        _ = try sheet.perform(.record([request]), now: sheet.tape.changed)
      }
    }
    return sheet
  }
}
