import Basketball
import Testing

@testable import ViewModels

@Suite("A play in two halves")
struct EnteringTests {
  let game: SharedGame
  let scorer: Scoring

  init() throws {
    game = try SharedGame()
    scorer = try game.scoring()
  }

  @Test(
    "is recorded in either order, by a player or a team",
    arguments: [
      (["Ana", "two"], "home/Ana two"), (["two", "Ana"], "home/Ana two"),
      (["Flo", "rebound"], "away/Flo rebound"), (["assist", "Dee"], "away/Dee assist"),
      (["Reds", "foul"], "home foul"), (["one", "Blues"], "away one"),
    ])
  func order(words: [String], play: String) throws {
    for word in words { try scorer.enter(word) }
    #expect(try game.plays == ["00:00.0 \(play)"])
    #expect(scorer.board.plays.value.count == 1)
    #expect(scorer.begun.value == nil && scorer.said == nil && !scorer.canTryAgain)
  }

  @Test("is only begun with the first of them, and can be dropped")
  func begun() throws {
    let ana = try #require(scorer.home.first)
    var heard: [BegunPlay?] = []
    let token = scorer.begun.bind { heard.append($0) }
    scorer.enter(ana)
    #expect(scorer.begun.value == .person(ana))
    scorer.cancel()
    scorer.enter(.twoPoints)
    #expect(scorer.begun.value == .move(.twoPoints))
    scorer.cancel()
    #expect(heard.compactMap(\.self) == [.person(ana), .move(.twoPoints)])
    #expect(scorer.begun.value == nil)
    #expect(try game.plays == [])
    withExtendedLifetime(token) {}
  }

  @Test("is another one when another first half takes the place of the first")
  func replaced() throws {
    try scorer.enter("Ana", "Bo", "two", "foul", "rebound", "Dee")
    #expect(try game.plays == ["00:00.0 home/Bo two", "00:00.0 away/Dee rebound"])
  }

  @Test("is put where the clock was at the first of them")
  func firstHalf() throws {
    scorer.togglePause()
    game.now = 10_250
    try scorer.enter("Ana")
    game.now = 14_000
    try scorer.enter("two", "foul")
    game.now = 20_000
    try scorer.enter("one")
    game.now = 30_001
    try scorer.enter("Dee")
    #expect(try game.plays == ["00:10.25 home/Ana two", "00:20.0 away/Dee one"])
  }

  @Test("is put there too when others record and stop the clock in between")
  func others() throws {
    scorer.togglePause()
    game.now = 10_000
    try scorer.enter("Ana")
    game.now = 12_000
    try game.elsewhere(.play("Dee foul"), .clock(.pause))
    game.now = 15_000
    try scorer.enter("one")
    #expect(try game.plays == ["00:10.0 home/Ana one", "00:12.0 away/Dee foul"])
    #expect(try game.saved.playByPlay.plays.map(\.play.number) == [2, 1])
    #expect(scorer.board.clock.value.text == "00:12.0")
    #expect(scorer.board.score.value == Sides(home: 1, away: 0))
    #expect(scorer.said == nil)
  }

  @Test("is put where the clock is that somebody else has just started")
  func started() throws {
    try game.elsewhere(.clock(.start))
    game.now = 7000
    try scorer.enter("Ana")
    game.now = 9000
    try scorer.enter("one")
    #expect(try game.plays == ["00:07.0 home/Ana one"])
  }

  @Test("stays begun while the clock is started or stopped")
  func paused() throws {
    scorer.togglePause()
    game.now = 8000
    try scorer.enter("Ana")
    game.now = 9000
    scorer.togglePause()
    try scorer.enter("foul")
    #expect(try game.plays == ["00:08.0 home/Ana foul"])
    #expect(scorer.board.clock.value.text == "00:09.0")
  }
}

@Suite("Those whom a scorer can enter")
struct PeopleTests {
  @Test("are those on the rosters, in their order, as they are now, and the two teams")
  func people() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    #expect(scorer.home.map(\.who.word) == ["home/Ana", "home/Bo", "home/Cy"])
    #expect(scorer.away.map(\.name) == ["Dee", "Eve", "Flo"])
    #expect(scorer.teams.map(\.who) == [Who(.home), Who(.away)])
    #expect(scorer.teams.map(\.name) == ["Reds", "Blues"])
    try game.elsewhere(
      .join(team: .typed("away"), name: "Gus"), .rename(.typed("Dee"), to: "Deb"))
    scorer.refresh()
    try scorer.enter("Gus", "two")
    #expect(try game.plays == ["00:00.0 away/Gus two"])
    #expect(scorer.away.map(\.who.word) == ["away/Deb", "away/Eve", "away/Flo", "away/Gus"])
  }

  @Test("are distinguished when two teams have a player of one name")
  func sameName() throws {
    let game = try SharedGame(.new(away: ["Ana", "Bo", "Cy"]))
    let scorer = try game.scoring()
    scorer.enter(scorer.away[1])
    scorer.enter(.onePoint)
    #expect(try game.plays == ["00:00.0 away/Bo one"])
  }

  @Test("may have another name by now: their plays are refused, not given to somebody else")
  func renamed() throws {
    let game = try SharedGame()
    let scorer = try game.scoring()
    try game.elsewhere(.rename(.typed("Ana"), to: "Xenia"), .rename(.typed("Bo"), to: "Ana"))
    try scorer.enter("Bo", "foul")
    #expect(scorer.notice.value?.kind == .refused)
    #expect(try game.plays == [])
    #expect(scorer.home.map(\.name) == ["Xenia", "Ana", "Cy"])
  }
}
