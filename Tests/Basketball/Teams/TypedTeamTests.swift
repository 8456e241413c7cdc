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
}
