import Basketball
import Testing

@testable import Storage

@Suite("What is wrong with a tape, in words")
struct TapeErrorTests {
  @Test("quotes no more of a name than a message has room for")
  func names() {
    let (long, cut) = (String(repeating: "x", count: 5000), String(repeating: "x", count: 59) + "…")
    #expect(TapeError.entry(3, .stranger(long)).text == "tape[3]: '\(cut)' is on no roster")
    #expect(TapeError.player(long, play: 3).text == "play 3: '\(cut)' is on no roster")
    #expect(
      TapeError.sameName(long, team: long).text == "'\(cut)' is twice on the roster of '\(cut)'")
    #expect(
      TapeError.tooManyPlayers(team: long).text
        == "'\(cut)' has more players than a roster can have")
  }

  @Test("says what differs between two clocks")
  func clocks() {
    let (zero, time) = (GameClock(.zero), TimeOfDay(milliseconds: 0))
    func text(_ clock: GameClock) -> String { TapeError.clock(clock, expected: zero).text }
    let stands = ", but by the plays at 00:00.0"
    #expect(text(GameClock(ClockReading(milliseconds: 1))) == "the clock is at 00:00.001" + stands)
    #expect(
      text(GameClock(.zero, started: time))
        == "the clock is at 00:00.0, running\(stands), paused")
    #expect(
      text(GameClock(.zero, in: 2)) == "the clock is at 00:00.0, in period 2\(stands), in period 1")
  }
}
