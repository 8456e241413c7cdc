@testable import Basketball
import Testing

@Suite("Who is on court")
struct CourtTests {
  private func onCourt(_ sheet: Scoresheet, _ side: Side = .home) -> [String] {
    let team = sheet.standing.teams[side]
    return zip(team.players, sheet.court.onCourt[side]).filter(\.1).map(\.0.name)
  }

  @Test("is told of no game before somebody was put on court or off it, and of none after an undo")
  func untracked() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.record(ana, .twoPoints, at: 10)
    #expect(sheet.box.court == nil)
    #expect(onCourt(sheet) == ["Ana", "Bo", "Cy"])
    try sheet.record(ana, .out, at: 20)
    #expect(sheet.box.court != nil)
    #expect(onCourt(sheet) == ["Bo", "Cy"])
    try sheet.undo(1)
    #expect(sheet.box.court == nil)
  }

  @Test("begins with the first of a roster, or with those who have a star")
  func starters() throws {
    #expect(onCourt(Scoresheet.ofCourt(stars: ["Cy", "Dora", "Bo"])) == ["Bo", "Cy", "Dora"])
    let team = try Team(typed: "Reds: 4 Ana*, Bo * , 7 Cy*,Dora", rules: .pickup)
    #expect(team.players.map(\.text) == ["4 Ana", "Bo", "7 Cy", "Dora"])
    #expect(team.starters == ["Ana", "Bo", "Cy"])
    #expect(try Team(typed: "Reds: Ana, Bo, Cy", rules: .pickup).starters.isEmpty)
    var sheet = Scoresheet.ofCourt()
    try sheet.perform(.leave(.exact(ana)))
    #expect(onCourt(sheet) == ["Bo", "Cy", "Dora"])
  }

  @Test("counts time by the game clock, and points by the place of the plays")
  func minutes() throws {
    var sheet = Scoresheet.ofCourt()
    let dora = Who(.home, "Dora")
    try sheet.record(
      [PlayRequest(ana, .out), PlayRequest(dora, .in)], at: 20)
    try sheet.record(dee, .twoPoints, at: 30)
    try sheet.record(dora, .onePoint, at: 50)
    #expect(try sheet.line(0) == [20, 0])
    #expect(try sheet.line(3) == [30, -1])
    #expect(try sheet.line(1) == [50, -1])
    // A late substitution mends everything after it.
    try sheet.record([PlayRequest(bo, .out), PlayRequest(ana, .in)], at: 40)
    #expect(try sheet.line(0) == [30, 1])
    #expect(try sheet.line(1) == [40, -2])
    try sheet.rename(dora, to: "Dorothea")
    #expect(try sheet.line(3) == [30, -1])
    #expect(sheet.numbers == [1, 2, 3, 5, 6, 4])
    #expect(sheet.box.lines.home.players.allSatisfy { $0[.in] + $0[.out] == 0 })
  }

  @Test("is as a lineup says, whatever is corrected before it")
  func lineup() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.state(["Reds", "Dora,", "Bo", "Cy"], .elapsed(30))
    #expect(sheet.clock.reading == 30)
    #expect(onCourt(sheet) == ["Bo", "Cy", "Dora"])
    #expect(sheet.standing.lastNumber == 1)
    try sheet.record(bo, .out, at: 20)
    #expect(onCourt(sheet) == ["Bo", "Cy", "Dora"])
    #expect(try sheet.line(1) == [20, 1])
    sheet.expectRefused(.beforeLineup(25, last: 30)) {
      try $0.setClock(to: 25)
    }
    try sheet.undo(2)
    #expect(onCourt(sheet) == ["Ana", "Bo", "Cy"])
    #expect(sheet.clock.reading == 10)
    #expect(sheet.box.court == nil)
  }

  @Test("is as a lineup says under a player's later name, and without one who left in an old game")
  func laterNames() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(30))
    let left = sheet.tape.entries + [Entry(at: 2, .leave(side: .home, player: "Dora"))]
    let without = try Scoresheet(id: "x", tape: left)
    #expect(without.playByPlay.lineups.map(\.lineup.players) == [["Bo", "Cy"]])
    try sheet.rename(Who(.home, "Dora"), to: "Dorothea")
    #expect(onCourt(sheet) == ["Bo", "Cy", "Dorothea"])
    try sheet.checkTape()
  }

  @Test(
    "has a play behind another with those who were on court at that, whenever a lineup follows",
    arguments: [(Rules.pickup, 10), (.pickup, 30), (.fiba5x5, 610)] as [(Rules, Double)])
  func follows(rules: Rules, reading: Double) throws {
    let teams = Scoresheet.ofCourt(stars: ["Ana", "Bo", "Cy"]).tape.entries[0].action.teams
    var sheet = Scoresheet(id: "court", teams: try #require(teams), rules: rules)
    try sheet.record(dee, .foul, at: 10)
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(showing(reading)))
    let two = [PlayRequest(dee, .twoPoints)]
    try sheet.perform(.record(two, at: GameTime(place: .after(1))))
    #expect(try [sheet.line(0)[1], sheet.line(3)[1]] == [-2, 0])
    try sheet.checkTape()
  }

  @Test("has a play in order behind the lineup before it, whatever the clock says")
  func inOrder() throws {
    func time(_ seconds: Double) -> GameTime {
      GameTime(clock: .elapsed(showing(seconds)), place: .inOrder)
    }
    var sheet = Scoresheet.ofCourt()
    let two = [PlayRequest(dee, .twoPoints)]
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], time(30))
    try sheet.perform(.record(two, at: time(29)))
    #expect(try [sheet.line(0), sheet.line(3)] == [[30, 0], [0, -2]])
    // A lineup is kept behind a play, and behind a lineup, too.
    try sheet.state(["Reds", "Ana", "Bo", "Cy"], time(27))
    try sheet.state(["Reds", "Ana", "Bo", "Dora"], time(26))
    try sheet.perform(.record(two, at: time(28)))
    let order = sheet.playByPlay.lineups.map(\.place)
    #expect(order == [0, 1, 1])
    #expect(try (0..<4).map { try sheet.line($0)[1] } == [-2, -4, -2, -4])
    try sheet.checkTape()
    // The clock cannot go back behind the lineup that was stated at the latest reading.
    sheet.expectRefused(.beforeLineup(29, last: 30)) {
      try $0.setClock(to: 29)
    }
    // With its reading a play loses its place behind the lineup, and keeps those behind it.
    try sheet.fix(1, Correction(reading: 20))
    #expect(sheet.playByPlay.lineups.map(\.number) == [2, 3, 1])
  }

  @Test("follows no lineup that is not there")
  func noLineup() throws {
    let play = Play(
      number: 1, reading: .zero, who: ana, move: .foul, recorded: 1, followsLineup: 1)
    let entries = Scoresheet.ofCourt().tape.entries + [Entry(at: 1, .record(plays: [play]))]
    #expect(throws: TapeError.noSuchLineup(1)) { try Scoresheet(id: "x", tape: entries) }
  }

  @Test("takes the words of a lineup by the longest name of a team, players with commas or without")
  func words() throws {
    let teams = Sides(
      home: Team(
        name: "Gulls",
        players: [Player("Ana B", jersey: "4"), Player("Bo", jersey: "5"), Player("Cy")]
      ),
      away: Team("Gulls United", "Dee", "Eli", "Fay"))
    let people = PlayerLookup(teams)
    func read(_ words: String...) throws -> String {
      let (side, players) = try TypedLineup(words).read(by: people)
      return "\(side) " + players.joined(separator: ",")
    }
    #expect(try read("Gulls", "United", "Dee", "a2") == "away Dee,Eli")
    #expect(try read("gulls", "4", "5,", "cy") == "home Ana B,Bo,Cy")
    #expect(try read("home", "Ana", "B,", "Bo") == "home Ana B,Bo")
    #expect(try read("Gulls", "Ana B", "h3") == "home Ana B,Cy")
    #expect(try read("Gulls", "4", "Ana", "B") == "home Ana B")
    #expect(try read("Gulls") == "home ")
    #expect(throws: GameError.malformedLineup("'a1' is not a player of Gulls")) {
      try read("Gulls", "a1")
    }
    #expect(throws: GameError.self) { try read("Gulls", "Zed") }
    #expect(throws: GameError.noSuchTeam("Zed")) { try read("Zed", "Ana") }
    let line = try TypedLineup(line: ["P1", "3:00", "lineup", "home", "4"])
    #expect(try line?.time == GameTime(typed: "P1 3:00"))
    #expect(try TypedLineup(line: ["Ana", "lineup", "home", "4"]) == nil)
  }

  @Test("is of players: a team does not come on court")
  func ofPlayers() throws {
    Scoresheet.ofCourt().expectRefused(.playerMove(.in, team: "Reds")) { try $0.record(reds, .in) }
    let play = Play(number: 1, reading: .zero, who: reds, move: .out, recorded: 1)
    let entries = Scoresheet.ofCourt().tape.entries + [Entry(at: 1, .record(plays: [play]))]
    #expect(throws: TapeError.playerMove(play: 1)) { try Scoresheet(id: "x", tape: entries) }
  }

  @Test("has a free throw for those at the foul where the rules say so")
  func freeThrows() throws {
    for (five, plus) in [(FreeThrowFive.made, [0, 1]), (.foul, [1, 0])] {
      var sheet = Scoresheet.ofCourt()
      var rules = Rules.pickup
      rules.freeThrowFive = five
      sheet = Scoresheet(id: "x", teams: sheet.standing.teams, rules: rules)
      try sheet.record(dee, .foul, at: 10)
      try sheet.record(
        [PlayRequest(ana, .out), PlayRequest(Who(.home, "Dora"), .in)])
      try sheet.record(bo, .freeThrow)
      #expect(try [sheet.line(0)[1], sheet.line(3)[1]] == plus)
      try sheet.record(bo, .freeThrow, at: 11)
      #expect(try [sheet.line(0)[1], sheet.line(3)[1]] == [plus[0], plus[1] + 1])
    }
  }

  @Test("is checked: a play off court, twice on or off, too few or too many, until it is mended")
  func anomalies() throws {
    var sheet = Scoresheet.ofCourt()
    let dora = Who(.home, "Dora")
    try sheet.record(dora, .twoPoints, at: 10)
    #expect(sheet.anomalies.isEmpty)
    let out = try sheet.record(ana, .out, at: 20)
    let again = try sheet.record(ana, .out, at: 20)
    let bos = try sheet.record(bo, .in, at: 20)
    #expect(
      sheet.anomalies == [
        .playOffCourt(try #require(sheet.play(1)).play), .notOnCourt(again), .alreadyOnCourt(bos),
      ])
    try sheet.remove(again.number)
    try sheet.remove(bos.number)
    try sheet.remove(1)
    #expect(sheet.anomalies.isEmpty)
    try sheet.record(bo, .foul, at: 30, now: 1)
    #expect(
      sheet.anomalies == [
        .wrongNumberOnCourt(team: "Reds", count: 2, side: 3, at: out.moment)
      ])
    let late = try sheet.record(dora, .in, at: 25, now: 1)
    #expect(
      sheet.anomalies == [
        .wrongNumberOnCourt(team: "Reds", count: 2, side: 3, at: out.moment)
      ])
    try sheet.record(dora, .in, at: 20, now: 1)
    try sheet.remove(late.number)
    #expect(sheet.anomalies.isEmpty)
  }

  @Test(
    "counts no time below zero and none twice where readings run backwards, which is found",
    arguments: [[30, 28, 40], [1, 5_900_000_000, 1]] as [[Double]])
  func backwards(_ readings: [Double]) throws {
    var sheet = Scoresheet.ofCourt(stars: ["Ana", "Bo", "Cy"])
    for (move, seconds) in zip([Move.in, .out, .in], readings) {
      let time = GameTime(clock: .elapsed(showing(seconds)), place: .inOrder)
      try sheet.perform(.record([PlayRequest(Who(.home, "Dora"), move)], at: time))
    }
    let end = sheet.clock.reading
    let units = sheet.units(until: end).home
    #expect(units.reduce(0) { $0 + $1.milliseconds } == end.milliseconds)
    #expect(units.allSatisfy { $0.milliseconds >= 0 })
    #expect(try sheet.line(3)[0] == (readings[1] == 28 ? 0 : 5_899_999_999))
    let last = sheet.plays[readings[1] == 28 ? 0 : 1]
    let play = sheet.plays[last.number]
    #expect(sheet.anomalies.contains(.clockRanBackwards(play, after: last)))
    try sheet.checkTape()
  }

  @Test("has who comes and goes at its own reading, though others came later by the clock")
  func ownReadings() throws {
    let teams = Sides(
      home: Team("Reds", "Ana", "Bo", "Cy", "Dora", "Eva"), away: Team("Blues", "Dee", "Eli", "Fay")
    )
    var sheet = Scoresheet(id: "court", teams: teams, rules: .pickup)
    func put(_ name: String, for other: String, at seconds: Double) throws {
      let plays = [
        PlayRequest(Who(.home, other), .out), PlayRequest(Who(.home, name), .in),
      ]
      let time = GameTime(clock: .elapsed(showing(seconds)), place: .inOrder)
      try sheet.perform(.record(plays, at: time))
    }
    try put("Dora", for: "Ana", at: 50)
    try put("Eva", for: "Bo", at: 20)
    try sheet.record(cy, .twoPoints, at: 60)
    #expect(try (0..<5).map { try sheet.line($0)[0] } == [50, 20, 60, 10, 40])
    // Bo and Eva were never on court without Dora by the order of the plays.
    #expect(try (0..<5).map { try sheet.line($0)[1] } == [0, 0, 2, 2, 2])
    let units = sheet.units(until: 60).home
    #expect(
      units.map { "\($0.players.joined(separator: " ")) \($0.milliseconds / 1000) \($0.pointsFor)" }
        == ["Ana Cy Eva 30 0", "Ana Bo Cy 20 0", "Cy Dora Eva 10 2"])
    try sheet.checkTape()
  }

  @Test("has units of one length in the order of their names")
  func units() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.record(
      [PlayRequest(ana, .out), PlayRequest(Who(.home, "Dora"), .in)], at: 10)
    #expect(
      sheet.units(until: 20).home.map(\.players)
        == [["Ana", "Bo", "Cy"], ["Bo", "Cy", "Dora"]])
  }

  @Test("is checked for an assist at its basket, after which its player may have left")
  func assists() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(
      [PlayRequest(bo, .out), PlayRequest(Who(.home, "Dora"), .in)], at: 10)
    let assist = try sheet.record(bo, .assist, at: 10, now: 1)
    #expect(assist.basket == 1 && sheet.anomalies.isEmpty)
  }

  @Test("is checked from the start: too many or too few starters, once the game goes on")
  func starterAnomalies() throws {
    for (stars, leaving) in [(["Ana", "Bo", "Cy", "Dora"], Move.out), (["Bo", "Cy"], .in)] {
      var sheet = Scoresheet.ofCourt(stars: stars)
      try sheet.record(ana, leaving, at: 0)
      #expect(sheet.anomalies.isEmpty)
      try sheet.fix(1, Correction(reading: 20), now: 1)
      #expect(
        sheet.anomalies == [
          .wrongNumberOnCourt(team: "Reds", count: stars.count, side: 3, at: .start)
        ])
    }
  }
}

extension Entry.Action {
  fileprivate var teams: Sides<Team>? {
    if case .open(let teams, _, _, _, _, _) = self { teams } else { nil }
  }
}
