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
    // It does not count, and has a new name.
    register.add(
      try PlayedGame("Reds", 1, 2, "Blues").by(["Ana", "Zed"], ["Di"]).counted(id: "x"),
      counts: false)
    #expect(register.teams.inOrder.map(\.name) == ["Blues", "Greens", "REDS"])
    #expect(register.teams.inOrder.map { $0.value.map(\.id) } == [["0"], ["1"], ["0", "1"]])
    #expect(
      register.players.inOrder.map { "\($0.name) \($0.value.map(\.id).joined())" } == [
        "ANA 011", "Bo 01", "Cy 0", "Di 0", "Ed 0", "Flo 0", "Gus 1", "Hal 1", "Ida 1", "Zed ",
      ])
    #expect(register.players.inOrder[0].value.map(\.stats.counts.points) == [5, 2, 7])
  }

  @Test(
    "names files so that all spellings of a name share one and no two names do",
    arguments: [
      ("Old  Town", "oldtown"),
      ("OldTown", "oldtown"),
      ("Old-Town", "oldtown-f0e38359d7870b21"),
      ("Željko", "zeljko"),
      ("zeljko 86d675cc1daf876d", "zeljko86d675cc1daf876d"),
      ("李小龍", "name-73abed316bf26fda"),
      ("../etc", "etc-54caf568cfae66bc"),
      (
        String(repeating: "Old Town", count: 10),
        String(repeating: "oldtown", count: 9).prefix(60) + "-55af7df2010ab93f"
      ),
      ("", "name-cbf29ce484222325"),
      ("Ana!", "ana-96b96283b557be2c"),
      ("Ana 96b96283b557be2c", "ana96b96283b557be2c"),
    ])
  func files(_ name: String, _ file: String) {
    #expect(PageName.of(name) == file)
  }
}
