import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("A listing in which time has run out")
struct RunOutListingTests {
  /// A desk with a game of ten seconds whose clock runs since it was made; the Reds have so many
  /// points.
  func desk(points: Int) throws -> Desk {
    var changes = RuleChanges()
    (changes.timeLimit, changes.target) = (ClockReading(milliseconds: 10_000), 5)
    let desk = try Desk(changes)
    let board = try desk.board()
    for _ in 0..<points { try board.homePlayers[0].onePoint() }
    try board.start()
    return desk
  }

  /// The status of the one game, by the row and by the document, which must not differ.
  func status(_ desk: Desk, after milliseconds: Int) throws -> GameDocument.Status {
    let now = TimeOfDay(milliseconds: Court.start + milliseconds)
    let list = try GameList(desk.library, now: now)
    let documents = try ListDocument(desk.library, now: now)
    #expect(list.damaged.isEmpty && documents.damaged.isEmpty)
    let (row, document) = (try #require(list.games.first), try #require(documents.games.first))
    #expect(row.status == document.status && row.home.score == document.home.score)
    return row.status
  }

  @Test("shows the game as finished from the limit on, and the file stays as it is")
  func finished() throws {
    let desk = try desk(points: 1)
    let path = "\(desk.library.folder)/\(desk.id).json"
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(try status(desk, after: 9_999) == .running)
    #expect(try status(desk, after: 10_000) == .finished)
    #expect(try status(desk, after: 86_400_000) == .finished)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    let document = try ListDocument(
      desk.library, now: TimeOfDay(milliseconds: Court.start + 20_000)
    ).games[0]
    #expect((document.winner, document.clock.text) == (OrNull("home"), "00:10.0"))
    #expect(
      document == GameDocument(try desk.kept, now: TimeOfDay(milliseconds: Court.start + 20_000)))
  }

  @Test("shows a level game as paused, in overtime")
  func overtime() throws {
    let desk = try desk(points: 0)
    #expect(try status(desk, after: 9_999) == .running)
    #expect(try status(desk, after: 10_000) == .paused)
    let later = TimeOfDay(milliseconds: Court.start + 10_000)
    #expect(try ListDocument(desk.library, now: later).games[0].overtime)
  }

  @Test("reckons from where the clock was started last, not from the beginning")
  func startedAgain() throws {
    let desk = try desk(points: 1)
    desk.now = 4_000
    try desk.board().pause()
    #expect(try status(desk, after: 86_400_000) == .paused)
    desk.now = 100_000
    try desk.board().start()
    #expect(try status(desk, after: 105_999) == .running)
    #expect(try status(desk, after: 106_000) == .finished)
  }

  @Test("shows a game whose tape is damaged as its head has it")
  func damagedTape() throws {
    let desk = try desk(points: 1)
    let path = URL(filePath: "\(desk.library.folder)/\(desk.id).json")
    let text = try String(contentsOf: path, encoding: .utf8)
    try Data(text.replacing("\"record\"", with: "\"recor\"").utf8).write(to: path)
    #expect(try status(desk, after: 20_000) == .running)
  }

  @Test("the next change writes down that time is up, and a play after it is refused")
  func writtenDown() throws {
    let desk = try desk(points: 1)
    desk.now = 20_000
    let board = try desk.board()
    #expect(board.isFinished.value && board.time.value == "00:10.0" && board.isPaused.value)
    #expect(throws: GameError.gameFinished(winner: "Reds", score: "1-0")) {
      try board.awayPlayers[0].onePoint()
    }
    try board.note("over")
    #expect(try GameDocument(desk.kept, now: desk.time).status == .finished)
    #expect(try status(desk, after: 20_000) == .finished)
  }
}
