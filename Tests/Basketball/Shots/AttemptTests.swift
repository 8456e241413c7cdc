@testable import Basketball
import Testing

@Suite("How a shot was taken")
struct AttemptTests {
  @Test("takes a zone where the rules have no court, but no point")
  func withoutCourt() throws {
    var sheet = newGame(by: try Rules.pickup.with(["court": "none"]))
    try sheet.perform(.recordTyped(TypedPlays(["Ana", "two@rim"])), now: 1)
    let problem = #expect(throws: Problem.self) {
      try sheet.perform(.recordTyped(TypedPlays(["Ana", "two@0,0"])), now: 1)
    }
    #expect(problem?.code == "noCourt")
  }

  @Test("is corrected alone, and kept by another move as far as that can have it")
  func corrections() throws {
    var sheet = try newGame()
    try sheet.perform(.recordTyped(TypedPlays(["Ana", "two@rim~layup,fast"])), now: 1)
    func fixed(_ change: (inout Correction) throws -> Void) throws -> String? {
      var correction = Correction()
      try change(&correction)
      try sheet.perform(.fix(1, correction), now: 2)
      return sheet.plays[0].word
    }
    #expect(try fixed { $0.place = .some(.zone(.mid)) } == "two@mid~layup,fast")
    #expect(try fixed { $0.kinds = .fast } == "two@mid~fast")
    #expect(try fixed { $0.move = .missedTwoPoints } == "miss2@mid~fast")
    #expect(try fixed { $0.move = .freeThrow } == "free~fast")
    #expect(try fixed { try $0.become("one@0,1~hook") } == "one@0,1~hook")
    #expect(try fixed { $0.place = .some(nil) } == "one~hook")
    #expect(try fixed { $0.move = .foul } == "foul")
    #expect(throws: Problem.self) { try fixed { $0.place = .some(.zone(.mid)) } }
    try sheet.perform(.undo(1), now: 3)
    #expect(sheet.plays[0].word == "one~hook")
    #expect(try sheet.readFromTape() == sheet)
  }
}
