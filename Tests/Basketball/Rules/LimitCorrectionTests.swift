@testable import Basketball
import Testing

@Suite("Corrections around a limit")
struct LimitCorrectionTests {
  @Test("a late basket after the last play is in time, not the overtime's")
  func lateInOvertime() throws {
    var sheet = try levelAtTheLimit()
    try sheet.record(bo, .onePoint, at: 40)
    #expect(sheet == (try sheet.readFromTape()))
    #expect(sheet.standing.finish?.ending == .time)
    #expect(sheet.standing.finish?.reading == showing(60))
    #expect(sheet.standing.clock == GameClock(showing(60)))
  }

  @Test("a late play after the last one is accepted when time has ended the game")
  func lateAfterTime() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.setClock(to: showing(60), now: wall(1))
    try sheet.record(dee, .foul, at: 30)
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.standing.finish?.reading == showing(60))
  }

  @Test("a correction that ends the game before its time is undone as it was")
  func overtimeComesBack() throws {
    var sheet = try levelAtTheLimit(overtime: 2, target: 3, margin: 1)
    try sheet.record(ana, .onePoint)
    let before = sheet
    try sheet.record(
      [PlayRequest(bo, .onePoint)], at: showing(30), droppingLater: true, now: wall(2))
    #expect(sheet.standing.finish?.reading == showing(30))
    #expect(sheet == (try sheet.readFromTape()))
    try sheet.undo(1, now: wall(3))
    #expect(sheet.standing.box == before.standing.box)
    #expect(sheet.standing.clock == before.standing.clock)
  }

  @Test("an undo is never refused")
  func undoIsRefused() throws {
    var sheet = try levelAtTheLimit(overtime: 2, target: 3, margin: 1)
    try sheet.record(ana, .onePoint)
    try sheet.record(dee, .onePoint)
    let before = sheet
    try sheet.record(
      [PlayRequest(bo, .onePoint)], at: showing(15), droppingLater: true, now: wall(2))
    try sheet.undo(1, now: wall(3))
    #expect(sheet.standing.box == before.standing.box)
  }

  @Test("a play beyond a limit that came later can be corrected where it stands")
  func fixBeyondLimit() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 70)
    try sheet.change(to: try timed(60, overtime: 2), now: wall(1))
    #expect(sheet.anomalies.count == 1)
    try sheet.fix(1, Correction(who: bo), now: wall(2))
  }

  @Test("plays that were there when a limit came are in time at its reading")
  func limitComesLater() throws {
    var sheet = try newGame()
    try sheet.setClock(to: showing(60), now: wall(1))
    try sheet.record(ana, .onePoint)
    try sheet.record(dee, .onePoint)
    try sheet.change(to: try timed(60, overtime: 1), now: wall(2))
    #expect(sheet.standing.box.overtime == Sides(home: 1, away: 1))
  }
}
