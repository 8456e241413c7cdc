import Basketball
import Fixtures
import Testing

@testable import Views

@Suite("Rules in words")
struct RulesTextTests {
  @Test("with values of their own say those")
  func custom() throws {
    let own = try Rules(told: "capped side 2 margin 1 roster 5 limit 100:30 bonus 4")
    #expect(
      own.sentences == [
        "2 a side, 5 on a roster", "to 15, cap 20, 100:30 limit",
        "level at the limit: the next basket wins", "bonus from team foul 4",
        "the court of fiba",
      ])
    let endless = try Rules(told: "fiba3x3 limit none")
    #expect(endless.goal == "to 21")
    #expect(endless.headline == "rules custom: to 21")
    let halves = try Rules(told: "fiba5x5 timeouts 1,2").sentences
    #expect(halves.contains("1 time-out in the first half, 2 in the second, 1 an overtime"))
  }
}
