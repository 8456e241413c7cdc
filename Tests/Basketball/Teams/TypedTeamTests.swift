@testable import Basketball
import Testing

@Suite("Teams, typed")
struct TypedTeamTests {
  @Test("a thousand players are the most, whatever the rules say of a roster")
  func most() throws {
    let names = (1...1001).map { "Player \($0)" }
    func typed(_ count: Int) -> String { "Reds: " + names.prefix(count).joined(separator: ",") }
    #expect(try Team(typed: typed(1000), side: 3).players.count == 1000)
    #expect(throws: Problem.rosterFull(team: "Reds", roster: 1000)) {
      try Team(typed: typed(1001), side: 3)
    }
  }

  @Test(
    "what could play tricks on a terminal is no name",
    arguments: [
      "\u{1B}[31mAna", "A\na", "A\ta", "A\u{7}", "A\u{85}a", "A\u{9B}a", "A\u{2028}a", "A\u{2029}a",
      "A\u{202E}a", "A\u{2066}a", "A\u{7F}",
    ])
  func control(_ name: String) {
    #expect(throws: Problem.controlCharacter(name)) { try Team(typed: "\(name):", side: 1) }
    #expect(throws: Problem.controlCharacter(name)) { try Team(typed: "Reds:\(name)", side: 1) }
  }
}
