import Documents
import Testing

@testable import Basketball

@Suite("Rules")
struct RulesTests {
  @Test("have presets by name")
  func presets() throws {
    #expect(
      Rules.presets.map(\.name)
        == [
          "pickup", "capped", "fiba3x3", "fiba5x5-2024", "fiba5x5-2026", "nba", "ncaa", "ncaaw",
          "nfhs",
        ])
    for rules in Rules.presets { #expect(try Rules.preset(rules.name) == rules) }
    #expect(throws: Problem.unknownRules("nbl")) { _ = try Rules.preset("nbl") }
    #expect(throws: Problem.unknownRules("")) { _ = try Rules.preset("") }
  }

  @Test("have late time-outs in the last period where there are more, in order")
  func ceilings() throws {
    var changes = ["periods": "2"]
    #expect(try Rules.nba.with(changes).timeoutCeilings.map(\.period) == [2, 2])
    changes = ["periods": "4", "timeout-ceilings": "Q4 3:00 2, Q4 12:00 4"]
    #expect(try Rules.nba.with(changes) == .nba)
  }

  @Test("take each value that help has an option for, but a length that follows from others")
  func options() {
    let typed = [
      "8", "8:00", "down", "2,3", "period", "9-0", "Q1 1:00 1", "nba", "percentage", "coach 1",
    ]
    for text in RuleText.all where !text.option.isEmpty && text.option != "length" {
      let isTaken = typed.contains {
        var rules = Rules.capped
        rules.set(text.option, to: $0)
        return rules != .capped
      }
      #expect(isTaken, "--\(text.option)")
    }
  }
}
