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
    let document = GameDocument(game.standing, now: .start(milliseconds))
    return Facts(
      status: document.status, clock: document.clock.text, overtime: document.overtime,
      needs: [document.home.needs, document.away.needs], leader: document.leader,
      winner: document.winner)
  }

  private func at(_ seconds: Int) -> ClockReading { ClockReading(milliseconds: seconds * 1000) }

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
    let clock = GameDocument(game.standing, now: game.now).clock
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
      GameDocument(game.standing, now: .start(1_500_000))
        == GameDocument(game.standing, now: .start(9_000_000)))
  }

  @Test("at the cap needs the next basket, and is won by one point there")
  func cap() throws {
    var game = try SampleGame(preset: "capped") { $0.cap = 16 }
    for _ in 0..<7 { try game.record(Who(.home), .twoPoints, at: at(60)) }
    for _ in 0..<7 { try game.record(Who(.away), .twoPoints, at: at(120)) }
    #expect(facts(game) == Facts(status: .paused, clock: "02:00.0", needs: [2, 2]))
    try game.record(Who(.home), .onePoint, at: at(130))
    #expect(
      facts(game) == Facts(status: .paused, clock: "02:10.0", needs: [1, 2], leader: .home))
    try game.record(Who(.away), .onePoint, at: at(140))
    #expect(facts(game) == Facts(status: .paused, clock: "02:20.0", needs: [1, 1]))
    try game.record(Who(.away), .onePoint, at: at(150))
    #expect(
      facts(game)
        == Facts(
          status: .finished, clock: "02:30.0", needs: [nil, nil], leader: .away, winner: .away))
  }

  @Test("says what a team's fouls cost it, from the seventh and from the tenth on")
  func penalty() throws {
    var game = try SampleGame(preset: "fiba3x3")
    var seen: [Penalty?] = []
    for _ in 0..<11 {
      try game.record(Who(.away), .foul, at: at(5))
      let document = GameDocument(game.standing, now: game.now)
      seen.append(document.away.penalty)
      #expect(document.home.penalty == nil)
    }
    let none = Array(repeating: Penalty?.none, count: 6)
    #expect(seen == none + [.bonus, .bonus, .bonus, .doubleBonus, .doubleBonus])
    try game.perform(.undo(5))
    #expect(GameDocument(game.standing, now: game.now).away.penalty == nil)
    var plain = try SampleGame()
    for _ in 0..<11 { try plain.record(Who(.home), .foul, at: at(5)) }
    #expect(GameDocument(plain.standing, now: plain.now).home.penalty == nil)
  }
}
