@testable import Basketball
import Testing

/// What hostile or odd input once broke.
@Suite("Odd input")
struct OddInputTests {
  @Test("a paused clock set to what it reads leaves a tape that can be read")
  func setSame() throws {
    var sheet = try newGame()
    try sheet.setClock(to: .zero, now: wall(1))
    #expect(try readAgain(sheet.tape) == sheet.tape)
  }

  @Test("a clock that runs on from the longest reading leaves a tape that can be read")
  func longest() throws {
    var sheet = try newGame()
    try sheet.setClock(to: #require(ClockReading("1000000000:00")), now: wall(0))
    try sheet.startClock(now: wall(0))
    sheet.pauseClock(now: wall(1))
    #expect(try readAgain(sheet.tape) == sheet.tape)
  }

  @Test("a negative number of steps is refused")
  func negative() async {
    await #expect(processExitsWith: .success) {
      let sheet = try newGame()
      sheet.expectRefused(.nothingToUndo(steps: -1, left: 0)) { try $0.undo(-1, now: wall(0)) }
      sheet.expectRefused(.nothingToRedo(steps: -1, left: 0)) { try $0.redo(-1, now: wall(0)) }
    }
  }

  @Test("a place below all numbers is nobody's")
  func place() async {
    await #expect(processExitsWith: .success) {
      _ = try? newGame().who("h-9223372036854775808")
    }
  }

  @Test("a tape with the last of all numbers takes no play, but does not crash")
  func number() async {
    await #expect(processExitsWith: .success) {
      let play = Play(number: .max, reading: .zero, who: ana, move: .foul, recorded: wall(0))
      let tape = [try newGame().tape[0], Entry(at: wall(0), did: .record(plays: [play]))]
      guard var sheet = try? Scoresheet(id: "last", tape: tape) else { return }
      _ = try? sheet.play(ana, .foul)
    }
  }

  @Test("a redo of a tape with an impossible step leaves a tape that can be read")
  func impossibleStep() throws {
    var game = try newGame(target: 1, margin: 1)
    try game.play(ana, .onePoint)
    let play = Play(number: 2, reading: .zero, who: ana, move: .foul, recorded: wall(0))
    let more = [Entry.Action.record(plays: [play]), .undo(steps: 1)]
    let tape = game.tape + more.map { Entry(at: wall(0), did: $0) }
    guard var sheet = try? Scoresheet(id: "step", tape: tape) else { return }
    _ = try? sheet.redo(1, now: wall(0))
    #expect(throws: Never.self) { try Scoresheet(id: "step", tape: sheet.tape) }
  }

  @Test("names with slashes are names, whatever the other team is called")
  func slashes() throws {
    let sheet = try Scoresheet(
      id: "slashes", home: Team(typed: "Aces: A/Bo, Bo, Cy/", side: 3),
      away: Team(typed: "Red/White: Kim, Lee, Max", side: 3), rules: .pickup, now: wall(0))
    #expect((try? sheet.who("A/Bo")) == Who(.home, "A/Bo"))
    #expect((try? sheet.who("Red/White")) == Who(.away))
    #expect((try? sheet.who("Red/White/Kim")) == Who(.away, "Kim"))
    #expect((try? sheet.who("Cy/")) == Who(.home, "Cy/"))
    for who in sheet.everyWho { #expect((try? sheet.who(who.word)) == who) }
  }

  @Test("accents do not count in any script, composed or not")
  func accents() throws {
    let sheet = try Scoresheet(
      id: "accents", home: Team(typed: "Reds: Γιάννης, Йовић, Ana", side: 3),
      away: teams.away, rules: .pickup, now: wall(0))
    #expect((try? sheet.who("γιαν")) == Who(.home, "Γιάννης"))
    #expect((try? sheet.who("\u{418}\u{306}ов")) == Who(.home, "Йовић"))
  }

  @Test(
    "a time of day that is none is refused",
    arguments: [
      "2026-02-30T20:15:03.120Z", "2026-11-20T25:61:61.120Z", "2026-11-20T20:15:03.120Zx",
    ])
  func times(_ text: String) {
    #expect(TimeOfDay(text) == nil)
  }
}
