import Basketball
import Testing

@testable import ViewModels

@Suite("The clock of a live game")
struct ClockVerbTests {
  let court: Court
  let board: any GameScoreboardEditorViewModel

  init() throws {
    court = try Court()
    board = try court.board
  }

  /// The clock as it is shown, and then as a view model that is made now shows it.
  func expectClock(
    _ time: String, isPaused: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var seen = Seen()
    (seen.time, seen.isPaused) = (time, isPaused)
    #expect(Seen(board) == seen, sourceLocation: sourceLocation)
    #expect(Seen(court.fresh) == seen, sourceLocation: sourceLocation)
  }

  @Test("is toggled from paused to running and back")
  func toggle() throws {
    expectClock("00:00.0", isPaused: true)
    try board.togglePause()
    expectClock("00:00.0", isPaused: false)
    court.now = 83_299
    try board.togglePause()
    expectClock("01:23.2", isPaused: true)
    court.now = 1_000_000
    try board.togglePause()
    expectClock("01:23.2", isPaused: false)
  }

  @Test("is started and paused, and what it does already changes nothing")
  func startAndPause() throws {
    try board.pause()
    expectClock("00:00.0", isPaused: true)
    try board.start()
    court.now = 1500
    try board.start()
    board.tick()
    expectClock("00:01.5", isPaused: false)
    try board.pause()
    court.now = 9000
    try board.pause()
    expectClock("00:01.5", isPaused: true)
    #expect(court.kept.tape.count == 3)
  }

  @Test("is set while paused, and runs on from there when it ran")
  func set() throws {
    try board.setClock(to: "7:05")
    expectClock("07:05.0", isPaused: true)
    try board.start()
    try board.setClock(to: "90.25")
    expectClock("01:30.2", isPaused: false)
    court.now = 50
    board.tick()
    expectClock("01:30.3", isPaused: false)
  }

  @Test("is read anew by a tick, and tells of it once")
  func tick() throws {
    var (times, documents): ([String], [String]) = ([], [])
    let tokens =
      [
        board.time.bind { times.append($0) },
        board.document.bind { documents.append($0.clock.text) },
      ] as [Token]
    try board.start()
    for now in [0, 100, 100, 199, 200] {
      court.now = now
      board.tick()
    }
    #expect(times == ["00:00.1", "00:00.2"])
    #expect(documents == ["00:00.0", "00:00.1", "00:00.1", "00:00.2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("never runs back, whatever the wall clock does")
  func wallClock() throws {
    try board.start()
    court.now = 60_000
    try board.pause()
    try board.start()
    court.now = -3_600_000
    board.tick()
    expectClock("01:00.0", isPaused: false)
    court.now = 61_000
    board.tick()
    expectClock("01:01.0", isPaused: false)
  }

  @Test("stands at what the scorer paused it at, also when plays were put later")
  func movedOn() throws {
    try board.record([SpokenCall(who: "Ana", move: "foul")], at: "2:00")
    var seen = Seen()
    (seen.time, seen.home[0]) = ("02:00.0", PlayerSeen("Ana", 0, 0, 0, 0, 0, 1))
    #expect(Seen(board) == seen)
    _ = try board.undo(1)
    expectClock("02:00.0", isPaused: true)
  }
}
