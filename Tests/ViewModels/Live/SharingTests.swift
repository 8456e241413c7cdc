import Basketball
import FoundationEssentials
import Testing

@testable import ViewModels

@Suite("A live game that is shared")
struct SharingTests {
  @Test("shows another recorder's plays with the next change, and tells only of its own")
  func recorders() throws {
    let court = try Court()
    let board = try court.board
    var told: [String?] = []
    let token = board.recorded.bind { told.append($0?.player.value) }
    try court.elsewhere { try $0.record([Call(Who(.away, "Dee"), .twoPoints)], now: $1) }
    #expect(board.score.value == "0-0")
    try board.homePlayers[0].onePoint()
    #expect(board.score.value == "1-2")
    #expect(board.awayPlayers[0].twoPointsCount.value == 1)
    #expect(board.document.value.plays == 2)
    #expect(told == ["Ana"])
    try court.elsewhere { try $0.record([Call(Who(.away, "Eve"), .onePoint)], now: $1) }
    let line = try #require(FeedLine(Array("Bo two".utf8), number: 1))
    _ = try board.record([line], keepGoing: false)
    #expect((board.score.value, told) == ("3-3", ["Ana", "Bo"]))
    #expect(board.recorded.value?.number == 4)
    withExtendedLifetime(token) {}
  }

  @Test("follows another recorder's clock, undo and finish")
  func followed() throws {
    let court = try Court(target: 2)
    let board = try court.board
    try court.elsewhere { try $0.startClock(now: $1) }
    court.now = 4000
    try board.homePlayers[0].foul()
    #expect((board.isPaused.value, board.time.value) == (false, "00:04.0"))
    try court.elsewhere { try $0.record([Call(Who(.away, "Dee"), .twoPoints)], now: $1) }
    #expect(throws: GameError.gameFinished(winner: "Blues", score: "2-0")) {
      try board.homePlayers[0].foul()
    }
    try court.elsewhere { try $0.undo(2, now: $1) }
    #expect(throws: GameError.nothingToUndo(steps: 1, left: 0)) { try board.undo(1) }
    court.game?.show(court.kept)
    #expect((board.isPaused.value, board.isFinished.value) == (true, false))
    #expect(board.homePlayers[0].foulCount.value == 0)
  }

  @Test("is heard by two views, and by one when the other is gone")
  func views() throws {
    let court = try Court()
    let board = try court.board
    var (first, second): ([String], [String]) = ([], [])
    var tokens: [Token]? = [
      board.score.bindAndFire { first.append($0) }, board.isPaused.bind { first.append("\($0)") },
    ]
    let others = [
      board.score.bindAndFire { second.append($0) }, board.isPaused.bind { second.append("\($0)") },
    ]
    try board.homePlayers[0].twoPoints()
    try board.togglePause()
    #expect(first == ["0-0", "2-0", "false"] && second == first)
    tokens = nil
    try board.awayPlayers[0].onePoint()
    #expect(first.count == 3 && second == first + ["2-1"])
    #expect(tokens == nil && board.score.listenerCount == 1)
    withExtendedLifetime(others) {}
  }

  @Test("shows the same in two view models of one game")
  func models() throws {
    let court = try Court()
    let board = try court.board
    let other = LiveScoreboard(try #require(court.game)) { court.time }
    try board.homePlayers[0].twoPoints()
    try other.awayPlayers[0].rebound()
    #expect(Seen(board) == Seen(other))
    #expect(board.document.value == other.document.value)
    #expect(board.recorded.value?.number == 1)
    #expect(other.recorded.value?.number == 2)
  }

  @Test("is observed by nothing once its view model is let go of")
  func released() throws {
    let court = try Court()
    let game = try #require(court.game)
    var asked = 0
    var model: LiveScoreboard? = LiveScoreboard(game) {
      asked += 1
      return court.time
    }
    let score = try #require(model?.score)
    weak let gone = model
    model = nil
    #expect(gone == nil)
    (asked, court.now) = (0, 5000)
    try court.board.homePlayers[0].twoPoints()
    #expect((asked, score.value) == (0, "0-0"))
    #expect(try court.board.score.value == "2-0")
  }

  @Test("has its new document by the time it tells of anything else")
  func documentFirst() throws {
    let court = try Court(target: 2)
    let board = try court.board
    var seen: [String] = []
    func look() { seen.append(board.document.value.lastPlay.value?.feedLine ?? "") }
    let tokens = [
      board.score.bind { _ in look() }, board.recorded.bind { _ in look() },
      board.isFinished.bind { _ in look() }, board.homePlayers[0].points.bind { _ in look() },
    ]
    try board.homePlayers[0].twoPoints()
    #expect(seen == Array(repeating: "00:00.0 home/Ana two", count: 4))
    withExtendedLifetime(tokens) {}
  }
}
