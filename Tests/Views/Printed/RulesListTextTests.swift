import Basketball
import Documents
import Terminal
import Fixtures
import Testing

@testable import Views

@Suite("Rules as text")
struct RulesListTextTests {
  /// The sets, a paragraph each.
  var sets: [String] {
    Rules.presets.flatMap { [$0.name] + $0.sentences.map { "  " + $0 } + [""] }.dropLast()
  }

  func rules(_ sheet: Scoresheet?, isPainted: Bool = false) -> [String] {
    RulesList(game: sheet?.state).lines(style: Style(isOn: isPainted))
  }

  @Test("are a paragraph a set, with nothing after the last")
  func presets() throws {
    #expect(rules(nil) == sets)
    try expectGolden(sets.screen, "rules")
  }

  @Test("end with what the game is played by, where there is a game")
  func game() throws {
    let sheet = Scoresheet.new(by: try Rules(told: "pickup margin 1 limit 5:00"))
    #expect(
      rules(sheet) == sets + [
        "", "2026-11-20-reds-blues is played by: custom", "  3 a side", "  to 15, 05:00 limit",
        "  level at the limit: the next basket wins", "  the court of fiba",
      ])
    #expect(
      rules(.new()).suffix(4) == [
        "2026-11-20-reds-blues is played by: pickup", "  3 a side", "  to 15 by 2",
        "  the court of fiba",
      ])
  }

  @Test("in colour are the same text, with the names of the sets in bold")
  func painted() throws {
    let sheet = Scoresheet.new()
    let lines = rules(sheet, isPainted: true)
    #expect(lines.map(\.unpainted) == rules(sheet))
    #expect(lines.filter { $0.contains("\u{1b}[1m") }.count == Rules.presets.count + 1)
    #expect(lines.allSatisfy { !$0.hasPrefix("  ") || !$0.contains("\u{1b}") })
  }

  @Test("of a file show the escape sequences in their name and obey none")
  func hostile() {
    var odd = Rules.pickup
    odd.name = "a\u{1b}[2Jb"
    #expect(
      rules(.new(by: odd)).suffix(4).prefix(3) == [
        #"2026-11-20-reds-blues is played by: a\u{1b}[2Jb"#, "  3 a side", "  to 15 by 2",
      ])
  }
}
