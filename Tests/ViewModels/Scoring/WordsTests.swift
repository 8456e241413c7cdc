import Basketball
import Testing

@testable import ViewModels

@Suite("A scorer's clock, undo and redo")
struct WordsTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench(target: 4)
    scorer = bench.scorer()
  }

  @Test("start and stop the clock without a word")
  func clock() {
    scorer.togglePause()
    #expect(!scorer.board.isPaused.value)
    bench.now = 61_250
    scorer.togglePause()
    #expect((scorer.board.isPaused.value, scorer.board.time.value) == (true, "01:01.2"))
    #expect(scorer.told == nil)
  }

  @Test("set the clock, and refuse what is no reading or lies before the last play")
  func setting() throws {
    #expect(scorer.setTime(to: "3:17"))
    #expect(scorer.told == "done: clock set to 03:17.0")
    try scorer.say("Ana", "one")
    #expect(!scorer.setTime(to: "soon"))
    #expect(scorer.told == #"refused: malformedClock("soon")"#)
    #expect(!scorer.setTime(to: "3:16"))
    #expect(scorer.notice.value?.kind == .refused && !scorer.canTryAgain)
    #expect(scorer.board.time.value == "03:17.0")
  }

  @Test("take back the last step and give it back, in words")
  func undoing() throws {
    try scorer.say("Ana", "two", "Dee", "foul")
    scorer.undo()
    #expect(scorer.told == "done: took back play 2: Dee foul")
    scorer.undo()
    #expect(scorer.told == "done: took back play 1: Ana two")
    scorer.undo()
    #expect(scorer.told == "refused: nothingToUndo(steps: 1, left: 0)")
    #expect(bench.plays == [])
    scorer.redo()
    #expect(scorer.told == "done: gave back play 1: Ana two")
    scorer.redo()
    scorer.redo()
    #expect(scorer.told == "refused: nothingToRedo(steps: 1, left: 0)")
    #expect(bench.plays == ["00:00.0 home/Ana two", "00:00.0 away/Dee foul"])
  }

  @Test("take back a step of somebody else, if it was the last")
  func others() throws {
    try scorer.say("Ana", "two")
    try bench.elsewhere { try $0.record([Call(Who(.away, "Dee"), .twoPoints)], now: $1) }
    scorer.undo()
    #expect(scorer.told == "done: took back play 2: Dee two")
    #expect(bench.plays == ["00:00.0 home/Ana two"])
  }

  @Test("open a finished game again, with the clock paused")
  func finished() throws {
    scorer.togglePause()
    bench.now = 2000
    try scorer.say("Ana", "two", "Ana", "two")
    #expect(scorer.board.isFinished.value)
    scorer.togglePause()
    #expect(scorer.told == #"refused: gameFinished(winner: "Reds", score: "4-0")"#)
    scorer.undo()
    #expect(!scorer.board.isFinished.value && scorer.board.isPaused.value)
    #expect(scorer.board.document.value.status == .paused)
    scorer.redo()
    #expect(scorer.board.isFinished.value)
  }

  @Test("leave nothing of what was begun")
  func begun() throws {
    try scorer.say("Ana", "two", "Bo")
    scorer.undo()
    #expect(scorer.begun.value == nil)
    try scorer.say("foul")
    #expect(bench.plays == [] && scorer.begun.value == .move("foul"))
    scorer.redo()
    #expect(scorer.begun.value == nil && bench.plays == ["00:00.0 home/Ana two"])
  }
}
