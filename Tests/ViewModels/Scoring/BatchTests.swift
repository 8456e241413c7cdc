import Basketball
import Testing

@testable import ViewModels

@Suite("Plays that are typed at once")
struct BatchTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
  }

  @Test("are saved with one write, each a step of its own")
  func together() throws {
    var counts: [Int] = []
    let token = scorer.board.plays.bind { counts.append($0.count) }
    scorer.beginBatch()
    try scorer.enter("Ana", "two", "foul", "Dee", "Bo", "one")
    #expect(try game.plays == [])
    #expect(scorer.candidates == [] && scorer.unsaved.value == [])
    scorer.endBatch()
    let lines = ["00:00.0 home/Ana two", "00:00.0 away/Dee foul", "00:00.0 home/Bo one"]
    #expect(try game.plays == lines)
    #expect(try game.saved.tape.steps.done == 3)
    #expect(counts == [3] && scorer.candidates == ["Ana", "Cy"])
    scorer.endBatch()
    #expect(try game.plays == lines)
    withExtendedLifetime(token) {}
  }

  @Test("are saved before what is done next, an assist too")
  func before() throws {
    scorer.beginBatch()
    try scorer.enter("Ana", "two")
    scorer.assist(by: 1)
    try scorer.enter("Dee", "foul")
    scorer.undo()
    #expect(try game.plays == ["00:00.0 home/Ana two", "00:00.0 home/Bo assist"])
    try scorer.enter("Dee", "one")
    scorer.select(by: -1)
    #expect(scorer.selected.value == 4)
    #expect(try game.plays.count == 3)
  }

  @Test("are refused one by one, and those that will do are saved")
  func refused() throws {
    scorer.beginBatch()
    try scorer.enter("Ana", "two", "Cy", "foul", "Bo", "two")
    try game.elsewhere(.rename(.typed("Cy"), to: "Zoe"))
    scorer.endBatch()
    #expect(scorer.notice.value?.kind == .refused && scorer.unsaved.value == [])
    #expect(scorer.notice.value?.text.hasPrefix("00:00.0 home/Cy foul: ") == true)
    #expect(try game.plays == ["00:00.0 home/Ana two", "00:00.0 home/Bo two"])
  }

  @Test("wait all of them when they cannot be saved, and are saved once by the next try")
  func unsaved() throws {
    game.disk.fail(.write)
    scorer.beginBatch()
    try scorer.enter("Ana", "two", "Dee", "foul")
    scorer.endBatch()
    #expect(scorer.said == "failed: not saved: no space left on device")
    scorer.beginBatch()
    scorer.endBatch()
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two", "00:00.0 away/Dee foul"])
    game.disk.fault = nil
    scorer.tryAgain()
    #expect(try game.plays == ["00:00.0 home/Ana two", "00:00.0 away/Dee foul"])
  }
}
