@testable import Basketball
import Testing

@Suite("Shirt numbers")
struct JerseyTests {
  @Test(
    "stand before a name that is typed, with or without a #; digits alone are a name",
    arguments: [
      ("4 Ana", Player("Ana", jersey: "4")), ("#4 Ana", Player("Ana", jersey: "4")),
      ("0 Ana", Player("Ana", jersey: "0")), ("00 Ana", Player("Ana", jersey: "00")),
      ("  99   Ana  Lu ", Player("Ana Lu", jersey: "99")), ("7", Player("7")),
      ("#7", Player("#7")), ("Ana 4", Player("Ana 4")), ("3Eve", Player("3Eve")),
      ("# Ana", Player("# Ana")), ("+4 Ana", Player("+4 Ana")), ("٤ Ana", Player("٤ Ana")),
    ])
  func typed(_ text: String, _ player: Player) throws {
    #expect(try Player(typed: text) == player)
  }

  @Test(
    "are 0, 00 and 1 to 99",
    arguments: ["07 Ana", "000 Ana", "100 Ana", "#01 Ana", "12345678901234567890 Ana"])
  func malformed(_ text: String) {
    let number = String(text.split(separator: " ")[0].drop { $0 == "#" })
    #expect(throws: GameError.malformedNumber(number)) { try Player(typed: text) }
  }

  @Test("are what their text says, whatever reads it")
  func isJersey() {
    for number in 0...120 { #expect(Player.isJersey("\(number)") == (number < 100)) }
    #expect(Player.isJersey("00"))
    for text in ["01", "09", "000", "", "a", "-1", "1a", " 1", "٤"] {
      #expect(!Player.isJersey(text))
    }
  }

  @Test("are unique in a team, and two teams may have the same")
  func twice() throws {
    #expect(throws: GameError.sameNumber("4", team: "Reds")) {
      try Team(typed: "Reds: 4 Ana, Bo, #4 Cy", side: 3)
    }
    let team = try Team(typed: "Reds: 0 Ana, 00 Bo, Cy", side: 3)
    #expect(team.players.map(\.jersey) == ["0", "00", nil])
    #expect(team.players.map(\.text) == ["0 Ana", "00 Bo", "Cy"])
    var sheet = try newGame()
    try sheet.number(ana, "7")
    try sheet.number(dee, "7")
    sheet.expectRefused(.sameNumber("7", team: "Reds")) { try $0.number(bo, "#7") }
    sheet.expectRefused(.sameNumber("7", team: "Reds")) {
      try $0.join(.home, "7 Gus")
    }
    try sheet.checkTape()
  }

  @Test("are given, changed and taken away, each a step; the same one writes nothing")
  func steps() throws {
    var sheet = try threePlays()
    let plays = sheet.plays
    for (typed, jersey) in [("#7", "7"), ("00", "00"), (nil, nil)] as [(String?, String?)] {
      try sheet.number(ana, typed)
      #expect(sheet.standing.teams.home.players[0] == Player("Ana", jersey: jersey))
      let count = sheet.tape.entries.count
      try sheet.number(ana, typed)
      #expect(sheet.tape.entries.count == count)
    }
    try sheet.undo(1)
    #expect(sheet.standing.teams.home.players[0].jersey == "00")
    #expect(sheet.plays == plays)
    sheet.expectRefused(.malformedNumber("07")) { try $0.number(ana, "07") }
    sheet.expectRefused(.malformedNumber("")) { try $0.number(ana, "") }
    sheet.expectRefused(sheet.unknown("home")) {
      try $0.number(reds, "4")
    }
    try sheet.rename(ana, to: "Anna")
    #expect(sheet.standing.teams.home.players[0] == Player("Anna", jersey: "00"))
    try sheet.checkTape()
  }

  @Test("that are none, or stand twice, make a tape no game")
  func tapes() throws {
    for jerseys in [["4", "4"], ["07", "1"], ["100", "1"], ["", "1"]] {
      let players = [Player("A", jersey: jerseys[0]), Player("B", jersey: jerseys[1])]
      let open = Entry(
        at: 0,
        .open(
          teams: Sides(home: Team(name: "Reds", players: players), away: teams.away), rules: .pickup
        ))
      let wrong = jerseys[0] == "4" ? "4" : jerseys[0]
      #expect(throws: TapeError.jersey(wrong, team: "Reds")) {
        try Scoresheet(id: "x", tape: [open])
      }
    }
  }
}

@Suite("Leaving a roster")
struct LeavingTests {
  private func four() throws -> Scoresheet {
    var sheet = try threePlays()
    try sheet.join(.home, "4 Gus")
    return sheet
  }

  @Test("is for who has made no play that counts, as one step")
  func leave() throws {
    var sheet = try four()
    let gus = Who(.home, "Gus")
    let leave = Verb.leave(.exact(gus))
    try sheet.record(gus, .foul, at: 40)
    sheet.expectRefused(.hasPlays("Gus")) { try $0.perform(leave) }
    try sheet.remove(4)
    #expect(try sheet.perform(leave).action == .leave(side: .home, player: "Gus"))
    #expect(sheet.standing.teams == teams)
    try sheet.checkTape()
    try sheet.undo(2)
    #expect(sheet.standing.teams.home.players.last == Player("Gus", jersey: "4"))
    #expect(sheet.numbers == [1, 2, 3, 4])
    try sheet.redo(2)
    #expect(sheet.standing.teams == teams)
    try sheet.join(.home, "4 Gus")
    try sheet.record(gus, .onePoint, at: 50)
    try sheet.checkTape()
  }

  @Test("is refused to who was put on court, by a lineup or a substitution, and has played")
  func onCourt() throws {
    var sheet = Scoresheet.ofCourt()
    try sheet.state(["Reds", "Dora", "Bo", "Cy"], .elapsed(10))
    for name in ["Ana", "Dora"] {
      sheet.expectRefused(.hasPlays(name)) { try $0.perform(.leave(.typed(name))) }
    }
    try sheet.perform(.leave(.exact(Who(.away, "Gus"))))
    try sheet.checkTape()
  }

  @Test("leaves the lines of the others alone")
  func lines() throws {
    var sheet = try threePlays()
    try sheet.join(.away, "Gus")
    try sheet.perform(.leave(.typed("Fay")))
    #expect(sheet.standing.teams.away.players.map(\.name) == ["Dee", "Eli", "Gus"])
    #expect(sheet.box.lines.away.players.map(\.points) == [1, 0, 0])
  }

  @Test("of a team itself, or below a side, is refused")
  func refused() throws {
    let sheet = try newGame()
    sheet.expectRefused(.tooFewPlayers(team: "Reds", count: 2, side: 3)) {
      try $0.perform(.leave(.typed("Ana")))
    }
    sheet.expectRefused(sheet.unknown("Reds")) {
      try $0.perform(.leave(.typed("Reds")))
    }
  }

  @Test("of somebody with plays, or of a stranger, makes a tape no game")
  func tapes() throws {
    let sheet = try four()
    for (name, fault) in [
      ("Ana", TapeError.player("Ana", play: 1)),
      ("Zed", .stranger("Zed", entry: sheet.tape.entries.count)),
    ] {
      let entries = sheet.tape.entries + [Entry(at: 9, .leave(side: .home, player: name))]
      #expect(throws: fault) { try Scoresheet(id: "x", tape: entries) }
    }
  }
}
