import Basketball
import Testing

@testable import ViewModels

@Suite("A scorer's clock, undo and redo")
struct ClockAndUndoTests {
  nonisolated private static let (ana, dee) = ("00:00.0 home/Ana two", "00:00.0 away/Dee foul")

  nonisolated static let rows = [
    ScorerRow("say where the clock stands", "clock; 61.25; clock", "done: clock 01:01.25"),
    ScorerRow("set the clock", "set 3:17", "done: clock 03:17.0"),
    ScorerRow("refuse what is no reading", "set soon", "refused: malformedClock"),
    ScorerRow(
      "take back no more than there is", "Ana two; undo; undo",
      "refused: nothingToUndo"),
    ScorerRow(
      "give back no more than there is", "Ana two; undo; redo; redo", ana,
      "refused: nothingToRedo"),
    ScorerRow(
      "ask about a step of somebody else", "Ana two; else Dee foul; undo", ana, dee,
      "refused: u again reverses #2 \(dee)"),
    ScorerRow(
      "take it back at the second time", "Ana two; else Dee foul; undo; undo", ana,
      "done: undone #2 \(dee)"),
    ScorerRow(
      "ask again after another key", "Ana two; else Dee foul; undo; Bo; undo; undo", ana, dee,
      "refused: u again reverses #2 \(dee)"),
    ScorerRow(
      "ask about what was taken back elsewhere", "Ana two; else undo; look; redo",
      "refused: y again reverses #1 \(ana)"),
    ScorerRow(
      "give it back at the second time", "Ana two; else undo; look; redo; redo", ana,
      "done: redone #1 \(ana)"),
    ScorerRow(
      "tell who loses a step", "Ana two; else undo; look", "told: elsewhere: undone #1 \(ana)"),
    ScorerRow(
      "tell of what is put right", "Ana two; else remove 1; look",
      "told: elsewhere: without #1 \(ana)"),
    ScorerRow("say nothing of what others do with their own", "else Dee foul; else undo; look"),
    ScorerRow(
      "take back no more than was offered", "Ana two; Dee foul; else undo; undo", ana,
      "refused: undone already: #2 \(dee)"),
    ScorerRow(
      "take back what stands at the second time", "Ana two; Dee foul; else undo; undo; undo",
      "done: undone #1 \(ana)"),
    ScorerRow(
      "mean what the screen shows after a while",
      "Ana two; Dee foul; else undo; look; 1; undo", "done: undone #1 \(ana)"),
    ScorerRow(
      "start no clock after the finish", "clock; 2; Ana two; Ana two; clock",
      "00:02.0 home/Ana two", "00:02.0 home/Ana two", "over", "pass Bo Cy",
      "refused: gameFinished"),
    ScorerRow(
      "drop what is begun before they take back a step", "Ana two; Bo; undo", ana,
      "done: dropped Bo"),
    ScorerRow(
      "say nothing then of a play that was refused", "Ana two; Bo two; Dee one; undo", ana,
      "done: undone #2 00:00.0 home/Bo two"),
  ]

  @Test("do what they say", arguments: rows)
  func done(_ row: ScorerRow) throws {
    let game = try SharedGame(.new(by: .pickup(to: 4)))
    try game.scoring().expect(row, at: game)
  }

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
