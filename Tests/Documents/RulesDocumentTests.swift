import Basketball
import JSON
import Testing

@testable import Documents

@Suite("Rules in JSON")
struct RulesDocumentTests {
  private static let pickup =
    #"{"bonus":null,"cap":null,"clock":"up","court":"fiba","defaultScore":null,"doubleBonus":null,"forfeitKeepsLead":false,"#
    + #""forfeitScore":null,"foulLimit":null,"#
    + #""foulsReset":"game","freeThrowFive":"made","lateBonus":null,"margin":2,"name":"pickup","#
    + #""overtime":null,"overtimeBonus":null,"overtimeFouls":"continue","overtimeLength":null,"#
    + #""periods":1,"personalFouls":["foul","offensiveFoul","technicalFoul","flagrantFoul","#
    + #""disqualifyingFoul"],"ranking":"average","roster":null,"shots":[1,2],"side":3,"target":15,"teamFouls":"#
    + #"{"benchFoul":0,"disqualifyingFoul":1,"flagrantFoul":1,"foul":1,"offensiveFoul":1,"#
    + #""technicalFoul":1},"timeLimit":null,"timeoutCeilings":[],"timeouts":null,"timeoutsCarry":false,"#
    + #""timeoutsPerHalf":null,"timeoutsPerOvertime":null}"#
  private static let nba =
    #"{"bonus":5,"cap":null,"clock":"down","court":"nba","defaultScore":null,"doubleBonus":null,"forfeitKeepsLead":false,"#
    + #""forfeitScore":null,"foulLimit":6,"#
    + #""foulsReset":"period","freeThrowFive":"foul","lateBonus":{"from":2,"last":120},"#
    + #""margin":1,"name":"nba","overtime":null,"overtimeBonus":4,"overtimeFouls":"reset","#
    + #""overtimeLength":300,"periods":4,"personalFouls":["foul","offensiveFoul","flagrantFoul","#
    + #""disqualifyingFoul"],"ranking":"percentage","roster":15,"shots":[2,3],"side":5,"target":null,"teamFouls":"#
    + #"{"benchFoul":0,"disqualifyingFoul":1,"flagrantFoul":1,"foul":1,"offensiveFoul":0,"#
    + #""technicalFoul":0},"timeLimit":2880,"timeoutCeilings":[{"left":720,"most":4,"period":4},"#
    + #"{"left":180,"most":2,"period":4}],"timeouts":7,"timeoutsCarry":false,"#
    + #""timeoutsPerHalf":null,"timeoutsPerOvertime":2}"#

  @Test("are this for every value, whether a game uses it or not")
  func values() {
    #expect(Rules.pickup.line == Self.pickup + "\n")
    #expect(Rules.nba.line == Self.nba + "\n")
  }

  @Test("are this, the sets first and then the game's")
  func json() throws {
    let sets = Rules.presets.map { $0.line.dropLast() }.joined(separator: ",")
    let presets = #""presets":[\#(sets)]"#
    #expect(
      RulesList(game: nil).line
        == #"{"format":"scoreboard.rules/1","id":null,\#(presets),"rules":null}"# + "\n")
    #expect(
      RulesList(game: try SampleGame().state).line
        == #"{"format":"scoreboard.rules/1","id":"2026-11-20-reds-blues","#
        + #"\#(presets),"rules":\#(Self.pickup)}"# + "\n")
  }

  @Test("are read again, also where what may be none is left out")
  func again() throws {
    for rules in Rules.presets {
      let text = rules.line
      #expect(try Rules(JSONText(Array(text.utf8)).root) == rules)
    }
    let short = #"{"margin":2,"name":"pickup","side":3,"target":15}"#
    #expect(try Rules(JSONText(Array(short.utf8)).root) == .pickup)
  }

  @Test("of a full court from before have time-outs until the end")
  func olderTimeouts() throws {
    let text = Rules.fiba5x5.line.replacing(/"timeoutCeilings":\[.*?\],/, with: "")
    let read = try Rules(JSONText(Array(text.utf8)).root)
    #expect(read.timeoutCeilings == [] && read.name == "fiba5x5")
    #expect(try read.with(RuleChanges()) == read)
  }

  @Test(
    "of games from before tables were told how to rank are ranked by their name, else by their shots",
    arguments: [
      (
        "fiba5x5", "[2,3]",
        TableRules(.classification, forfeitScore: [20, 0], defaultScore: [2, 0])
      ),
      ("fiba3x3", "[1,2]", TableRules(defaultScore: [2, 0])),
      ("ncaa", "[2,3]", TableRules(.percentage, forfeitScore: [2, 0], forfeitKeepsLead: true)),
      ("nba", "[2,3]", TableRules(.percentage)), ("capped", "[1,2]", TableRules()),
      ("custom", "[2,3]", TableRules(.classification)), ("custom", "[1,2]", TableRules()),
    ])
  func older(_ name: String, _ shots: String, _ table: TableRules) throws {
    let text = #"{"margin":2,"name":"\#(name)","shots":\#(shots),"side":3,"target":15}"#
    #expect(try Rules(JSONText(Array(text.utf8)).root).table == table)
  }

  @Test("of a tape name what tables do only where the name of the rules does not say it")
  func brief() throws {
    var changes = RuleChanges()
    (changes.ranking, changes.forfeitScore) = (.average, [10, 0])
    var noDefault = RuleChanges()
    noDefault.defaultScore = .some(nil)
    for (rules, expected) in [
      (Rules.fiba3x3, ""), (.fiba5x5, "timeoutCeilings"),
      (try .fiba3x3.with(noDefault), ""),
      (try .fiba3x3.with(changes), "defaultScore forfeitScore"),
      (try .fiba5x5.with(changes), "defaultScore forfeitScore ranking timeoutCeilings"),
      (try .pickup.with(changes), "forfeitScore"),
    ] {
      let document = rules.brief
      let keys = document.members.map(\.key.description)
      let ours = [
        "defaultScore", "forfeitKeepsLead", "forfeitScore", "ranking", "timeoutCeilings",
      ].filter(keys.contains)
      #expect(ours.joined(separator: " ") == expected)
      #expect(try Rules(JSONText(Array(document.line.utf8)).root) == rules)
    }
  }
}
