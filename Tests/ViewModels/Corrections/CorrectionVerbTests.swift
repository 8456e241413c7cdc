import Basketball
import Storage
import Testing

@testable import ViewModels

@Suite("A correction of a live game")
struct CorrectionVerbTests {
  let desk: Desk
  let board: any GameCorrectionViewModel

  init() throws {
    desk = try Desk()
    board = try desk.fivePlays()
  }

  @Test(
    "tells what it did, shows it, keeps it, and an undo and a redo follow",
    arguments: CorrectionVerb.all)
  func verb(_ verb: CorrectionVerb) throws {
    let (before, kept) = (Seen(board), try desk.kept)
    #expect((before.score, before.time) == ("5-2", "05:00.0"))
    let document = try verb.make(board)
    #expect(document.lines == verb.lines)
    #expect(document.score == verb.score && document.standing == nil)
    var after = before
    verb.change(&after)
    #expect(Seen(board) == after)
    #expect(try desk.seen == after)
    #expect(try desk.kept.tape.count == kept.tape.count + 1)
    _ = try board.undo(1)
    // The clock stays where a later reading has put it.
    var undone = before
    undone.time = after.time
    #expect(Seen(board) == undone && board.document.value.home.name == "Reds")
    #expect(board.document.value.rules.name == "pickup")
    #expect(try desk.seen == undone)
    _ = try board.redo(1)
    #expect(Seen(board) == after)
    #expect(try desk.seen == after)
  }

  @Test(
    "that is a dry run tells and shows the same, and keeps nothing", arguments: CorrectionVerb.all)
  func dryRun(_ verb: CorrectionVerb) throws {
    let (before, kept) = (try desk.seen, try desk.kept)
    let dry = try desk.board(isDryRun: true)
    #expect(Seen(dry) == before)
    let document = try verb.make(dry)
    #expect(document.lines == verb.lines && document.score == verb.score)
    var after = before
    verb.change(&after)
    #expect(Seen(dry) == after)
    #expect(try desk.kept == kept)
    #expect(try desk.seen == before)
  }

  @Test("notes, and takes the note away again")
  func note() throws {
    #expect(board.document.value.note == OrNull(nil))
    try board.note("late start")
    #expect(board.document.value.note == OrNull("late start"))
    #expect(try desk.kept.note == "late start")
    try board.note("")
    #expect(board.document.value.note == OrNull(nil))
    #expect(try board.undo(1).map(\.text) == ["the end of the note"])
    #expect(board.document.value.note == OrNull("late start"))
    #expect(try board.undo(1).map(\.text) == ["the note 'late start'"])
    #expect(try desk.kept.note == nil)
  }
}
