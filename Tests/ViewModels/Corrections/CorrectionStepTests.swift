import Basketball
import Testing

@testable import ViewModels

@Suite("A correction that is taken back, in words")
struct CorrectionStepTests {
  let start = TimeOfDay(milliseconds: Court.start)

  /// What an undo of the last step says, and a redo of it.
  func told(_ work: (inout Scoresheet) throws -> Void) throws -> String {
    var sheet = try Scoresheet.pickup()
    for name in ["Ana", "Bo", "Cy"] {
      try sheet.record([Call(Who(.home, name), .twoPoints)], now: start)
    }
    try work(&sheet)
    let taken = try sheet.undo(1, now: start).map { [sheet] in StepDocument($0, in: sheet).text }
    let given = try sheet.redo(1, now: start).map { [sheet] in StepDocument($0, in: sheet).text }
    #expect(taken == given && taken.count == 1)
    return taken.joined()
  }

  func rules(target: Int) throws -> Rules {
    try Rules(side: nil, target: target, margin: nil)
  }

  @Test("says what it was")
  func texts() throws {
    #expect(
      try told { try $0.fix(2, Correction(move: .foul), now: start) }
        == "the fix of play 2: Bo foul")
    #expect(
      try told { try $0.fix(1, Correction(who: Who(.away)), now: start) }
        == "the fix of play 1: Blues two")
    #expect(try told { try $0.remove(2, now: start) } == "the removal of play 2")
    #expect(
      try told { try $0.join(.away, "Gus", now: start) } == "Gus on the roster of Blues")
    #expect(
      try told { try $0.rename(Who(.home, "Cy"), to: "Cyd", now: start) }
        == "the name Cyd, in place of Cy")
    #expect(try told { try $0.note("court 2", now: start) } == "the note 'court 2'")
    #expect(try told { try $0.play(by: .capped, now: start) } == "the rules 'capped'")
  }

  @Test("says what it took out besides")
  func dropped() throws {
    #expect(
      try told { try $0.play(by: rules(target: 2), droppingLater: true, now: start) }
        == "the rules 'custom', without plays 2 and 3")
    let late = ClockReading.zero
    #expect(
      try told { sheet in
        try sheet.play(by: rules(target: 7), now: start)
        try sheet.record(
          [Call(Who(.home, "Ana"), .onePoint)], at: ClockReading(milliseconds: 1), now: start)
        try sheet.fix(4, Correction(move: .foul), now: start)
        try sheet.record([Call(Who(.away), .foul)], now: start)
        try sheet.record(
          [Call(Who(.home, "Ana"), .onePoint)], at: late, droppingLater: true, now: start)
      } == "play 6: Ana one, without plays 4 and 5")
  }

  @Test("tells the score only where it changed, and the standing only where it did")
  func change() throws {
    var before = try Scoresheet.pickup(target: 2)
    try before.record([Call(Who(.home, "Ana"), .onePoint)], now: start)
    var after = before
    try after.fix(1, Correction(move: .twoPoints), now: start)
    let won = ChangeDocument("x", dropped: [], before: before, after: after)
    #expect((won.score, won.standing) == ("Reds 1 : 0 Blues → 2 : 0", "final, Reds won"))
    let back = ChangeDocument("x", dropped: [], before: after, after: before)
    #expect(back.score == "Reds 2 : 0 Blues → 1 : 0")
    #expect(back.standing == "open again, clock paused at 00:00.0")
    let same = ChangeDocument("x", dropped: [], before: after, after: after)
    #expect((same.score, same.standing, same.lines) == (nil, nil, ["x"]))
    var other = before
    try other.fix(1, Correction(who: Who(.away), move: .twoPoints), now: start)
    let turned = ChangeDocument(
      "x", dropped: before.box.plays.map(\.play), before: after, after: other)
    #expect(turned.lines == ["x", "took out play 1: Ana one"])
    #expect((turned.score, turned.standing) == ("Reds 2 : 0 Blues → 0 : 2", "final, Blues won"))
  }
}
