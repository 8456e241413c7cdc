import Fixtures
@testable import Basketball
import Testing

@Suite("An end with the score as it stands")
struct CalledTests {
  @Test("is won by the side that leads, and the clock stops there")
  func won() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: 4)
    let outcome = try sheet.perform(.end(.called), now: 10)
    #expect(outcome.action == .end(.called) && outcome.isTurningPoint)
    #expect(
      sheet.finish == Finish(winner: .home, reading: 36, ending: .called))
    #expect(sheet.clock == GameClock(36))
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-1")) {
      try $0.record(ana, .foul, at: 40)
    }
    try sheet.checkTape()
  }

  @Test("at a level score has no winner, and refuses what comes after it")
  func level() throws {
    var sheet = try threePlays()
    try sheet.record(dee, .onePoint, at: 30)
    try sheet.perform(.end(.called))
    #expect(
      sheet.finish == Finish(winner: nil, reading: 30, ending: .called))
    sheet.expectRefused(.gameCalled(score: "2-2")) { try $0.record(ana, .foul, at: 40) }
    try sheet.checkTape()
  }

  @Test("goes by late entries before it and by corrections")
  func corrected() throws {
    var sheet = try threePlays()
    try sheet.setClock(to: 40)
    try sheet.perform(.end(.called))
    try sheet.record(dee, .twoPoints, at: 15)
    #expect(sheet.finish?.winner == .away)
    try sheet.undo(2)
    #expect(sheet.finish == nil)
    try sheet.redo(2)
    #expect(sheet.finish?.winner == .away)
    try sheet.checkTape()
  }

  @Test("may have a time, which is not before the last play")
  func timed() throws {
    var sheet = try threePlays()
    sheet.expectRefused(.beforeLastPlay(10, number: 3, last: 30)) {
      try $0.perform(.end(.called, at: .elapsed(10)))
    }
    try sheet.perform(.end(.called, at: .elapsed(50)))
    #expect(
      sheet.finish == Finish(winner: .home, reading: 50, ending: .called))
    #expect(sheet.clock == GameClock(50))
    try sheet.checkTape()
  }

  @Test("in a later period begins that")
  func laterPeriod() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 300)
    try sheet.perform(.clock(.endPeriod))
    let time = GameTime(period: .number(2), clock: .shown(240))
    try sheet.perform(.end(.called, at: time))
    #expect(sheet.box.period == 2)
    #expect(sheet.finish?.moment == Moment(960, in: 2))
    try sheet.checkTape()
  }
}
