import Basketball
import JSON
import Fixtures
import Testing

@testable import Documents

@Suite("Rules in JSON")
struct RulesDocumentTests {
  @Test("are this for every value, whether a game uses it or not")
  func values() throws {
    try expectGolden(Rules.presets.map(\.line).joined(), "rules.json")
  }

  @Test("are told of key by key")
  func told() {
    let told = RuleText.all.compactMap(\.documentKey?.name)
    #expect(told.sorted() == Rules.pickup.json.members.map(\.key.description))
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
        + #"\#(presets),"rules":\#(Rules.pickup.line.dropLast())}"# + "\n")
  }

  @Test("are read again, also where what may be none is left out")
  func again() throws {
    for rules in Rules.presets {
      let text = rules.line
      #expect(try Rules(document: text) == rules)
    }
    let short = #"{"margin":2,"name":"pickup","side":3,"target":15}"#
    #expect(try Rules(document: short) == .pickup)
  }

  @Test("of a full court from before have time-outs until the end")
  func olderTimeouts() throws {
    let text = Rules.fiba5x5.line.replacing(/"timeoutCeilings":\[.*?\],/, with: "")
    let read = try Rules(document: text)
    #expect(read.timeoutCeilings == [] && read.name == "fiba5x5-2024")
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
    #expect(try Rules(document: text).table == table)
  }

  @Test("of a tape name what tables do only where the name of the rules does not say it")
  func brief() throws {
    let changes = ["ranking": "average", "forfeit-score": "10-0"]
    for (rules, expected) in [
      (Rules.fiba3x3, ""), (.fiba5x5, "timeoutCeilings"),
      (try .fiba3x3.with(["default-score": "none"]), ""),
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
      #expect(try Rules(document: document.line) == rules)
    }
  }
}
