@testable import Basketball
import Testing

@Suite("The assist on the winning basket")
struct WinningAssistTests {
  let won: Scoresheet
  let over = GameError.gameFinished(winner: "Reds", score: "2-0")

  init() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(ana, .twoPoints, at: 30)
    won = sheet
  }

  @Test("is accepted after the finish, once", arguments: [nil, 30])
  func accepted(_ seconds: Double?) throws {
    var sheet = won
    try sheet.record(bo, .assist, at: seconds, now: 500)
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.finish == won.finish)
    #expect(sheet.clock == won.clock)
    sheet.expectRefused(over) { try $0.record(cy, .assist) }
    try sheet.undo(1)
    try sheet.record(cy, .assist)
    #expect(sheet.numbers == [1, 3])
  }

  @Test(
    "is by another player of the same team, at the same reading",
    arguments: [(ana, 30), (reds, 30), (dee, 30), (blues, 30), (bo, 30.001), (bo, 31)]
      as [(Who, Double)])
  func refused(_ who: Who, _ seconds: Double) {
    won.expectRefused(over) { try $0.record(who, .assist, at: seconds) }
  }

  @Test(
    "is the only play that is", arguments: Rules.pickup.moves.map(\.move).filter { $0 != .assist })
  func others(_ move: Move) {
    for who in [ana, bo, reds, dee, blues] where move.isPossible(by: who) {
      won.expectRefused(over) { try $0.record(who, move) }
      won.expectRefused(over) { try $0.record(who, move, at: 40) }
    }
  }

  @Test("may be any player's where nobody saw who scored")
  func teamBasket() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(blues, .twoPoints, at: 30)
    sheet.expectRefused(.gameFinished(winner: "Blues", score: "2-0")) {
      try $0.record(blues, .assist)
    }
    try sheet.record(dee, .assist)
    #expect(sheet.numbers == [1, 2])
  }

  @Test(
    "is on the leader's basket at the last horn, and on no other",
    arguments: [(ana, 2400, 5), (ana, 600, nil), (dee, 2400, nil)] as [(Who, Double, Int?)])
  func horn(_ who: Who, _ seconds: Double, basket: Int?) throws {
    var sheet = newGame(by: .fiba5x5)
    let fouls: [(Who, Move, Double)] = [700, 1300, 1900].map { (dee, .foul, $0) }
    let baskets: [(Who, Move, Double)] = [(ana, .threePoints, 10), (who, .twoPoints, seconds)]
    for (who, move, time) in (fouls + baskets).sorted(by: { $0.2 < $1.2 }) {
      try sheet.record(who, move, at: time)
    }
    try sheet.setClock(to: 2400)
    #expect(sheet.finish?.ending == .time)
    #expect(sheet.finish?.basket == basket)
    // Only the plays tell whether the assist is on it.
    let assist = Verb.record([PlayRequest(bo, .assist)], at: nil)
    var head = sheet.standing.reduced
    #expect(try head.perform(assist) == nil)
    #expect((try? sheet.perform(assist)) != nil || basket == nil)
  }
}
