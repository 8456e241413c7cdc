import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("The lines of what is recorded")
struct RecordedViewTests {
  let plain = Style(isOn: false)

  /// Records plays as one step, somebody typed and a move each.
  func record(
    _ plays: (String, Move)..., at seconds: Int? = nil, in sheet: inout Scoresheet
  ) throws -> Outcome {
    let requests = plays.map { PlayRequest(.typed($0.0), $0.1) }
    return try sheet.perform(
      .record(requests, at: seconds.map { .elapsed(ClockReading(milliseconds: $0 * 1000)) }))
  }

  @Test("are a line a play, with the score after it, and the end of the game")
  func text() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 4))
    let outcomes = [
      try record(("Ana", .twoPoints), in: &sheet),
      try record(("away", .foul), at: 62, in: &sheet),
      try record(("Bo", .twoPoints), ("Cy", .assist), in: &sheet),
    ]
    #expect(
      RecordedView(outcomes, style: plain).lines == [
        "1  00:00.0  Ana (Reds) two  Reds 2 : 0 Blues", "2  01:02.0  Blues foul  Reds 2 : 0 Blues",
        "3  01:02.0  Bo (Reds) two  Reds 4 : 0 Blues",
        "4  01:02.0  Cy (Reds) assist  Reds 4 : 0 Blues",
        "final, Reds won",
      ])
    #expect(RecordedView([], style: plain).lines == [])
  }

  @Test("have the score now behind them only where the last one is a late entry")
  func late() throws {
    var sheet = Scoresheet.new()
    let outcomes = [
      try record(("Ana", .twoPoints), at: 60, in: &sheet),
      try record(("Dee", .onePoint), at: 30, in: &sheet),
      try record(("Dee", .twoPoints), at: 40, in: &sheet),
    ]
    #expect(
      RecordedView(outcomes, style: plain).lines == [
        "1  01:00.0  Ana (Reds) two  Reds 2 : 0 Blues",
        "2  00:30.0  Dee (Blues) one  Reds 0 : 1 Blues",
        "3  00:40.0  Dee (Blues) two  Reds 0 : 3 Blues", "now Reds 2 : 3 Blues",
      ])
    #expect(
      RecordedView(outcomes.dropLast(2), style: plain).lines == [
        "1  01:00.0  Ana (Reds) two  Reds 2 : 0 Blues"
      ])
  }

  @Test("show names as they are, except for what a terminal would obey")
  func names() throws {
    let names = ["Željko", "李小龍", "👩‍👩‍👧 Zoë", "\u{1b}[31mRed", "a\nb", "c"]
    var sheet = Scoresheet.new(names, teams: ("火箭隊", "B\u{1b}c"))
    let outcomes = try ["h1", "h2", "h3", "a1", "a2", "away"].map {
      try record(($0, .foul), in: &sheet)
    }
    #expect(
      RecordedView(outcomes, style: plain).lines == [
        #"1  00:00.0  Željko (火箭隊) foul  火箭隊 0 : 0 B\u{1b}c"#,
        #"2  00:00.0  李小龍 (火箭隊) foul  火箭隊 0 : 0 B\u{1b}c"#,
        #"3  00:00.0  👩‍👩‍👧 Zoë (火箭隊) foul  火箭隊 0 : 0 B\u{1b}c"#,
        #"4  00:00.0  \u{1b}[31mRed (B\u{1b}c) foul  火箭隊 0 : 0 B\u{1b}c"#,
        #"5  00:00.0  a\u{a}b (B\u{1b}c) foul  火箭隊 0 : 0 B\u{1b}c"#,
        #"6  00:00.0  B\u{1b}c foul  火箭隊 0 : 0 B\u{1b}c"#,
      ])
  }

  @Test("have the score and the end in bold where there is colour")
  func painted() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 4))
    let outcomes = try (1...2).map { _ in try record(("Ana", .twoPoints), in: &sheet) }
    #expect(
      RecordedView(outcomes, style: Style(isOn: true)).lines.screen == """
        1  00:00.0  Ana (Reds) two  ␛[1mReds 2 : 0 Blues␛[22m
        2  00:00.0  Ana (Reds) two  ␛[1mReds 4 : 0 Blues␛[22m
        ␛[1mfinal, Reds won␛[22m

        """)
  }
}
