@testable import Basketball
import Documents
import Fixtures
import Foundation
import Testing

@testable import ViewModels

@Suite("A game on a board")
struct ScoreboardTests {
  let game: SharedGame
  let live: LiveBoard

  /// Ana has scored two, to 4 by two.
  init() throws {
    game = try SharedGame(.played("0 h1 two", by: .pickup(to: 4)))
    live = try game.board()
  }

  /// What changes on the board while something is done. A score is told by a message of its own.
  func changes(_ body: () throws -> Void) rethrows -> [String] {
    let old = live.board.value
    var heard = 0
    let token = live.board.bind { _ in heard += 1 }
    try body()
    let new = live.board.value
    let parts = [
      ("plays", new.plays != old.plays), ("clock", new.clock != old.clock),
      ("facts", new.game != old.game), ("step", new.lastStep != old.lastStep),
      ("score", new.score != old.score),
    ].filter(\.1).map(\.0)
    #expect(heard == (parts.contains("score") ? 2 : parts.isEmpty ? 0 : 1))
    withExtendedLifetime(token) {}
    return parts
  }

  /// Expects that all that is shown is what a board that is made now shows.
  func expectUpToDate(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (board, new) = (live.board.value, try game.board().board.value)
    #expect(board.score == new.score, sourceLocation: sourceLocation)
    #expect(board.game == new.game, sourceLocation: sourceLocation)
    #expect(board.plays == new.plays, sourceLocation: sourceLocation)
    #expect(board.lastStep == new.lastStep, sourceLocation: sourceLocation)
  }

  /// What a verb changes at once where it is done, and at the next look elsewhere.
  private static func changes(_ line: String) throws -> String {
    let verb = try Verb.told(line.split(separator: " ").map(String.init), by: .pickup)
    let (here, there) = (try ScoreboardTests(), try ScoreboardTests())
    let own = try here.changes { try here.live.game.perform(verb) }
    #expect(try there.changes { try there.game.elsewhere(verb) } == [])
    #expect(there.changes { _ = there.live.followed.refresh() } == own)
    #expect(there.changes { _ = there.live.followed.refresh() } == [])
    for test in [here, there] { try test.expectUpToDate() }
    return own.joined(separator: " ")
  }

  @Test("shows what is different once, and nothing else, also when somebody else has done it")
  func steps() throws { try expectCases("board-changes", ["changes": Self.changes]) }

  @Test("shows that a play came at another time, though nothing else is different")
  func anotherTime() throws {
    for line in ["1:00 Bo foul", "2:00 Bo foul"] { try live.game.perform(.play(line)) }
    let time = GameTime.elapsed(ClockReading(milliseconds: 90_000))
    let heard = try changes { try live.game.perform(.fix(2, Correction(time: time))) }
    #expect(heard == ["plays", "step"])
    try expectUpToDate()
  }

  @Test("shows what others have done with the next change of its own, as one change")
  func together() throws {
    try game.elsewhere(.play("Dee one"), .play("Eve one"), .clock(.start))
    var scores = [Sides<Int>]()
    let token = live.board.bind { scores.append($0.score) }
    let outcome = try live.game.perform(.play("Flo foul"))
    #expect(outcome.added.map(\.play.number) == [4])
    #expect(scores == [Sides(home: 2, away: 0), Sides(home: 2, away: 2)])
    try expectUpToDate()
    #expect(live.followed.refresh() == [])
    withExtendedLifetime(token) {}
  }

  @Test("is saved with one write when verbs are done together, a step each, those that can be")
  func verbs() throws {
    var counts = [Int]()
    let token = live.board.bind { counts.append($0.plays.count) }
    let results = try live.game.perform(
      [.play("Bo one"), .play("Zed two"), .play("Dee foul")], keepGoing: true)
    #expect(results.map { (try? $0.get())?.added.first?.play.number } == [2, nil, 3])
    #expect(counts == [3, 3])
    #expect(try game.saved.tape.steps.done == 3)
    withExtendedLifetime(token) {}
  }

  @Test("shows and saves nothing of what is refused")
  func refused() throws {
    let saved = try game.saved
    let heard = changes {
      #expect(throws: Problem.nothingToUndo(steps: 3, left: 1)) {
        try live.game.perform(.undo(3))
      }
      #expect(throws: Problem.noSuchPlay(0)) { try live.game.perform(.remove(0)) }
    }
    #expect(heard == [])
    #expect(try game.saved == saved)
  }

  @Test("shows nothing of what cannot be saved", arguments: FailingDisk.Call.saving)
  func unsaved(_ call: FailingDisk.Call) throws {
    let saved = try game.saved
    game.disk.fail(call)
    let heard = changes {
      #expect(throws: (any Error).self) { try live.game.perform(.play("Bo two")) }
      #expect(throws: (any Error).self) {
        try live.game.perform([.play("Bo two"), .undo(1)], keepGoing: true)
      }
      #expect(throws: (any Error).self) { try live.game.perform(.clock(.toggle)) }
    }
    #expect(heard == [])
    #expect(try game.saved == saved)
  }

  @Test("has its plays in order by the clock, and their places")
  func plays() throws {
    try live.game.perform(.play("2:00 Dee one"))
    try live.game.perform(.play("1:00 Bo foul"))
    let plays = live.board.value.plays
    #expect(plays.map { PlayDocument($0, by: .pickup).feedLine } == (try game.plays))
    #expect([1, 2, 3, 4].map { plays.place(of: $0) } == [0, 2, 1, nil])
  }
}
