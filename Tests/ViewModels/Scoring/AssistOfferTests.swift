import Basketball
import Testing

@testable import ViewModels

@Suite("The assist on a basket")
struct AssistOfferTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame(.new(by: .pickup(to: 4)))
    scorer = try game.scoring()
  }

  @Test("is asked for after a player's basket: it may be by any other of the side")
  func asking() throws {
    try scorer.enter("Bo", "two")
    #expect(scorer.candidates == ["Ana", "Cy"])
    try scorer.enter("one", "Flo")
    #expect(scorer.candidates == ["Dee", "Eve"])
  }

  @Test("is not asked for after a team's own basket, or what is none")
  func notAsking() throws {
    for move in ["rebound", "foul", "assist"] {
      try scorer.enter("Ana", move)
      #expect(scorer.candidates == [])
    }
    try scorer.enter("Reds", "two")
    #expect(scorer.candidates == [])
  }

  @Test("is put where the basket is, however late it is entered")
  func reading() throws {
    scorer.togglePause()
    game.now = 5125
    try scorer.enter("Ana")
    game.now = 6000
    try scorer.enter("one")
    game.now = 9000
    // Nobody passes to himself, nor is there a fourth player.
    for place in [0, 3, -1] { scorer.assist(by: place) }
    scorer.assist(by: 2)
    #expect(try game.plays == ["00:05.125 home/Ana one", "00:05.125 home/Cy assist"])
    #expect(scorer.candidates == [])
    scorer.assist(by: 1)
    #expect(try game.plays.count == 2)
  }

  @Test("is put there too when it is entered by its move, by one of those who may have made it")
  func byMove() throws {
    scorer.togglePause()
    game.now = 5000
    try scorer.enter("Ana", "one")
    game.now = 7000
    try scorer.enter("Bo", "assist")
    try scorer.enter("Cy", "assist")
    let plays = try game.plays
    #expect(
      plays == [
        "00:05.0 home/Ana one", "00:05.0 home/Bo assist", "00:07.0 home/Cy assist",
      ])
  }

  @Test("is asked for still when the clock is started or paused")
  func clock() throws {
    try scorer.enter("Ana", "one")
    scorer.togglePause()
    scorer.togglePause()
    #expect(scorer.candidates == ["Bo", "Cy"])
    scorer.assist(by: 1)
    #expect(try game.plays == ["00:00.0 home/Ana one", "00:00.0 home/Bo assist"])
  }

  nonisolated static let others = [
    ScorerAction("a play that is begun by its player") { try $0.enter("Dee") },
    ScorerAction("a play that is begun by its move") { try $0.enter("foul") },
    ScorerAction("an undo") { $0.undo() },
    ScorerAction("a redo") { $0.redo() },
    ScorerAction("a play that is selected") { $0.select(by: -1) },
    ScorerAction("the clock that is set") { #expect($0.setTime(to: "1:00")) },
    ScorerAction("a play that is typed") { #expect($0.perform(line: "Dee foul")) },
    ScorerAction("what was begun being dropped") { $0.cancel() },
  ]

  @Test("is no longer asked for after", arguments: others)
  func over(_ action: ScorerAction) throws {
    try scorer.enter("Ana", "one")
    try #require(scorer.candidates == ["Bo", "Cy"])
    try action.perform(scorer)
    let plays = try game.plays
    #expect(scorer.candidates == [])
    scorer.assist(by: 1)
    #expect(try game.plays == plays)
  }

  @Test("is asked for after a basket that was typed, too")
  func typed() throws {
    #expect(scorer.perform(line: "2:00 dee two"))
    #expect(scorer.candidates == ["Eve", "Flo"])
    scorer.assist(by: 1)
    #expect(try game.plays == ["02:00.0 away/Dee two", "02:00.0 away/Eve assist"])
  }

  @Test("is asked for after the winning basket, and is the last play there is")
  func winning() throws {
    scorer.togglePause()
    try scorer.enter("Ana", "two")
    game.now = 3000
    try scorer.enter("Bo", "two")
    #expect(scorer.board.facts.value.status == .finished)
    #expect(scorer.candidates == ["Ana", "Cy"])
    game.now = 9000
    scorer.assist(by: 2)
    #expect(try game.plays.last == "00:03.0 home/Cy assist")
    try scorer.enter("Dee", "foul")
    #expect(scorer.said == #"refused: gameFinished(winner: "Reds", score: "4-0")"#)
    #expect(try game.plays.count == 3)
    #expect(scorer.unsaved.value == [])
  }

  @Test("is no longer asked for when somebody else takes the basket out, whatever else they record")
  func gone() throws {
    try scorer.enter("Ana", "one")
    try game.elsewhere(.play("Dee foul"))
    scorer.refresh()
    #expect(scorer.candidates == ["Bo", "Cy"])
    try game.elsewhere(.remove(1), .play("Dee foul"))
    scorer.refresh()
    #expect(scorer.candidates == [] && scorer.board.plays.value.count == 2)
  }

  @Test("is on the basket that had to wait, not on the one before")
  func waited() throws {
    try scorer.enter("Dee", "one")
    game.now = 5000
    game.disk.fail(.write, times: 1)
    try scorer.enter("Ana", "one")
    #expect(scorer.candidates == [])
    scorer.tryAgain()
    #expect(scorer.candidates == ["Bo", "Cy"])
    scorer.assist(by: 1)
    #expect(try game.plays.suffix(2) == ["00:00.0 home/Ana one", "00:00.0 home/Bo assist"])
  }
}
