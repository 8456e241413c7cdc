import Fixtures
import Terminal
import Testing

@testable import scoreboard

@Suite("The screens of a followed game and of a replay")
struct ScreenTests {
  @Test("show what others record, and say when the file is gone and back")
  func watch() throws {
    let desk = try Desk()
    try desk.run(#"scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 3"#)
    let shown = try desk.show(
      "scoreboard watch",
      [
        .look("at first"), .elsewhere("scoreboard record Ana two"),
        .elsewhere("scoreboard clock start"), .wait(milliseconds: 1_500), .look("a play"),
        .keys("?"), .look("the keys"), .keys(" "),
        .elsewhere("scoreboard delete --yes @1"), .look("the file gone"),
        .elsewhere("scoreboard restore 2026-11-20-reds-blues"), .look("and back"),
        .resize(Size(columns: 40, rows: 10)), .look("made small"),
        .resize(Size(columns: 20, rows: 5)), .look("made smaller"),
        .elsewhere("scoreboard record Ana one"), .look("the finish"), .keys("q"),
      ])
    #expect(shown.answer.status == 0 && shown.answer.err == "")
    try expectGolden(shown.transcript, "Screens/watch.transcript")
  }

  @Test("draw ten frames a second while the clock runs, and none when nothing changes")
  func frames() throws {
    let desk = try Desk()
    try desk.run(#"scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#)
    let paused = try desk.show("scoreboard watch", [.wait(milliseconds: 60_000)])
    #expect(paused.frames == 1)
    try desk.run("scoreboard clock start")
    let running = try desk.show("scoreboard watch", [.wait(milliseconds: 60_000)])
    #expect(running.frames == 601)
  }

  @Test("play a game again")
  func replay() throws {
    let desk = try Desk()
    try desk.run(#"scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 5"#)
    try desk.run("scoreboard record --at 0:10 Ana two Bo assist")
    try desk.run("scoreboard record --at 0:20 Di one")
    try desk.run("scoreboard record --at 0:31.5 Ed two")
    try desk.run("scoreboard record --at 0:40 Cy one Cy foul")
    try desk.run("scoreboard record --at 0:50 h1 two")
    let shown = try desk.show(
      "scoreboard replay --speed 2",
      [
        .look("at first"), .wait(milliseconds: 5_000), .look("five seconds later"), .keys(" "),
        .wait(milliseconds: 9_000), .look("stopped"), .keys(".."), .look("two plays on"),
        .keys(","), .look("one back"), .keys("c"), .look("the lead changed"), .keys("l"),
        .look("five seconds on"), .keys("B"), .look("the basket before"), .key(.end),
        .look("the end"), .key(.home), .look("the start"), .keys("g#5"), .key(.enter),
        .look("play 5"), .keys("g1:00"), .key(.enter), .look("no such place"), .key(.escape),
        .keys("+- "), .wait(milliseconds: 60_000), .look("the last frame"),
        .resize(Size(columns: 20, rows: 5)), .look("made small"), .keys("q"),
      ])
    #expect(shown.answer.status == 0 && shown.answer.err == "")
    try expectGolden(shown.transcript, "Screens/replay.transcript")
  }
}
