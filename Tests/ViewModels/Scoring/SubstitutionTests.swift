import Basketball
import Fixtures
import Platform
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

  private var names: [String] { scorer.home.compactMap(\.player) }

  @Test("of both teams is one step, at the time when it was begun, and one undo takes it back")
  func step() throws {
    try scorer.enter("Ana", "two")
    scorer.take(.clock)
    game.now = 5000
    scorer.take(.exchange)
    game.now = 9000
    try scorer.enter("Dora", "Bo", "Gus", "Dee", "Ana", "Eva")
    scorer.take(.substitute)
    #expect(
      try game.plays == [
        "00:00.0 home/Ana two", "00:05.0 home/Bo out", "00:05.0 away/Dee out",
        "00:05.0 home/Ana out", "00:05.0 home/Dora in", "00:05.0 away/Gus in",
        "00:05.0 home/Eva in",
      ])
    #expect(scorer.shown.substitution == nil)
    #expect(names == ["Eva", "Dora", "Cy", "Bo", "Ana"])
    #expect(scorer.away.map(\.player) == ["Gus", "Eve", "Flo", "Dee"])
    scorer.take(.undo)
    #expect(try game.plays == ["00:00.0 home/Ana two"])
    #expect(try game.saved.state.box.court == nil)
    #expect(names == ["Ana", "Bo", "Cy", "Dora", "Eva"])
  }

  @Test("is not begun where nobody is on a bench, and lets who left last come back")
  func noBench() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    scorer.take(.exchange)
    #expect(scorer.shown.substitution == nil)
    #expect(scorer.said == "refused: nobody is on a bench to come in, and no play is picked")
    try game.elsewhere(.play("Ana out"))
    scorer.take(.exchange)
    try scorer.enter("Ana")
    scorer.take(.substitute)
    #expect(try game.plays == ["00:00.0 home/Ana out", "00:00.0 home/Ana in"])
  }
}
