import Basketball
import Storage
import Testing

@testable import ViewModels

@Suite("The set-up of a game")
struct GameCreatorTests {
  let cupboard = Cupboard()
  let creator: any GameCreatorViewModel

  init() {
    creator = cupboard.creator()
  }

  func fill(
    _ home: String, _ homePlayers: String, _ away: String = "Blues",
    _ awayPlayers: String = "Dee, Eve, Flo"
  ) {
    (creator.homeName.value, creator.homePlayers.value) = (home, homePlayers)
    (creator.awayName.value, creator.awayPlayers.value) = (away, awayPlayers)
  }

  @Test("goes through the sets of rules round and round, both ways")
  func rules() {
    var names = [creator.rules.value.name]
    for places in [1, 1, 1, -1, -1, -1, -4, 7] {
      creator.changeRules(by: places)
      names.append(creator.rules.value.name)
    }
    #expect(
      names == [
        "pickup", "capped", "fiba3x3", "pickup", "fiba3x3", "capped", "pickup", "fiba3x3",
        "pickup",
      ])
  }

  @Test("makes the game, and the library with it")
  func made() throws {
    fill(" Red  Stars ", "Ana,Bo , Cy Lu,, Željko", "火箭隊", "李小龍, Dee, Eve")
    creator.changeRules(by: -1)
    let id = try #require(creator.create())
    #expect(creator.problem.value == nil)
    let sheet = try cupboard.library.game(id).sheet
    #expect(sheet.teams.home.name == "Red Stars" && sheet.teams.away.name == "火箭隊")
    #expect(sheet.teams.home.players.map(\.name) == ["Ana", "Bo", "Cy Lu", "Željko"])
    #expect(sheet.rules == .fiba3x3 && sheet.created == cupboard.time)
  }

  @Test("makes games beside each other when it is asked again")
  func twice() throws {
    fill("Reds", "Ana, Bo, Cy")
    #expect(creator.create() == "2026-11-20-reds-blues")
    #expect(creator.create() == "2026-11-20-reds-blues-2")
  }

  @Test(
    "says what is wrong, and makes nothing",
    arguments: [
      ("", "Ana, Bo, Cy", "emptyName"), ("Reds", "", #"noRoster("Reds: ")"#),
      ("Reds", "Ana, Bo", #"tooFewPlayers(team: "Reds", count: 2, side: 3)"#),
      ("Reds", "Ana, Bo, Ana", #"sameName("Ana", team: "Reds")"#),
      ("Blues", "Ana, Bo, Cy", #"sameTeams("Blues")"#),
      ("R\u{7}", "Ana, Bo, Cy", #"controlCharacter("R\u{07}")"#),
      ("Re:ds", "Ana, Bo, Cy", "a team's name has no colon, but 'Re:ds' has"),
    ])
  func problem(home: String, players: String, problem: String) throws {
    fill(home, players)
    #expect(creator.create() == nil)
    #expect(creator.problem.value == problem)
    #expect(throws: LibraryError.noLibrary(cupboard.library.folder)) {
      try GameList(cupboard.library, now: cupboard.time)
    }
  }

  @Test("goes by the rules that are chosen: what they do not allow others may")
  func byRules() {
    fill("Reds", "Ana, Bo, Cy, Dan, Eli")
    creator.changeRules(by: -1)
    #expect(creator.create() == nil)
    #expect(creator.problem.value == #"rosterFull(team: "Reds", roster: 4)"#)
    creator.changeRules(by: 1)
    #expect(creator.problem.value == nil)
    #expect(creator.create() == "2026-11-20-reds-blues")
  }

  @Test("takes a colon in a player's name for a part of it")
  func colon() throws {
    fill("Reds", "A:na, Bo, Cy")
    let id = try #require(creator.create())
    let players = try cupboard.library.game(id).sheet.teams.home.players
    #expect(players.map(\.name) == ["A:na", "Bo", "Cy"])
  }
}
