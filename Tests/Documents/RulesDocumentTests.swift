import Basketball
import JSON
import Testing

@testable import Documents

@Suite("Rules in JSON")
struct RulesDocumentTests {
  private static let capped =
    #"{"bonus":null,"cap":20,"clock":"up","doubleBonus":null,"margin":2,"name":"capped","#
    + #""overtime":1,"roster":null,"side":3,"target":15,"timeLimit":1500,"timeouts":null}"#
  private static let pickup =
    #"{"bonus":null,"cap":null,"clock":"up","doubleBonus":null,"margin":2,"name":"pickup","#
    + #""overtime":null,"roster":null,"side":3,"target":15,"timeLimit":null,"timeouts":null}"#
  private static let fiba =
    #"{"bonus":7,"cap":null,"clock":"down","doubleBonus":10,"margin":1,"name":"fiba3x3","#
    + #""overtime":2,"roster":4,"side":3,"target":21,"timeLimit":600,"timeouts":1}"#

  @Test("are this, the sets first and then the game's")
  func json() throws {
    let presets = #""presets":[\#(Self.pickup),\#(Self.capped),\#(Self.fiba)]"#
    #expect(
      RulesList(game: nil).line
        == #"{"format":"scoreboard.rules/1","id":null,\#(presets),"rules":null}"# + "\n")
    #expect(
      RulesList(game: try SampleGame().standing).line
        == #"{"format":"scoreboard.rules/1","id":"2026-11-20-reds-blues","#
        + #"\#(presets),"rules":\#(Self.pickup)}"# + "\n")
  }

  @Test("are read again, also where what may be none is left out")
  func again() throws {
    for rules in Rules.presets {
      let text = RulesDocument(rules).line
      #expect(try RulesDocument(JSONText(Array(text.utf8)).root).rules == rules)
    }
    let short = #"{"margin":2,"name":"pickup","side":3,"target":15}"#
    #expect(try RulesDocument(JSONText(Array(short.utf8)).root).rules == .pickup)
  }
}
