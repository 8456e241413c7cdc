import Basketball
import Testing

@testable import ViewModels

@Suite("Recording in a live game")
struct RecordingTests {
  let court: Court
  let board: any GameScoreboardEditorViewModel

  init() throws {
    court = try Court()
    board = try court.board
  }

  func feed(_ lines: String...) -> [FeedLine] {
    lines.enumerated().compactMap { FeedLine(Array($1.utf8), number: $0 + 1) }
  }

  @Test("in words takes several plays as one step, at what the clock shows")
  func words() throws {
    try board.setClock(to: "1:00")
    try board.record(
      [SpokenCall(who: "an", move: "+2"), SpokenCall(who: "h2", move: "a")], at: nil)
    try board.record([SpokenCall(who: "away", move: "one")], at: nil)
    var seen = Seen()
    (seen.score, seen.time) = ("2-1", "01:00.0")
    seen.home[0] = PlayerSeen("Ana", 2, 0, 1, 0, 0, 0)
    seen.home[1] = PlayerSeen("Bo", 0, 0, 0, 1, 0, 0)
    #expect(Seen(board) == seen)
    #expect(board.document.value.away.team.points == 1)
    #expect(court.kept.undoable.count == 2)
  }

  @Test("at a reading moves a paused clock on, and puts a late entry where it belongs")
  func atReading() throws {
    try board.record([SpokenCall(who: "Dee", move: "two")], at: "3:00.5")
    try board.record([SpokenCall(who: "Ana", move: "one")], at: "90")
    var seen = Seen()
    (seen.score, seen.time) = ("1-2", "03:00.5")
    seen.home[0] = PlayerSeen("Ana", 1, 1, 0, 0, 0, 0)
    seen.away[0] = PlayerSeen("Dee", 2, 0, 1, 0, 0, 0)
    #expect(Seen(board) == seen)
    #expect(LogDocument(court.kept).plays.map(\.number) == [2, 1])
    #expect(board.document.value.lastPlay.value?.number == 1)
  }

  @Test("a feed without keeping going stops at the first line that is refused")
  func feedStops() throws {
    let lines = feed("0:10 Ana two", "# late", "0:11 Zed one", "0:12 Bo one", "nonsense")
    let refusals = try board.record(lines, keepGoing: false)
    #expect(refusals.map(\.line) == [3])
    #expect(
      refusals.map { $0.error as? GameError } == [
        .noSuchPlayer("Zed", known: court.kept.everybody)
      ])
    #expect((board.score.value, board.time.value) == ("2-0", "00:10.0"))
    #expect(court.kept.box.plays.count == 1)
  }

  @Test("a feed that keeps going passes over what is refused, a step a line")
  func feedKeepsGoing() throws {
    let lines = feed("0:10 Ana two", "", "0:11 Zed one", "0:12 Bo one", "nonsense")
    let refusals = try board.record(lines, keepGoing: true)
    #expect(refusals.map(\.line) == [3, 5])
    #expect(refusals.last?.error as? FeedError == .noPlay("nonsense"))
    #expect((board.score.value, board.time.value) == ("3-0", "00:12.0"))
    #expect(court.kept.undoable.count == 2)
  }

  @Test("a feed is kept with one commit, and shown once")
  func oneCommit() throws {
    var commits = 0
    var sheet = try Scoresheet.pickup()
    let game = Game(sheet) { change in
      commits += 1
      try change(&sheet)
      return sheet
    }
    let board = LiveScoreboard(game) { TimeOfDay(milliseconds: Court.start) }
    var scores: [String] = []
    let token = board.score.bind { scores.append($0) }
    #expect(try board.record(feed("Ana two", "Bo two", "Dee one"), keepGoing: false).isEmpty)
    #expect((commits, scores) == (1, ["4-1"]))
    withExtendedLifetime(token) {}
  }

  @Test("tells of each play in its turn, with the score after it")
  func told() throws {
    var told: [String] = []
    let token = board.recorded.bind { play in
      told.append(play.map { "\($0.number) \($0.clock) \($0.word) \($0.home)-\($0.away)" } ?? "")
    }
    try board.homePlayers[0].onePoint()
    try board.record(
      [SpokenCall(who: "Bo", move: "two"), SpokenCall(who: "Cy", move: "assist")], at: "1:00")
    _ = try board.record(feed("1:10 Dee one", "1:11 Zed two", "1:12 Eve two"), keepGoing: true)
    let all = [
      "1 00:00.0 one 1-0", "2 01:00.0 two 3-0", "3 01:00.0 assist 3-0", "4 01:10.0 one 3-1",
      "5 01:12.0 two 3-3",
    ]
    #expect(told == all)
    try board.togglePause()
    _ = try board.undo(2)
    _ = try board.redo(2)
    #expect(told == all)
    withExtendedLifetime(token) {}
  }

  @Test("tells of a feed's plays in the order of its lines, also of a late entry")
  func toldInOrder() throws {
    var told: [Int?] = []
    let token = board.recorded.bind { told.append($0?.number) }
    _ = try board.record(feed("3:00 Ana two", "1:00 Bo one", "4:00 Cy one"), keepGoing: false)
    #expect(told == [1, 2, 3])
    withExtendedLifetime(token) {}
  }
}
