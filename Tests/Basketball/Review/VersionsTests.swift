@testable import Basketball
import Testing

@Suite("The versions of plays")
struct VersionsTests {
  /// What became of each, with the number and the move.
  func versions(_ sheet: Scoresheet) -> [String] {
    sheet.versions.map { "\($0.play.number) \($0.play.move) \($0.fate)" }
  }

  /// A fate at a wall time, as text.
  func at(_ fate: (TimeOfDay) -> PlayVersion.Fate, _ seconds: Double) -> String {
    "\(fate(wall(seconds)))"
  }

  @Test("all count in a clean game")
  func clean() throws {
    let sheet = try FixTests.threePlays()
    #expect(sheet.versions == sheet.plays.map { PlayVersion(play: $0, fate: .counts) })
    #expect(try newGame().versions == [])
  }

  @Test("tell what was replaced, removed and undone, and when")
  func fates() throws {
    var sheet = try FixTests.threePlays()
    try sheet.fix(1, Correction(move: .onePoint), now: wall(1))
    try sheet.fix(1, Correction(move: .foul), now: wall(2))
    try sheet.remove(2, now: wall(3))
    try sheet.play(cy, .assist, at: 40, now: 4)
    try sheet.undo(1, now: wall(5))
    #expect(
      versions(sheet) == [
        "1 twoPoints " + at(PlayVersion.Fate.replaced, 1),
        "1 onePoint " + at(PlayVersion.Fate.replaced, 2), "1 foul counts",
        "2 onePoint " + at(PlayVersion.Fate.removed, 3), "3 rebound counts",
        "4 assist " + at(PlayVersion.Fate.undone, 5),
      ])
  }

  @Test("are as before when a correction is undone, but for the correction itself")
  func undone() throws {
    var sheet = try FixTests.threePlays()
    try sheet.fix(1, Correction(move: .foul), now: wall(1))
    try sheet.undo(1, now: wall(2))
    let undone = "1 foul " + at(PlayVersion.Fate.undone, 2)
    #expect(
      versions(sheet) == ["1 twoPoints counts", undone, "2 onePoint counts", "3 rebound counts"])
    try sheet.redo(1, now: wall(3))
    let replaced = "1 twoPoints " + at(PlayVersion.Fate.replaced, 1)
    #expect(
      versions(sheet) == [replaced, "1 foul counts", "2 onePoint counts", "3 rebound counts"])
  }

  @Test("say when a step was undone last")
  func last() throws {
    var sheet = try newGame()
    try sheet.play(ana, .foul, at: 10)
    try sheet.undo(1, now: wall(1))
    try sheet.redo(1, now: wall(2))
    try sheet.undo(1, now: wall(3))
    #expect(versions(sheet) == ["1 foul " + at(PlayVersion.Fate.undone, 3)])
    try sheet.play(ana, .rebound, at: 10)
    #expect(
      versions(sheet) == ["1 foul " + at(PlayVersion.Fate.undone, 3), "2 rebound counts"])
  }

  @Test("tell plays dropped behind a finish as removed")
  func dropped() throws {
    var sheet = try newGame(target: 3, margin: 1)
    try sheet.play(ana, .twoPoints, at: 10)
    try sheet.play(dee, .foul, at: 20)
    let calls = [Call(bo, .onePoint)]
    try sheet.record(calls, at: showing(15), droppingLater: true, now: wall(3))
    let removed = "2 foul " + at(PlayVersion.Fate.removed, 3)
    #expect(versions(sheet) == ["1 twoPoints counts", removed, "3 onePoint counts"])
  }
}
