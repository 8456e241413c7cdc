import Basketball
import Storage
import Testing

@testable import ViewModels

@Suite("A correction that is refused")
struct CorrectionRefusalTests {
  /// Expects that a verb is refused, and that nothing is changed by it.
  func expect(
    _ error: GameError, in desk: Desk, _ verb: (any GameCorrectionViewModel) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for isDryRun in [false, true] {
      let (board, kept) = (try desk.board(isDryRun: isDryRun), try desk.kept)
      let before = (Seen(board), board.document.value)
      #expect(throws: error, sourceLocation: sourceLocation) { try verb(board) }
      #expect(Seen(board) == before.0 && board.document.value == before.1)
      #expect(try desk.kept == kept)
    }
  }

  @Test("for what was typed changes nothing")
  func typed() throws {
    let desk = try Desk()
    try desk.fivePlays()
    let known = try desk.kept.everybody
    try expect(.noSuchPlay(6), in: desk) { _ = try $0.fix(6, who: "Ana") }
    try expect(.noSuchPlay(0), in: desk) { _ = try $0.remove(0, droppingLater: true) }
    try expect(.noSuchPlayer("Zed", known: known), in: desk) { _ = try $0.fix(1, who: "Zed") }
    try expect(.unknownMove("dunk"), in: desk) { _ = try $0.fix(1, move: "dunk") }
    try expect(.malformedClock("1:99"), in: desk) { _ = try $0.fix(1, at: "1:99") }
    try expect(.sameName("Ana", team: "Reds"), in: desk) { _ = try $0.join("home", "Ana") }
    try expect(.noSuchTeam("Ana"), in: desk) { _ = try $0.join("Ana", "Gus") }
    try expect(.emptyName, in: desk) { _ = try $0.join("home", " ") }
    try expect(.controlCharacter("G\u{7}us"), in: desk) { _ = try $0.join("away", "G\u{7}us") }
    try expect(.sameName("Bo", team: "Reds"), in: desk) { _ = try $0.rename("Ana", to: "Bo") }
    try expect(.sameTeams("Blues"), in: desk) { _ = try $0.rename("Reds", to: "Blues") }
    try expect(.controlCharacter("a\nb"), in: desk) { try $0.note("a\nb") }
    try expect(.unknownRules("x"), in: desk) {
      _ = try $0.play(by: "x", RuleChanges(), droppingLater: true)
    }
  }

  @Test("because later plays would stand behind the finish names them, and can take them out")
  func behindFinish() throws {
    let desk = try Desk()
    try desk.fivePlays()
    let plays = try desk.kept.box.plays.map(\.play)
    var changes = RuleChanges()
    (changes.target, changes.margin) = (3, 1)
    try expect(.playsBehindFinish(Array(plays[3...])), in: desk) {
      _ = try $0.play(by: nil, changes, droppingLater: false)
    }
    let board = try desk.board()
    let change = try board.play(by: nil, changes, droppingLater: true)
    #expect(
      change.lines == [
        "rules custom: to 3", "took out play 4: Cy assist", "took out play 5: Ana two",
      ])
    #expect(change.score == "Reds 5 : 2 Blues → 3 : 2")
    #expect(change.standing == "final, Reds won")
    #expect(board.isFinished.value && board.time.value == "03:00.0")
    #expect(try board.undo(1).map(\.text) == ["the rules 'custom', without plays 4 and 5"])
    #expect(board.score.value == "5-2" && !board.isFinished.value)
  }

  @Test("by a finish that a fix brings forward, which dropping the later plays allows")
  func fixBehind() throws {
    var changes = RuleChanges()
    (changes.target, changes.margin) = (5, 2)
    let desk = try Desk(changes)
    try desk.fivePlays()
    let last = try desk.kept.box.plays[4].play
    try expect(.playsBehindFinish([last]), in: desk) {
      _ = try $0.fix(4, who: "Cy", move: "two")
    }
    let board = try desk.board()
    let change = try board.fix(4, move: "two", dropping: true)
    #expect(change.lines == ["play 4: Cy assist → Cy two", "took out play 5: Ana two"])
    #expect(change.score == nil && change.standing == nil)
    #expect(board.time.value == "04:00.0")
    let reopened = try board.remove(4, droppingLater: false)
    #expect(reopened.standing == "open again, clock paused at 04:00.0")
    #expect(reopened.score == "Reds 5 : 2 Blues → 3 : 2")
    #expect(!board.isFinished.value && board.isPaused.value)
  }
}
