import Basketball
import Fixtures
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
      #expect(scorer.said == "failed: not saved: no space left on device" && scorer.canTryAgain)
      #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"] && scorer.begun.value == nil)
      #expect(scorer.candidates == [] && scorer.board.plays.value.count == 0)
      #expect(scorer.board.score.value == Sides(home: 0, away: 0))
      #expect(try game.plays == [])
      scorer.tryAgain()
    }
    game.disk.fault = nil
    for _ in 0..<2 {
      scorer.tryAgain()
      #expect(!scorer.canTryAgain && scorer.unsaved.value == [])
      #expect(try game.plays == ["00:00.0 home/Ana two"])
      #expect(scorer.candidates == ["Bo", "Cy"])
    }
  }

  @Test("to the folder's own entry is in the game all the same: nothing waits, nothing is added")
  func unsynced() throws {
    game.disk.fail(.syncFolder)
    try scorer.enter("Ana", "two")
    #expect(scorer.said == "failed: not on the disk yet" && !scorer.canTryAgain)
    #expect(scorer.unsaved.value == [] && scorer.board.plays.value.count == 1)
    game.disk.fault = nil
    scorer.tryAgain()
    scorer.refresh()
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    scorer.undo()
    #expect(scorer.said == "done: undone #1 00:00.0 home/Ana two")
    #expect(try game.plays == [])
  }

  @Test("is saved with the next one, before it, each at its own time")
  func queued() throws {
    scorer.togglePause()
    game.disk.fail(.write, times: 2)
    game.now = 1000
    try scorer.enter("Ana", "two")
    game.now = 2000
    try scorer.enter("foul", "Dee")
    #expect(scorer.unsaved.value == ["00:01.0 home/Ana two", "00:02.0 away/Dee foul"])
    #expect(try game.plays == [])
    game.now = 3000
    try scorer.enter("Eve", "rebound")
    #expect(
      try game.saved.recordedLines == [
        "00:01.0 home/Ana two", "00:02.0 away/Dee foul", "00:03.0 away/Eve rebound",
      ])
    #expect(
      scorer.notice.value?.kind == .done && scorer.unsaved.value == [] && scorer.candidates == [])
  }

  @Test("waits with those after it while the game cannot be read")
  func unreadable() throws {
    game.disk.fail(.statusOfPath)
    try scorer.enter("Ana", "two", "Bo", "two")
    #expect(scorer.said == "failed: not saved: no space left on device")
    #expect(scorer.unsaved.value.count == 2)
    game.disk.fault = nil
    scorer.tryAgain()
    #expect(try game.saved.recordedLines == ["00:00.0 home/Ana two", "00:00.0 home/Bo two"])
  }

  @Test("is the first that an undo drops, the last of them first, and is never recorded")
  func dropped() throws {
    try scorer.enter("Flo", "one")
    game.disk.fail(.write, times: 2)
    try scorer.enter("Ana", "two", "Bo", "rebound")
    scorer.undo()
    #expect(scorer.said == "done: dropped 00:00.0 home/Bo rebound")
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"] && scorer.canTryAgain)
    scorer.undo()
    #expect(scorer.said == "done: dropped 00:00.0 home/Ana two" && !scorer.canTryAgain)
    scorer.tryAgain()
    try scorer.enter("Cy", "foul")
    #expect(try game.plays == ["00:00.0 away/Flo one", "00:00.0 home/Cy foul"])
  }

  @Test("waits on when what was begun is dropped, and can still be tried again")
  func cancelled() throws {
    game.disk.fail(.write, times: 1)
    try scorer.enter("Ana", "two")
    scorer.cancel()
    #expect(scorer.said == nil && scorer.unsaved.value.count == 1 && scorer.canTryAgain)
    scorer.tryAgain()
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    #expect(!scorer.canTryAgain && scorer.candidates == [])
  }

  @Test("and is refused when it is tried again is named, and those after it are tried")
  func refusedLater() throws {
    let game = try SharedGame(.new(by: .pickup(to: 2)))
    let scorer = try game.scoring()
    game.disk.fail(.write)
    try scorer.enter("Ana", "one", "Bo", "foul", "Cy", "one")
    try game.elsewhere(.play("Dee two"))
    game.disk.fault = nil
    scorer.tryAgain()
    let finished = #"gameFinished(winner: "Blues", score: "2-0")"#
    #expect(
      scorer.said == "refused: 00:00.0 home/Ana one: \(finished); "
        + "00:00.0 home/Bo foul: \(finished); 00:00.0 home/Cy one: \(finished)")
    #expect(scorer.unsaved.value == [] && !scorer.canTryAgain)
    #expect(try game.plays.count == 1)
  }

  @Test(
    "is not mistaken for one like it that somebody else recorded",
    arguments: ["before", "seen", "between"])
  func twins(_ when: String) throws {
    if when != "between" { try game.elsewhere(.play("Ana foul")) }
    if when == "seen" { scorer.refresh() }
    game.disk.fail(.write, times: 1)
    try scorer.enter("Ana", "foul")
    if when == "between" {
      try game.elsewhere(.play("Ana foul"))
      scorer.refresh()
    }
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana foul"])
    scorer.tryAgain()
    #expect(try game.plays == ["00:00.0 home/Ana foul", "00:00.0 home/Ana foul"])
  }
}
