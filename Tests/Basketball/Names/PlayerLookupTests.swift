@testable import Basketball
import Testing

@Suite("The lookup of players")
struct PlayerLookupTests {
  @Test("tells by the exact spelling where two names differ in case or accents alone")
  func spelling() throws {
    // Only a file has two of them in one team.
    let teams = Sides(
      home: Team("Reds", "Zoë", "Zoe", "Bo"), away: Team("Blues", "ZOE", "Di", "Ed"))
    let state = Scoresheet(id: "who", teams: teams, rules: .pickup).state
    #expect(
      state.person("Zoë") == Who(.home, "Zoë") && state.person("ZOE") == Who(.away, "ZOE"))
    #expect(state.person("home/Zoe") == Who(.home, "Zoe"))
    #expect(state.person("zo\u{65}\u{308}") == nil)
    let all = ["home/Zoë", "home/Zoe", "away/ZOE"]
    #expect(throws: Problem.ambiguous("zoe", candidates: all)) { try state.who(.typed("zoe")) }
    #expect(throws: Problem.ambiguous("home/zoe", candidates: Array(all.prefix(2)))) {
      try state.who(.typed("home/zoe"))
    }
  }

  @Test("finds nobody by a word of which nothing can be seen", arguments: ["", " ", "\u{301}"])
  func nothing(_ word: String) throws {
    let state = try newGame().state
    #expect(throws: Problem.noSuchPlayer(word, known: state.teams.everybody)) {
      try state.who(.typed(word))
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
