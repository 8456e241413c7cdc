import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The screen of a replay")
@MainActor
struct ReplayScreenTests {
  static let sizes = [(columns: 80, rows: 24), (40, 12)]

  @Test("amid a game is this, with the plays up to there")
  func amid() throws {
    let game = try ReplayedGame()
    game.replay.play()
    game.now = 25_000
    game.screen.tick()
    try expectGolden(game.screen.shown(in: Self.sizes), "replay")
  }

  @Test("says why it does not go to a place, and what a place cannot be, until the next key")
  func problem() throws {
    let screen = try ReplayedGame().screen
    screen.type("gn")
    #expect(
      screen.shown(60, 10).suffix(2) == [
        "'n' is not a time, 5:00, or a play, #12: Backspace or Esc",
        "go to   a time, 5:00, or a play, #12, Esc goes back",
      ])
    screen.type("⌫9:99⏎")
    #expect(
      screen.shown(40, 10).suffix(2) == ["'9:99' is not a place in a game", "go to 9:99"])
    screen.type("⎋")
    #expect(screen.shown(40, 10).suffix(2).first == "paused 1×  00:00.0 of 00:50.0")
  }

  @Test("is drawn again when time has changed it, and only then")
  func frames() throws {
    let game = try ReplayedGame()
    #expect(game.screen.nextFrame == nil)
    game.screen.type(" ")
    #expect(game.screen.nextFrame == 100)
    game.screen.isStale = false
    game.screen.tick()
    #expect(!game.screen.isStale)
    game.now = 100
    game.screen.tick()
    #expect(game.screen.isStale)
    game.now = 60_000
    game.screen.tick()
    #expect(game.screen.nextFrame == nil)
  }
}
