@testable import Basketball
import Testing

@Suite("A time limit")
struct TimeLimitTests {
  /// A game with a limit of a minute that the Reds lead 2-0, its clock running since 1 s.
  func running() throws -> Scoresheet {
    var sheet = newGame(by: try timed(60))
    try sheet.play(ana, .twoPoints, at: 10)
    try sheet.startClock(now: wall(1))
    return sheet
  }

  @Test("ends the game while nobody looks, without a word on the tape")
  func unseen() throws {
    let sheet = try running()
    let before = sheet.brought(to: wall(50.999))
    #expect(before == sheet)
    let after = sheet.brought(to: wall(51))
    #expect(
      after.box.finish == Finish(winner: .home, reading: showing(60), basket: nil, isByTime: true))
    #expect(after.clock == GameClock(showing(60)))
    #expect(sheet.brought(to: wall(9999)).box == after.box)
    #expect(after.tape.count == sheet.tape.count + 1)
    #expect(try after.readFromTape() == after)
  }

  @Test("is known beforehand, while the clock runs")
  func foreseen() throws {
    var sheet = try running()
    #expect(sheet.timeEnds == wall(51))
    sheet.pauseClock(now: wall(20))
    #expect(sheet.timeEnds == nil)
    #expect(try newGame().timeEnds == nil)
  }

  @Test("is written down by the next change, before it")
  func written() throws {
    var sheet = try running()
    let count = sheet.tape.count
    try sheet.fix(1, Correction(who: bo), now: wall(500))
    #expect(sheet.tape.count == count + 2)
    #expect(sheet.tape[count].did == .clock)
    #expect(sheet.tape[count].clock == GameClock(showing(60)))
    #expect(sheet.tape[count].at == wall(500))
    #expect(sheet.box.finish?.isByTime == true)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("refuses plays after it, and leaves but the note that it was reached")
  func refused() throws {
    var sheet = try running()
    let before = sheet
    #expect(throws: GameError.gameFinished(winner: "Reds", score: "2-0")) {
      try sheet.play(dee, .twoPoints, now: 70)
    }
    #expect(sheet == before.brought(to: wall(70)))
    #expect(throws: GameError.beyondLimit(showing(60.001), limit: showing(60))) {
      try sheet.play(dee, .foul, at: 60.001)
    }
    #expect(throws: GameError.gameFinished(winner: "Reds", score: "2-0")) {
      try sheet.startClock(now: wall(80))
    }
  }

  @Test("counts the basket that brings the clock to it, and none after")
  func lastBasket() throws {
    var sheet = newGame(by: try timed(60))
    let basket = try sheet.play(ana, .onePoint, at: 60)
    let end = Finish(winner: .home, reading: showing(60), basket: basket, isByTime: true)
    #expect(sheet.box.finish == end)
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "1-0")) {
      try $0.play(dee, .twoPoints, at: 60)
    }
    try sheet.play(bo, .assist, at: 60)
    #expect(sheet.box.finish == end)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("opens again when the clock is set back, as far as the last play")
  func setBack() throws {
    var sheet = try running().brought(to: wall(70))
    sheet.expectRefused(.beforeLastPlay(showing(9), last: sheet.plays[0])) {
      try $0.setClock(to: showing(9), now: wall(71))
    }
    sheet.expectRefused(.beyondLimit(showing(61), limit: showing(60))) {
      try $0.setClock(to: showing(61), now: wall(71))
    }
    try sheet.setClock(to: showing(55), now: wall(72))
    #expect(sheet.box.finish == nil)
    #expect(sheet.clock == GameClock(showing(55)))
    #expect(try sheet.readFromTape() == sheet)
    try sheet.startClock(now: wall(80))
    #expect(sheet.brought(to: wall(84.9)).box.finish == nil)
    #expect(sheet.brought(to: wall(85)).isFinished)
  }

  @Test("set back to itself leaves the game ended")
  func setToLimit() throws {
    var sheet = try running().brought(to: wall(70))
    let box = sheet.box
    try sheet.setClock(to: showing(60), now: wall(72))
    #expect(sheet.box == box)
    #expect(try sheet.readFromTape() == sheet)
  }
}
