import Basketball
import Testing

@Suite("Teams, typed")
struct TypedTeamTests {
  @Test(
    "a name, a colon, the players with commas; white space and empty places do not count",
    arguments: [
      "Reds: Ana, Bo, Cy", "Reds:Ana,Bo,Cy", "  Reds :  Ana ,Bo,  Cy  ", "Reds: Ana,, Bo, ,Cy,",
    ])
  func typed(_ text: String) throws {
    #expect(try Team(typed: text, side: 3) == teams.home)
  }

  @Test("more players than a side are substitutes, and names may hold spaces and colons")
  func substitutes() throws {
    let team = try Team(typed: "Big  Reds: Ana  Maria, 3:1, 李小龍, 👩‍👩‍👧 Zoë", side: 3)
    #expect(team.name == "Big Reds")
    #expect(team.players.map(\.name) == ["Ana Maria", "3:1", "李小龍", "👩‍👩‍👧 Zoë"])
  }

  @Test(
    "what is no team is refused",
    arguments: [
      ("", .emptyName), (":", .emptyName),
      (": Ana, Bo, Cy", .emptyName), ("  : Ana, Bo, Cy", .emptyName),
      ("Reds: Ana, Bo", .tooFewPlayers(team: "Reds", count: 2, side: 3)),
      ("Reds: Ana, Bo, Ana", .sameName("Ana", team: "Reds")),
      ("Reds: Ana  B, Bo, Ana B", .sameName("Ana B", team: "Reds")),
      ("Reds: Zo\u{EB}, Bo, Zoe\u{308}", .sameName("Zoe\u{308}", team: "Reds")),
      ("Reds: Ana B, Bo, 4 ÁNA\u{ad}b", .sameName("ÁNA\u{ad}b", team: "Reds")),
    ] as [(String, GameError)])
  func wrong(_ text: String, _ error: GameError) {
    #expect(throws: error) { try Team(typed: text, side: 3) }
  }

  @Test("a name alone, or one with an empty list, is a team without players")
  func noPlayers() throws {
    for text in ["Reds", " Reds ", "Reds:", "Reds: , ,"] {
      #expect(try Team(typed: text, side: 3) == Team(name: "Reds", players: []))
    }
  }

  @Test("a thousand players are the most, whatever the rules say of a roster")
  func most() throws {
    let names = (1...1001).map { "Player \($0)" }
    func typed(_ count: Int) -> String { "Reds: " + names.prefix(count).joined(separator: ",") }
    #expect(try Team(typed: typed(1000), side: 3).players.count == 1000)
    #expect(throws: GameError.rosterFull(team: "Reds", roster: 1000)) {
      try Team(typed: typed(1001), side: 3)
    }
  }

  @Test(
    "what could play tricks on a terminal is no name",
    arguments: [
      "\u{1B}[31mAna", "A\na", "A\ta", "A\u{7}", "A\u{85}a", "A\u{9B}a", "A\u{2028}a", "A\u{2029}a",
      "A\u{202E}a", "A\u{2066}a", "A\u{7F}",
    ])
  func control(_ name: String) {
    #expect(throws: GameError.controlCharacter(name)) { try Team(typed: "\(name):", side: 1) }
    #expect(throws: GameError.controlCharacter(name)) { try Team(typed: "Reds:\(name)", side: 1) }
  }

  @Test(
    "two teams differ by name, case and accents aside",
    arguments: [
      ("Reds", "reds", "reds"), ("Žalgiris", "Zalgiris", "Zalgiris"), ("Away", "Blues", "Away"),
      ("Reds", "HOME", "HOME"), ("Old Town", "oldTÓWN", "oldTÓWN"), ("Reds", "Ho me", "Ho me"),
    ])
  func alike(_ home: String, _ away: String, _ refused: String) {
    #expect(throws: GameError.sameTeams(refused)) {
      try Sides(typedHome: Team(name: home, players: []), away: Team(name: away, players: []))
    }
  }

  @Test("two teams may be called what they are")
  func homeAndAway() throws {
    let home = Team(name: "Home", players: [])
    let away = Team(name: "Away", players: [])
    #expect(try Sides(typedHome: home, away: away) == Sides(home: home, away: away))
  }
}
