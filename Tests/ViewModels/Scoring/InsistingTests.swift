import Basketball
import Testing

@testable import ViewModels

@Suite("A change that leaves plays after the finish")
struct InsistingTests {
  let game: SharedGame
  let scorer: Scoring

  /// A game to 4 by two: Ana two, Dee one, Bo one, Cy foul.
  init() throws {
    game = try SharedGame(.new(by: .pickup(to: 4)))
    scorer = try game.scoring()
    try scorer.enter("Ana", "two", "Dee", "one", "Bo", "one", "Cy", "foul")
  }

  /// Gives play 2 to the other side: play 3 would win the game before play 4.
  func win() throws {
    scorer.select(by: -3)
    try scorer.enter("Bo")
  }

  @Test("is refused, and done once the scorer insists")
  func insisting() throws {
    let saved = try game.saved
    try win()
    #expect(scorer.said == "asking: after the finish: [4]" && scorer.canTryAgain)
    #expect(scorer.selected.value == 2)
    #expect(try game.saved == saved)
    scorer.tryAgain()
    #expect(
      scorer.said == "done: #2 00:00.0 away/Dee one → #2 00:00.0 home/Bo one, "
        + "without #4 00:00.0 home/Cy foul")
    #expect(
      try game.plays == ["00:00.0 home/Ana two", "00:00.0 home/Bo one", "00:00.0 home/Bo one"])
    #expect(scorer.board.facts.value.winner == .home)
    #expect(scorer.selected.value == 2 && !scorer.canTryAgain)
    scorer.undo()
    #expect(try game.saved.standing.box == saved.standing.box)
  }

  nonisolated static let others = [
    ScorerAction("Escape") { $0.cancel() },
    ScorerAction("another play") { $0.select(by: 1) },
    ScorerAction("the clock") { $0.togglePause() },
    ScorerAction("another fix of the play") { try $0.enter("foul") },
    ScorerAction("what is no reading") { #expect(!$0.setTime(to: "noon")) },
    ScorerAction("a play that is typed") { #expect($0.perform(line: "Dee foul")) },
    ScorerAction("an undo") { $0.undo() },
  ]

  @Test("is not done by a second try after", arguments: others)
  func over(_ action: ScorerAction) throws {
    try win()
    try action.perform(scorer)
    let saved = try game.saved
    #expect(!scorer.canTryAgain)
    scorer.tryAgain()
    #expect(try game.saved == saved)
  }

  @Test("is asked about whatever it corrects")
  func corrections() throws {
    #expect(scorer.perform(line: "1:00 Dee two"))
    #expect(scorer.perform(line: "1:00 Ana one") && scorer.perform(line: "1:00 Flo foul"))
    let saved = try game.saved
    // Ana's last point made it 4-3, and without either of the away side's baskets it would win.
    for place in [-3, -6] {
      scorer.cancel()
      scorer.select(by: place)
      scorer.remove()
      #expect(scorer.said == "asking: after the finish: [7]")
      try scorer.enter("rebound")
      #expect(scorer.said == "asking: after the finish: [7]")
    }
    #expect(try game.saved == saved)
    scorer.tryAgain()
    #expect(
      scorer.said == "done: #2 00:00.0 away/Dee one → #2 00:00.0 away/Dee rebound, "
        + "without #7 01:00.0 away/Flo foul")
    #expect(scorer.board.score.value == Sides(home: 4, away: 2))
  }

  @Test("is a late basket too, which is recorded once the scorer insists")
  func lateBasket() throws {
    #expect(scorer.setTime(to: "1:00"))
    try scorer.enter("Eve", "foul")
    #expect(scorer.perform(line: "0:30 Ana two"))
    #expect(scorer.said == "asking: after the finish: [5]")
    #expect(scorer.unsaved.value == [])
    #expect(try game.plays.count == 5)
    scorer.tryAgain()
    #expect(scorer.said == "done: without #5 01:00.0 away/Eve foul")
    #expect(try game.plays.last == "00:30.0 home/Ana two")
    #expect(scorer.board.facts.value.winner == .home && !scorer.canTryAgain)
  }
}
