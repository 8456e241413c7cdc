import Basketball
import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("The summary of a game")
struct SummaryTests {
  @Test("tells lists and seasons what the tape does, whatever is done", arguments: seeds(12))
  func generated(_ seed: Int) throws {
    var (game, random) = (RandomGame(seed: 13 << 40 + seed), SplitMix64(seed: seed))
    var sheet = try random.oneIn(3) ? game.sheet(verbs: 30) : game.shortGame()
    for number in 0..<40 {
      game.wait()
      _ = try? sheet.perform(game.anyVerb(in: sheet), now: game.now)
      if number % 8 == 0 { try #expect(isSummedUp(sheet)) }
    }
    try #expect(isSummedUp(sheet))
  }

  @Test("tells apart what is 0 from what nobody counted, in few words", arguments: ["", "Ana two"])
  func brief(_ play: String) throws {
    var game = try SampleGame()
    if !play.isEmpty { try game.perform(.told(play.components(separatedBy: " "), by: .pickup)) }
    let json = Summary.json(
      of: GameDocument(game.state, now: game.now), changed: game.now, until: game.state.timeEnds)
    try expectGolden(json.compact, play.isEmpty ? "ready.summary.json" : "played.summary.json")
    try #expect(isSummedUp(game.sheet))
  }

  @Test(
    "is refused where it is of a format that is not known, or lacks what is always there",
    arguments: ["scoreboard.summary/1", "\"score\"", "\"tracked\"", "\"kept\"", "\"created\""])
  func refused(_ key: String) throws {
    let game = try SampleGame()
    let json = Summary.json(
      of: GameDocument(game.state, now: game.now), changed: game.now, until: nil)
    let text = json.compact.replacing(key, with: key.replacing("e", with: "x"))
    #expect(throws: JSONError.self) {
      try SeasonGame(summary: JSONText(Array(text.utf8)).root, of: "day", .lines)
    }
  }
}
