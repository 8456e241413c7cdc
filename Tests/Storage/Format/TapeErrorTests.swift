import Basketball
import Testing

@testable import Storage

@Suite("What is wrong with a tape, in words")
struct TapeErrorTests {
  @Test("quotes no more of a name than a message has room for")
  func names() {
    let (long, cut) = (String(repeating: "x", count: 5000), String(repeating: "x", count: 59) + "…")
    #expect(TapeError.player(long, play: 3).text == "play 3: '\(cut)' is on no roster")
    #expect(
      TapeError.sameName(long, team: long).text == "'\(cut)' is twice on the roster of '\(cut)'")
    #expect(
      TapeError.tooManyPlayers(team: long).text
        == "'\(cut)' has more players than a roster can have")
  }
}
