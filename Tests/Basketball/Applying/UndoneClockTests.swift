@testable import Basketball
import Testing

@Suite("The clock after an undo")
struct UndoneClockTests {
  /// The reading of the clock a second after a verb.
  private func reading(_ sheet: Scoresheet, after verb: Verb) throws -> ClockReading {
    try sheet.after(verb, now: 9).standing.reading(at: 10)
  }

  @Test("is back where the step found it, and forth again with the redo")
  func typo() throws {
    var sheet = try threePlays()
    try sheet.record(ana, .onePoint, at: 1200)
    try sheet.undo(1)
    #expect(sheet.clock == GameClock(30))
    #expect(try reading(sheet, after: .redo(1)) == 1200)
    #expect(try reading(sheet, after: .undo(1)) == 20)
    #expect(try reading(sheet, after: .undo(3)) == .zero)
    try sheet.redo(1)
    #expect(try reading(sheet, after: .undo(2)) == 20)
    #expect(try reading(sheet, after: .undoTo(play: 1)) == 10)
  }

  @Test("is where it was when something has moved it since")
  func moved() throws {
    var sheet = try threePlays()
    try sheet.setClock(to: 40, now: 9)
    #expect(try reading(sheet, after: .undo(1)) == 40)
    try sheet.record(ana, .onePoint, at: 50, now: 9)
    try sheet.startClock(now: 9)
    #expect(try reading(sheet, after: .undo(1)) == 51)
  }

  @Test("is where it was when the step did not move it, or it ran")
  func running() throws {
    var sheet = try threePlays()
    try sheet.record(ana, .onePoint, at: 5)
    #expect(try reading(sheet, after: .undo(1)) == 30)
    try sheet.note("rain", now: 8)
    #expect(try reading(sheet, after: .undo(1)) == 30)
    try sheet.startClock(now: 8)
    try sheet.record(ana, .onePoint, now: 9)
    #expect(try reading(sheet, after: .undo(1)) == 32)
  }

  @Test("is never before the last play that still counts")
  func lastPlay() throws {
    var sheet = try threePlays()
    try sheet.record(ana, .onePoint, at: 1200)
    try sheet.record(dee, .onePoint, at: 600)
    try sheet.fix(5, Correction(reading: 1200))
    try sheet.fix(4, Correction(reading: 100))
    #expect(try reading(sheet, after: .undo(2)) == 1200)
    #expect(try reading(sheet, after: .undo(4)) == 30)
  }

  @Test("is at the winning basket that was undone, also where that moved it")
  func winningBasket() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(ana, .onePoint, at: 20)
    #expect(try reading(sheet, after: .undo(1)) == 20)
    #expect(try sheet.after(.undo(1), now: 9).standing.status(at: 9) == .paused)
  }

  @Test(
    "is short of the limit again when the play that brought it there is undone",
    arguments: [(dee, .foul), (ana, .onePoint)] as [(Who, Move)])
  func limit(_ who: Who, _ move: Move) throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(who, move, at: 60)
    #expect(sheet.finish?.winner == .home)
    try sheet.undo(1)
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(10))
    #expect(try sheet.after(.redo(1)).standing.finish?.winner == .home)
  }

  @Test("is back where a correction of the reading found it")
  func correction() throws {
    var sheet = try threePlays()
    try sheet.fix(3, Correction(reading: 1200))
    #expect(sheet.clock == GameClock(1200))
    #expect(try reading(sheet, after: .undo(1)) == 30)
  }
}
