@testable import Basketball
import Testing

@Suite("A finish")
struct FinishTests {
  /// To five by two: Ana two at 10, Dee one at 20, Bo one at 30, Cy one at 40, a foul at 50, and
  /// Bo's two at 60, which ends it 6-1.
  static func ended() throws -> Scoresheet {
    var sheet = try newGame(target: 5, margin: 2)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(dee, .onePoint, at: 20)
    try sheet.record(bo, .onePoint, at: 30)
    try sheet.record(cy, .onePoint, at: 40)
    try sheet.record(eli, .foul, at: 50)
    try sheet.record(bo, .twoPoints, at: 60)
    return sheet
  }

  /// Tries a change that must be refused with plays 5 and 6, and accepted when they are dropped.
  func expectEarlier(
    _ numbers: [Int], at place: SourceLocation = #_sourceLocation,
    _ change: (inout Scoresheet, _ dropping: Bool) throws -> Outcome
  ) throws {
    var sheet = try Self.ended()
    let before = sheet
    let later = Array(sheet.plays.suffix(2))
    sheet.expectRefused(.playsAfterFinish(later), at: place) { _ = try change(&$0, false) }
    #expect(try change(&sheet, true).removed.map(\.play) == later, sourceLocation: place)
    #expect(sheet.numbers == numbers, sourceLocation: place)
    #expect(sheet.finish?.reading == 40, sourceLocation: place)
    #expect(sheet.clock == GameClock(40), sourceLocation: place)
    try sheet.checkTape(at: place)
    #expect(sheet.tape.steps.done == before.tape.steps.done + 1, sourceLocation: place)
    try sheet.undo(1)
    #expect(sheet.box == before.box, sourceLocation: place)
    #expect(sheet.clock == before.clock, sourceLocation: place)
    try sheet.redo(1)
    #expect(sheet.numbers == numbers, sourceLocation: place)
  }

  @Test("moved earlier by a fix leaves plays after it, which are named or dropped")
  func fixed() throws {
    try expectEarlier([1, 2, 3, 4]) {
      try $0.fix(3, Correction(move: .twoPoints), droppingLater: $1)
    }
  }

  @Test("moved earlier by other rules leaves plays after it, which are named or dropped")
  func otherRules() throws {
    let four = try rules { $0.target = 4 }
    try expectEarlier([1, 2, 3, 4]) { try $0.change(to: four, droppingLater: $1) }
  }

  @Test("moved earlier by a removal leaves plays after it, which are named or dropped")
  func removed() throws {
    var sheet = try newGame(target: 2, margin: 2)
    try sheet.record(dee, .onePoint, at: 10)
    try sheet.record(ana, .twoPoints, at: 20)
    let basket = try sheet.record(bo, .onePoint, at: 30)
    let before = sheet
    sheet.expectRefused(.playsAfterFinish([basket])) { try $0.remove(1) }
    let removed = try sheet.remove(1, droppingLater: true).removed
    #expect(removed.map(\.play) == [before.plays[0], basket])
    #expect(sheet.numbers == [2])
    #expect(sheet.clock == GameClock(20))
    try sheet.undo(1)
    #expect(sheet.box == before.box)
  }

  @Test("takes out a corrected play that comes after it, as it was corrected")
  func fixedAfter() throws {
    var sheet = try newGame(target: 2, margin: 1)
    let foul = try sheet.record(dee, .foul, at: 5)
    let basket = try sheet.record(ana, .twoPoints, at: 10)
    let moved = Play(
      number: 1, reading: 20, who: dee, move: .foul, recorded: foul.recorded)
    let correction = Correction(reading: 20)
    sheet.expectRefused(.playsAfterFinish([moved])) { try $0.fix(1, correction, now: 1) }
    let outcome = try sheet.fix(1, correction, droppingLater: true, now: 1)
    let level = Sides(home: 0, away: 0)
    #expect(
      outcome.replaced == [
        Outcome.Replacement(
          old: ScoredPlay(foul, score: level), new: ScoredPlay(moved, score: level))
      ])
    #expect(outcome.removed == [ScoredPlay(moved, score: level)])
    #expect(sheet.plays == [basket])
    try sheet.checkTape()
  }

  @Test("moved earlier by a late entry keeps the entry and drops what is after it")
  func recorded() throws {
    var sheet = try Self.ended()
    let later = Array(sheet.plays.suffix(3))
    let calls = [PlayRequest(ana, .rebound), PlayRequest(reds, .twoPoints)]
    sheet.expectRefused(.playsAfterFinish(later)) {
      try $0.record(calls, at: 35, now: 1)
    }
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "5-1")) {
      try $0.record(calls.reversed(), at: 35, droppingLater: true, now: 1)
    }
    let outcome = try sheet.record(calls, at: 35, droppingLater: true, now: 1)
    #expect(outcome.added.map(\.play.number) == [7, 8])
    #expect(outcome.removed.map(\.play) == later)
    #expect(sheet.numbers == [1, 2, 3, 7, 8])
    #expect(sheet.finish?.basket == 8)
  }

  @Test("that is lost opens the game, its clock paused at its reading")
  func away() throws {
    for change in [Correction(move: .rebound), Correction(who: dee), Correction(move: .assist)] {
      var sheet = try Self.ended()
      try sheet.fix(1, change)
      #expect(sheet.finish == nil)
      #expect(sheet.clock == GameClock(60))
      #expect(sheet.numbers.count == 6)
    }
    var sheet = try Self.ended()
    try sheet.remove(6)
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(60))
    let end = try sheet.record(cy, .twoPoints)
    #expect(sheet.finish == Finish(winner: .home, play: end))
  }

  @Test("moved later goes with its basket, and the clock with it")
  func later() throws {
    var sheet = try Self.ended()
    try sheet.fix(6, Correction(reading: 75))
    #expect(sheet.finish?.reading == 75)
    #expect(sheet.clock == GameClock(75))
    try sheet.fix(6, Correction(reading: 55))
    #expect(sheet.clock == GameClock(55))
    try sheet.checkTape()
  }
}
