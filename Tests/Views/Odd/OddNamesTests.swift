import Basketball
import Foundation
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("Odd names and narrow screens")
struct OddNamesTests {
  @Test("the rules of a file show the escape sequences in their name and obey none")
  func nameOfRules() throws {
    let rules = try JSONDecoder().decode(
      Rules.self,
      from: Data(#"{"name": "a\u001b[2Jb", "side": 3, "target": 15, "margin": 2}"#.utf8))
    let sheet = try Scoresheet.new(by: rules)
    let lines = RulesView(RulesList(game: sheet.document), style: Style(isOn: false)).lines
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
  }

  @Test("the history keeps to a screen of 40 columns, as the play-by-play does")
  func narrow() throws {
    let sheet = try Scoresheet.corrected(Names.plain, teams: ("Reds", "Blues"))
    let lines = HistoryView(
      HistoryDocument(sheet), of: sheet.document, columns: 40, style: Style(isOn: false)
    ).lines
    #expect(lines.allSatisfy { $0.displayWidth <= 40 })
    #expect(lines.contains { $0.contains("Dee") } && lines.contains { $0.hasSuffix("replaced") })
  }

  @Test("a change shows the line break in a name of a file, and is not broken by it")
  func lineBreak() throws {
    var before = try Scoresheet.new(teams: ("R\neds", "Blues"))
    try before.play(.home, .onePoint, at: 60)
    var after = before
    try after.remove(1, now: start)
    let change = ChangeDocument("x", dropped: [], before: before, after: after)
    #expect(change.text == "x\nR\\u{a}eds 1 : 0 Blues → 0 : 0")
  }
}
