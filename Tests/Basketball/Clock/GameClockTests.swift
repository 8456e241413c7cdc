import Basketball
import Testing

@Suite("The game clock")
struct GameClockTests {
  @Test("is started, read later, paused and read any time after")
  func runs() throws {
    var sheet = try newGame()
    #expect(sheet.standing.reading(at: 50) == .zero)
    try sheet.startClock(now: 100)
    #expect(sheet.clock == GameClock(.zero, started: 100))
    #expect(sheet.standing.reading(at: 183.25) == 83.25)
    try sheet.pauseClock(now: 190)
    #expect(sheet.clock == GameClock(90))
    #expect(sheet.standing.reading(at: 5000) == 90)
    try sheet.startClock(now: 6000)
    #expect(sheet.standing.reading(at: 6001) == 91)
  }

  @Test("started twice or paused twice writes nothing")
  func twice() throws {
    var sheet = try newGame()
    try sheet.pauseClock(now: 1)
    #expect(sheet.tape.entries.count == 1)
    try sheet.startClock(now: 2)
    let running = sheet
    try sheet.startClock(now: 3)
    #expect(sheet == running)
    try sheet.pauseClock(now: 4)
    let paused = sheet
    try sheet.pauseClock(now: 5)
    #expect(sheet == paused)
  }

  @Test("toggles")
  func toggles() throws {
    var sheet = try newGame()
    try sheet.toggleClock(now: 0)
    #expect(sheet.clock.isRunning)
    try sheet.toggleClock(now: 10)
    #expect(sheet.clock == GameClock(10))
  }

  @Test("is set, paused or running on, forward and back to the last play")
  func set() throws {
    var sheet = try newGame()
    try sheet.setClock(to: 30, now: 0)
    #expect(sheet.clock == GameClock(30))
    try sheet.record(ana, .foul)
    try sheet.startClock(now: 10)
    try sheet.setClock(to: 100, now: 20)
    #expect(sheet.clock == GameClock(100, started: 20))
    #expect(sheet.standing.reading(at: 21) == 101)
    try sheet.setClock(to: 30, now: 22)
    #expect(sheet.clock == GameClock(30, started: 22))
  }

  @Test("is never set to before the last play")
  func beforeLastPlay() throws {
    var sheet = try newGame()
    let last = try sheet.record(ana, .foul, at: 40)
    try sheet.record(bo, .foul, at: 20)
    try sheet.setClock(to: 60)
    sheet.expectRefused(.beforeLastPlay(39.999, number: last.number, last: 40)) {
      try $0.setClock(to: 39.999)
    }
    try sheet.setClock(to: 40)
    #expect(sheet.clock.reading == 40)
  }

  @Test("paused, is moved on by a play ahead of it; a late entry leaves it")
  func movedOn() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 40, now: 1)
    #expect(sheet.clock == GameClock(40))
    #expect(sheet.tape.entries.last?.clock == GameClock(40))
    try sheet.record(ana, .foul, at: 10, now: 2)
    #expect(sheet.clock == GameClock(40))
    #expect(sheet.tape.entries.last?.clock == nil)
  }

  @Test("running, has to have reached a play")
  func aheadOfClock() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    sheet.expectRefused(.aheadOfClock(10.001, clock: 10)) {
      try $0.record(ana, .foul, at: 10.001, now: 10)
    }
    try sheet.record(ana, .foul, at: 10, now: 10)
    #expect(try sheet.record(ana, .foul, now: 12.5).reading == 12.5)
    #expect(sheet.clock == GameClock(12.5, started: 12.5))
  }

  @Test("is back with an undo of the play that moved it, and not touched while it runs")
  func undo() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 40)
    try sheet.undo(1, now: 1)
    #expect(sheet.clock == GameClock(.zero))
    try sheet.startClock(now: 2)
    try sheet.redo(1, now: 3)
    try sheet.undo(1, now: 4)
    #expect(sheet.clock == GameClock(41, started: 4))
  }

  @Test("is moved on by a redo only where it would be short of the last play")
  func redo() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 40)
    try sheet.undo(1, now: 1)
    try sheet.startClock(now: 2)
    try sheet.redo(1, now: 3)
    #expect(sheet.clock == GameClock(40, started: 3))
  }
}
