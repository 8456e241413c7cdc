import Basketball
import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("The facts in a document")
struct FactsTests {
  /// The keys of an object, and those of the objects in it.
  private func keys(_ document: some Document) throws -> [String: [String]] {
    let root = try JSONText(Array(document.line.utf8)).root
    var found = ["": try root.members.map { try $0.key.string() }]
    for (key, value) in root.members where value.kind == .object {
      found[try key.string()] = try value.members.map { try $0.key.string() }
    }
    return found
  }

  private static let play = [
    "away", "basket", "behind", "clock", "home", "move", "number", "overtime", "period", "player",
    "points", "recorded", "seconds", "team",
  ]

  @Test("are all there in every state, in order: what does not apply is null")
  func keysStay() throws {
    let top = [
      "arrow", "away", "clock", "created", "ending", "event", "fixture", "format", "home", "id",
      "lastPlay", "leader", "missedBy", "note", "overtime", "period", "periodEnded", "plays",
      "rules", "status", "tracked", "winner",
    ]
    for (name, sheet, now) in try GameDocumentTests.games() {
      let found = try keys(GameDocument(sheet.standing, now: now))
      #expect(found[""] == top)
      #expect(found["clock"] == ["at", "left", "running", "seconds", "text"])
      #expect(
        found["home"] == [
          "attempts", "benchFoul", "color", "fouls", "lateFouls", "line", "name", "needs",
          "penalty", "percentage", "players", "pointsPerShot", "score", "team", "timeoutsLeft",
        ])
      #expect(
        found["rules"] == [
          "bonus", "cap", "clock", "doubleBonus", "foulLimit", "foulsReset", "freeThrowFive",
          "lateBonus", "margin", "name", "overtime", "overtimeBonus", "overtimeFouls",
          "overtimeLength", "periods", "personalFouls", "roster", "shots", "side", "target",
          "teamFouls", "timeLimit", "timeouts", "timeoutsCarry", "timeoutsPerHalf",
          "timeoutsPerOvertime",
        ])
      #expect(found["lastPlay"] == (name == "ready" ? nil : Self.play))
      for scored in LogDocument(sheet).plays { #expect(try keys(scored)[""] == Self.play) }
    }
  }

  @Test("are seconds with at most three decimals, however long the game is")
  func decimals() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let digits = Int.random(in: 1...13, using: &random)
      let limit = (0..<digits).reduce(1) { power, _ in power * 10 }
      let reading = ClockReading(milliseconds: Int.random(in: 0..<limit, using: &random))
      let text = reading.json.line
      let fraction = text.split(separator: ".").dropFirst().first ?? ""
      #expect(fraction.count <= 3 && !text.contains("e"), "\(text)")
      #expect(try JSONText(Array(text.utf8)).root.reading() == reading)
    }
  }

  @Test("are the player lines and the team's own line, which make the score", arguments: seeds(100))
  func sums(seed: Int) throws {
    let sheet = try SampleGame.generated(seed: seed)
    let document = GameDocument(sheet.standing, now: sheet.tape.changed)
    for team in [document.home, document.away] {
      let lines = team.players + [team.team]
      #expect(lines.map(\.line.points).reduce(0, +) == team.score)
      #expect(lines.map(\.line[.foul]).reduce(0, +) == team.fouls)
      #expect(
        lines.allSatisfy { line in
          line.line.points == Move.allCases.reduce(0) { $0 + $1.points * line.line[$1] }
        })
    }
    let last = LogDocument(sheet).plays.last
    #expect(last == document.lastPlay)
    #expect(
      last.map { [$0.home, $0.away] } ?? [0, 0] == [document.home, document.away].map(\.score))
  }

  @Test("a play says its move as it is typed, and is a line of the feed")
  func play() throws {
    var game = try SampleGame()
    try game.perform(.rename(.exact(Who(.home, "Ana")), to: "Ana Lu"))
    let moves = Rules.pickup.moves.filter(\.isBasic).map(\.move)
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
