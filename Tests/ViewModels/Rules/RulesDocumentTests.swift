import Basketball
import Testing

@testable import ViewModels

@Suite("Rules in words and in JSON")
struct RulesDocumentTests {
  func rules(_ preset: String?, _ change: (inout RuleChanges) -> Void = { _ in }) throws
    -> RulesDocument
  {
    var changes = RuleChanges()
    change(&changes)
    return RulesDocument(try Rules.preset(preset).with(changes))
  }

  @Test("are these sentences for the sets that have a name")
  func presets() throws {
    #expect(try rules(nil).sentences == ["3 a side", "to 15 by 2"])
    #expect(
      try rules("capped").sentences == [
        "3 a side", "to 15 by 2, cap 20, 25:00", "level at the limit: the next basket wins",
      ])
    #expect(
      try rules("fiba3x3").sentences == [
        "3 a side, 4 on a roster", "to 21, 10:00", "level at the limit: first to 2 more",
        "bonus from team foul 7, double from 10",
      ])
  }

  @Test("with values of their own say those, and have a name only if a set has the same")
  func custom() throws {
    let own = try rules("capped") { changes in
      (changes.side, changes.margin, changes.roster) = (2, 1, 5)
      (changes.timeLimit, changes.bonus) = (ClockReading(milliseconds: 6_030_000), 4)
    }
    #expect(
      own.sentences == [
        "2 a side, 5 on a roster", "to 15, cap 20, 100:30",
        "level at the limit: the next basket wins", "bonus from team foul 4",
      ])
    #expect(own.name == "custom")
    #expect(try rules("fiba3x3") { $0.timeLimit = .some(nil) }.goal == "to 21")
    #expect(
      try rules(nil) {
        ($0.cap, $0.timeLimit) = (20, ClockReading(milliseconds: 1_500_000))
      } == rules("capped"))
  }

  @Test("are this JSON, the sets first and then the game's")
  func json() throws {
    let capped =
      #"{"bonus":null,"cap":20,"doubleBonus":null,"margin":2,"name":"capped","#
      + #""overtime":1,"roster":null,"side":3,"target":15,"timeLimit":1500}"#
    let pickup =
      #"{"bonus":null,"cap":null,"doubleBonus":null,"margin":2,"name":"pickup","#
      + #""overtime":null,"roster":null,"side":3,"target":15,"timeLimit":null}"#
    let fiba =
      #"{"bonus":7,"cap":null,"doubleBonus":10,"margin":1,"name":"fiba3x3","#
      + #""overtime":2,"roster":4,"side":3,"target":21,"timeLimit":600}"#
    let presets = #""presets":[\#(pickup),\#(capped),\#(fiba)]"#
    #expect(
      try RulesList(game: nil).line()
        == #"{"format":"scoreboard.rules/1","id":null,\#(presets),"rules":null}"# + "\n")
    let sheet = try Scoresheet.pickup()
    let list = RulesList(game: GameDocument(sheet, now: sheet.created))
    #expect(
      try list.line() == #"{"format":"scoreboard.rules/1","id":"2026-11-20-reds-blues","#
        + #"\#(presets),"rules":\#(pickup)}"# + "\n")
  }
}
