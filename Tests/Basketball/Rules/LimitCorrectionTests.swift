@testable import Basketball
import Testing

@Suite("Corrections around a limit")
struct LimitCorrectionTests {
  @Test("a late basket after the last play is in time, not the overtime's")
  func lateInOvertime() throws {
    var sheet = try levelAtTheLimit()
    try sheet.record(bo, .onePoint, at: 40)
    #expect(sheet == (try sheet.readFromTape()))
    #expect(sheet.finish?.ending == .time)
    #expect(sheet.finish?.reading == 60)
    #expect(sheet.clock == GameClock(60))
  }

  @Test("a period cannot end before a lineup in it")
  func lineup() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.state(["reds", "Ana", "Bo", "Cy"], GameTime(Moment(showing(540), in: 1)))
    var changes = RuleChanges()
    changes.length = 300
    sheet.expectRefused(.beyondLimit(540, limit: 300)) {
      try $0.perform(.rules(preset: nil, changes))
    }
  }

  @Test("a late play after the last one is accepted when time has ended the game")
  func lateAfterTime() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.setClock(to: 60)
    try sheet.record(dee, .foul, at: 30)
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.finish?.reading == 60)
  }

  @Test("a correction that ends the game before its time is undone as it was")
  func overtimeComesBack() throws {
    var sheet = try levelAtTheLimit(overtime: 2, target: 3, margin: 1)
    try sheet.record(ana, .onePoint)
    let before = sheet
    try sheet.record(
      [PlayRequest(bo, .onePoint)], at: 30, droppingLater: true)
    #expect(sheet.finish?.reading == 30)
    #expect(sheet == (try sheet.readFromTape()))
    try sheet.undo(1)
    #expect(sheet.box == before.box)
    #expect(sheet.clock == before.clock)
  }

  @Test("an undo is never refused")
  func undoIsRefused() throws {
    var sheet = try levelAtTheLimit(overtime: 2, target: 3, margin: 1)
    try sheet.record(ana, .onePoint)
    try sheet.record(dee, .onePoint)
    let before = sheet
    try sheet.record(
      [PlayRequest(bo, .onePoint)], at: 15, droppingLater: true)
    try sheet.undo(1)
    #expect(sheet.box == before.box)
  }

  @Test("a play beyond a limit that came later can be corrected where it stands")
  func fixBeyondLimit() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 70)
    try sheet.change(to: try timed(60, overtime: 2))
    #expect(sheet.anomalies.count == 1)
    try sheet.fix(1, Correction(who: bo))
  }

  @Test("plays that were there when a limit came are in time at its reading")
  func limitComesLater() throws {
    var sheet = try newGame()
    try sheet.setClock(to: 60)
    try sheet.record(ana, .onePoint)
    try sheet.record(dee, .onePoint)
    try sheet.change(to: try timed(60, overtime: 1))
    #expect(sheet.box.overtime == Sides(home: 1, away: 1))
  }
}
