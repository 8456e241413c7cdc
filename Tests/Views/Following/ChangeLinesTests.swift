import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A change of a game that is followed")
struct ChangeLinesTests {
  private let plain = Style(isOn: false)

  /// What is told of what was done to a game: the lines of each entry that it came to.
  private func told(
    _ sheet: inout Scoresheet, style: Style? = nil, _ change: (inout Scoresheet) throws -> Void
  ) throws -> [String] {
    var next = sheet
    try change(&sheet)
    return try sheet.tape.dropFirst(next.tape.count).flatMap { entry in
      let before = next
      try next.take(entry)
      return GameChange(entry, before: before, after: next).lines(style ?? plain)
    }
  }

  @Test("is told in the words of the command that made it, without paint")
  func words() throws {
    var sheet = try Scoresheet.new(target: 3)
    let lines = try told(&sheet) { sheet in
      try sheet.startClock(now: start)
      sheet.pauseClock(now: start)
      try sheet.setClock(to: .zero, now: start)
      try sheet.play(("h1", .twoPoints), ("away", .foul))
      try sheet.play(("a1", .onePoint), from: 0)
      try sheet.undo(1, now: start)
      try sheet.redo(1, now: start)
      try sheet.note("rain", now: start)
    }
    #expect(
      lines == [
        "clock started at 00:00.0", "clock paused at 00:00.0", "clock set to 00:00.0",
        "1  01:00.2  Ana (Reds) two  2-0", "2  02:00.2  Blues foul  2-0",
        "3  00:00.2  Dee (Blues) one  0-1", "now Reds 2 : 1 Blues",
        "took back play 3: Dee one\nReds 2 : 0 Blues",
        "gave back play 3: Dee one\nReds 2 : 1 Blues", "noted: rain",
      ])
  }

  @Test("that ends the game or opens it again says so")
  func turns() throws {
    var sheet = try Scoresheet.new(target: 3)
    let lines = try told(&sheet) { sheet in
      try sheet.play(("h1", .onePoint), ("h1", .twoPoints))
      try sheet.fix(2, Correction(move: .onePoint), now: start)
      try sheet.play(("away", .foul), ("h2", .onePoint), from: 5)
      try sheet.record(
        [Call(Who(.home, "Bo"), .onePoint)], at: ClockReading(milliseconds: 130_000),
        droppingLater: true, now: start)
      try sheet.note("", now: start)
    }
    #expect(
      lines == [
        "1  01:00.2  Ana (Reds) one  1-0", "2  02:00.2  Ana (Reds) two  3-0", "final, Reds won",
        "play 2: Ana two → Ana one\nReds 3 : 0 Blues → 2 : 0  open again, clock paused at 02:00.2",
        "3  05:00.2  Blues foul  2-0", "4  06:00.2  Bo (Reds) one  3-0", "final, Reds won",
        "5  02:10.0  Bo (Reds) one  3-0", "took out plays 3 and 4",
      ])
  }

  @Test("shows names as they are, except for what a terminal would obey")
  func names() throws {
    var sheet = try Scoresheet.new(
      ["👩‍👩‍👧 Zoë", "\u{1b}[31m李小龍", "a", "b", "c", "d"], teams: ("R\u{9b}s", "B\nc"))
    let lines = try told(&sheet) { sheet in
      let zoe = Call(Who(.home, "👩‍👩‍👧 Zoë"), .twoPoints)
      try sheet.record([zoe, Call(Who(.away), .foul)], now: start)
      try sheet.remove(1, now: start)
      try sheet.undo(1, now: start)
      try sheet.fix(1, Correction(who: Who(.home, "\u{1b}[31m李小龍")), now: start)
    }
    #expect(
      lines == [
        #"1  00:00.0  👩‍👩‍👧 Zoë (R\u{9b}s) two  2-0"#, #"2  00:00.0  B\u{a}c foul  2-0"#,
        "removed play 1: 👩‍👩‍👧 Zoë two\n" + #"R\u{9b}s 2 : 0 B\u{a}c → 0 : 0"#,
        "took back the removal of play 1\n" + #"R\u{9b}s 2 : 0 B\u{a}c"#,
        #"play 1: 👩‍👩‍👧 Zoë two → \u{1b}[31m李小龍 two"#,
      ])
  }

  @Test("has bold where the score stands and where it is decided")
  func paint() throws {
    var sheet = try Scoresheet.new(target: 2)
    let lines = try told(&sheet, style: Style(isOn: true)) { sheet in
      try sheet.play(("h1", .twoPoints))
    }
    #expect(
      lines.screen == """
        1  01:00.2  Ana (Reds) two  ␛[1m2-0␛[22m
        ␛[1mfinal, Reds won␛[22m

        """)
  }
}
