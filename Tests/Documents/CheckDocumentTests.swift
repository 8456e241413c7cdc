import Basketball
import Testing

@testable import Documents

@Suite("What a check finds")
struct CheckDocumentTests {
  @Test("is nothing in a game that adds up")
  func nothing() {
    var answer = CheckDocument()
    #expect(
      answer.end()
        == "{\n  \"findings\" : [\n\n  ],\n  \"format\" : \"scoreboard.check/1\"\n}\n")
  }

  @Test("is a name that two have, of players or of teams")
  func sameNames() throws {
    let teams = Sides(
      home: Team(name: "Reds", players: [Player("Ana B"), Player("anab")]),
      away: Team(name: "réds", players: [Player("Ana B")]))
    let sheet = Scoresheet(
      id: "x", teams: teams, rules: .pickup, now: TimeOfDay(milliseconds: 0))
    let findings = sheet.anomalies.map { FindingDocument($0, id: "x") }
    #expect(
      findings.map { "\($0.code): \($0.message)" } == [
        "sameTeams: the teams Reds and réds have the same name",
        "sameName: anab and Ana B of Reds have the same name, and count as one player in a season",
        "rosterTooSmall: Reds has 2 players, a side is 3",
        "rosterTooSmall: réds has 1 player, a side is 3",
      ])
  }
}
