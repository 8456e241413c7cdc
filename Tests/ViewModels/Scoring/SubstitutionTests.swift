import Basketball
import Testing

@testable import ViewModels

@Suite("A substitution")
struct SubstitutionTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame(
      .new(home: ["Ana", "Bo", "Cy", "Dora", "Eva"], away: ["Dee", "Eve", "Flo", "Gus"]))
    scorer = try game.scoring()
  }

  private var chosen: [String] {
    let chosen = scorer.substitution.value
    return (chosen?.leaving.map { "-\($0.word)" } ?? [])
      + (chosen?.coming.map { "+\($0.word)" } ?? [])
  }

  private var names: [String] { scorer.home.map(\.name) }

  @Test("of both teams is one step, at the time when it was begun, and one undo takes it back")
  func step() throws {
    try scorer.enter("Ana", "two")
    scorer.togglePause()
    game.now = 5000
    scorer.beginSubstitution()
    game.now = 9000
    try scorer.enter("Dora", "Bo", "Gus", "Dee", "Ana", "Eva")
    scorer.substitute()
    #expect(
      try game.plays == [
        "00:00.0 home/Ana two", "00:05.0 home/Bo out", "00:05.0 away/Dee out",
        "00:05.0 home/Ana out", "00:05.0 home/Dora in", "00:05.0 away/Gus in",
        "00:05.0 home/Eva in",
      ])
    #expect(scorer.substitution.value == nil)
    #expect(names == ["Eva", "Dora", "Cy", "Bo", "Ana"])
    #expect(scorer.away.map(\.name) == ["Gus", "Eve", "Flo", "Dee"])
    scorer.undo()
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    #expect(try game.saved.standing.box.court == nil)
    #expect(names == ["Ana", "Bo", "Cy", "Dora", "Eva"])
  }

  @Test("is chosen key by key, and a player who is chosen twice is not")
  func choosing() throws {
    scorer.beginSubstitution()
    try scorer.enter("Ana", "Dora", "Dee")
    #expect(chosen == ["-home/Ana", "-away/Dee", "+home/Dora"])
    try scorer.enter("Ana", "Dora")
    #expect(chosen == ["-away/Dee"])
    #expect(scorer.substitution.value?.count(.home) == 3)
    #expect(scorer.substitution.value?.count(.away) == 2)
    scorer.cancel()
    #expect(scorer.substitution.value == nil)
    #expect(try game.saved.tape.entries.count == 1)
    try scorer.enter("Ana", "foul")
    #expect(try game.plays == ["00:00.0 home/Ana foul"])
  }

  @Test("is not made while nobody is chosen, and goes on")
  func nobody() throws {
    scorer.beginSubstitution()
    scorer.substitute()
    #expect(scorer.said == "refused: nobody is chosen yet")
    #expect(scorer.substitution.value != nil)
    try scorer.enter("Cy")
    #expect(scorer.said == nil)
    scorer.substitute()
    #expect(try game.plays == ["00:00.0 home/Cy out"])
  }

  @Test("is not begun where nobody is on a bench, and lets who left last come back")
  func noBench() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    scorer.beginSubstitution()
    #expect(scorer.substitution.value == nil)
    #expect(scorer.said == "refused: nobody is on a bench to come in, and no play is picked")
    try game.elsewhere(.play("Ana out"))
    scorer.beginSubstitution()
    try scorer.enter("Ana")
    scorer.substitute()
    #expect(try game.plays == ["00:00.0 home/Ana out", "00:00.0 home/Ana in"])
  }

  @Test("takes the place of a play that is begun")
  func begun() throws {
    try scorer.enter("Ana")
    scorer.beginSubstitution()
    #expect(scorer.begun.value == nil)
  }

  @Test("drops those whom somebody else has substituted meanwhile")
  func elsewhere() throws {
    scorer.beginSubstitution()
    try scorer.enter("Ana", "Bo", "Dora", "Eva")
    try game.elsewhere(.play("Ana out"), .play("Dora in"), .leave(.typed("Eva")))
    scorer.refresh()
    #expect(chosen == ["-home/Bo"])
    try scorer.enter("Ana")
    #expect(chosen == ["-home/Bo", "+home/Ana"])
  }

  @Test("leaves the pass to those who are on court then")
  func passes() throws {
    scorer.beginSubstitution()
    try scorer.enter("Bo", "Dora")
    scorer.substitute()
    try scorer.enter("Ana", "two")
    #expect(scorer.candidates == ["Dora", "Cy"])
    scorer.assist(by: 1)
    #expect(try game.plays.last == "00:00.0 home/Dora assist")
  }

  @Test("that cannot be saved waits like any other step")
  func unsaved() throws {
    scorer.beginSubstitution()
    try scorer.enter("Bo", "Dora")
    game.disk.fail(.write, times: 1)
    scorer.substitute()
    #expect(scorer.unsaved.value == ["00:00.0 home/Bo out home/Dora in"])
    scorer.tryAgain()
    #expect(try game.plays == ["00:00.0 home/Bo out", "00:00.0 home/Dora in"])
  }
}
