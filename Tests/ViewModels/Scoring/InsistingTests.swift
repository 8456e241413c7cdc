import Basketball
import Testing

@testable import ViewModels

@Suite("A change that leaves plays after the finish")
struct InsistingTests {
  let game: SharedGame
  let scorer: Scoring

  /// A game to 4 by two.
  init() throws {
    game = try SharedGame(.new(by: .pickup(to: 4)))
    scorer = try game.scoring()
    try scorer.perform("Ana two; Dee one; Bo one; Cy foul", at: game)
  }

  /// Gives play 2 to the other side: play 3 would win the game before play 4.
  nonisolated private static let win = "pick -3; Bo"
  nonisolated private static let (ana, dee, bo) = (
    "00:00.0 home/Ana two", "00:00.0 away/Dee one", "00:00.0 home/Bo one"
  )
  nonisolated private static let cy = "00:00.0 home/Cy foul"

  nonisolated static let rows = [
    ScorerRow(
      "is refused", win, ana, dee, bo, cy, "pass Eve Flo", "picked 2",
      "asking: before [4]"),
    ScorerRow(
      "is done once the scorer insists", win + "; again", ana, bo, bo, "over",
      "done: #2 \(dee) → #2 \(bo), without #4 \(cy)"),
    ScorerRow(
      "may be a late basket", "set 1:00; Eve foul; : 0:30 Ana two", ana, dee, bo, cy,
      "01:00.0 away/Eve foul", "asking: before [5]"),
    ScorerRow(
      "is recorded then", "set 1:00; Eve foul; : 0:30 Ana two; again", ana, dee, bo, cy,
      "00:30.0 home/Ana two", "over", "done: without #5 01:00.0 away/Eve foul"),
    ScorerRow(
      "may be a removal", ": 1:00 Dee two; : 1:00 Ana one; : 1:00 Flo foul; pick -6; remove", ana,
      dee, bo, cy, "01:00.0 away/Dee two", "01:00.0 home/Ana one", "01:00.0 away/Flo foul",
      "pass Eve Flo", "picked 2", "asking: before [7]"),
  ]

  @Test("is asked about", arguments: rows)
  func asked(_ row: ScorerRow) throws { try scorer.expect(row, at: game) }

  @Test(
    "is not done by a second try after anything else",
    arguments: ["cancel", "pick 1", "clock", "foul", "set noon", ": Dee foul", "undo"])
  func over(_ step: String) throws {
    try scorer.perform("\(Self.win); \(step)", at: game)
    let saved = try game.saved
    #expect(!scorer.shown.canTryAgain)
    scorer.take(.again)
    #expect(try game.saved == saved)
  }
}
