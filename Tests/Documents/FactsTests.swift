import Basketball
import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("The facts in a document")
struct FactsTests {
  @Test("are seconds with at most three decimals, however long the game is")
  func decimals() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let digits = Int.random(in: 1...13, using: &random)
      let limit = (0..<digits).reduce(1) { power, _ in power * 10 }
      let reading = ClockReading(milliseconds: Int.random(in: 0..<limit, using: &random))
      let text = reading.json.compact
      let fraction = text.split(separator: ".").dropFirst().first ?? ""
      #expect(fraction.count <= 3 && !text.contains("e"), "\(text)")
      #expect(try JSONText(Array(text.utf8)).root.reading() == reading)
    }
  }

  @Test("are the player lines and the team's own line, which make the score", arguments: seeds(25))
  func sums(seed: Int) throws {
    let sheet = try SampleGame.generated(seed: seed)
    let document = GameDocument(sheet.state, now: sheet.tape.changed)
    for team in [document.home, document.away] {
      let lines = team.players + [team.team]
      #expect(lines.map(\.counts.points).reduce(0, +) == team.score)
      #expect(lines.map(\.counts[.foul]).reduce(0, +) == team.fouls)
      #expect(
        lines.allSatisfy { line in
          line.counts.points == Move.allCases.reduce(0) { $0 + $1.points * line.counts[$1] }
        })
    }
    let last = LogDocument(sheet).plays.last
    #expect(last == document.lastPlay)
    #expect(
      last?.scored.score ?? Sides(home: 0, away: 0) == document.score)
  }

  @Test("a play says its move as it is typed, and is a line of the feed")
  func play() throws {
    var game = try SampleGame()
    try game.perform(.rename(.exact(Who(.home, "Ana")), to: "Ana Lu"))
    let moves = Rules.pickup.moves.filter(\.row.isBasic)
    for (move, milliseconds) in zip(moves, [0, 5_250, 60_000, 754_001, 6_000_000]) {
      try game.record(
        Who(.home, "Ana Lu"), move, at: ClockReading(milliseconds: milliseconds))
    }
    try game.record(Who(.away), .foul)
    #expect(
      LogDocument(game.sheet).plays.map(\.feedLine) == [
        "00:00.0 home/Ana Lu one", "00:05.25 home/Ana Lu two", "01:00.0 home/Ana Lu assist",
        "12:34.001 home/Ana Lu rebound", "100:00.0 home/Ana Lu foul", "100:00.0 away foul",
      ])
  }
}
