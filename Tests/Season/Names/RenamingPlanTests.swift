import Basketball
import Testing

@testable import Season

@Suite("A plan of renamings")
struct RenamingPlanTests {
  private func plan(
    _ word: String, to name: String, _ games: PlayedGame...
  ) throws -> [Renaming] {
    var plan = RenamingPlan(word, to: name)
    for game in try games.counted() { plan.add(game) }
    return try plan.renamings()
  }

  private let first = PlayedGame("Redz", 15, 3, "Blues", on: 2)
    .by(["Ana", "Bo", "Cy"], ["Di", "Ed", "Flo"])
  private let second = PlayedGame("Blues", 15, 3, "RE DZ", on: 1)
    .by(["Di", "Ed", "Flo"], ["ána", "Bo", "Cy"])

  @Test("has each place with what is there and what it becomes, the oldest game first")
  func team() throws {
    let places = try plan("redz", to: "Reds", first, second)
    #expect(
      places == [
        Renaming(game: "g1", who: Who(.away), team: nil, from: "RE DZ", to: "Reds", kind: .game),
        Renaming(game: "g0", who: Who(.home), team: nil, from: "Redz", to: "Reds", kind: .game),
      ])
    #expect(places.map(\.game) == ["g1", "g0"])
  }

  @Test("has the teams of events, and their rosters, behind all games")
  func events() throws {
    for (word, name, team) in [("redz", "Reds", nil), ("Redz/bo", "Bob", "REDZ")] {
      var plan = RenamingPlan(word, to: name)
      plan.add([Team(name: "REDZ", players: [Player("Bo")])], of: .event, named: "cup")
      plan.add(try first.counted(id: "g"))
      let places = try plan.renamings()
      #expect(places.map(\.place) == ["g", "cup.event"] && places[1].kind == .event)
      #expect(places[1].team == team && places[1].to == name)
    }
  }

  @Test("means a player in every spelling, alone or with the team", arguments: ["ANA", "redz/Ana"])
  func player(_ word: String) throws {
    #expect(
      try plan(word, to: "Anna", first, second) == [
        Renaming(
          game: "g1", who: Who(.away, "ána"), team: "RE DZ", from: "ána", to: "Anna", kind: .game),
        Renaming(
          game: "g0", who: Who(.home, "Ana"), team: "Redz", from: "Ana", to: "Anna", kind: .game),
      ])
  }

  @Test("leaves out where the name is the new one already, to the letter")
  func already() throws {
    #expect(try plan("redz", to: "RE DZ", first, second).map(\.game) == ["g0"])
    #expect(try plan("Bo", to: "Bo", first, second) == [])
  }

  @Test("takes a player of two teams for two people, and lists them")
  func twoTeams() throws {
    let moved = PlayedGame("Greens", 15, 3, "Blues", on: 3).by(["ANA", "G", "H"], ["D", "E", "F"])
    #expect(throws: SeasonError.ambiguous("Ana", candidates: ["Greens/ANA", "Redz/Ana"])) {
      try plan("Ana", to: "Anna", first, moved)
    }
    #expect(try plan("greens/ana", to: "Anna", first, moved).map(\.from) == ["ANA"])
  }

  @Test("takes a word for a team before a player, and for a whole name before a team and a player")
  func ways() throws {
    let game = PlayedGame("Ana", 15, 3, "AC/DC").by(["Ana", "AC/DC", "C"], ["DC", "E", "F"])
    #expect(try plan("ana", to: "x", game).map(\.team) == [nil])
    #expect(try plan("ana/ana", to: "x", game).map(\.team) == ["Ana"])
    #expect(try plan("AC/DC", to: "x", game).map(\.team) == [nil])
    #expect(try plan("ac/dc/dc", to: "x", game).map(\.from) == ["DC"])
    #expect(try plan("Ana/AC/DC", to: "x", game).map(\.from) == ["AC/DC"])
  }

  @Test("is of whole names: the beginning of one, a side or a number means nobody")
  func wholeNames() throws {
    for word in ["Red", "An", "home/Ana", "h1", "", "/", "Redz/", "/Ana"] {
      #expect(throws: SeasonError.self, "\(word)") { try plan(word, to: "x", first, second) }
    }
    #expect(
      throws: SeasonError.noSuchName(
        "Zed", known: ["Ana", "Blues", "Bo", "Cy", "Di", "Ed", "Flo", "Redz"])
    ) {
      try plan("Zed", to: "x", first)
    }
  }
}
