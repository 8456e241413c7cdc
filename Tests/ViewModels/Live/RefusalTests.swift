import Basketball
import Testing

@testable import ViewModels

@Suite("A verb of a live game that throws")
struct RefusalTests {
  /// A verb, and what it must throw on a game that runs at 01:00.0 with one play at 00:30.0.
  nonisolated struct Verb: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var error: GameError
    var make: @MainActor @Sendable (any GameScoreboardEditorViewModel) throws -> Void

    init(
      _ name: String, _ error: GameError,
      _ make: @escaping @MainActor @Sendable (any GameScoreboardEditorViewModel) throws -> Void
    ) {
      (testDescription, self.error, self.make) = (name, error, make)
    }
  }

  nonisolated static let verbs = [
    Verb("setClock to no reading", .malformedClock("1:2")) { try $0.setClock(to: "1:2") },
    Verb(
      "setClock before the last play",
      .beforeLastPlay(
        ClockReading(milliseconds: 29_000),
        last: Play(
          number: 1, reading: ClockReading(milliseconds: 30_000), who: Who(.home, "Ana"),
          move: .twoPoints, recorded: TimeOfDay(milliseconds: Court.start + 30_000)))
    ) { try $0.setClock(to: "0:29") },
    Verb("record of no move", .unknownMove("dunk")) {
      try $0.record([call("Ana", "two"), call("Bo", "dunk")], at: nil)
    },
    Verb(
      "record of nobody",
      .noSuchPlayer(
        "Zed",
        known: [
          "home/Ana", "home/Bo", "home/Cy", "Reds", "away/Dee", "away/Eve", "away/Flo", "Blues",
        ])
    ) { try $0.record([call("Ana", "two"), call("Zed", "one")], at: nil) },
    Verb("record at no reading", .malformedClock("soon")) {
      try $0.record([call("Ana", "two")], at: "soon")
    },
    Verb(
      "record ahead of the clock",
      .aheadOfClock(ClockReading(milliseconds: 61_000), clock: ClockReading(milliseconds: 60_000))
    ) { try $0.record([call("Ana", "two")], at: "1:01") },
    Verb("undo of too much", .nothingToUndo(steps: 2, left: 1)) { _ = try $0.undo(2) },
    Verb("undo of nothing", .nothingToUndo(steps: 0, left: 1)) { _ = try $0.undo(0) },
    Verb("redo", .nothingToRedo(steps: 1, left: 0)) { _ = try $0.redo(1) },
  ]

  nonisolated static func call(_ who: String, _ move: String) -> SpokenCall {
    SpokenCall(who: who, move: move)
  }

  @Test("has changed nothing and told nobody", arguments: verbs)
  func refused(_ verb: Verb) throws {
    let court = try Court()
    let board = try court.board
    try board.start()
    court.now = 30_000
    try board.homePlayers[0].twoPoints()
    court.now = 60_000
    board.tick()
    let (kept, seen, document) = (court.kept, Seen(board), board.document.value)
    var told = 0
    let tokens = [
      board.document.bind { _ in told += 1 }, board.recorded.bind { _ in told += 1 },
      board.score.bind { _ in told += 1 }, board.time.bind { _ in told += 1 },
      board.isPaused.bind { _ in told += 1 },
    ]
    #expect(throws: verb.error) { try verb.make(board) }
    #expect(court.kept == kept)
    #expect(Seen(board) == seen && board.document.value == document)
    #expect(told == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test("because it could not be kept has shown nothing")
  func notKept() throws {
    let sheet = try Scoresheet.pickup()
    let game = Game(sheet) { change in
      var lost = sheet
      try change(&lost)
      throw CancellationError()
    }
    let board = LiveScoreboard(game) { TimeOfDay(milliseconds: Court.start) }
    var told: [PlayDocument?] = []
    let token = board.recorded.bind { told.append($0) }
    #expect(throws: CancellationError.self) { try board.homePlayers[0].onePoint() }
    let line = try #require(FeedLine(Array("Ana two".utf8), number: 1))
    #expect(throws: CancellationError.self) { try board.record([line], keepGoing: true) }
    #expect(throws: CancellationError.self) { try board.togglePause() }
    #expect(Seen(board) == Seen())
    #expect(told == [])
    withExtendedLifetime(token) {}
  }
}
