@testable import Basketball
import Testing

@Suite("A fix")
struct FixTests {
  @Test(
    "puts right who, what and when, and the rest follows",
    arguments: [
      (Correction(who: bo), [1, 2, 3], [2, 1]), (Correction(who: blues), [1, 2, 3], [0, 3]),
      (Correction(move: .onePoint), [1, 2, 3], [1, 1]),
      (Correction(move: .assist), [1, 2, 3], [0, 1]),
      (Correction(reading: 20), [1, 2, 3], [2, 1]),
      (Correction(reading: 25), [2, 1, 3], [2, 1]),
      (Correction(who: eli, move: .onePoint, reading: 40), [2, 3, 1], [0, 2]),
    ])
  func parts(_ correction: Correction, order: [Int], score: [Int]) throws {
    var sheet = try threePlays()
    let before = sheet
    let outcome = try sheet.fix(1, correction, now: 5)
    #expect(sheet.numbers == order)
    #expect([sheet.box.score.home, sheet.box.score.away] == score)
    let scored = try #require(sheet.play(1))
    let play = scored.play
    let old = before.plays[0]
    #expect(
      outcome.replaced == [Outcome.Replacement(old: before.playByPlay.plays[0], new: scored)])
    #expect(outcome.removed == [])
    #expect(.exact(play.who) == correction.who ?? .exact(old.who))
    #expect(play.move == correction.move ?? old.move)
    #expect(.elapsed(play.reading) == correction.time ?? .elapsed(old.reading))
    #expect(play.recorded == old.recorded)
    try sheet.checkTape()
    try sheet.undo(1, now: 6)
    #expect(sheet.box == before.box)
    try sheet.redo(1, now: 7)
    #expect(sheet.numbers == order)
  }

  @Test("gives a play that was recorded in order its place by the clock, with another reading")
  func inOrder() throws {
    var sheet = try newGame()
    try sheet.record(dee, .foul, at: 30)
    let behind = GameTime(clock: .elapsed(20), place: .inOrder)
    try sheet.perform(.record([PlayRequest(ana, .onePoint)], at: behind))
    #expect(sheet.numbers == [1, 2])
    try sheet.fix(2, Correction(who: bo))
    #expect(sheet.numbers == [1, 2])
    try sheet.fix(2, Correction(reading: 10))
    #expect(sheet.numbers == [2, 1])
  }

  @Test("takes what the clock showed for a reading in the period of the play")
  func period() throws {
    var sheet = newGame(by: .fiba5x5)
    func time(_ period: Int, _ seconds: Double) -> GameTime {
      GameTime(period: .regulation(period), clock: .shown(showing(seconds)))
    }
    try sheet.perform(.record([PlayRequest(ana, .foul)], at: time(1, 12)))
    try sheet.perform(.record([PlayRequest(dee, .twoPoints)], at: time(2, 590)))
    let clock = sheet.clock
    try sheet.fix(1, Correction(time: .shown(15)))
    #expect(sheet.plays.map(\.period) == [1, 2])
    #expect(sheet.plays[0].reading == 585 && sheet.clock == clock)
    try sheet.fix(1, Correction(time: time(2, 580)))
    #expect(sheet.plays.map(\.number) == [2, 1] && sheet.plays.map(\.period) == [2, 2])
  }

  @Test("moves a paused clock on, never back")
  func clock() throws {
    var sheet = try threePlays()
    try sheet.fix(3, Correction(reading: 50))
    #expect(sheet.clock == GameClock(50))
    try sheet.fix(3, Correction(reading: 5))
    #expect(sheet.clock == GameClock(50))
  }

  @Test("that changes nothing writes nothing")
  func nothing() throws {
    var sheet = try threePlays()
    let before = sheet
    try sheet.fix(1, Correction())
    try sheet.fix(1, Correction(who: ana, move: .twoPoints, reading: 10))
    #expect(sheet == before)
  }

  @Test("of no play, by nobody known, ahead of a running clock or beyond the limit is refused")
  func refused() throws {
    var sheet = try threePlays()
    sheet.expectRefused(.noSuchPlay(4)) { try $0.fix(4, Correction(), now: 5) }
    sheet.expectRefused(sheet.unknown("Zed")) {
      try $0.fix(1, Correction(who: Who(.home, "Zed")), now: 5)
    }
    try sheet.startClock(now: 5)
    sheet.expectRefused(.aheadOfClock(40, clock: 31)) {
      try $0.fix(1, Correction(reading: 40), now: 6)
    }
    try sheet.pauseClock(now: 7)
    try sheet.change(to: try timed(60), now: 8)
    sheet.expectRefused(.beyondLimit(61, limit: 60)) {
      try $0.fix(1, Correction(reading: 61), now: 9)
    }
  }

  @Test("of a play that is undone or removed is refused")
  func gone() throws {
    var sheet = try threePlays()
    try sheet.undo(1)
    sheet.expectRefused(.noSuchPlay(3)) { try $0.fix(3, Correction(who: cy)) }
    try sheet.remove(1)
    sheet.expectRefused(.noSuchPlay(1)) { try $0.fix(1, Correction(who: cy)) }
  }
}
