import Basketball
import Testing

@testable import ViewModels

@Suite("Undo, redo and the finish of a live game")
struct UndoingTests {
  let court: Court
  let board: any GameScoreboardEditorViewModel

  init() throws {
    court = try Court(target: 3)
    board = try court.board
  }

  @Test("an undo takes back the last steps, a redo gives them back, and the clock stays")
  func undoAndRedo() throws {
    try board.record(
      [SpokenCall(who: "Ana", move: "one"), SpokenCall(who: "Bo", move: "assist")], at: "1:00")
    try board.awayPlayers[0].twoPoints()
    let before = Seen(board)
    let steps = try board.undo(2)
    #expect(steps.map(\.text) == ["play 3: Dee two", "plays 1 and 2: Ana one, Bo assist"])
    var seen = Seen()
    seen.time = "01:00.0"
    #expect(Seen(board) == seen)
    #expect(Seen(court.fresh) == seen)
    #expect(try board.redo(1).map(\.text) == ["plays 1 and 2: Ana one, Bo assist"])
    #expect(board.score.value == "1-0")
    #expect(try board.redo(1).map(\.text) == ["play 3: Dee two"])
    #expect(Seen(board) == before)
  }

  /// Ana wins by 4-0 at 00:30.0, with the clock running.
  func finish() throws {
    try board.start()
    court.now = 20_000
    try board.homePlayers[0].twoPoints()
    court.now = 30_000
    try board.homePlayers[0].twoPoints()
  }

  var final: Seen {
    var seen = Seen()
    (seen.score, seen.time, seen.isFinished) = ("4-0", "00:30.0", true)
    seen.home[0] = PlayerSeen("Ana", 4, 0, 2, 0, 0, 0)
    return seen
  }

  @Test("the winning basket finishes the game and stops the clock, for good")
  func finishing() throws {
    try finish()
    #expect(Seen(board) == final)
    court.now = 90_000
    board.tick()
    #expect(Seen(board) == final)
    #expect(board.document.value.winner == OrNull("home"))
    #expect(board.document.value.status == .finished)
  }

  @Test("after the finish counts the assist on the winning basket, and nothing else")
  func winningAssist() throws {
    try finish()
    court.now = 35_000
    try board.homePlayers[1].assist()
    var seen = final
    seen.home[1] = PlayerSeen("Bo", 0, 0, 0, 1, 0, 0)
    #expect(Seen(board) == seen)
    let finished = GameError.gameFinished(winner: "Reds", score: "4-0")
    #expect(throws: finished) { try board.homePlayers[2].assist() }
    #expect(throws: finished) { try board.awayPlayers[0].foul() }
    #expect(throws: finished) { try board.start() }
    #expect(throws: finished) { try board.togglePause() }
    #expect(Seen(board) == seen)
  }

  @Test("undoing the winning basket reopens the game, with the clock paused at its reading")
  func reopening() throws {
    try finish()
    court.now = 90_000
    #expect(try board.undo(1).map(\.text) == ["play 2: Ana two"])
    var seen = final
    (seen.score, seen.isFinished) = ("2-0", false)
    seen.home[0] = PlayerSeen("Ana", 2, 0, 1, 0, 0, 0)
    #expect(Seen(board) == seen)
    #expect(board.document.value.status == .paused)
    try board.start()
    court.now = 95_000
    try board.awayPlayers[0].onePoint()
    #expect((board.score.value, board.time.value) == ("2-1", "00:35.0"))
  }

  @Test("redoing the winning basket finishes the game again, at its reading")
  func finishingAgain() throws {
    try finish()
    _ = try board.undo(1)
    try board.start()
    court.now = 50_000
    _ = try board.redo(1)
    #expect(Seen(board) == final)
    var heard: [Bool] = []
    let token = board.isFinished.bind { heard.append($0) }
    _ = try board.undo(2)
    _ = try board.redo(2)
    #expect(heard == [false, true])
    withExtendedLifetime(token) {}
  }
}
