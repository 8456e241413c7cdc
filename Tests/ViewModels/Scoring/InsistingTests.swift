import Basketball
import Testing

@testable import ViewModels

@Suite("A change that leaves plays after the finish")
struct InsistingTests {
  let game: SharedGame
  let scorer: Scoring

  /// A game to 4 by two.
  init() throws {
    game = try SharedGame(.new(by: .pickup(to: 4)))
    scorer = try game.scoring()
    try scorer.perform("Ana two; Dee one; Bo one; Cy foul", at: game)
  }

  /// Gives play 2 to the other side: play 3 would win the game before play 4.
  nonisolated private static let win = "pick -3; Bo"

  @Test(
    "is not done by a second try after anything else",
    arguments: ["cancel", "pick 1", "clock", "foul", "set noon", ": Dee foul", "undo"])
  func over(_ step: String) throws {
    try scorer.perform("\(Self.win); \(step)", at: game)
    let saved = try game.saved
    #expect(!scorer.shown.canTryAgain)
    scorer.take(.again)
    #expect(try game.saved == saved)
  }
}
