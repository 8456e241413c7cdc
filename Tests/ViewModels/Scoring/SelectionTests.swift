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
  nonisolated private static let (ana, bo, dee) = (
    "01:00.0 home/Ana two", "02:00.0 home/Bo rebound", "03:00.0 away/Dee one"
  )

  nonisolated static let rows = [
    ScorerRow(
      "gets another player, once: the next one begins a play", "pick -1; Eve; Cy", ana, bo,
      "03:00.0 away/Eve one", "begun Cy"),
    ScorerRow(
      "gets another move, once: the next one begins a play", "pick -1; foul; rebound", ana, bo,
      "03:00.0 away/Dee foul", "begun rebound"),
    ScorerRow(
      "gets another reading", "pick -1; set 0:30", "00:30.0 away/Dee one", ana, bo,
      "done: #2 \(dee) → #2 00:30.0 away/Dee one"),
    ScorerRow(
      "may become the team's own", "pick -3; Blues", "01:00.0 away two", bo, dee,
      "done: #1 \(ana) → #1 01:00.0 away two"),
    ScorerRow(
      "stays selected when what was typed is refused", "pick -1; set noon", ana, bo, dee,
      "pass Eve Flo", "picked 2", "refused: malformedClock"),
    ScorerRow(
      "stays when somebody else removes another", "pick -2; else remove 2; look", ana, bo,
      "picked 3", "told: elsewhere: without #2 \(dee)"),
    ScorerRow(
      "is released when somebody else removes it, whatever else they record",
      "pick -2; else remove 3; else Flo foul; look", ana, dee, "03:00.0 away/Flo foul",
      "refused: play 3 is no longer in the game"),
    ScorerRow(
      "that somebody else has just removed is not corrected", "pick -1; else remove 2; foul", ana,
      bo, "refused: noSuchPlay"),
  ]

  @Test("is corrected once", arguments: rows)
  func corrected(_ row: ScorerRow) throws {
    try scorer.expect(row, after: Self.beginning, at: game)
  }

  @Test("is where somebody else has put it")
  func moved() throws {
    try scorer.perform(Self.beginning + "; pick -1", at: game)
    try game.elsewhere(.fix(2, Correction(time: .elapsed(.zero))))
    try scorer.perform("look; pick 1", at: game)
    #expect(scorer.shown.picked == 1)
  }
}
