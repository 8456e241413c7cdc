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

  nonisolated static let rows = [
    ScorerRow(
      "is chosen key by key", "change; Ana Dora Dee", "chosen -home/Ana -away/Dee +home/Dora"),
    ScorerRow(
      "is without a player who is chosen twice", "change; Ana Dora Dee Ana Dora",
      "chosen -away/Dee"),
    ScorerRow(
      "is dropped, and a play is entered then", "change; Ana; cancel; Ana foul",
      "00:00.0 home/Ana foul"),
    ScorerRow(
      "is not made while nobody is chosen, and goes on", "change; substitute", "chosen ",
      "refused: nobody is chosen yet"),
    ScorerRow(
      "has as many who come as who leave", "change; substitute; Cy; substitute",
      "chosen -home/Cy", "refused: Reds has to have 3 on court"),
    ScorerRow(
      "makes a wrong number right", "else Cy out; change; Dora; substitute",
      "00:00.0 home/Cy out", "00:00.0 home/Dora in"),
    ScorerRow(
      "takes the place of a play that is begun", "Ana; change", "chosen ",
      "done: not recorded: Ana"),
    ScorerRow(
      "drops those whom somebody else has substituted meanwhile",
      "change; Ana Bo Dora; else Ana out; else Dora in; look", "00:00.0 home/Ana out",
      "00:00.0 home/Dora in", "chosen -home/Bo"),
    ScorerRow(
      "leaves the pass to those who are on court then", "change; Bo Dora; substitute; Ana two",
      "00:00.0 home/Bo out", "00:00.0 home/Dora in", "00:00.0 home/Ana two", "pass Dora Cy"),
    ScorerRow(
      "waits like any other step if it cannot be saved", "change; Bo Dora; full; substitute",
      "waits 00:00.0 home/Bo out home/Dora in", "failed: not saved: \(SystemError.noSpace.words)"),
    ScorerRow(
      "is saved by a second try", "change; Bo Dora; full; substitute; again",
      "00:00.0 home/Bo out", "00:00.0 home/Dora in"),
  ]

  @Test("is chosen, and made", arguments: rows)
  func made(_ row: ScorerRow) throws { try scorer.expect(row, at: game) }

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
