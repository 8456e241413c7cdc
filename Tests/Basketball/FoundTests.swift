@testable import Basketball
import Testing

@Suite("Found")
struct FoundTests {
  @Test("a late basket after the last play is in time, not the overtime's")
  func lateInOvertime() throws {
    var sheet = try levelAtTheLimit()
    try sheet.play(bo, .onePoint, at: 40)
    #expect(sheet == (try sheet.readFromTape()))
    #expect(sheet.box.finish?.isByTime == true)
    #expect(sheet.box.finish?.reading == showing(60))
    #expect(sheet.clock == GameClock(showing(60)))
  }

  @Test("a late play after the last one is taken when time has ended the game")
  func lateAfterTime() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.play(ana, .twoPoints, at: 10)
    try sheet.setClock(to: showing(60), now: wall(1))
    try sheet.play(dee, .foul, at: 30)
    #expect(sheet.numbers == [1, 2])
    #expect(sheet.box.finish?.reading == showing(60))
  }

  @Test("a correction that ends the game before its time is taken back as it was")
  func overtimeComesBack() throws {
    var sheet = try levelAtTheLimit(overtime: 2, target: 3, margin: 1)
    try sheet.play(ana, .onePoint)
    let before = sheet
    try sheet.record([Call(bo, .onePoint)], at: showing(30), droppingLater: true, now: wall(2))
    #expect(sheet.box.finish?.reading == showing(30))
    #expect(sheet == (try sheet.readFromTape()))
    try sheet.undo(1, now: wall(3))
    #expect(sheet.box == before.box)
    #expect(sheet.clock == before.clock)
  }

  @Test("an undo is never refused")
  func undoIsRefused() throws {
    var sheet = try levelAtTheLimit(overtime: 2, target: 3, margin: 1)
    try sheet.play(ana, .onePoint)
    try sheet.play(dee, .onePoint)
    let before = sheet
    try sheet.record([Call(bo, .onePoint)], at: showing(15), droppingLater: true, now: wall(2))
    try sheet.undo(1, now: wall(3))
    #expect(sheet.box == before.box)
  }

  @Test("the versions of a play stand in the order in which they were made")
  func versionsInOrder() throws {
    var sheet = try newGame()
    try sheet.play(ana, .onePoint, at: 10)
    try sheet.fix(1, Correction(move: .twoPoints), now: wall(1))
    try sheet.undo(1, now: wall(2))
    try sheet.fix(1, Correction(move: .foul), now: wall(3))
    #expect(sheet.versions.map(\.play.move) == [.onePoint, .twoPoints, .foul])
  }

  @Test("the versions that count follow a person's new name")
  func versionsFollowNames() throws {
    var sheet = try newGame()
    try sheet.play(ana, .onePoint, at: 10)
    try sheet.rename(ana, to: "Anna", now: wall(1))
    #expect(sheet.versions.filter { $0.fate == .counts }.map(\.play) == sheet.plays)
  }

  @Test("a play beyond a limit that came later can be corrected where it stands")
  func fixBeyondLimit() throws {
    var sheet = try newGame()
    try sheet.play(ana, .onePoint, at: 70)
    try sheet.play(by: try timed(60, overtime: 2), now: wall(1))
    #expect(sheet.doubts.count == 1)
    try sheet.fix(1, Correction(who: bo), now: wall(2))
  }

  @Test("plays that were there when a limit came are in time at its reading")
  func limitComesLater() throws {
    var sheet = try newGame()
    try sheet.setClock(to: showing(60), now: wall(1))
    try sheet.play(ana, .onePoint)
    try sheet.play(dee, .onePoint)
    try sheet.play(by: try timed(60, overtime: 1), now: wall(2))
    #expect(sheet.box.overtime == Sides(home: 1, away: 1))
  }

  @Test("a rename of somebody unknown is refused as a word that names nobody")
  func renameUnknown() throws {
    var sheet = try newGame()
    let zed = Who(.home, "Zed")
    #expect(throws: GameError.noSuchPlayer(zed.word, known: sheet.everybody)) {
      try sheet.rename(zed, to: "Zoe", now: wall(1))
    }
  }
}
