import Fixtures
@testable import Basketball
import Testing

@Suite("A time limit")
struct TimeLimitTests {
  /// A game with a limit of a minute that the Reds lead 2-0, its clock running since 1 s.
  func running() throws -> Scoresheet {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.startClock(now: wall(1))
    return sheet
  }

  /// The same after its time has run out, which a note had written down.
  func ended() throws -> Scoresheet {
    var sheet = try running()
    try sheet.note("over", now: wall(70))
    return sheet
  }

  @Test("ends the game while nobody looks, without a word on the tape")
  func unseen() throws {
    let sheet = try running()
    #expect(sheet.standing.asOf(wall(50.999)) == sheet.standing)
    let after = sheet.standing.asOf(wall(51))
    #expect(
      after.finish == Finish(winner: .home, reading: showing(60), basket: nil, ending: .time))
    #expect(after.clock == GameClock(showing(60)))
    #expect(sheet.standing.asOf(wall(9999)).box == after.box)
  }

  @Test("is known beforehand, while the clock runs")
  func foreseen() throws {
    var sheet = try running()
    #expect(sheet.standing.timeEnds == wall(51))
    try sheet.pauseClock(now: wall(20))
    #expect(sheet.standing.timeEnds == nil)
    #expect(try newGame().standing.timeEnds == nil)
  }

  @Test("is written down by the next change, before it")
  func written() throws {
    var sheet = try running()
    let count = sheet.tape.entries.count
    try sheet.fix(1, Correction(who: bo), now: wall(500))
    #expect(sheet.tape.entries.count == count + 2)
    #expect(sheet.tape.entries[count].action == .clock)
    #expect(sheet.tape.entries[count].clock == GameClock(showing(60)))
    #expect(sheet.tape.entries[count].at == wall(500))
    #expect(sheet.standing.finish?.ending == .time)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("refuses plays after it, and a refused play writes nothing, not even that time is up")
  func refused() throws {
    var sheet = try running()
    let over = GameError.gameFinished(winner: "Reds", score: "2-0")
    sheet.expectRefused(over) { try $0.record(dee, .twoPoints, now: 70) }
    sheet.expectRefused(.beyondLimit(showing(60.001), limit: showing(60))) {
      try $0.record(dee, .foul, at: 60.001, now: 75)
    }
    sheet.expectRefused(over) { try $0.startClock(now: wall(80)) }
    try sheet.note("time was up", now: wall(90))
    sheet.expectRefused(over) { try $0.record(dee, .twoPoints, now: 95) }
  }

  @Test("counts the basket that brings the clock to it, and what was in the air then")
  func lastBasket() throws {
    var sheet = newGame(by: try timed(60))
    let basket = try sheet.record(ana, .onePoint, at: 60)
    let end = Finish(winner: .home, reading: showing(60), basket: basket.number, ending: .time)
    #expect(sheet.standing.finish == end)
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "1-0")) {
      try $0.record(dee, .twoPoints)
    }
    try sheet.record(bo, .assist, at: 60)
    #expect(sheet.standing.finish == end)
    let last = try sheet.record(dee, .twoPoints, at: 60)
    #expect(
      sheet.standing.finish
        == Finish(winner: .away, reading: showing(60), basket: last.number, ending: .time))
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("opens again when the clock is set back, as far as the last play")
  func setBack() throws {
    var sheet = try ended()
    sheet.expectRefused(.beforeLastPlay(showing(9), number: 1, last: showing(10))) {
      try $0.setClock(to: showing(9), now: wall(71))
    }
    sheet.expectRefused(.beyondLimit(showing(61), limit: showing(60))) {
      try $0.setClock(to: showing(61), now: wall(71))
    }
    try sheet.setClock(to: showing(55), now: wall(72))
    #expect(sheet.standing.finish == nil)
    #expect(sheet.standing.clock == GameClock(showing(55)))
    #expect(try sheet.readFromTape() == sheet)
    try sheet.startClock(now: wall(80))
    #expect(sheet.standing.asOf(wall(84.9)).finish == nil)
    #expect(sheet.standing.asOf(wall(85)).finish?.ending == .time)
  }

  @Test("set back to itself leaves the game ended")
  func setToLimit() throws {
    var sheet = try ended()
    let box = sheet.standing.box
    try sheet.setClock(to: showing(60), now: wall(72))
    #expect(sheet.standing.box == box)
    #expect(try sheet.readFromTape() == sheet)
  }
}
