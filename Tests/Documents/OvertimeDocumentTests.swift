import Basketball
import Testing

@testable import Documents

@Suite("The document of a game by other rules")
struct OvertimeDocumentTests {
  /// What the document says beyond the score.
  private struct Facts: Equatable {
    var status: Status
    var clock: String
    var overtime = false
    var needs: [Int?]
    var leader: Side?
    var winner: Side?
  }

  private func facts(_ game: SampleGame, after milliseconds: Int = 0) -> Facts {
    let document = GameDocument(game.state, now: .start(milliseconds))
    return Facts(
      status: document.status, clock: document.clock.text, overtime: document.overtime,
      needs: [document.home.needs, document.away.needs], leader: document.score.leader,
      winner: document.winner)
  }

  @Test("that runs out while nobody looks is running until the limit and in overtime from it on")
  func runsOutLevel() throws {
    var game = try SampleGame(preset: "fiba3x3")
    try game.record(Who(.home), .onePoint, at: .zero)
    try game.record(Who(.away), .onePoint, at: .zero)
    try game.perform(.clock(.start))
    #expect(
      facts(game, after: 599_999) == Facts(status: .running, clock: "00:00.0", needs: [20, 20]))
    let level = Facts(status: .paused, clock: "00:00.0", overtime: true, needs: [2, 2])
    #expect(facts(game, after: 600_000) == level)
    #expect(facts(game, after: 86_400_000) == level)
    game.wait(700_000)
    let clock = GameDocument(game.state, now: game.now).clock
    #expect(!clock.running && clock.at == nil)
    try game.record(Who(.away, "Dee"), .onePoint)
    #expect(
      facts(game, after: 700_000)
        == Facts(
          status: .paused, clock: "00:00.0", overtime: true, needs: [2, 1], leader: .away))
    try game.record(Who(.away, "Dee"), .onePoint)
    #expect(
      facts(game, after: 700_000)
        == Facts(
          status: .finished, clock: "00:00.0", overtime: true, needs: [nil, nil], leader: .away,
          winner: .away))
  }

  @Test("that runs out while nobody looks and somebody leads is finished, though nobody said so")
  func runsOutAhead() throws {
    var game = try SampleGame(preset: "capped")
    try game.record(Who(.home), .twoPoints, at: .zero)
    try game.perform(.clock(.start))
    let tape = game.sheet.tape
    #expect(
      facts(game, after: 1_499_999)
        == Facts(status: .running, clock: "24:59.9", needs: [13, 15], leader: .home))
    let final = Facts(
      status: .finished, clock: "25:00.0", needs: [nil, nil], leader: .home, winner: .home)
    #expect(facts(game, after: 1_500_000) == final)
    #expect(game.sheet.tape == tape)
    #expect(
      GameDocument(game.state, now: .start(1_500_000))
        == GameDocument(game.state, now: .start(9_000_000)))
  }
}
