import Basketball
import Testing

@testable import ViewModels

@Suite("The assist on a basket")
struct AssistOfferTests {
  nonisolated static let rows = [
    ScorerRow(
      "may be by any other of the side", "Bo two; one Flo", "00:00.0 home/Bo two",
      "00:00.0 away/Flo one", "pass Dee Eve"),
    ScorerRow(
      "is put where the basket is, and nobody passes to himself, nor is there a fourth player",
      "clock; 5.125; Ana; 6; one; 9; pass 0; pass 3; pass -1; pass 2; pass 1",
      "00:05.125 home/Ana one", "00:05.125 home/Cy assist",
      "refused: no basket to add an assist to"),
    ScorerRow(
      "is put there too when it is entered by its move, once",
      "clock; 5; Ana one; 7; Bo assist; Cy assist", "00:05.0 home/Ana one",
      "00:05.0 home/Bo assist", "00:07.0 home/Cy assist"),
    ScorerRow(
      "is asked for still when the clock is started or paused", "Ana one; clock; clock; pass 1",
      "00:00.0 home/Ana one", "00:00.0 home/Bo assist"),
    ScorerRow(
      "is asked for after a basket that was typed", ": 2:00 dee two; pass 1",
      "02:00.0 away/Dee two", "02:00.0 away/Eve assist"),
    ScorerRow(
      "is asked for after the winning basket", "clock; Ana two; 3; Bo two; 9",
      "00:00.0 home/Ana two", "00:03.0 home/Bo two", "over", "pass Ana Cy"),
    ScorerRow(
      "is the last play there is after the winning basket",
      "clock; Ana two; 3; Bo two; 9; pass 2; Dee foul", "00:00.0 home/Ana two",
      "00:03.0 home/Bo two", "00:03.0 home/Cy assist", "over",
      "refused: gameFinished"),
    ScorerRow(
      "is asked for still when somebody else records", "Ana one; else Dee foul; look",
      "00:00.0 home/Ana one", "00:00.0 away/Dee foul", "pass Bo Cy"),
    ScorerRow(
      "is no longer asked for when somebody else takes the basket out",
      "Ana one; else remove 1; else Dee foul; look", "00:00.0 away/Dee foul",
      "told: elsewhere: without #1 00:00.0 home/Ana one"),
    ScorerRow(
      "is no longer asked for when somebody else enters it", "Ana one; else Bo assist; look",
      "00:00.0 home/Ana one", "00:00.0 home/Bo assist"),
    ScorerRow(
      "is on the basket that had to wait, not on the one before",
      "Dee one; 5; full; Ana one; again; pass 1", "00:00.0 away/Dee one", "00:00.0 home/Ana one",
      "00:00.0 home/Bo assist"),
  ]

  @Test(
    "to an earlier basket is recorded behind it, by its move or by the key of the pass",
    arguments: ["assist Cy", "pass 2"])
  func earlier(_ script: String) throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try scorer.perform(": 1:00 Ana two; : 2:00 Bo two; Dee foul; pick -3", at: game)
    #expect(scorer.candidates == ["Bo", "Cy"])
    try scorer.perform(script, at: game)
    let assist = try #require(
      try game.saved.playByPlay.plays.map(\.play).first { $0.move == .assist })
    #expect(assist.basket == 1 && scorer.shown.picked == nil && scorer.shown.behind == nil)
    #expect(try game.plays[1] == "01:00.0 home/Cy assist")
  }

  @Test("is offered", arguments: rows)
  func offered(_ row: ScorerRow) throws {
    let game = try SharedGame(.new(by: .pickup(to: 4)))
    try game.scoring().expect(row, at: game)
  }

  @Test(
    "is no longer asked for after anything else",
    arguments: ["Dee", "foul", "undo", "redo", "set 1:00", ": Dee foul", "cancel"])
  func over(_ step: String) throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try scorer.perform("Ana one; \(step)", at: game)
    let plays = try game.plays
    #expect(scorer.candidates == [])
    scorer.take(.pass(1))
    #expect(try game.plays == plays)
  }
}
