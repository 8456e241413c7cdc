import Basketball
import Fixtures
import Testing

@testable import Documents

@Suite("The history of a game")
struct HistoryDocumentTests {
  @Test("is this JSON, in which no key goes missing")
  func json() throws {
    var game = try SampleGame()
    try game.record(Who(.away), .foul)
    game.wait(61_000)
    try game.perform(.remove(1))
    let beginning =
      #"{"format":"scoreboard.history/1","#
      + #""id":"2026-11-20-reds-blues","plays":[{"clock":"00:00.0","move":"foul","number":1,"#
      + #""period":1,"player":null,"recorded":"2026-11-20T20:15:00.000Z","seconds":0,"shot":null,"#
    #expect(
      HistoryDocument(game.sheet).line == beginning
        + #""state":"removed","team":"away","until":"2026-11-20T20:16:01.000Z"}]}"# + "\n")
    try game.perform(.undo(1))
    #expect(
      HistoryDocument(game.sheet).line == beginning
        + #""state":"counts","team":"away","until":null}]}"# + "\n")
  }

  @Test("counts the very plays that the game counts", arguments: seeds(12))
  func generated(seed: Int) throws {
    let sheet = try SampleGame.generated(seed: seed)
    let counting = HistoryDocument(sheet).plays.filter { $0.state == "counts" }
    #expect(counting.map(\.play.number) == sheet.playByPlay.plays.map(\.play.number).sorted())
  }
}
