import Basketball
import Documents
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("What is reported of a followed game")
struct ChangeStreamTests {
  let game: SharedGame
  let stream: ChangeStream

  /// A game of a minute that stands 1-0, whose clock runs.
  init() throws {
    game = try SharedGame(.played("0 h1 one", by: .timed("1:00")))
    try game.elsewhere(.clock(.start))
    stream = try game.stream()
  }

  @Test("is each entry once, in order, with the game as it was then")
  func changes() throws {
    #expect(stream.refresh() == [])
    game.now = 5000
    try game.elsewhere(.play("Ana two"), .play("Bo assist"), .clock(.pause))
    game.now = 9000
    let events = stream.refresh()
    #expect(events.map(\.document?.plays) == [2, 3, 3])
    #expect(events.map(\.document?.clock.at) == [after(5000), after(5000), nil])
    #expect(events.map(\.outcome?.entries.count) == [1, 1, 1])
    #expect(events.map(\.plays) == [[2], [3], []])
    #expect(stream.document == GameDocument(try game.saved.state, now: game.games.time))
    #expect(stream.refresh() == [])
  }

  @Test("is over with the game, and open again with it")
  func finish() throws {
    for _ in 0..<7 { try game.elsewhere(.play("Ana two")) }
    #expect(!stream.isFinished)
    #expect(stream.refresh().count == 7 && stream.isFinished)
    try game.elsewhere(.undo(1))
    #expect(stream.refresh().count == 1 && !stream.isFinished)
  }

  @Test("comes when time is up")
  func timeLeft() throws {
    #expect(stream.timeLeft == 60_000)
    game.now = 59_400
    #expect(stream.timeLeft == 600)
    game.now = 60_001
    #expect(stream.timeLeft == 0)
    #expect(stream.refresh().map(\.outcome?.isTurningPoint) == [true])
    #expect(stream.isFinished && stream.timeLeft == nil)
  }

  @Test("is that time is up, once, also when somebody writes that down later")
  func timeUp() throws {
    game.now = 59_999
    #expect(stream.refresh() == [])
    game.now = 75_000
    let events = stream.refresh()
    #expect(events.map(\.document) == [GameDocument(try game.saved.state, now: after(60_000))])
    #expect(events.map(\.outcome?.action) == [.clock] && events.map(\.plays) == [[]])
    game.now = 80_000
    #expect(stream.refresh() == [])
    try game.elsewhere(.note("over"))
    #expect(try game.saved.tape.entries.suffix(2).map(\.action) == [.clock, .note("over")])
    #expect(stream.refresh().map(\.outcome?.action) == [.note("over")])
    #expect(stream.refresh() == [])
  }

  @Test("is that time is up, as whoever wrote that down first has it")
  func timeUpWritten() throws {
    game.now = 90_000
    try game.elsewhere(.undo(1))
    let events = stream.refresh()
    #expect(events.map(\.outcome?.action) == [.clock, .undo(steps: 1)])
    #expect(events.map(\.document?.status) == [.finished, .paused])
    #expect(stream.refresh() == [])
  }

  @Test("is not that time is up where it was before")
  func timeUpBefore() throws {
    game.now = 70_000
    let stream = try game.stream()
    #expect(stream.isFinished && stream.refresh() == [])
    try game.elsewhere(.note("over"))
    #expect(stream.refresh().map(\.outcome?.action) == [.note("over")])
  }

  @Test("is what somebody did before time was up and saved after that was reported")
  func timeUpTooEarly() throws {
    game.now = 60_000
    #expect(stream.refresh().map(\.document?.status) == [.finished])
    game.now = 59_000
    try game.elsewhere(.clock(.pause))
    game.now = 61_000
    #expect(stream.refresh().map(\.document?.status) == [.paused])
    #expect(!stream.isFinished && stream.refresh() == [])
  }

  @Test("is nothing while the file is lost, and then all of it")
  func lost() throws {
    game.now = 1000
    try game.elsewhere(.play("Ana two"))
    try game.replaceFile(with: .removed)
    #expect(stream.refresh() == [.lost(.noGame(game.id, ids: []))])
    game.now = 70_000
    #expect(stream.refresh() == [] && stream.timeLeft == nil)
    try game.restoreFile()
    let events = stream.refresh()
    #expect(events.first == .found)
    #expect(events.dropFirst().map(\.document?.status) == [.running, .finished])
    #expect(stream.refresh() == [])
  }

  @Test("waits for the folder, too")
  func folder() throws {
    let (folder, other) = (game.games.library.folder, game.games.library.folder + ".aside")
    try FileManager.default.moveItem(atPath: folder, toPath: other)
    #expect(stream.refresh() == [.lost(.noGame(game.id, ids: []))])
    try FileManager.default.moveItem(atPath: other, toPath: folder)
    try game.elsewhere(.play("Ana two"))
    #expect(stream.refresh().map(\.document?.plays) == [nil, 2])
  }

  @Test("is that another history is in its place, with its plays from the first other one on")
  func replaced() throws {
    let copy = try Data(contentsOf: game.file)
    try game.elsewhere(.play("Ana two"), .play("Bo one"))
    #expect(stream.beginning().plays == [1])
    #expect(stream.refresh().map(\.plays) == [[2], [3]])
    try game.restoreFile(copy)
    let document = GameDocument(try game.saved.state, now: game.games.time)
    #expect(stream.refresh() == [.game(document, .replaced, plays: [])])
    game.now = 2000
    try game.elsewhere(.play("Cy foul"))
    #expect(stream.refresh().map(\.plays) == [[2]])
  }

  @Test("is that time is up in another history, once")
  func replacedAfterTime() throws {
    game.now = 70_000
    #expect(stream.refresh().count == 1)
    let other = Scoresheet.new(by: try .timed("1:00"), now: after(1))
    try game.games.remove(game.id)
    try game.games.create(other)
    #expect(stream.refresh().map(\.document?.status) == [.ready])
    try game.elsewhere(.clock(.start))
    #expect(stream.refresh().map(\.document?.status) == [.running])
    game.now = 130_000
    #expect(stream.refresh().map(\.document?.overtime) == [true])
    #expect(stream.refresh() == [])
  }

  @Test("misses nothing from its beginning on")
  func beginning() throws {
    let later = try game.stream(since: 1)
    #expect(later.beginning().plays == [])
    try game.elsewhere(.play("Bo one"))
    #expect(later.refresh().map(\.plays) == [[2]])
    #expect(later.beginning().plays == [])
  }
}

extension ChangeStream.Event {
  /// The game after it, if it was read.
  var document: GameDocument? { if case .game(let document, _, _) = self { document } else { nil } }

  /// What was done, if something was.
  var outcome: Outcome? {
    if case .game(_, .changed(let outcome), _) = self { outcome } else { nil }
  }

  /// The plays that are given out with it.
  var given: [PlayDocument] { if case .game(_, _, let plays) = self { plays } else { [] } }

  /// Their numbers.
  var plays: [Int] { given.map(\.number) }
}
