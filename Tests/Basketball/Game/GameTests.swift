@testable import Basketball
import Foundation
import Testing

@MainActor
@Suite("A game that is observed")
struct GameTests {
  /// Seconds of the wall clock.
  final class WallClock { var seconds = 0.0 }

  let clock = WallClock()
  let saved: SavedGame
  let game: Game

  /// A game to two points, saved in memory.
  init() throws {
    let saved = SavedGame(try newGame(target: 2, margin: 2))
    let clock = clock
    self.saved = saved
    game = Game(saved.sheet) { try saved.commit($0, $1, keepGoing: $2, now: wall(clock.seconds)) }
  }

  @discardableResult
  func perform(_ verb: Verb, now: Double = 0) throws -> Outcome {
    clock.seconds = now
    return try game.perform(verb)
  }

  func record(_ who: Who, _ move: Move, at seconds: Double? = nil) -> Verb {
    .record([PlayRequest(who, move)], at: seconds.map { .elapsed(showing($0)) })
  }

  @Test("posts its plays, where it stands and the score, each only when it is another")
  func messages() throws {
    let log = MessageLog(game)
    try perform(record(cy, .foul, at: 4))
    #expect(log.drain() == ["plays [1], 00:04.0"])
    try perform(record(ana, .onePoint))
    #expect(log.drain() == ["plays [1, 2], 00:04.0", "score 1-0"])
    try perform(record(bo, .onePoint, at: 7))
    #expect(
      log.drain() == ["plays [1, 2, 3], 00:07.0, home won by 3", "score 2-0"])
    try perform(.undo(2))
    #expect(log.drain() == ["plays [1], 00:07.0", "score 0-0"])
    try perform(.redo(1))
    #expect(log.drain() == ["plays [1, 2], 00:07.0", "score 1-0"])
    try perform(record(cy, .rebound, at: 1))
    #expect(log.drain() == ["plays [4, 1, 2], 00:07.0"])
    try perform(.clock(.pause))
    #expect(log.drain() == [])
  }

  @Test("posts a running clock with every entry, as it was read then")
  func runningClock() throws {
    let log = MessageLog(game)
    try perform(.clock(.start))
    #expect(log.drain() == ["plays [], 00:00.0 running"])
    try perform(record(ana, .foul), now: 5)
    #expect(log.drain() == ["plays [1], 00:05.0 running"])
    try perform(record(ana, .foul), now: 2)
    #expect(log.drain() == ["plays [1, 2], 00:05.0 running"])
    try perform(.clock(.start), now: 9)
    #expect(log.drain() == [])
  }

  @Test("posts that rosters, names, rules and the note are others")
  func setup() throws {
    let log = MessageLog(game)
    try perform(.join(team: .typed("reds"), name: "Gus"))
    try perform(.rename(.typed("blues"), to: "Blue Sox"))
    try perform(.rules(preset: "fiba3x3", RuleChanges()))
    try perform(.note("windy"))
    try perform(.note("windy"))
    try perform(.undo(4))
    #expect(log.drain() == Array(repeating: "plays [], 00:00.0", count: 5))
  }

  @Test("posts to two observers, and to none once its token is gone")
  func observers() throws {
    let first = MessageLog(game)
    var second: MessageLog? = MessageLog(game)
    let lines = try #require(second?.lines)
    try perform(record(ana, .onePoint, at: 5))
    #expect(lines.all == ["plays [1], 00:05.0", "score 1-0"])
    #expect(first.drain() == lines.all)
    second = nil
    try perform(record(dee, .onePoint, at: 6))
    #expect(lines.all.count == 2)
    #expect(first.drain() == ["plays [1, 2], 00:06.0", "score 1-1"])
  }

  @Test("posts only after the commit, when it already shows the change")
  func afterCommit() throws {
    var posted = [Sides<Int>]()
    let game = Game(saved.sheet) { [saved] in
      #expect(posted == [])
      return try saved.commit($0, $1, keepGoing: $2, now: 0)
    }
    let token = game.center.addObserver(of: game, for: Game.ScoreDidChange.self) { message in
      #expect(game.sheet.box.score == message.score)
      posted.append(message.score)
    }
    try game.perform(record(ana, .onePoint))
    #expect(posted == [Sides(home: 1, away: 0)])
    game.center.removeObserver(token)
  }

  @Test("posts nothing and changes nothing when the commit fails or the verb is refused")
  func refused() throws {
    let log = MessageLog(game)
    let before = game.sheet
    #expect(throws: Problem.nothingToUndo(steps: 1, left: 0)) { try perform(.undo(1)) }
    saved.failure = .emptyName
    #expect(throws: Problem.emptyName) { try perform(record(ana, .foul, at: 5)) }
    #expect(log.drain() == [])
    #expect(game.sheet == before)
  }

  @Test("gives back what each of several verbs did, up to the first that is refused, or of all")
  func several() throws {
    let log = MessageLog(game)
    let verbs = [record(ana, .onePoint), .undo(9), record(dee, .onePoint)]
    let some = try game.perform(verbs, keepGoing: false)
    #expect(some.map { try? $0.get().added.map(\.play.number) } == [[1], nil])
    #expect(log.drain() == ["plays [1], 00:00.0", "score 1-0"])
    let all = try game.perform(verbs, keepGoing: true)
    #expect(all.map { try? $0.get().added.map(\.play.number) } == [[2], nil, nil])
    #expect(log.drain() == ["plays [1, 2], 00:00.0, home won by 2", "score 2-0"])
    #expect(throws: Problem.nothingToUndo(steps: 9, left: 2)) { try all[1].get() }
    #expect(throws: Problem.gameFinished("Reds won 2-0")) { try all[2].get() }
  }

  @Test("shows the plays of another recorder with the next verb, or when it is shown")
  func shared() throws {
    let log = MessageLog(game)
    try saved.sheet.record(dee, .onePoint, now: 1)
    try perform(record(ana, .onePoint), now: 2)
    #expect(log.drain() == ["plays [1, 2], 00:00.0", "score 1-1"])
    try saved.sheet.undo(2, now: 3)
    try saved.sheet.record(eli, .foul, now: 4)
    #expect(try game.show(saved.newEntries()).count == 2)
    #expect(log.drain() == ["plays [3], 00:00.0", "score 0-0"])
    #expect(try game.show(saved.newEntries()) == [])
    #expect(log.drain() == [])
    #expect(game.sheet == saved.sheet)
  }
}
