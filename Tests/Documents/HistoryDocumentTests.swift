import Basketball
import Fixtures
import Testing

@testable import Documents

@Suite("The history of a game")
struct HistoryDocumentTests {
  /// A line a version: number, clock, who, move, what became of it, and after how many seconds.
  private func lines(_ game: SampleGame) -> [String] {
    HistoryDocument(game.sheet).plays.map { version in
      let (play, until) = (version.play, version.until)
      let seconds = until.map { " " + String($0.text.dropFirst(17).dropLast(5)) } ?? ""
      let who = play.who.player ?? play.who.side.rawValue
      return
        "\(play.number) \(play.reading.text) \(who) \(play.move.word) \(version.state)\(seconds)"
    }
  }

  /// Ana two at 1:00, Dee one at 2:00, a team foul at 3:00, all recorded at once.
  private func game() throws -> SampleGame {
    var game = try SampleGame()
    let plays: [(Who, Move)] = [
      (Who(.home, "Ana"), .twoPoints), (Who(.away, "Dee"), .onePoint), (Who(.home), .foul),
    ]
    for (minute, play) in plays.enumerated() {
      try game.record(play.0, play.1, at: ClockReading(milliseconds: (minute + 1) * 60_000))
    }
    return game
  }

  /// Does verbs a second apart, the first a second after the beginning.
  private func perform(_ verbs: [Verb], on game: inout SampleGame) throws {
    for verb in verbs {
      game.wait(1000)
      try game.perform(verb)
    }
  }

  @Test("has every play, and of those that do not count what became of them and when")
  func states() throws {
    var game = try game()
    try perform(
      [
        .fix(1, Correction(who: .exact(Who(.home, "Bo")))),
        .fix(1, Correction(time: .elapsed(.zero))),
        .remove(3), .undo(1), .record([PlayRequest(.exact(Who(.away)), .rebound)]), .undo(1),
        .remove(2),
      ], on: &game)
    #expect(
      lines(game) == [
        "1 01:00.0 Ana two replaced 01", "1 01:00.0 Bo two replaced 02",
        "1 00:00.0 Bo two counts", "2 02:00.0 Dee one removed 07", "3 03:00.0 home foul counts",
        "4 03:00.0 away rebound undone 06",
      ])
  }

  @Test("says of a step that was taken back and given back again that it counts")
  func again() throws {
    var game = try game()
    try perform([.fix(2, Correction(move: .foul)), .undo(1)], on: &game)
    #expect(lines(game)[1...2] == ["2 02:00.0 Dee one counts", "2 02:00.0 Dee foul undone 02"])
    try perform([.redo(1)], on: &game)
    #expect(lines(game)[1...2] == ["2 02:00.0 Dee one replaced 01", "2 02:00.0 Dee foul counts"])
    try perform([.undo(3)], on: &game)
    #expect(
      lines(game) == [
        "1 01:00.0 Ana two counts", "2 02:00.0 Dee one undone 04", "2 02:00.0 Dee foul undone 04",
        "3 03:00.0 home foul undone 04",
      ])
  }

  @Test("has the plays that a change took out with it as removed by it")
  func dropped() throws {
    var game = try game()
    var changes = RuleChanges()
    (changes.target, changes.margin) = (2, 1)
    game.wait(8000)
    try perform([.rules(preset: nil, changes, droppingLater: true)], on: &game)
    #expect(
      lines(game) == [
        "1 01:00.0 Ana two counts", "2 02:00.0 Dee one removed 09",
        "3 03:00.0 home foul removed 09",
      ])
  }

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

  @Test("counts the very plays that the game counts", arguments: seeds(50))
  func generated(seed: Int) throws {
    let sheet = try SampleGame.generated(seed: seed)
    let counting = HistoryDocument(sheet).plays.filter { $0.state == "counts" }
    #expect(counting.map(\.play.number) == sheet.playByPlay.plays.map(\.play.number).sorted())
  }
}
