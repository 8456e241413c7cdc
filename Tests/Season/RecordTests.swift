import Basketball
import Documents
import Season
import Testing

@Suite("A season adds up")
struct RecordTests {
  private func season(_ games: PlayedGame...) throws -> Season { try Season(games) }

  /// A game of five a side of which its end is all that is known.
  private func ended(_ end: EndVerb, home: [String] = []) throws -> SeasonGame {
    let now = TimeOfDay(milliseconds: 1_760_000_000_000)
    let teams = Sides(home: Team("Reds", home), away: Team("Blues"))
    var sheet = Scoresheet(id: "x", teams: teams, rules: .fiba5x5, now: now)
    _ = try sheet.perform(.end(end), now: now)
    return SeasonGame(GameDocument(sheet.state, now: now))
  }

  @Test("what a team has won, lost and scored, and its streak by the order of the games")
  func team() throws {
    let season = try season(
      PlayedGame("Reds", 9, 15, "Blues", on: 3), PlayedGame("reds", 15, 3, "Blues", on: 1),
      PlayedGame("Greens", 3, 15, "REDS ", on: 2),
      PlayedGame("Reds", 1, 0, "Blues", on: 4).abandoned)
    let reds = try #require(season.standings.places.first?.team)
    #expect(reds.name == "Reds")
    #expect([reds.games, reds.wins, reds.losses] == [3, 2, 1])
    #expect([reds.pointsFor, reds.pointsAgainst, reds.difference] == [39, 21, 18])
    #expect(reds.winRatio?.thousandths == 667 && reds.pointsPerGame?.thousandths == 13_000)
    #expect(reds.streak == -1)
    let record = [reds.record(.home), reds.record(.away)].map { [$0.wins, $0.losses] }
    #expect(record == [[1, 1], [1, 0]])
    #expect(season.standings.games == 3 && season.playedGames == 4)
  }

  @Test("two teams against each other, in the order in which they are named")
  func versus() throws {
    let game = PlayedGame("Reds", 15, 3, "Blues")
    let standings = try season(game).standings
    for names in [["Reds", "Blues"], ["Blues", "Reds"]] {
      let teams = names.compactMap { name in standings.records.first { $0.name == name } }
      var page = SeasonPage(.team(teams[0]), against: teams[1])
      page.add(try game.counted(id: "g"))
      guard case .versus(let records) = page.kind else {
        Issue.record("it is no page of two teams")
        continue
      }
      #expect(records.map(\.name) == names)
    }
  }

  @Test("what a player has done for both of two teams")
  func movedPlayer() throws {
    let season = try season(
      PlayedGame("Reds", 15, 3, "Blues", on: 1).by(["Ana", "B", "C"], ["D", "E", "F"]),
      PlayedGame("Greens", 4, 15, "Blues", on: 2).by(["ANA", "G", "H"], ["D", "E", "F"]))
    let ana = try #require(season.players.first { $0.name == "ANA" })
    #expect(ana.teams == ["Greens", "Reds"])
    #expect([ana.games, ana.wins, ana.losses, ana.stats.counts.points] == [2, 1, 1, 19])
    #expect(ana.pointsPerGame?.thousandths == 9500)
    #expect(season.players.count == 8)
  }

  @Test("the games that tell who was on court, for whichever team they were")
  func tracked() throws {
    let season = try season(
      PlayedGame("Reds", 15, 3, "Blues", on: 1), PlayedGame("Reds", 15, 3, "Blues", on: 2).tracked,
      PlayedGame("Greens", 15, 3, "Blues", on: 3).tracked,
      PlayedGame("Greens", 15, 3, "Blues", on: 4).tracked)
    let ana = try #require(season.players.first { $0.name == "Ana" })
    #expect(ana.games == 4 && ana.games(keeping: .time) == 3 && ana.stats.plusMinus != nil)
  }

  @Test("no game of a player where a side forfeited before the first play")
  func forfeits() throws {
    let season = try season(
      PlayedGame("Reds", 0, 0, "Blues").forfeited(by: .away),
      PlayedGame("Reds", 1, 0, "Blues", on: 1).forfeited(by: .away))
    #expect(season.standings.games == 2 && season.playedGames == 1)
    #expect(season.players.allSatisfy { $0.games == 1 })
  }

  @Test("the points of a team as tables count them, of a forfeit by its rules")
  func forfeitScore() throws {
    var totals = Season()
    totals.add(try ended(.forfeit(.exact(Who(.away)))))
    let points = totals.teamTotals.map { "\($0.name) \($0.pointsFor)-\($0.pointsAgainst)" }
    #expect(points.sorted() == ["Blues 0-20", "Reds 20-0"])
  }

  @Test("who sat on the bench has no game, no win and no page of it, and is known by name")
  func bench() throws {
    let games = [
      PlayedGame("Reds", 15, 3, "Blues", on: 1).tracked.without("Bo", "Flo"),
      PlayedGame("Reds", 15, 3, "Blues", on: 2).by(
        ["Ana", "Bo", "Cy"], ["Di", "Ed", "Eve", "Flo"]
      )
      .without("Flo"),
    ]
    let season = try Season(games)
    let bo = try #require(season.players.first { $0.name == "Bo" })
    #expect([bo.games, bo.wins] == [1, 1] && bo.games(keeping: .time) == 0)
    #expect(throws: SeasonError.notPlayed("Flo")) { try season.subject("flo") }
    var page = SeasonPage(.player(bo))
    for game in try games.counted() { page.add(game) }
    #expect(page.log.map(\.id) == ["g1"])
  }

  @Test("one name in two teams as one, unless any game or the league says otherwise")
  func whoIsWho() throws {
    let games = [
      PlayedGame("Reds", 15, 3, "Blues", on: 1), PlayedGame("Greens", 9, 2, "Blues", on: 2),
    ]
    let meeting = PlayedGame("Reds", 5, 3, "Greens", on: 3).by(["ana", "B"], ["Ana", "C"])
      .without("ana", "Ana")
    func players(_ said: SaidNames = SaidNames(), met: Bool = false) throws -> [String] {
      var season = try Season(games, said)
      if met { season.know(try meeting.counted(id: "m")) }
      let open = season.openNames.map { "\($0.name)? \($0.teams)" }
      return try season.players.filter { $0.identity == "ana" }
        .map { "\($0.teams) \($0.games) \(try season.subject("\($0.teams[0])/Ana").word)" }
        .sorted() + open
    }
    let one = #"["Greens", "Reds"] 2 Ana"#
    let two = [#"["Greens"] 1 Greens/Ana"#, #"["Reds"] 1 Reds/Ana"#]
    let question = #"Ana? ["Greens", "Reds"]"#
    let others = [#"Bo? ["Greens", "Reds"]"#, #"Cy? ["Greens", "Reds"]"#]
    #expect(try players() == [one, question] + others)
    #expect(try players(met: true) == two + others)
    #expect(try players(SaidNames(apart: ["ANA"])) == two + others)
    #expect(try players(SaidNames(same: ["Ana"]), met: true) == [one] + others)
  }

  @Test("results from paper of teams in games, wins and points, and in nothing else")
  func results() throws {
    var season = Season()
    season.add(try ended(.result(Sides(home: 80, away: 70)), home: ["Ana"]))
    let reds = try #require(season.teamTotals.first { $0.name == "Reds" })
    #expect([reds.games, reds.wins, reds.pointsFor, reds.pointsAgainst] == [1, 1, 80, 70])
    #expect(reds.pointsPerGame?.thousandths == 80_000 && reds.stats.counts.points == 80)
    #expect(Move.allCases.allSatisfy { reds.games(keeping: Kept($0)) == 0 })
    #expect(season.players.isEmpty && season.playedGames == 0)
  }

  @Test("what is sorted by games played, never by their average")
  func sorted() throws {
    let season = try season(
      PlayedGame("Reds", 15, 3, "Blues").by(["Ana", "B", "C"], ["Di", "E", "F"]),
      PlayedGame("Greens", 15, 3, "Blues").by(["G", "H", "I"], ["Di", "E", "F"]))
    func first(_ key: String) -> String? {
      Sorting(by: .init(key), perGame: true)?.sorted(season.players).first?.name
    }
    #expect(first("games") == "Di" && first("points") == "Ana")
  }

  @Test("what is sorted by an average over the games that tell it")
  func averages() throws {
    let season = try season(
      PlayedGame("Reds", 15, 3, "Blues", on: 1).tracked,
      PlayedGame("Reds", 15, 3, "Blues", on: 2), PlayedGame("Reds", 15, 3, "Blues", on: 3),
      PlayedGame("Greens", 15, 5, "Whites", on: 4).tracked.by(["G", "H", "I"], ["J", "K", "L"]))
    let sorted = Sorting(by: .init("plusMinus"), perGame: true)?.sorted(season.players)
    #expect(sorted?.first?.name == "Ana")
  }

  @Test("two people of one name, told apart by their teams, in all of their games")
  func namesakes() throws {
    let season = try season(
      PlayedGame("Reds", 15, 3, "Blues", on: 1).by(["Ana", "B", "C"], ["ana", "E", "F"]),
      PlayedGame("Reds", 15, 4, "Greens", on: 2).by(["Ana", "B", "C"], ["G", "H", "I"]))
    let anas = season.players.filter { $0.name.lowercased() == "ana" }
      .sorted { $0.stats.counts.points > $1.stats.counts.points }
    #expect(anas.map(\.teams) == [["Reds"], ["Blues"]])
    #expect(anas.map(\.stats.counts.points) == [30, 3] && anas.map(\.games) == [2, 1])
    #expect(throws: SeasonError.ambiguous("Ana", candidates: ["Blues/ana", "Reds/Ana"])) {
      try season.subject("Ana")
    }
    guard case .player(let meant) = try season.subject("blues/ANA") else {
      Issue.record("no player is meant")
      return
    }
    #expect(meant.stats.counts.points == 3)
  }

  @Test("a player who stands twice on a roster of a file as one, who has played one game")
  func twice() throws {
    let games = [
      PlayedGame("Reds", 15, 3, "Blues", on: 1).by(["Ana", "ÁN A", "Bo"], ["Di", "Ed", "Flo"]),
      PlayedGame("REDS", 9, 15, "Blues", on: 2).by(["ana", "Bo", "Cy"], ["Di", "Ed", "Flo"]),
    ]
    let season = try Season(games)
    let ana = try #require(season.players.first { Name.identity($0.name) == "ana" })
    #expect([ana.games, ana.wins, ana.losses, ana.stats.counts.points] == [2, 1, 1, 24])
    #expect(season.players.count == 6)
    var page = SeasonPage(try season.subject("ana"))
    var register = Register()
    for game in try games.counted() {
      page.add(game)
      register.add(game)
    }
    #expect(page.log.map(\.stats.counts.points) == [15, 9])
    let ofName = register.players.inOrder.first { $0.identity == "ana" }
    #expect(ofName?.value.map(\.stats.counts.points) == [15, 9])
  }

  @Test("teams and players whose names differ in case, spaces and Latin accents as one")
  func spellings() throws {
    let season = try season(
      PlayedGame("Södertälje", 15, 3, "Old Town", on: 1),
      PlayedGame("sodertalje", 15, 4, "OldTown", on: 2).by(
        ["ana", "BÓ", "C y"], ["D\u{ed}", "Ed", "F lo"]))
    #expect(
      season.standings.places.map { "\($0.team.name) \($0.team.games)" } == [
        "sodertalje 2", "OldTown 2",
      ])
    #expect(season.players.allSatisfy { $0.games == 2 } && season.players.count == 6)
  }

  @Test("who is meant by a word, and names what could be two")
  func subjects() throws {
    let season = try season(
      PlayedGame("Street Lions", 15, 3, "Blues").by(
        ["Ana Li", "Bo", "Blues"], ["Li Wei", "E", "F"]))
    #expect(try season.subject("lions").word == "Street Lions")
    #expect(try season.subject("wei").word == "Li Wei")
    // A whole name goes before a beginning, and a team before a player.
    guard case .team = try season.subject("BLUES") else {
      Issue.record("the player is meant")
      return
    }
    guard case .player = try season.subject("street lions/blues") else {
      Issue.record("the team is meant")
      return
    }
    #expect(throws: SeasonError.ambiguous("li", candidates: ["Ana Li", "Li Wei", "Street Lions"])) {
      try season.subject("li")
    }
    #expect(try season.subject("street lions/ana li").word == "Ana Li")
    #expect(throws: SeasonError.self) { try season.subject("zed") }
    #expect(throws: SeasonError.self) { try season.subject("") }
  }

  @Test("who is meant by a team with a slash in its name, and by the beginning of a later word")
  func words() throws {
    let season = try season(
      PlayedGame("A/B", 15, 3, "Blues").by(["Ana", "Maria Ana Bo", "Cy"], ["Ana", "E", "F"]))
    #expect(throws: SeasonError.ambiguous("Ana", candidates: ["A/B/Ana", "Blues/Ana"])) {
      try season.subject("Ana")
    }
    #expect(try season.subject("a/b/ana").word == "A/B/Ana")
    #expect(try season.subject("ana b").word == "Maria Ana Bo")
  }
}
