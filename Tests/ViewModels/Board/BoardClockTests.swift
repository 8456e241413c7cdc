import Basketball
import Testing

@testable import ViewModels

@Suite("The clock on a board")
struct BoardClockTests {
  let game: SharedGame
  let live: LiveBoard

  init() throws {
    game = try SharedGame(.new(by: .timed("1:00")))
    live = try game.board()
  }

  var board: Board { live.board.value }

  var shown: String { "\(board.clock.text) \(board.status)" }

  @Test("is read again by a tick, which changes no score and no play")
  func tick() throws {
    try live.game.perform(.clock(.start))
    let old = board
    var texts = [String]()
    let token = live.board.bind { texts.append($0.clock.text) }
    for now in [100, 100, 200] {
      game.now = now
      live.tick()
    }
    #expect(texts == ["00:00.1", "00:00.2"])
    #expect(board.score == old.score && board.plays == old.plays)
    #expect(live.currentMoment().reading == ClockReading(milliseconds: 200))
    withExtendedLifetime(token) {}
  }

  @Test("stands while it is paused")
  func paused() throws {
    #expect(shown == "00:00.0 ready")
    try live.game.perform(.clock(.toggle))
    game.now = 23_299
    try live.game.perform(.clock(.toggle))
    #expect(shown == "00:23.2 paused")
    game.now = 90_000
    live.tick()
    #expect(shown == "00:23.2 paused")
  }

  @Test("never runs back, whatever the wall clock does")
  func wallClock() throws {
    try live.game.perform(.clock(.start))
    game.now = 30_000
    try live.game.perform(.play("Ana foul"))
    game.now = -3_600_000
    live.tick()
    #expect(shown == "00:30.0 running")
    game.now = 31_000
    live.tick()
    #expect(shown == "00:31.0 running")
  }

  @Test("shows that time is up when it is, though nobody has written that down")
  func timeUp() throws {
    try live.game.perform(.play("0 Ana one"))
    try live.game.perform(.clock(.start))
    game.now = 59_999
    live.tick()
    #expect(shown == "00:59.9 running" && board.teams.home.needs == 14)
    game.now = 60_000
    live.tick()
    #expect(shown == "01:00.0 finished" && board.winner == .home)
    #expect(board.teams.home.needs == nil)
    #expect(live.currentMoment().reading == ClockReading(milliseconds: 60_000))
    #expect(try game.saved.state.clock.isRunning)
  }

  @Test("shows overtime where the score is level then")
  func overtime() throws {
    try live.game.perform(.clock(.start))
    game.now = 70_000
    live.tick()
    #expect(shown == "01:00.0 paused" && board.overtime)
    #expect(board.teams.home.needs == 2)
    try live.game.perform(.play("Ana two"))
    #expect(board.winner == .home)
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
    let shown = try #require(board?.board)
    weak let gone = board
    board = nil
    #expect(gone == nil)
    reads = 0
    try followed.game.perform(.play("Ana two"))
    #expect(reads == 0 && shown.value.score == Sides(home: 0, away: 0))
  }
}
