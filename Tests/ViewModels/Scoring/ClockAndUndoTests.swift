import Basketball
import Testing

@testable import ViewModels

@Suite("A scorer's clock, undo and redo")
struct ClockAndUndoTests {
  nonisolated private static let (ana, dee) = ("00:00.0 home/Ana two", "00:00.0 away/Dee foul")

  @Test(
    "mean what each of two screens offered at one whistle",
    arguments: [
      // Before the other one has looked, right after, and when it can have seen it.
      ("clock; 5; else pause; clock", false), ("clock; 5; else pause; look; 5.2; clock", false),
      ("clock; 5; else pause; look; 5.4; clock", true), ("else start; clock", true),
      ("clock; 5; else pause; clock; clock", true),
    ])
  func whistle(_ script: String, isRunning: Bool) throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try scorer.perform(script, at: game)
    #expect(try game.saved.state.clock.isRunning == isRunning)
    #expect(scorer.shown.board.clock.running == isRunning)
  }

  @Test("ask about all steps of others that a line takes back, and do it with Enter")
  func line() throws {
    let game = try SharedGame()
    let scorer = Scoring(
      try game.board(), lines: TypedLines(commands: ["undo"]) { _ in .undo(2) })
    try scorer.perform("Ana two; else Dee foul; else Dee one", at: game)
    #expect(!scorer.perform(line: "undo 2"))
    #expect(
      scorer.said == "refused: Enter again reverses #3 00:00.0 away/Dee one, #2 \(Self.dee)"
    )
    #expect(scorer.perform(line: "undo 2"))
    #expect(try game.plays == [Self.ana])
  }

  @Test("set no clock to before the last play")
  func beforeLastPlay() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try scorer.perform("set 3:17; Ana foul; set 3:16", at: game)
    #expect(scorer.said?.hasPrefix("refused: beforeLastPlay") == true && !scorer.shown.canTryAgain)
    #expect(scorer.shown.board.clock.text == "03:17.0")
  }
}
