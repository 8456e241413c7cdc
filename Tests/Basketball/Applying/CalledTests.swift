import Fixtures
@testable import Basketball
import Testing

@Suite("An end with the score as it stands")
struct CalledTests {
  @Test("is won by the side that leads, and the clock stops there")
  func won() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: wall(4))
    let outcome = try sheet.perform(.end(.called), now: wall(10))
    #expect(outcome.action == .end(.called) && outcome.isTurningPoint)
    #expect(
      sheet.standing.finish == Finish(winner: .home, reading: showing(36), ending: .called))
    #expect(sheet.standing.clock == GameClock(showing(36)))
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-1")) {
      try $0.record(ana, .foul, at: 40)
    }
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("at a level score has no winner, and refuses what comes after it")
  func level() throws {
    var sheet = try threePlays()
    try sheet.record(dee, .onePoint, at: 30)
    _ = try sheet.perform(.end(.called), now: wall(4))
    #expect(
      sheet.standing.finish == Finish(winner: nil, reading: showing(30), ending: .called))
    sheet.expectRefused(.gameCalled(score: "2-2")) { try $0.record(ana, .foul, at: 40) }
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("goes by late entries before it and by corrections")
  func corrected() throws {
    var sheet = try threePlays()
    try sheet.setClock(to: showing(40), now: wall(3))
    _ = try sheet.perform(.end(.called), now: wall(4))
    try sheet.record(dee, .twoPoints, at: 15)
    #expect(sheet.standing.finish?.winner == .away)
    try sheet.undo(2, now: wall(6))
    #expect(sheet.standing.finish == nil)
    try sheet.redo(2, now: wall(7))
    #expect(sheet.standing.finish?.winner == .away)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("may have a time, which is not before the last play")
  func timed() throws {
    var sheet = try threePlays()
    sheet.expectRefused(.beforeLastPlay(showing(10), number: 3, last: showing(30))) {
      _ = try $0.perform(.end(.called, at: .elapsed(showing(10))), now: wall(4))
    }
    _ = try sheet.perform(.end(.called, at: .elapsed(showing(50))), now: wall(4))
    #expect(
      sheet.standing.finish == Finish(winner: .home, reading: showing(50), ending: .called))
    #expect(sheet.standing.clock == GameClock(showing(50)))
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("in a later period begins that")
  func laterPeriod() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 300)
    _ = try sheet.perform(.clock(.endPeriod), now: wall(2))
    let time = GameTime(period: .number(2), clock: .shown(showing(240)))
    _ = try sheet.perform(.end(.called, at: time), now: wall(3))
    #expect(sheet.standing.box.period == 2)
    #expect(sheet.standing.finish?.moment == Moment(showing(960), in: 2))
    #expect(try sheet.readFromTape() == sheet)
  }
}
