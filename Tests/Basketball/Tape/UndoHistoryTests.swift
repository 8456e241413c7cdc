@testable import Basketball
import Testing

@Suite("Undo and redo")
struct UndoHistoryTests {
  /// Three steps: play 1, plays 2 and 3, play 4.
  static func threeSteps() throws -> Scoresheet {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(
      [PlayRequest(bo, .twoPoints), PlayRequest(cy, .assist)], at: 20)
    try sheet.record(dee, .twoPoints, at: 15, now: 2)
    return sheet
  }

  @Test("take back and give back whole steps, the last first")
  func steps() throws {
    var sheet = try Self.threeSteps()
    let steps = Array(sheet.tape.entries.dropFirst())
    #expect(sheet.tape.lastDone(9) == steps.reversed())
    #expect(try sheet.undo(2).undone == [steps[2], steps[1]])
    #expect(sheet.numbers == [1])
    #expect(sheet.tape.lastDone(9) == [steps[0]])
    #expect(sheet.tape.lastUndone(9) == [steps[1], steps[2]])
    #expect(try sheet.redo(1).redone == [steps[1]])
    #expect(sheet.numbers == [1, 2, 3])
    #expect(try sheet.undo(1).undone == [steps[1]])
    #expect(try sheet.redo(2).redone == [steps[1], steps[2]])
    #expect(sheet.numbers == [1, 4, 2, 3])
    #expect(sheet.tape.lastUndone(9) == [])
  }

  @Test("of everything leave the box as new and as it was")
  func everything() throws {
    var sheet = try Self.threeSteps()
    let before = sheet
    try sheet.undo(3)
    #expect(sheet.box == (try newGame()).standing.box)
    #expect(sheet.standing.lastPlay == nil)
    try sheet.redo(3)
    #expect(sheet.box == before.box)
    #expect(sheet.tape.lastDone(9) == before.tape.lastDone(9))
  }

  @Test("of more steps than there are, or of none, are refused")
  func tooMany() throws {
    var sheet = try Self.threeSteps()
    sheet.expectRefused(.nothingToUndo(steps: 4, left: 3)) { try $0.undo(4) }
    sheet.expectRefused(.nothingToUndo(steps: 0, left: 3)) { try $0.undo(0) }
    sheet.expectRefused(.nothingToUndo(steps: .max, left: 3)) { try $0.undo(.max) }
    sheet.expectRefused(.nothingToRedo(steps: 1, left: 0)) { try $0.redo(1) }
    try sheet.undo(2)
    sheet.expectRefused(.nothingToRedo(steps: 3, left: 2)) { try $0.redo(3) }
    sheet.expectRefused(.nothingToRedo(steps: 0, left: 2)) { try $0.redo(0) }
    sheet.expectRefused(.nothingToUndo(steps: 2, left: 1)) { try $0.undo(2) }
  }

  @Test("a new change ends what could be redone; the clock that runs is no change and no step")
  func ends() throws {
    var sheet = try Self.threeSteps()
    try sheet.undo(2, now: 3)
    try sheet.startClock(now: 4)
    try sheet.pauseClock(now: 5)
    #expect(sheet.tape.steps == (done: 1, undone: 2))
    try sheet.record(eli, .foul)
    sheet.expectRefused(.nothingToRedo(steps: 1, left: 0)) { try $0.redo(1, now: 7) }
    try sheet.undo(2, now: 8)
    try sheet.redo(2, now: 9)
    #expect(sheet.numbers == [1, 5])
  }

  @Test("a negative number of steps is refused")
  func negative() async {
    await #expect(processExitsWith: .success) {
      let sheet = try newGame()
      for steps in [-1, Int.min] {
        sheet.expectRefused(.nothingToUndo(steps: steps, left: 0)) {
          try $0.undo(steps)
        }
        sheet.expectRefused(.nothingToRedo(steps: steps, left: 0)) {
          try $0.redo(steps)
        }
      }
    }
  }

  @Test("a refused change leaves what could be redone")
  func refused() throws {
    var sheet = try Self.threeSteps()
    try sheet.undo(1)
    sheet.expectRefused(sheet.unknown("Zed")) {
      try $0.record(Who(.home, "Zed"), .foul)
    }
    try sheet.redo(1)
    #expect(sheet.numbers == [1, 4, 2, 3])
  }
}
