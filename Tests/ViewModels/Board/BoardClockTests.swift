import Basketball
import Testing

@testable import ViewModels

@Suite("The clock on a board")
struct BoardClockTests {
  let game: SharedGame
  let board: LiveBoard

  init() throws {
    game = try SharedGame(.new(by: .timed("1:00")))
    board = try game.board()
  }

  var shown: String { "\(board.clock.value.text) \(board.facts.value.status)" }

  @Test("is read again by a tick, which changes no score and no play")
  func tick() throws {
    try board.perform(.clock(.start))
    var (texts, others): ([String], Int) = ([], 0)
    let tokens = [
      board.clock.bind { texts.append($0.text) }, board.score.bind { _ in others += 1 },
      board.plays.bind { _ in others += 1 },
    ]
    for now in [100, 100, 200] {
      game.now = now
      board.tick()
    }
    #expect(texts == ["00:00.1", "00:00.2"] && others == 0)
    #expect(board.currentMoment().reading == ClockReading(milliseconds: 200))
    withExtendedLifetime(tokens) {}
  }

  @Test("stands while it is paused")
  func paused() throws {
    #expect(shown == "00:00.0 ready")
    try board.perform(.clock(.toggle))
    game.now = 23_299
    try board.perform(.clock(.toggle))
    #expect(shown == "00:23.2 paused")
    game.now = 90_000
    board.tick()
    #expect(shown == "00:23.2 paused")
  }

  @Test("never runs back, whatever the wall clock does")
  func wallClock() throws {
    try board.perform(.clock(.start))
    game.now = 30_000
    try board.perform(.play("Ana foul"))
    game.now = -3_600_000
    board.tick()
    #expect(shown == "00:30.0 running")
    game.now = 31_000
    board.tick()
    #expect(shown == "00:31.0 running")
  }

  @Test("shows that time is up when it is, though nobody has written that down")
  func timeUp() throws {
    try board.perform(.play("0 Ana one"))
    try board.perform(.clock(.start))
    game.now = 59_999
    board.tick()
    #expect(shown == "00:59.9 running" && board.facts.value.teams.home.needs == 14)
    game.now = 60_000
    board.tick()
    #expect(shown == "01:00.0 finished" && board.facts.value.winner == .home)
    #expect(board.facts.value.teams.home.needs == nil)
    #expect(board.currentMoment().reading == ClockReading(milliseconds: 60_000))
    #expect(try game.saved.standing.clock.isRunning)
  }

  @Test("shows overtime where the score is level then")
  func overtime() throws {
    try board.perform(.clock(.start))
    game.now = 70_000
    board.tick()
    #expect(shown == "01:00.0 paused" && board.facts.value.overtime)
    #expect(board.facts.value.teams.home.needs == 2)
    try board.perform(.play("Ana two"))
    #expect(board.facts.value.winner == .home)
  }
}

@Suite("Who listens to a board")
struct BoardListenerTests {
  @Test("is called by nobody once the board is released: it observes the game no more")
  func released() throws {
    let game = try SharedGame()
    let followed = try game.followed()
    var reads = 0
    var board: LiveBoard? = LiveBoard(followed) {
      reads += 1
      return game.games.time
    }
    let score = try #require(board?.score)
    weak let gone = board
    board = nil
    #expect(gone == nil)
    reads = 0
    try followed.game.perform(.play("Ana two"))
    #expect(reads == 0 && score.value == Sides(home: 0, away: 0))
  }
}
