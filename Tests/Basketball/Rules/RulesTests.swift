@testable import Basketball
import Testing

@Suite("Rules")
struct RulesTests {
  @Test("have presets by name")
  func presets() throws {
    #expect(
      Rules.presets.map(\.name)
        == ["pickup", "capped", "fiba3x3", "fiba5x5", "nba", "ncaa", "ncaaw", "nfhs"])
    for rules in Rules.presets { #expect(try Rules.preset(rules.name) == rules) }
    #expect(throws: Problem.unknownRules("nbl")) { _ = try Rules.preset("nbl") }
    #expect(throws: Problem.unknownRules("")) { _ = try Rules.preset("") }
  }

  @Test("have late time-outs in the last period where there are more, in order")
  func ceilings() throws {
    var changes = RuleChanges()
    changes.periods = 2
    #expect(try Rules.nba.with(changes).timeoutCeilings.map(\.period) == [2, 2])
    changes.timeoutCeilings = Array(Rules.nba.timeoutCeilings.reversed())
    changes.periods = 4
    #expect(try Rules.nba.with(changes) == .nba)
  }
}
