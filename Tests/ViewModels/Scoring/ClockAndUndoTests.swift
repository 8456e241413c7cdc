import Basketball
import Testing

@testable import ViewModels

@Suite("A scorer's clock, undo and redo")
struct ClockAndUndoTests {
  nonisolated private static let (ana, dee) = ("00:00.0 home/Ana two", "00:00.0 away/Dee foul")

  nonisolated static let rows = [
    ScorerRow("say where the clock stands", "clock; 61.25; clock", "done: clock 01:01.25"),
    ScorerRow("set the clock", "set 3:17", "done: clock 03:17.0"),
    ScorerRow("refuse what is no reading", "set soon", #"refused: malformedClock("soon")"#),
    ScorerRow("take back the last step", "Ana two; Dee foul; undo", ana, "done: undone #2 \(dee)"),
    ScorerRow(
      "take back all steps", "Ana two; Dee foul; undo; undo", "done: undone #1 \(ana)"),
    ScorerRow(
      "take back no more than there is", "Ana two; undo; undo",
      "refused: nothingToUndo(steps: 1, left: 0)"),
    ScorerRow(
      "give steps back", "Ana two; Dee foul; undo; undo; redo; redo", ana, dee,
      "done: redone #2 \(dee)"),
    ScorerRow(
      "give back no more than there is", "Ana two; undo; redo; redo", ana,
      "refused: nothingToRedo(steps: 1, left: 0)"),
    ScorerRow(
      "take back a step of somebody else, if it was the last", "Ana two; else Dee foul; undo", ana,
      "done: undone #2 \(dee)"),
    ScorerRow(
      "start no clock after the finish", "clock; 2; Ana two; Ana two; clock",
      "00:02.0 home/Ana two", "00:02.0 home/Ana two", "over", "pass Bo Cy",
      #"refused: gameFinished(winner: "Reds", score: "4-0")"#),
    ScorerRow(
      "open a finished game again", "Ana two; Ana two; undo", ana, "done: undone #2 \(ana)"),
    ScorerRow("leave nothing of what was begun", "Ana two; Bo; undo", "done: undone #1 \(ana)"),
    ScorerRow(
      "leave nothing of what was begun", "Ana two; undo; foul; redo", ana,
      "done: redone #1 \(ana)"),
    ScorerRow(
      "say nothing then of a play that was refused", "Ana two; Bo two; Dee one; undo", ana,
      "done: undone #2 00:00.0 home/Bo two"),
  ]

  @Test("do what they say", arguments: rows)
  func done(_ row: ScorerRow) throws {
    let game = try SharedGame(.new(by: .pickup(to: 4)))
    try game.scoring().expect(row, at: game)
  }

  @Test("set no clock to before the last play")
  func beforeLastPlay() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try scorer.perform("set 3:17; Ana foul; set 3:16", at: game)
    #expect(scorer.said?.hasPrefix("refused: beforeLastPlay") == true && !scorer.canTryAgain)
    #expect(scorer.board.clock.value.text == "03:17.0")
  }
}
