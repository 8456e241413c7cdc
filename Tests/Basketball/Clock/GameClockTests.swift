import Basketball
import Testing

@Suite("The game clock")
struct GameClockTests {
  @Test("is started, read later, paused and read any time after")
  func runs() throws {
    var sheet = try newGame()
    #expect(sheet.standing.reading(at: wall(50)) == .zero)
    try sheet.startClock(now: wall(100))
    #expect(sheet.standing.clock == GameClock(.zero, started: wall(100)))
    #expect(sheet.standing.reading(at: wall(183.25)) == showing(83.25))
    try sheet.pauseClock(now: wall(190))
    #expect(sheet.standing.clock == GameClock(showing(90)))
    #expect(sheet.standing.reading(at: wall(5000)) == showing(90))
    try sheet.startClock(now: wall(6000))
    #expect(sheet.standing.reading(at: wall(6001)) == showing(91))
  }

  @Test("started twice or paused twice writes nothing")
  func twice() throws {
    var sheet = try newGame()
    try sheet.pauseClock(now: wall(1))
    #expect(sheet.tape.entries.count == 1)
    try sheet.startClock(now: wall(2))
    let running = sheet
    try sheet.startClock(now: wall(3))
    #expect(sheet == running)
    try sheet.pauseClock(now: wall(4))
    let paused = sheet
    try sheet.pauseClock(now: wall(5))
    #expect(sheet == paused)
  }

  @Test("toggles")
  func toggles() throws {
    var sheet = try newGame()
    try sheet.toggleClock(now: wall(0))
    #expect(sheet.standing.clock.isRunning)
    try sheet.toggleClock(now: wall(10))
    #expect(sheet.standing.clock == GameClock(showing(10)))
  }

  @Test("is set, paused or running on, forward and back to the last play")
  func set() throws {
    var sheet = try newGame()
    try sheet.setClock(to: showing(30), now: wall(0))
    #expect(sheet.standing.clock == GameClock(showing(30)))
    try sheet.record(ana, .foul)
    try sheet.startClock(now: wall(10))
    try sheet.setClock(to: showing(100), now: wall(20))
    #expect(sheet.standing.clock == GameClock(showing(100), started: wall(20)))
    #expect(sheet.standing.reading(at: wall(21)) == showing(101))
    try sheet.setClock(to: showing(30), now: wall(22))
    #expect(sheet.standing.clock == GameClock(showing(30), started: wall(22)))
  }

  @Test("is never set to before the last play")
  func beforeLastPlay() throws {
    var sheet = try newGame()
    let last = try sheet.record(ana, .foul, at: 40)
    try sheet.record(bo, .foul, at: 20)
    try sheet.setClock(to: showing(60), now: wall(0))
    sheet.expectRefused(.beforeLastPlay(showing(39.999), number: last.number, last: showing(40))) {
      try $0.setClock(to: showing(39.999), now: wall(0))
    }
    try sheet.setClock(to: showing(40), now: wall(0))
    #expect(sheet.standing.clock.reading == showing(40))
  }

  @Test("paused, is moved on by a play ahead of it; a late entry leaves it")
  func movedOn() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 40, now: 1)
    #expect(sheet.standing.clock == GameClock(showing(40)))
    #expect(sheet.tape.entries.last?.clock == GameClock(showing(40)))
    try sheet.record(ana, .foul, at: 10, now: 2)
    #expect(sheet.standing.clock == GameClock(showing(40)))
    #expect(sheet.tape.entries.last?.clock == nil)
  }

  @Test("running, has to have reached a play")
  func aheadOfClock() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(0))
    sheet.expectRefused(.aheadOfClock(showing(10.001), clock: showing(10))) {
      try $0.record(ana, .foul, at: 10.001, now: 10)
    }
    try sheet.record(ana, .foul, at: 10, now: 10)
    #expect(try sheet.record(ana, .foul, now: 12.5).reading == showing(12.5))
    #expect(sheet.standing.clock == GameClock(showing(12.5), started: wall(12.5)))
  }

  @Test("is back with an undo of the play that moved it, and not touched while it runs")
  func undo() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 40)
    try sheet.undo(1, now: wall(1))
    #expect(sheet.standing.clock == GameClock(.zero))
    try sheet.startClock(now: wall(2))
    try sheet.redo(1, now: wall(3))
    try sheet.undo(1, now: wall(4))
    #expect(sheet.standing.clock == GameClock(showing(41), started: wall(4)))
  }

  @Test("is moved on by a redo only where it would be short of the last play")
  func redo() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 40)
    try sheet.undo(1, now: wall(1))
    try sheet.setClock(to: showing(5), now: wall(2))
    try sheet.startClock(now: wall(2))
    try sheet.redo(1, now: wall(3))
    #expect(sheet.standing.clock == GameClock(showing(40), started: wall(3)))
  }
}
