import Fixtures
import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("The facts in a document")
struct FactsTests {
  /// The keys of an object, sorted, and those of the objects in it after it.
  func keys(_ json: String) throws -> [String: [String]] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    var found = ["": object?.keys.sorted() ?? []]
    for (key, value) in object ?? [:] {
      if let inner = value as? [String: Any] { found[key] = inner.keys.sorted() }
    }
    return found
  }

  let play = [
    "away", "clock", "home", "move", "number", "player", "points", "recorded", "seconds", "team",
  ]

  @Test("are all there in every state: what does not apply is null")
  func keysStay() throws {
    let top = [
      "away", "clock", "created", "format", "home", "id", "lastPlay", "leader", "note",
      "overtime", "plays", "rules", "status", "winner",
    ]
    for (name, sheet, now) in try GameDocumentTests.sheets() {
      let found = try keys(try GameDocument(sheet, now: now).pretty())
      #expect(found[""] == top)
      #expect(found["clock"] == ["at", "running", "seconds", "text"])
      #expect(found["home"] == ["fouls", "name", "needs", "penalty", "players", "score", "team"])
      #expect(
        found["rules"] == [
          "bonus", "cap", "doubleBonus", "margin", "name", "overtime", "roster", "side", "target",
          "timeLimit",
        ])
      #expect(found["lastPlay"] == (name == "ready" ? nil : play))
      for scored in LogDocument(sheet).plays { #expect(try keys(try scored.line())[""] == play) }
    }
  }

  @Test("are seconds with at most three decimals, however long the game is")
  func decimals() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let digits = Int.random(in: 1...13, using: &random)
      let limit = (0..<digits).reduce(1) { power, _ in power * 10 }
      let reading = ClockReading(milliseconds: Int.random(in: 0..<limit, using: &random))
      let text = String(decoding: try JSON.encode([reading], .line), as: UTF8.self)
      let fraction = text.dropFirst().dropLast().split(separator: ".").dropFirst().first ?? ""
      #expect(fraction.count <= 3 && !text.contains("e"), "\(text)")
      let again = try JSONDecoder().decode([ClockReading].self, from: Data(text.utf8))
      #expect(again == [reading])
    }
  }

  @Test("are the player lines and the team's own line, which make the score, in any game")
  func sums() throws {
    for seed in 1...200 {
      let sheet = try Scoresheet.generated(seed: seed)
      let document = GameDocument(sheet, now: sheet.changed)
      for team in [document.home, document.away] {
        let lines = team.players + [team.team]
        #expect(lines.map(\.points).reduce(0, +) == team.score)
        #expect(lines.map(\.foul).reduce(0, +) == team.fouls)
        #expect(lines.allSatisfy { $0.points == $0.onePoint + 2 * $0.twoPoints })
      }
      let last = LogDocument(sheet).plays.last
      #expect(last == document.lastPlay.value)
      #expect(
        last.map { [$0.home, $0.away] } ?? [0, 0] == [document.home, document.away].map(\.score))
      let again = try JSONDecoder().decode(
        GameDocument.self, from: Data(try document.line().utf8))
      #expect(again == document)
    }
  }

  @Test("that are missing come and go as null")
  func orNull() throws {
    let values = [OrNull("a"), OrNull(nil)]
    let text = String(decoding: try JSON.encode(values, .line), as: UTF8.self)
    #expect(text == #"["a",null]"#)
    #expect(try JSONDecoder().decode([OrNull<String>].self, from: Data(text.utf8)) == values)
  }
}
