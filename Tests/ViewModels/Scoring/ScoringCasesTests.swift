import Basketball
import Fixtures
import Foundation
import Testing

@testable import ViewModels

@Suite("What a scorer does")
struct ScoringCasesTests {
  /// The games that are scored, and what is done in each before all.
  private func games() throws -> [String: (sheet: Scoresheet, beginning: String)] {
    [
      "scorer": (.new(), ""), "three": (.new(), "Ana two; Bo two; Cy two; undo; "),
      "to2": (.new(by: try .pickup(to: 2)), ""), "to4": (.new(by: try .pickup(to: 4)), ""),
      "timed": (.new(by: try .timed("1:00")), ""), "court": (.new(by: .fiba5x5), ""),
      "namesakes": (.new(away: ["Ana", "Bo", "Cy"]), ""),
      "bench": (
        .new(home: ["Ana", "Bo", "Cy", "Dora", "Eva"], away: ["Dee", "Eve", "Flo", "Gus"]), ""
      ),
    ]
  }

  /// What comes of a script, and all that is seen where that is asked for.
  private func outcome(_ script: String, in sheet: Scoresheet, isWhole: Bool) throws -> String {
    let game = try SharedGame(sheet)
    let scorer = try game.scoring()
    try scorer.perform(script, at: game)
    let facts = try scorer.outcome(at: game) + (isWhole ? scorer.more(at: game) : [])
    return facts.joined(separator: " | ")
  }

  @Test("comes to what was approved")
  func cases() throws {
    var verbs = [String: (String) throws -> String]()
    for (name, (sheet, beginning)) in try games() {
      let isWhole = name == "three"
      verbs[name] = { try outcome(beginning + $0, in: sheet, isWhole: isWhole) }
      verbs[name + "+"] = { try outcome(beginning + $0, in: sheet, isWhole: true) }
    }
    verbs["begins"] = { line in
      let scorer = try SharedGame().scoring()
      let fitting = (1...line.count).prefix {
        scorer.shown.lines.canBegin(String(line.prefix($0)), in: scorer.shown.board)
      }.count
      return fitting == line.count ? "a line" : "none from '\(line.dropFirst(fitting))' on"
    }
    try expectCases("scoring", verbs)
  }
}
