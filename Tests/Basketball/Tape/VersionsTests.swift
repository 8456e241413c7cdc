@testable import Basketball
import Testing

@Suite("The versions of plays")
struct VersionsTests {
  /// What became of each, with the number and the move.
  func versions(_ sheet: Scoresheet) -> [String] {
    sheet.versions.map { "\($0.play.number) \($0.play.move) \($0.state)" }
  }

  /// A state at a wall time, as text.
  func at(_ state: (TimeOfDay) -> PlayVersion.State, _ seconds: Double) -> String {
    "\(state(wall(seconds)))"
  }

  @Test("all count in a clean game")
  func clean() throws {
    let sheet = try threePlays()
    #expect(sheet.versions == sheet.plays.map { PlayVersion(play: $0, state: .counts) })
    #expect(try newGame().versions == [])
  }

  @Test("say what was replaced, removed and undone, and when")
  func states() throws {
    var sheet = try threePlays()
    try sheet.fix(1, Correction(move: .onePoint), now: 1)
    try sheet.fix(1, Correction(move: .foul), now: 2)
    try sheet.remove(2, now: 3)
    try sheet.record(cy, .assist, at: 40, now: 4)
    try sheet.undo(1, now: 5)
    #expect(
      versions(sheet) == [
        "1 twoPoints " + at(PlayVersion.State.replaced, 1),
        "1 onePoint " + at(PlayVersion.State.replaced, 2), "1 foul counts",
        "2 onePoint " + at(PlayVersion.State.removed, 3), "3 rebound counts",
        "4 assist " + at(PlayVersion.State.undone, 5),
      ])
  }

  @Test("are as before when a correction is undone, but for the correction itself")
  func undone() throws {
    var sheet = try threePlays()
    try sheet.fix(1, Correction(move: .foul), now: 1)
    try sheet.undo(1, now: 2)
    let undone = "1 foul " + at(PlayVersion.State.undone, 2)
    #expect(
      versions(sheet) == ["1 twoPoints counts", undone, "2 onePoint counts", "3 rebound counts"])
    try sheet.redo(1, now: 3)
    let replaced = "1 twoPoints " + at(PlayVersion.State.replaced, 1)
    #expect(
      versions(sheet) == [replaced, "1 foul counts", "2 onePoint counts", "3 rebound counts"])
  }

  @Test("say when a step was undone last")
  func last() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 10)
    try sheet.undo(1, now: 1)
    try sheet.redo(1, now: 2)
    try sheet.undo(1, now: 3)
    #expect(versions(sheet) == ["1 foul " + at(PlayVersion.State.undone, 3)])
    try sheet.record(ana, .rebound, at: 10)
    #expect(
      versions(sheet) == ["1 foul " + at(PlayVersion.State.undone, 3), "2 rebound counts"])
  }

  @Test("name plays dropped after a finish as removed")
  func dropped() throws {
    var sheet = try newGame(target: 3, margin: 1)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(dee, .foul, at: 20)
    let requests = [PlayRequest(bo, .onePoint)]
    try sheet.record(requests, at: 15, droppingLater: true, now: 3)
    let removed = "2 foul " + at(PlayVersion.State.removed, 3)
    #expect(versions(sheet) == ["1 twoPoints counts", removed, "3 onePoint counts"])
  }

  @Test("the versions of a play stand in the order in which they were made")
  func versionsInOrder() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.fix(1, Correction(move: .twoPoints), now: 1)
    try sheet.undo(1, now: 2)
    try sheet.fix(1, Correction(move: .foul), now: 3)
    #expect(sheet.versions.map(\.play.move) == [.onePoint, .twoPoints, .foul])
  }

  @Test("the versions that count follow a person's new name")
  func versionsFollowNames() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.rename(ana, to: "Anna", now: 1)
    #expect(sheet.versions.filter { $0.state == .counts }.map(\.play) == sheet.plays)
  }
}
