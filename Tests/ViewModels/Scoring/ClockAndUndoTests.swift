import Basketball
import Testing

@testable import ViewModels

@Suite("A scorer's clock, undo and redo")
struct ClockAndUndoTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame(.new(by: .pickup(to: 4)))
    scorer = try game.scoring()
  }

  @Test("start and stop the clock, and say where it stands")
  func clock() {
    scorer.togglePause()
    #expect(scorer.board.clock.value.running)
    game.now = 61_250
    scorer.togglePause()
    #expect(scorer.board.clock.value.reading == ClockReading(milliseconds: 61_250))
    #expect(!scorer.board.clock.value.running && scorer.said == "done: clock 01:01.25")
  }

  @Test("set the clock, and refuse what is no reading or lies before the last play")
  func setting() throws {
    #expect(scorer.setTime(to: "3:17"))
    #expect(scorer.said == "done: clock 03:17.0")
    try scorer.enter("Ana", "one")
    #expect(!scorer.setTime(to: "soon"))
    #expect(scorer.said == #"refused: malformedClock("soon")"#)
    #expect(!scorer.setTime(to: "3:16"))
    #expect(scorer.notice.value?.kind == .refused && !scorer.canTryAgain)
    #expect(scorer.board.clock.value.text == "03:17.0")
  }

  @Test("take back the last step and give it back, in words")
  func undoing() throws {
    try scorer.enter("Ana", "two", "Dee", "foul")
    scorer.undo()
    #expect(scorer.said == "done: undone #2 00:00.0 away/Dee foul")
    scorer.undo()
    #expect(scorer.said == "done: undone #1 00:00.0 home/Ana two")
    scorer.undo()
    #expect(scorer.said == "refused: nothingToUndo(steps: 1, left: 0)")
    #expect(try game.plays == [])
    scorer.redo()
    #expect(scorer.said == "done: redone #1 00:00.0 home/Ana two")
    scorer.redo()
    scorer.redo()
    #expect(scorer.said == "refused: nothingToRedo(steps: 1, left: 0)")
    #expect(try game.plays == ["00:00.0 home/Ana two", "00:00.0 away/Dee foul"])
  }

  @Test("take back a step of somebody else, if it was the last")
  func others() throws {
    try scorer.enter("Ana", "two")
    try game.elsewhere(.play("Dee two"))
    scorer.undo()
    #expect(scorer.said == "done: undone #2 00:00.0 away/Dee two")
    #expect(try game.plays == ["00:00.0 home/Ana two"])
  }

  @Test("open a finished game again, with the clock paused")
  func finished() throws {
    scorer.togglePause()
    game.now = 2000
    try scorer.enter("Ana", "two", "Ana", "two")
    let facts = scorer.board.facts
    #expect(facts.value.status == .finished)
    scorer.togglePause()
    #expect(scorer.said == #"refused: gameFinished(winner: "Reds", score: "4-0")"#)
    scorer.undo()
    #expect(facts.value.status == .paused)
    scorer.redo()
    #expect(facts.value.status == .finished)
  }

  @Test("leave nothing of what was begun")
  func begun() throws {
    try scorer.enter("Ana", "two", "Bo")
    scorer.undo()
    #expect(scorer.begun.value == nil)
    try scorer.enter("foul")
    #expect(scorer.begun.value == .move(.foul))
    #expect(try game.plays == [])
    scorer.redo()
    #expect(scorer.begun.value == nil)
    #expect(try game.plays == ["00:00.0 home/Ana two"])
  }

  @Test(
    "take back the last step also right after a play was refused, of which nothing is said then")
  func afterRefusal() throws {
    try scorer.enter("Ana", "two", "Bo", "two")
    try scorer.enter("Dee", "one")
    #expect(scorer.said?.hasPrefix("refused: gameFinished") == true)
    scorer.undo()
    #expect(scorer.said == "done: undone #2 00:00.0 home/Bo two")
    #expect(try game.plays == ["00:00.0 home/Ana two"])
  }
}
