@testable import Basketball
import Testing

@Suite("A roster")
struct RosterTests {
  @Test("takes a player who comes late, who plays from then on, as one step")
  func join() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.join(.home, "  Gus ")
    #expect(sheet.standing.teams.home.players.map(\.name) == ["Ana", "Bo", "Cy", "Gus"])
    let gus = Who(.home, "Gus")
    try sheet.record(gus, .twoPoints, at: 20)
    #expect(sheet.box.lines.home.players.map(\.points) == [1, 0, 0, 2])
    try sheet.fix(1, Correction(who: gus))
    #expect(sheet.box.lines.home.players.map(\.points) == [0, 0, 0, 3])
    try sheet.checkTape()
    let before = sheet
    try sheet.undo(3)
    #expect(sheet.standing.teams == teams)
    sheet.expectRefused(sheet.unknown("Gus")) {
      try $0.record(gus, .foul)
    }
    try sheet.redo(3)
    #expect(sheet.standing.teams == before.standing.teams)
    #expect(sheet.box == before.box)
  }

  @Test("that is empty is filled and emptied player by player")
  func firstPlayers() throws {
    let nobody = Sides(
      home: Team(name: "Reds", players: []), away: Team(name: "Blues", players: []))
    var sheet = Scoresheet(id: "game", teams: nobody, rules: .pickup)
    try sheet.record(Who(.home), .twoPoints, at: 10)
    #expect(sheet.anomalies == [])
    try sheet.join(.home, "Ana")
    try sheet.join(.home, "Bo")
    #expect(sheet.anomalies == [.rosterTooSmall(team: "Reds", count: 2, side: 3)])
    try sheet.fix(1, Correction(who: ana))
    try sheet.change(to: try rules { $0.target = 21 })
    try sheet.perform(.leave(.typed("Bo")))
    try sheet.join(.home, "Bo")
    try sheet.join(.home, "Cy")
    #expect(sheet.anomalies == [])
    sheet.expectRefused(.tooFewPlayers(team: "Reds", count: 2, side: 3)) {
      try $0.perform(.leave(.typed("Cy")))
    }
    #expect(sheet.box.lines.home.players.map(\.points) == [2, 0, 0])
    try sheet.checkTape()
  }

  @Test("keeps the colour of its team through another name, other players and an undo")
  func color() throws {
    var dressed = teams
    dressed.home = teams.home.wearing(TeamColor(typed: "Navy"))
    var sheet = Scoresheet(id: "game", teams: dressed, rules: .pickup)
    try sheet.rename(Who(.home), to: "Crimson")
    try sheet.join(.home, "Gus")
    #expect(sheet.standing.teams.home.color?.text == "#000080")
    try sheet.undo(2)
    #expect(sheet.standing.teams == dressed)
  }

  @Test("refuses a name twice, none, one with an escape or a star, and more than the rules allow")
  func refused() throws {
    var sheet = newGame(by: try rules { $0.roster = 4 })
    sheet.expectRefused(.sameName("Bo", team: "Reds")) { try $0.join(.home, "Bo") }
    sheet.expectRefused(.sameName("b O", team: "Reds")) {
      try $0.join(.home, "b O")
    }
    sheet.expectRefused(.emptyName) { try $0.join(.home, " ") }
    sheet.expectRefused(.emptyName) { try $0.join(.home, "7 \u{2060}") }
    sheet.expectRefused(.controlCharacter("a\u{1B}b")) {
      try $0.join(.home, "a\u{1B}b")
    }
    for typed in ["Gus*", "#7 Gus* "] {
      sheet.expectRefused(.lateStar("Gus*")) { try $0.join(.home, typed) }
    }
    try sheet.join(.away, "*")
    #expect(sheet.standing.teams.away.players.last?.name == "*")
    sheet.expectRefused(.rosterFull(team: "Blues", roster: 4)) {
      try $0.join(.away, "Gus")
    }
  }

  @Test("renames a player, whom all plays follow, in one step")
  func player() throws {
    var sheet = try threePlays()
    try sheet.record(Who(.away, "Fay"), .foul, at: 40)
    let before = sheet
    try sheet.rename(ana, to: " Anna  Lee")
    let anna = Who(.home, "Anna Lee")
    #expect(sheet.standing.teams.home.players.map(\.name) == ["Anna Lee", "Bo", "Cy"])
    #expect(sheet.plays.map(\.who) == [anna, dee, bo, Who(.away, "Fay")])
    #expect(sheet.box.lines == before.box.lines)
    try sheet.record(anna, .onePoint, at: 50)
    sheet.expectRefused(sheet.unknown("Ana")) {
      try $0.record(ana, .foul)
    }
    try sheet.checkTape()
    try sheet.undo(2)
    #expect(sheet.box == before.box)
    #expect(sheet.standing.teams == before.standing.teams)
    try sheet.redo(2)
    #expect(sheet.plays.last?.who == anna)
  }

  @Test("renames two players into each other's names over a third")
  func swap() throws {
    var sheet = try threePlays()
    try sheet.rename(ana, to: "X")
    try sheet.rename(bo, to: "Ana")
    try sheet.rename(Who(.home, "X"), to: "Bo")
    #expect(sheet.plays.map(\.who) == [bo, dee, ana])
    #expect(sheet.standing.teams.home.players.map(\.name) == ["Bo", "Ana", "Cy"])
    try sheet.checkTape()
  }

  @Test("renames a team, and the refusals say its new name")
  func team() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(reds, .twoPoints, at: 10)
    try sheet.rename(reds, to: "Roses")
    #expect(sheet.standing.teams.home.name == "Roses")
    #expect(sheet.plays.map(\.who) == [reds])
    sheet.expectRefused(.gameFinished(winner: "Roses", score: "2-0")) { try $0.record(dee, .foul) }
    sheet.expectRefused(.sameTeams("roses")) { try $0.rename(blues, to: "roses") }
    try sheet.undo(1)
    #expect(sheet.standing.teams == teams)
  }

  @Test("refuses another player's name, and writes nothing for the same name")
  func same() throws {
    var sheet = try newGame()
    sheet.expectRefused(.sameName("Bo", team: "Reds")) {
      try $0.rename(ana, to: "Bo")
    }
    sheet.expectRefused(.sameName("bó", team: "Reds")) {
      try $0.rename(ana, to: "bó")
    }
    sheet.expectRefused(.emptyName) { try $0.rename(ana, to: "") }
    let before = sheet
    try sheet.rename(ana, to: "Ana ")
    try sheet.rename(reds, to: "Reds")
    #expect(sheet == before)
  }

  @Test("takes another spelling of a player's own name")
  func spelling() throws {
    var sheet = try threePlays()
    try sheet.rename(ana, to: "ÁN A")
    #expect(sheet.plays.first?.who == Who(.home, "ÁN A"))
    try sheet.checkTape()
  }

  @Test("of a file that has two spellings of one name is read, and goes on for all of them")
  func sameByHand() throws {
    let home = Team("Reds", "Ana", "ána", "AN\u{200b}A", "Bo")
    var sheet = Scoresheet(
      id: "game", teams: Sides(home: home, away: teams.away), rules: .pickup)
    try sheet.record(Who(.home, "ána"), .twoPoints, at: 10)
    try sheet.number(bo, "7")
    try sheet.checkTape()
    let like = Who(.home, "Ana")
    #expect(
      sheet.anomalies == [
        .sameName(Who(.home, "ána"), like: like, team: "Reds"),
        .sameName(Who(.home, "AN\u{200b}A"), like: like, team: "Reds"),
      ])
    try sheet.rename(Who(.home, "ána"), to: "Ana K")
    try sheet.rename(Who(.home, "AN\u{200b}A"), to: "Ana L")
    #expect(sheet.anomalies == [])
  }

  @Test("refuses to rename somebody unknown, as a word that names nobody")
  func renameUnknown() throws {
    var sheet = try newGame()
    let zed = Who(.home, "Zed")
    #expect(throws: sheet.unknown("Zed")) {
      try sheet.rename(zed, to: "Zoe")
    }
  }
}
