import Basketball
import Testing

@testable import ViewModels

@Suite("A play that a scorer selects")
struct SelectionTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
  }

  @Test("is the last by the clock, then those before and after it; beyond the last there is none")
  func moving() throws {
    try scorer.perform(Self.beginning, at: game)
    var seen: [Int?] = []
    for places in [-1, -1, -1, -1, 1, 1, 1, -10, 10, -2] {
      scorer.take(.pick(by: places))
      seen.append(scorer.shown.picked)
    }
    #expect(seen == [2, 3, 1, 1, 3, 2, nil, 1, nil, 3])
  }

  @Test("is none where nothing has been played", arguments: ["pick -1", "pick 10", "remove"])
  func none(_ step: String) throws {
    try scorer.perform(step, at: game)
    let refusal =
      step == "remove" ? "no play is picked: ↑ picks one" : "there is no play to pick yet"
    #expect(try scorer.outcome(at: game) == ["refused: \(refusal)"])
  }

  /// Plays of which the last was recorded late.
  nonisolated private static let beginning = ": 1:00 Ana two; : 3:00 Dee one; : 2:00 Bo rebound"
  @Test("is where somebody else has put it")
  func moved() throws {
    try scorer.perform(Self.beginning + "; pick -1", at: game)
    try game.elsewhere(.fix(2, Correction(time: .elapsed(.zero))))
    try scorer.perform("look; pick 1", at: game)
    #expect(scorer.shown.picked == 1)
  }
}
