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

  @Test("to the folder's own entry is in the game all the same: nothing waits, nothing is added")
  func unsynced() throws {
    game.disk.fail(.syncFolder)
    try scorer.enter("Ana", "two")
    #expect(scorer.said == "failed: not on the disk yet" && !scorer.shown.canTryAgain)
    #expect(scorer.waiting == [] && scorer.shown.board.plays.count == 1)
    game.disk.fault = nil
    scorer.take(.again)
    scorer.refresh()
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    scorer.take(.undo)
    #expect(scorer.said == "done: undone #1 00:00.0 home/Ana two")
    #expect(try game.plays == [])
  }

  @Test("and is refused when it is tried again is named, and those after it are tried")
  func refusedLater() throws {
    let game = try SharedGame(.new(by: .pickup(to: 2)))
    let scorer = try game.scoring()
    try scorer.perform("full 3; Ana one; Bo foul; Cy one; else Dee two; again", at: game)
    let finished = "gameFinished"
    #expect(
      scorer.said == "refused: 00:00.0 home/Ana one: \(finished); "
        + "00:00.0 home/Bo foul: \(finished); 00:00.0 home/Cy one: \(finished)")
    #expect(scorer.waiting == [] && !scorer.shown.canTryAgain)
    #expect(try game.plays.count == 1)
  }
}
