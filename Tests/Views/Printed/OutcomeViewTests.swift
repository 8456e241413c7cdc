import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("What was done to a game")
struct OutcomeViewTests {
  let plain = Style(isOn: false)

  /// The lines of what verbs did, one after the other.
  func lines(
    _ sheet: inout Scoresheet, style: Style = Style(isOn: false), _ verbs: Verb...
  ) throws -> [String] {
    try verbs.flatMap { try sheet.perform($0).lines(style: style) }
  }

  /// A play of somebody typed, at a reading in seconds.
  func play(
    _ who: String, _ move: Move, at seconds: Int, droppingLater: Bool = false
  ) -> Verb {
    .record(
      [PlayRequest(.typed(who), move)], at: .elapsed(ClockReading(milliseconds: seconds * 1000)),
      droppingLater: droppingLater)
  }

  @Test("is said the same to who did it and to who watches")
  func words() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 3))
    #expect(
      try lines(
        &sheet, .clock(.start), .clock(.pause), .clock(.set(.elapsed(.zero))),
        play("h1", .twoPoints, at: 60), play("away", .foul, at: 120),
        play("a1", .onePoint, at: 0), .undo(1), .redo(1), .note("rain"), .note(""),
        .remove(2)
      ) == [
        "clock started at 00:00.0", "clock paused at 00:00.0", "clock set to 00:00.0",
        "1  01:00.0  Ana (Reds) two  Reds 2 : 0 Blues", "2  02:00.0  Blues foul  Reds 2 : 0 Blues",
        "3  00:00.0  Dee (Blues) one  Reds 0 : 1 Blues", "now Reds 2 : 1 Blues",
        "took back play 3: Dee one",
        "Reds 2 : 0 Blues", "redid play 3: Dee one", "Reds 2 : 1 Blues",
        "noted: rain  Reds 2 : 1 Blues", "no note  Reds 2 : 1 Blues",
        "removed play 2: Blues foul", "Reds 2 : 1 Blues",
      ])
  }

  @Test("has a line a step that is taken back or given back")
  func steps() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 2))
    try sheet.record(("away", .foul), ("h1", .twoPoints))
    #expect(
      try lines(&sheet, .undo(2), .redo(2)) == [
        "took back play 2: Ana two", "took back play 1: Blues foul",
        "Reds 0 : 0 Blues  clock paused at 02:00.2",
        "redid play 1: Blues foul", "redid play 2: Ana two",
        "Reds 2 : 0 Blues  final, Reds won",
      ])
  }

  @Test("says when it ends the game or opens it again, and what it took out")
  func turns() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 3))
    #expect(
      try lines(
        &sheet, play("h1", .onePoint, at: 60), play("h1", .twoPoints, at: 120),
        .fix(2, Correction(move: .onePoint)), play("away", .foul, at: 300),
        play("h2", .onePoint, at: 360), play("Bo", .onePoint, at: 130, droppingLater: true)
      ) == [
        "1  01:00.0  Ana (Reds) one  Reds 1 : 0 Blues",
        "2  02:00.0  Ana (Reds) two  Reds 3 : 0 Blues", "final, Reds won",
        "play 2: Ana two → Ana one",
        "Reds 3 : 0 Blues → 2 : 0  open again, clock paused at 02:00.0",
        "3  05:00.0  Blues foul  Reds 2 : 0 Blues", "4  06:00.0  Bo (Reds) one  Reds 3 : 0 Blues",
        "final, Reds won", "5  02:10.0  Bo (Reds) one  Reds 3 : 0 Blues", "removed plays 3 and 4",
      ])
  }

  @Test("says that time is up, what that came to, and that the clock is set back")
  func time() throws {
    var changes = RuleChanges()
    changes.timeLimit = ClockReading(milliseconds: 30_000)
    var sheet = Scoresheet.new(by: try .pickup.with(changes))
    let (limit, before) = (ClockReading(milliseconds: 30_000), ClockReading(milliseconds: 20_000))
    #expect(
      try lines(
        &sheet, .clock(.set(.elapsed(limit))), .clock(.set(.elapsed(before))),
        play("Ana", .onePoint, at: 20)
      ) == [
        "time is up at 00:30.0", "overtime", "clock set to 00:20.0",
        "open again: paused, to 15 by 2, 00:30 limit",
        "1  00:20.0  Ana (Reds) one  Reds 1 : 0 Blues",
      ])
    #expect(
      try lines(&sheet, style: Style(isOn: true), .clock(.set(.elapsed(limit)))).screen == """
        time is up at 00:30.0
        ␛[1mfinal, Reds won␛[22m

        """)
  }

  @Test("says what it was where time had run out before it was done")
  func runOut() throws {
    var changes = RuleChanges()
    (changes.timeLimit, changes.overtime) = (ClockReading(milliseconds: 30_000), 2)
    var sheet = Scoresheet.new(by: try .pickup.with(changes))
    try sheet.perform(.clock(.start))
    let running = sheet
    let basket = Verb.record([PlayRequest(.typed("Ana"), .onePoint)])
    #expect(
      try sheet.perform(basket, now: after(40_000)).lines(style: plain) == [
        "1  OT  Ana (Reds) one  Reds 1 : 0 Blues", "overtime",
      ])
    sheet = running
    let back = Verb.clock(.set(.elapsed(ClockReading(milliseconds: 20_000))))
    #expect(
      try sheet.perform(back, now: after(40_000)).lines(style: plain) == [
        "clock set to 00:20.0"
      ])
    sheet = running
    #expect(
      try sheet.perform(.clock(.pause), now: after(40_000)).lines(style: plain) == [
        "time is up at 00:30.0", "overtime",
      ])
  }

  @Test("shows the clock at a time of day of its own where that is given")
  func now() throws {
    var sheet = Scoresheet.new()
    let outcome = try sheet.perform(.clock(.start))
    #expect(outcome.lines(now: after(1_500), style: plain) == ["clock started at 00:01.5"])
  }

  @Test("obeys nothing in a name, whatever is done")
  func names() throws {
    let names = ["\u{1b}[31m李小龍", "a\nb", "c", "d", "e", "\u{9b}2J"]
    var sheet = Scoresheet.new(names, teams: ("R\u{9b}s", "B\tc"), by: .fiba3x3)
    let foul = Verb.record([PlayRequest(.typed("home"), .foul)])
    let verbs: [Verb] =
      [
        .record([PlayRequest(.typed("h1"), .twoPoints), PlayRequest(.typed("h2"), .assist)]),
        .record([PlayRequest(.typed("h3"), .out)]), .fix(1, Correction(who: .typed("h2"))),
        .remove(1), .undo(1), .redo(1), .join(team: .typed("home"), name: "x"), .undo(1),
        .rename(.typed("h1"), to: "y"), .undo(1), .rename(.typed("home"), to: "z"), .undo(1),
        .lineup(TypedLineup(["away", "a1", "a3"])), .undo(1), foul,
        .record([PlayRequest(.typed("home"), .timeout), PlayRequest(.typed("home"), .timeout)]),
        .record([PlayRequest(.typed("a3"), .disqualifyingFoul)]),
        .record([PlayRequest(.typed("a3"), .foul)]), .end(.forfeit(.typed("away"))), .undo(1),
      ] + Array(repeating: foul, count: 7)
    for verb in verbs {
      let outcome = try sheet.perform(verb)
      let texts =
        outcome.lines(style: plain) + [outcome.summary] + outcome.lineupWarnings
        + sheet.document.notes
      #expect(texts.filter(\.hasControls) == [], "\(verb)")
    }
    #expect(
      sheet.document.notes.contains(
        #"B\u{9}c in the bonus: 8 team fouls by R\u{9b}s"#))
  }

  @Test("has bold where the score stands and where it is decided")
  func paint() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 2))
    let lines = try lines(&sheet, style: Style(isOn: true), play("h1", .twoPoints, at: 60))
    #expect(
      lines.screen == """
        1  01:00.0  Ana (Reds) two  ␛[1mReds 2 : 0 Blues␛[22m
        ␛[1mfinal, Reds won␛[22m

        """)
  }

  /// Records plays as one step, somebody typed and a move each.
  func record(
    _ plays: (String, Move)..., at seconds: Int? = nil, in sheet: inout Scoresheet
  ) throws -> Outcome {
    let requests = plays.map { PlayRequest(.typed($0.0), $0.1) }
    return try sheet.perform(
      .record(requests, at: seconds.map { .elapsed(ClockReading(milliseconds: $0 * 1000)) }))
  }

  @Test("of plays has a line for each, with the score after it, and the end of the game")
  func recorded() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 4))
    let outcomes = [
      try record(("Ana", .twoPoints), in: &sheet),
      try record(("away", .foul), at: 62, in: &sheet),
      try record(("Bo", .twoPoints), ("Cy", .assist), in: &sheet),
    ]
    #expect(
      outcomes.recordedLines(style: plain) == [
        "1  00:00.0  Ana (Reds) two  Reds 2 : 0 Blues", "2  01:02.0  Blues foul  Reds 2 : 0 Blues",
        "3  01:02.0  Bo (Reds) two  Reds 4 : 0 Blues",
        "4  01:02.0  Cy (Reds) assist  Reds 4 : 0 Blues",
        "final, Reds won",
      ])
    #expect([Outcome]().recordedLines(style: plain) == [])
  }

  @Test("of plays has the score now behind them only where the last one is a late entry")
  func late() throws {
    var sheet = Scoresheet.new()
    let outcomes = [
      try record(("Ana", .twoPoints), at: 60, in: &sheet),
      try record(("Dee", .onePoint), at: 30, in: &sheet),
      try record(("Dee", .twoPoints), at: 40, in: &sheet),
    ]
    #expect(
      outcomes.recordedLines(style: plain) == [
        "1  01:00.0  Ana (Reds) two  Reds 2 : 0 Blues",
        "2  00:30.0  Dee (Blues) one  Reds 0 : 1 Blues",
        "3  00:40.0  Dee (Blues) two  Reds 0 : 3 Blues", "now Reds 2 : 3 Blues",
      ])
  }
}
