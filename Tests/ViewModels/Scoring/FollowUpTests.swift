import Basketball
import Testing

@testable import ViewModels

@Suite("What follows a play")
struct FollowUpTests {
  @Test(
    "is that the clock stands, where a foul and a time-out stop it",
    arguments: ["Ana foul", "Reds timeout"])
  func stops(play: String) throws {
    for stops in [true, false] {
      let game = try SharedGame(.new(by: .fiba5x5))
      let scorer = Scoring(try game.scoring().live, lines: .ofFeed, stops: stops)
      try scorer.perform("clock; 5; \(play)", at: game)
      #expect(scorer.shown.board.clock.running == !stops)
      // The step that is taken back is the play.
      try scorer.perform("undo", at: game)
      #expect(try game.plays == [])
    }
  }
}
