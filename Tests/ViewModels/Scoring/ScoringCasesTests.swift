import Basketball
import Fixtures
import Foundation
import Testing

@testable import ViewModels

@Suite("What a scorer does")
struct ScoringCasesTests {
  private func outcome(of script: String, in sheet: Scoresheet) throws -> String {
    let game = try SharedGame(sheet)
    let scorer = try game.scoring()
    try scorer.perform(script, at: game)
    return try scorer.outcome(at: game).joined(separator: " | ")
  }

  @Test("comes to what was approved")
  func cases() throws {
    try expectCases(
      "scoring",
      [
        "scorer": { try outcome(of: $0, in: .new()) },
        "to4": { try outcome(of: $0, in: .new(by: .pickup(to: 4))) },
        "bench": {
          try outcome(
            of: $0,
            in: .new(
              home: ["Ana", "Bo", "Cy", "Dora", "Eva"], away: ["Dee", "Eve", "Flo", "Gus"]))
        },
      ])
  }
}
