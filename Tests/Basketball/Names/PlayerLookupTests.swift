@testable import Basketball
import Testing

@Suite("The lookup of players")
struct PlayerLookupTests {
  @Test("tells by the exact spelling where two names differ in case or accents alone")
  func spelling() throws {
    // Only a file has two of them in one team.
    let teams = Sides(
      home: Team("Reds", "Zoë", "Zoe", "Bo"), away: Team("Blues", "ZOE", "Di", "Ed"))
    let standing = Scoresheet(id: "who", teams: teams, rules: .pickup).standing
    #expect(
      standing.person("Zoë") == Who(.home, "Zoë") && standing.person("ZOE") == Who(.away, "ZOE"))
    #expect(standing.person("home/Zoe") == Who(.home, "Zoe"))
    #expect(standing.person("zo\u{65}\u{308}") == nil)
    let all = ["home/Zoë", "home/Zoe", "away/ZOE"]
    #expect(throws: Problem.ambiguous("zoe", candidates: all)) { try standing.who(.typed("zoe")) }
    #expect(throws: Problem.ambiguous("home/zoe", candidates: Array(all.prefix(2)))) {
      try standing.who(.typed("home/zoe"))
    }
  }

  @Test("finds nobody by a word of which nothing can be seen", arguments: ["", " ", "\u{301}"])
  func nothing(_ word: String) throws {
    let standing = try newGame().standing
    #expect(throws: Problem.noSuchPlayer(word, known: standing.teams.everybody)) {
      try standing.who(.typed(word))
    }
  }

  @Test("in the largest rosters whoever is meant is found, however many lines ask")
  func large() throws {
    func team(_ name: String) -> Team {
      Team(name: name, players: (1...1000).map { Player("\(name) Player \($0)") })
    }
    let people = PlayerLookup(Sides(home: team("Reds"), away: team("Blues")))
    for number in 1...1000 {
      #expect(try people.find("reds player \(number)") == Who(.home, "Reds Player \(number)"))
    }
    #expect(throws: Problem.self) { try people.find("blues pl") }
  }
}

extension GameState {
  /// Every player and the two teams.
  var everyWho: [Who] {
    Side.allCases.flatMap { side in
      [Who(side)] + teams[side].players.map { Who(side, $0.name) }
    }
  }
}
