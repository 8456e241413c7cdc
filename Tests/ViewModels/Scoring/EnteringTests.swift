import Basketball
import Testing

@testable import ViewModels

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
