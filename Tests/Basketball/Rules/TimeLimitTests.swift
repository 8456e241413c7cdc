import Fixtures
@testable import Basketball
import Testing

@Suite("A time limit")
struct TimeLimitTests {
  /// A game with a limit of a minute that the Reds lead 2-0, its clock running since 1 s.
  func running() throws -> Scoresheet {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.startClock(now: 1)
    return sheet
  }

  /// The same after its time has run out, which a note had written down.
  func ended() throws -> Scoresheet {
    var sheet = try running()
    try sheet.note("over", now: 70)
    return sheet
  }

  @Test("ends the game while nobody looks, without a word on the tape")
  func unseen() throws {
    let sheet = try running()
    #expect(sheet.standing.asOf(50.999) == sheet.standing)
    let after = sheet.standing.asOf(51)
    #expect(
      after.finish == Finish(winner: .home, reading: 60, basket: nil, ending: .time))
    #expect(after.clock == GameClock(60))
    #expect(sheet.standing.asOf(9999).box == after.box)
  }

  @Test("is known beforehand, while the clock runs")
  func foreseen() throws {
    var sheet = try running()
    #expect(sheet.standing.timeEnds == 51)
    try sheet.pauseClock(now: 20)
    #expect(sheet.standing.timeEnds == nil)
    #expect(try newGame().standing.timeEnds == nil)
  }

  @Test("is written down by the next change, before it")
  func written() throws {
    var sheet = try running()
    let count = sheet.tape.entries.count
    try sheet.fix(1, Correction(who: bo), now: 500)
    #expect(sheet.tape.entries.count == count + 2)
    #expect(sheet.tape.entries[count].action == .clock)
    #expect(sheet.tape.entries[count].clock == GameClock(60))
    #expect(sheet.tape.entries[count].at == 500)
    #expect(sheet.finish?.ending == .time)
    try sheet.checkTape()
  }

  @Test("refuses plays after it, and a refused play writes nothing, not even that time is up")
  func refused() throws {
    var sheet = try running()
    let over = GameError.gameFinished(winner: "Reds", score: "2-0")
    sheet.expectRefused(over) { try $0.record(dee, .twoPoints, now: 70) }
    sheet.expectRefused(.beyondLimit(60.001, limit: 60)) {
      try $0.record(dee, .foul, at: 60.001, now: 75)
    }
    sheet.expectRefused(over) { try $0.startClock(now: 80) }
    try sheet.note("time was up", now: 90)
    sheet.expectRefused(over) { try $0.record(dee, .twoPoints, now: 95) }
  }

  @Test("counts the basket that brings the clock to it, and what was in the air then")
  func lastBasket() throws {
    var sheet = newGame(by: try timed(60))
    let basket = try sheet.record(ana, .onePoint, at: 60)
    let end = Finish(winner: .home, reading: 60, basket: basket.number, ending: .time)
    #expect(sheet.finish == end)
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "1-0")) {
      try $0.record(dee, .twoPoints)
    }
    try sheet.record(bo, .assist, at: 60)
    #expect(sheet.finish == end)
    let last = try sheet.record(dee, .twoPoints, at: 60)
    #expect(
      sheet.finish
        == Finish(winner: .away, reading: 60, basket: last.number, ending: .time))
    try sheet.checkTape()
  }

  @Test("opens again when the clock is set back, as far as the last play")
  func setBack() throws {
    var sheet = try ended()
    sheet.expectRefused(.beforeLastPlay(9, number: 1, last: 10)) {
      try $0.setClock(to: 9, now: 71)
    }
    sheet.expectRefused(.beyondLimit(61, limit: 60)) {
      try $0.setClock(to: 61, now: 71)
    }
    try sheet.setClock(to: 55, now: 72)
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(55))
    try sheet.checkTape()
    try sheet.startClock(now: 80)
    #expect(sheet.standing.asOf(84.9).finish == nil)
    #expect(sheet.standing.asOf(85).finish?.ending == .time)
  }

  @Test("set back to itself leaves the game ended")
  func setToLimit() throws {
    var sheet = try ended()
    let box = sheet.box
    try sheet.setClock(to: 60)
    #expect(sheet.box == box)
    try sheet.checkTape()
  }
}
