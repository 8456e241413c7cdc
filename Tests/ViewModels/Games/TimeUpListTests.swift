import Basketball
import Documents
import Foundation
import Testing

@testable import ViewModels

@Suite("A list of games in which time has run out")
struct TimeUpListTests {
  /// A game of ten seconds whose clock runs since it was made; the Reds have so many points.
  func game(points: Int) throws -> SharedGame {
    let game = try SharedGame(
      .new(by: .pickup { ($0.timeLimit, $0.target) = (.some(ClockReading("0:10")), 5) }))
    for _ in 0..<points { try game.elsewhere(.play("Ana one")) }
    try game.elsewhere(.clock(.start))
    return game
  }

  /// The status of the one game by a list that is there all the time, and by one that is made then.
  func statuses(_ game: SharedGame, at times: Int...) throws -> [Status] {
    // Changed long ago, so that only the time is a reason to read the games again.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: game.file.deletingLastPathComponent().path)
    let list = GameList(game.games.library, now: { game.games.time }, wording: .plain)
    return try times.map { time in
      game.now = time
      list.refresh()
      let other = GameList(game.games.library, now: { game.games.time }, wording: .plain)
      #expect(list.games.value == other.games.value && list.damaged.value == [])
      return try #require(list.games.value.first).status
    }
  }

  @Test("shows a level game as paused, in overtime")
  func overtime() throws {
    #expect(try statuses(try game(points: 0), at: 9_999, 10_000) == [.running, .paused])
  }

  @Test("goes by when the clock was started last, not by the beginning")
  func startedAgain() throws {
    let game = try game(points: 1)
    game.now = 4_000
    try game.elsewhere(.clock(.pause))
    #expect(try statuses(game, at: 86_400_000) == [.paused])
    game.now = 100_000
    try game.elsewhere(.clock(.start))
    #expect(try statuses(game, at: 105_999, 106_000) == [.running, .finished])
  }

  @Test("shows it still when the next change has written that down")
  func written() throws {
    let game = try game(points: 1)
    game.now = 20_000
    let scorer = try game.scoring()
    try scorer.enter("Dee", "one")
    #expect(scorer.said == #"refused: gameFinished(winner: "Reds", score: "1-0")"#)
    try game.elsewhere(.note("over"))
    #expect(try statuses(game, at: 20_000) == [.finished])
  }
}
