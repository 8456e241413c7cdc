@testable import Basketball
import Testing

@Suite("A finish")
struct FinishMovedTests {
  /// To five by two: Ana two at 10, Dee one at 20, Bo one at 30, Cy one at 40, a foul at 50, and
  /// Bo's two at 60, which ends it 6-1.
  static func ended() throws -> Scoresheet {
    var sheet = try newGame(target: 5, margin: 2)
    try sheet.play(ana, .twoPoints, at: 10)
    try sheet.play(dee, .onePoint, at: 20)
    try sheet.play(bo, .onePoint, at: 30)
    try sheet.play(cy, .onePoint, at: 40)
    try sheet.play(eli, .foul, at: 50)
    try sheet.play(bo, .twoPoints, at: 60)
    return sheet
  }

  /// Tries a change that must be refused with plays 5 and 6, and taken when they are dropped.
  func expectEarlier(
    _ numbers: [Int], at place: SourceLocation = #_sourceLocation,
    _ change: (inout Scoresheet, _ dropping: Bool) throws -> [Play]
  ) throws {
    var sheet = try Self.ended()
    let before = sheet
    let later = Array(sheet.plays.suffix(2))
    sheet.expectRefused(.playsBehindFinish(later), at: place) { _ = try change(&$0, false) }
    #expect(try change(&sheet, true) == later, sourceLocation: place)
    #expect(sheet.numbers == numbers, sourceLocation: place)
    #expect(sheet.box.finish?.reading == showing(40), sourceLocation: place)
    #expect(sheet.clock == GameClock(showing(40)), sourceLocation: place)
    #expect(try sheet.readFromTape() == sheet, sourceLocation: place)
    #expect(sheet.undoable.count == before.undoable.count + 1, sourceLocation: place)
    try sheet.undo(1, now: wall(9))
    #expect(sheet.box == before.box, sourceLocation: place)
    #expect(sheet.clock == before.clock, sourceLocation: place)
    try sheet.redo(1, now: wall(9))
    #expect(sheet.numbers == numbers, sourceLocation: place)
  }

  @Test("moved earlier by a fix leaves plays behind, which are named or dropped")
  func fixed() throws {
    try expectEarlier([1, 2, 3, 4]) {
      try $0.fix(3, Correction(move: .twoPoints), droppingLater: $1, now: wall(1))
    }
  }

  @Test("moved earlier by other rules leaves plays behind, which are named or dropped")
  func otherRules() throws {
    let four = try rules { $0.target = 4 }
    try expectEarlier([1, 2, 3, 4]) { try $0.play(by: four, droppingLater: $1, now: wall(1)) }
  }

  @Test("moved earlier by a removal leaves plays behind, which are named or dropped")
  func removed() throws {
    var sheet = try newGame(target: 2, margin: 2)
    try sheet.play(dee, .onePoint, at: 10)
    try sheet.play(ana, .twoPoints, at: 20)
    let basket = try sheet.play(bo, .onePoint, at: 30)
    let before = sheet
    sheet.expectRefused(.playsBehindFinish([basket])) { try $0.remove(1, now: wall(1)) }
    #expect(try sheet.remove(1, droppingLater: true, now: wall(1)) == [basket])
    #expect(sheet.numbers == [2])
    #expect(sheet.clock == GameClock(showing(20)))
    try sheet.undo(1, now: wall(2))
    #expect(sheet.box == before.box)
  }

  @Test("moved earlier by a late entry keeps the entry and drops what is behind it")
  func recorded() throws {
    var sheet = try Self.ended()
    let later = Array(sheet.plays.suffix(3))
    let calls = [Call(ana, .rebound), Call(reds, .twoPoints)]
    sheet.expectRefused(.playsBehindFinish(later)) {
      try $0.record(calls, at: showing(35), now: wall(1))
    }
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "5-1")) {
      try $0.record(calls.reversed(), at: showing(35), droppingLater: true, now: wall(1))
    }
    try sheet.record(calls, at: showing(35), droppingLater: true, now: wall(1))
    #expect(sheet.numbers == [1, 2, 3, 7, 8])
    #expect(sheet.box.finish?.basket?.number == 8)
  }

  @Test("taken away opens the game, its clock paused at its reading")
  func away() throws {
    for change in [Correction(move: .rebound), Correction(who: dee), Correction(move: .assist)] {
      var sheet = try Self.ended()
      try sheet.fix(1, change, now: wall(1))
      #expect(!sheet.isFinished)
      #expect(sheet.clock == GameClock(showing(60)))
      #expect(sheet.numbers.count == 6)
    }
    var sheet = try Self.ended()
    try sheet.remove(6, now: wall(1))
    #expect(!sheet.isFinished)
    #expect(sheet.clock == GameClock(showing(60)))
    let end = try sheet.play(cy, .twoPoints)
    #expect(sheet.box.finish == Finish(winner: .home, play: end))
  }

  @Test("moved later goes with its basket, and the clock with it")
  func later() throws {
    var sheet = try Self.ended()
    try sheet.fix(6, Correction(reading: showing(75)), now: wall(1))
    #expect(sheet.box.finish?.reading == showing(75))
    #expect(sheet.clock == GameClock(showing(75)))
    try sheet.fix(6, Correction(reading: showing(55)), now: wall(2))
    #expect(sheet.clock == GameClock(showing(55)))
    #expect(try sheet.readFromTape() == sheet)
  }
}
