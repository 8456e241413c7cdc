import Documents
import Testing

@testable import Season

@Suite("The register of a season")
struct RegisterTests {
  @Test("has every team and every name with all its games, under the latest spelling")
  func games() throws {
    var register = Register()
    var games = [PlayedGame("Reds", 5, 3, "Blues"), PlayedGame("REDS", 2, 7, "Greens", on: 1)]
    games[1].rosters = [["Ana", "Bo", "Gus"], ["ANA", "Hal", "Ida"]]
    for (number, game) in games.enumerated() { register.add(try game.counted(id: "\(number)")) }
    #expect(register.teams.map(\.name) == ["Blues", "Greens", "REDS"])
    #expect(register.teams.map { $0.games.map(\.id) } == [["0"], ["1"], ["0", "1"]])
    #expect(
      register.players.map { "\($0.name) \($0.games.map(\.id).joined())" } == [
        "ANA 011", "Bo 01", "Cy 0", "Di 0", "Ed 0", "Flo 0", "Gus 1", "Hal 1", "Ida 1",
      ])
    #expect(register.players[0].games.map(\.line.line.points) == [5, 2, 7])
  }

  @Test(
    "names files so that no two names share one, in letters that every system has",
    arguments: [
      ("Old  Town", "old-town"), ("old town", "old-town"),
      ("Old-Town", "old-town-f0e38359d7870b21"),
      ("Željko", "zeljko"), ("zeljko 86d675cc1daf876d", "zeljko-86d675cc1daf876d-87d1898d6daeb4e7"),
      ("李小龍", "73abed316bf26fda"),
      ("../etc", "etc-54caf568cfae66bc"), ("", "cbf29ce484222325"), ("-", "af63a04c86018698"),
    ])
  func files(_ name: String, _ file: String) {
    #expect(PageName.of(name) == file)
  }
}
