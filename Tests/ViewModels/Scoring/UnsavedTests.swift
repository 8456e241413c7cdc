import Basketball
import Fixtures
import Platform
import Testing

@testable import ViewModels

@Suite("A play that cannot be saved")
struct UnsavedTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
  }

  @Test(
    "is said, waits, and is saved once by a second try",
    arguments: FailingDisk.Call.saving)
  func again(_ call: FailingDisk.Call) throws {
    game.disk.fail(call)
    try scorer.enter("Ana", "two")
    for _ in 0..<2 {
      #expect(scorer.said == "failed: not saved: \(SystemError.noSpace.words)")
      #expect(scorer.shown.canTryAgain)
      #expect(scorer.waiting == ["00:00.0 home/Ana two"] && scorer.shown.begun == nil)
      #expect(scorer.candidates == [] && scorer.shown.board.plays.count == 0)
      #expect(scorer.shown.board.score == Sides(home: 0, away: 0))
      #expect(try game.plays == [])
      scorer.take(.again)
    }
    game.disk.fault = nil
    for _ in 0..<2 {
      scorer.take(.again)
      #expect(!scorer.shown.canTryAgain && scorer.waiting == [])
      #expect(try game.plays == ["00:00.0 home/Ana two"])
      #expect(scorer.candidates == ["Bo", "Cy"])
    }
  }
}
