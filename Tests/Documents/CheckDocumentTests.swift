import Basketball
import Testing

@testable import Documents

@Suite("What a check finds")
struct CheckDocumentTests {
  private func findings(_ game: SampleGame) -> [FindingDocument] {
    game.sheet.anomalies.map { FindingDocument($0, id: game.state.id) }
  }

  /// A line a finding: its code, its play, what it says.
  private func lines(_ game: SampleGame) -> [String] {
    findings(game).map { finding in
      "\(finding.code) \(finding.play.map { "\($0)" } ?? "-"): \(finding.message)"
    }
  }

  private func at(_ seconds: Int) -> ClockReading { ClockReading(milliseconds: seconds * 1000) }

  @Test("is nothing in a game that adds up")
  func nothing() throws {
    var game = try SampleGame()
    try game.record(Who(.home, "Ana"), .twoPoints, at: at(60))
    try game.record(Who(.home, "Bo"), .assist, at: at(60))
    try game.record(Who(.home), .twoPoints, at: at(120))
    try game.record(Who(.home, "Ana"), .assist, at: at(120))
    try game.record(Who(.home, "Ana"), .rebound, at: at(180))
    try game.record(Who(.home, "Ana"), .rebound, at: at(181))
    #expect(lines(game) == [])
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

  @Test("is an assist without a basket, or on one's own, and a play entered twice")
  func plays() throws {
    var game = try SampleGame()
    try game.record(Who(.home, "Ana"), .twoPoints, .assist, at: at(60))
    try game.record(Who(.away, "Dee"), .assist, at: at(60))
    try game.record(Who(.home, "Bo"), .onePoint, .onePoint, at: at(120))
    #expect(
      lines(game) == [
        "assistToOneself 2: an assist at 01:00.0 on the player's own basket",
        "assistWithoutBasket 3: an assist at 01:00.0 with no basket",
        "twice 5: the same as play 4 at 02:00.0",
      ])
  }

  @Test("is a wall clock that went back")
  func wallClock() throws {
    var game = try SampleGame()
    game.wait(5_000)
    try game.perform(.join(team: .exact(Who(.home)), name: "Gus"))
    game.wait(-4_000)
    try game.record(Who(.home, "Gus"), .twoPoints, at: at(60))
    let what = "tape[2] was written before the entry it follows: the machine's clock was put back"
    #expect(lines(game) == ["wallClockWentBack -: \(what)"])
    let id = game.state.id
    #expect(
      findings(game).map(\.line) == [
        #"{"code":"wallClockWentBack","hint":null,"id":"\#(id)","message":"\#(what)","play":null}"#
          + "\n"
      ])
  }
}
