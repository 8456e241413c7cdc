import Basketball
import Testing

@testable import ViewModels
@testable import Views

@Suite("Steps that were taken back or given back")
struct StepsViewTests {
  @Test("are told a line each, with the score they left")
  func told() throws {
    var sheet = try Scoresheet.new()
    try sheet.play(("h1", .twoPoints), ("away", .onePoint))
    try sheet.record(
      [Call(Who(.home, "Bo"), .onePoint), Call(Who(.home, "Cy"), .assist)], now: start)
    let taken = try sheet.undo(2, now: start).map { [sheet] in StepDocument($0, in: sheet) }
    #expect(
      sheet.document.told(taken, as: "took back") == """
        took back plays 3 and 4: Bo one, Cy assist
        took back play 2: Blues one
        Reds 2 : 0 Blues
        """)
    let given = try sheet.redo(1, now: start).map { [sheet] in StepDocument($0, in: sheet) }
    #expect(
      sheet.document.told(given, as: "gave back") == """
        gave back play 2: Blues one
        Reds 2 : 1 Blues
        """)
  }

  @Test("show names as they are, except for what a terminal would obey")
  func names() throws {
    var sheet = try Scoresheet.new(
      ["👩‍👩‍👧 Zoë", "\u{1b}[31m李小龍", "a", "b", "c", "d"], teams: ("R\u{9b}s", "B\nc"))
    try sheet.record(
      [
        Call(Who(.home, "👩‍👩‍👧 Zoë"), .twoPoints), Call(Who(.home, "\u{1b}[31m李小龍"), .assist),
        Call(Who(.away), .foul),
      ], now: start)
    let taken = try sheet.undo(1, now: start).map { [sheet] in StepDocument($0, in: sheet) }
    #expect(
      sheet.document.told(taken, as: "took back") == #"""
        took back plays 1, 2 and 3: 👩‍👩‍👧 Zoë two, \u{1b}[31m李小龍 assist, B\u{a}c foul
        R\u{9b}s 0 : 0 B\u{a}c
        """#)
  }
}
