import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("Rules as text")
struct RulesViewTests {
  let sets = [
    "pickup", "  3 a side", "  to 15 by 2", "", "capped", "  3 a side",
    "  to 15 by 2, cap 20, 25:00", "  level at the limit: the next basket wins", "", "fiba3x3",
    "  3 a side, 4 on a roster", "  to 21, 10:00", "  level at the limit: first to 2 more",
    "  bonus from team foul 7, double from 10",
  ]

  func rules(_ sheet: Scoresheet?, isPainted: Bool = false) -> [String] {
    RulesView(RulesList(game: sheet?.document), style: Style(isOn: isPainted)).lines
  }

  @Test("are a paragraph a set, with nothing after the last")
  func presets() {
    #expect(rules(nil) == sets)
  }

  @Test("end with what the game is played by, where there is a game")
  func game() throws {
    var changes = RuleChanges()
    (changes.margin, changes.timeLimit) = (1, ClockReading(milliseconds: 300_000))
    let sheet = try Scoresheet.new(by: try Rules.pickup.with(changes))
    #expect(
      rules(sheet) == sets + [
        "", "2026-11-20-reds-blues is played by: custom", "  3 a side", "  to 15, 05:00",
        "  level at the limit: the next basket wins",
      ])
    #expect(
      rules(try .new()).suffix(3) == [
        "2026-11-20-reds-blues is played by: pickup", "  3 a side", "  to 15 by 2",
      ])
  }

  @Test("in colour are the same text, with the names of the sets in bold")
  func painted() throws {
    let sheet = try Scoresheet.new()
    let lines = rules(sheet, isPainted: true)
    #expect(lines.map(\.unpainted) == rules(sheet))
    #expect(lines.filter { $0.contains("\u{1b}[1m") }.count == 4)
    #expect(lines.allSatisfy { !$0.hasPrefix("  ") || !$0.contains("\u{1b}") })
  }

  @Test("fit the screens there are")
  func width() throws {
    #expect(rules(try .new()).allSatisfy { $0.displayWidth <= 80 })
  }
}
