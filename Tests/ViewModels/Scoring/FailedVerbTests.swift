import Basketball
import Fixtures
import Platform
import Testing

@testable import ViewModels

@Suite("What a scorer does and cannot be saved")
struct FailedVerbTests {
  let game: SharedGame
  let scorer: Scoring

  /// Three baskets, the last of which is taken back.
  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
    try scorer.enter("Ana", "two", "Bo", "two", "Cy", "two")
    scorer.take(.undo)
  }

  /// Something a scorer does, and the plays and the clock after it.
  nonisolated struct Step: Sendable, CustomTestStringConvertible {
    let script: String
    let plays: Int
    var time = "00:00.0"
    var isRunning = false

    var testDescription: String { script }

    static let all = [
      Step(script: "undo", plays: 1), Step(script: "redo", plays: 3),
      Step(script: "clock", plays: 2, isRunning: true),
      Step(script: "set 1:00", plays: 2, time: "01:00.0"),
      Step(script: "pick -1; remove", plays: 1),
      Step(script: "pick -1; set 0:30", plays: 2, time: "00:30.0"),
    ]
  }

  func expectDone(_ step: Step) throws {
    let board = scorer.shown.board
    #expect(board.plays.count == step.plays)
    #expect(try game.plays.count == step.plays)
    #expect((board.clock.text, board.clock.running) == (step.time, step.isRunning))
    #expect(scorer.shown.picked == nil)
  }

  @Test("is said, has changed nothing, and is done once by a second try", arguments: Step.all)
  func full(_ step: Step) throws {
    let saved = try game.saved
    game.disk.fail(.write, times: 2)
    try scorer.perform(step.script, at: game)
    for _ in 0..<2 {
      #expect(scorer.said == "failed: not done: \(SystemError.noSpace.words)")
      #expect(try game.saved == saved)
      scorer.take(.again)
    }
    #expect(scorer.shown.notice?.kind != .failed && !scorer.shown.canTryAgain)
    try expectDone(step)
    scorer.take(.again)
    try expectDone(step)
  }

  @Test("to the folder's own entry is done all the same, and not done twice", arguments: Step.all)
  func unsynced(_ step: Step) throws {
    game.disk.fail(.syncFolder)
    try scorer.perform(step.script, at: game)
    #expect(scorer.said == "failed: not on the disk yet" && !scorer.shown.canTryAgain)
    try expectDone(step)
    game.disk.fault = nil
    scorer.take(.again)
    try expectDone(step)
  }

  @Test("is not tried again when something else was done since", arguments: Step.all)
  func over(_ step: Step) throws {
    game.disk.fail(.write, times: 1)
    try scorer.perform(step.script, at: game)
    scorer.take(.cancel)
    try scorer.enter("Dee", "foul")
    let saved = try game.saved
    scorer.take(.again)
    #expect(try game.saved == saved)
  }

  @Test("is not tried again when somebody else did something since", arguments: Step.all)
  func elsewhere(_ step: Step) throws {
    game.disk.fail(.write, times: 1)
    try scorer.perform(step.script, at: game)
    try game.elsewhere(.play("Dee foul"))
    let saved = try game.saved
    scorer.take(.again)
    #expect(
      scorer.said == "refused: the game has changed since: do it again if it is not done")
    #expect(try game.saved == saved)
    #expect(!scorer.shown.canTryAgain)
  }

  @Test("because plays wait is given up when the next play begins, and that is said")
  func givenUp() throws {
    let step = Step.all[3]
    game.disk.fail(.write, times: 2)
    try scorer.enter("Eve", "foul")
    try scorer.perform(step.script, at: game)
    #expect(scorer.shown.canTryAgain)
    scorer.take(.move(.foul))
    #expect(scorer.said == "refused: not done: do it again once the plays are saved")
  }

  @Test("because plays wait is done after them by a second try", arguments: Step.all[2...3])
  func waiting(_ step: Step) throws {
    game.disk.fail(.write, times: 2)
    try scorer.enter("Eve", "foul")
    try scorer.perform(step.script, at: game)
    #expect(scorer.said == "failed: not saved: \(SystemError.noSpace.words)")
    #expect(scorer.waiting.count == 1)
    scorer.take(.again)
    #expect(scorer.waiting == [] && scorer.shown.board.plays.count == step.plays + 1)
    let clock = scorer.shown.board.clock
    #expect((clock.text, clock.running) == (step.time, step.isRunning))
  }
}
