import Basketball
import Testing

@testable import Views

@Suite("Rules in words")
struct RulesTextTests {
  func rules(_ preset: Rules, _ change: (inout RuleChanges) -> Void) throws -> Rules {
    var changes = RuleChanges()
    change(&changes)
    return try preset.with(changes)
  }

  @Test("with values of their own say those")
  func custom() throws {
    let own = try rules(.capped) { changes in
      (changes.side, changes.margin, changes.roster) = (2, 1, 5)
      (changes.timeLimit, changes.bonus) = (ClockReading(milliseconds: 6_030_000), 4)
    }
    #expect(
      own.sentences == [
        "2 a side, 5 on a roster", "to 15, cap 20, 100:30 limit",
        "level at the limit: the next basket wins", "bonus from team foul 4",
        "the court of fiba",
      ])
    let endless = try rules(.fiba3x3) { $0.timeLimit = .some(nil) }
    #expect(endless.goal == "to 21")
    #expect(endless.headline == "rules custom: to 21")
  }
}
