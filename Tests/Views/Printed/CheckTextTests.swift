import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("What a check finds, as text")
struct CheckTextTests {
  let findings: [FindingDocument]

  init() {
    var inconsistent = FindingDocument(
      id: "reds-blues", "inconsistentGame", "plays is 2, but by the tape 1", nil)
    inconsistent.hint = "'scoreboard check --repair reds-blues'"
    var assist = FindingDocument(
      id: "reds-blues", "assistWithoutBasket", play: 1, "an assist at 01:00.0 with no basket", nil)
    assist.hint = "scoreboard fix 1 --at CLOCK, or remove 1"
    findings = [
      inconsistent, assist,
      FindingDocument(
        id: "x\u{1b}c", "rosterTooLarge", "R\u{9b}s has 5 players, a roster holds 4", nil),
    ]
  }

  func check(isPainted: Bool = false) -> [String] {
    findings.lines(style: Style(isOn: isPainted))
  }

  @Test("names the game and the play, what to do under it, and obeys no escape sequence")
  func lines() {
    #expect(
      check() == [
        "reds-blues: plays is 2, but by the tape 1", "  'scoreboard check --repair reds-blues'",
        "reds-blues play 1: an assist at 01:00.0 with no basket",
        "  scoreboard fix 1 --at CLOCK, or remove 1",
        #"x\u{1b}c: R\u{9b}s has 5 players, a roster holds 4"#,
      ])
  }

  @Test("says of one time-out too many what the board says")
  func timeouts() throws {
    var sheet = Scoresheet.new(by: try Rules(told: "pickup timeouts 0"))
    try sheet.record(("home", .timeout))
    let words = "Reds took 1 time-out, the rules give 0"
    #expect(sheet.document.notes.contains(words))
    #expect(sheet.anomalies.map(\.message) == [words])
  }

  @Test("in colour has the place in bold, and is the same text")
  func painted() {
    let lines = check(isPainted: true)
    #expect(lines.map(\.unpainted) == check())
    #expect(lines[2].hasPrefix("\u{1b}[1mreds-blues play 1\u{1b}[22m: "))
  }
}
