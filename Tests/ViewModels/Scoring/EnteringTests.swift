import Basketball
import Testing

@testable import ViewModels

@Suite("A play in two halves")
struct EnteringTests {
  nonisolated static let rows = [
    ScorerRow(
      "is put where the clock was at the first of them",
      "clock; 10.25; Ana; 14; two foul; 20; one; 30.001; Dee", "00:10.25 home/Ana two",
      "00:20.0 away/Dee one", "pass Eve Flo"),
    ScorerRow(
      "is put there too when others record and stop the clock in between",
      "clock; 10; Ana; 12; else Dee foul; else pause; 15; one", "00:10.0 home/Ana one",
      "00:12.0 away/Dee foul", "pass Bo Cy"),
    ScorerRow(
      "is put where the clock is that somebody else has just started",
      "else start; 7; Ana; 9; foul", "00:07.0 home/Ana foul"),
    ScorerRow(
      "is dropped by another first half, which says so", "Ana Bo", "begun Bo",
      "done: not recorded: Ana"),
    ScorerRow(
      "is dropped by another intent, which says so", "Ana foul; two; redo", "00:00.0 home/Ana foul",
      "refused: not recorded: two; nothingToRedo"),
    ScorerRow(
      "stays begun while the clock is started or stopped", "clock; 8; Ana; 9; clock; foul",
      "00:08.0 home/Ana foul"),
  ]

  @Test("comes into the game", arguments: rows)
  func entered(_ row: ScorerRow) throws {
    let game = try SharedGame()
    try game.scoring().expect(row, at: game)
  }
}

@Suite("Those whom a scorer can enter")
struct PeopleTests {
  @Test("are those on the rosters, in their order, as they are now, and the two teams")
  func people() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    #expect(scorer.home.map(\.word) == ["home/Ana", "home/Bo", "home/Cy"])
    #expect(scorer.away.map(\.player) == ["Dee", "Eve", "Flo"])
    try game.elsewhere(
      .join(team: .typed("away"), name: "Gus"), .rename(.typed("Dee"), to: "Deb"))
    scorer.refresh()
    try scorer.enter("Gus", "two", "Reds", "foul")
    #expect(try game.plays == ["00:00.0 away/Gus two", "00:00.0 home foul"])
    #expect(scorer.away.map(\.word) == ["away/Deb", "away/Eve", "away/Flo", "away/Gus"])
  }

  @Test("are distinguished when two teams have a player of one name")
  func sameName() throws {
    let game = try SharedGame(.new(away: ["Ana", "Bo", "Cy"]))
    let scorer = try game.scoring()
    scorer.take(.person(scorer.away[1]))
    scorer.take(.move(.onePoint))
    #expect(try game.plays == ["00:00.0 away/Bo one"])
  }

  @Test("may have another name by now: their plays are refused, not given to somebody else")
  func renamed() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try game.elsewhere(.rename(.typed("Ana"), to: "Xenia"), .rename(.typed("Bo"), to: "Ana"))
    try scorer.enter("Bo", "foul")
    #expect(scorer.shown.notice?.kind == .refused)
    #expect(try game.plays == [])
    #expect(scorer.home.map(\.player) == ["Xenia", "Ana", "Cy"])
  }
}
