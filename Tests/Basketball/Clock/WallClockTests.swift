import Basketball
import Testing

@Suite("A wall clock that jumps")
struct WallClockTests {
  @Test("back before the start holds the reading and never turns it back")
  func holds() throws {
    var sheet = try newGame()
    try sheet.setClock(to: showing(60), now: wall(0))
    try sheet.startClock(now: wall(100))
    #expect(
      [99, -5000, 100, 100.001].map { sheet.standing.reading(at: wall($0)).milliseconds }
        == [60_000, 60_000, 60_000, 60_001])
  }

  @Test("back before a play still gives no reading before that play")
  func neverBeforeLastPlay() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(0))
    try sheet.record(ana, .foul, now: 50)
    #expect(sheet.standing.reading(at: wall(20)) == showing(50))
    #expect(try sheet.record(bo, .foul, now: 20).reading == showing(50))
    #expect(sheet.standing.clock == GameClock(showing(50), started: wall(20)))
    #expect(sheet.standing.reading(at: wall(21)) == showing(51))
  }

  @Test("back before the start runs on from there with the next change")
  func startsAgain() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(1000))
    try sheet.record(ana, .foul, now: 400)
    #expect(sheet.standing.clock == GameClock(.zero, started: wall(400)))
    #expect(sheet.standing.reading(at: wall(410)) == showing(10))
  }

  @Test("back keeps what a pause, a start or a setting leaves from falling")
  func pause() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(0))
    try sheet.record(ana, .foul, now: 50)
    try sheet.pauseClock(now: wall(-1000))
    #expect(sheet.standing.clock == GameClock(showing(50)))
    try sheet.startClock(now: wall(-2000))
    #expect(sheet.standing.reading(at: wall(-1999)) == showing(51))
    try sheet.setClock(to: showing(55), now: wall(-9000))
    #expect(sheet.standing.reading(at: wall(-8999)) == showing(56))
  }

  @Test("back between two entries never turns the clock back, and both are as of their entry")
  func betweenEntries() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(0))
    let readings: [(now: Double, shown: Double)] = [
      (10, 10), (25, 25), (5, 25), (8, 28), (-100, 28), (-90, 38), (30, 158),
    ]
    for (now, shown) in readings {
      try sheet.record(ana, .foul, now: now)
      #expect(sheet.standing.clock == GameClock(showing(shown), started: wall(now)))
      #expect(sheet.standing.lastPlay?.reading == showing(shown))
      #expect(sheet.tape.entries.last?.clock == nil)
    }
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("back before an entry that is no play holds the clock as well")
  func beforeNote() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(0))
    try sheet.note("windy", now: wall(50))
    #expect(sheet.standing.clock == GameClock(showing(50), started: wall(50)))
    #expect(sheet.standing.reading(at: wall(20)) == showing(50))
    try sheet.undo(1, now: wall(20))
    #expect(sheet.standing.clock == GameClock(showing(50), started: wall(20)))
    try sheet.join(.home, "Gus", now: wall(21))
    #expect(sheet.standing.reading(at: wall(22)) == showing(52))
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("forward is time that passed; set puts it right down to the last play")
  func forward() throws {
    var sheet = try newGame()
    try sheet.startClock(now: wall(0))
    try sheet.record(ana, .foul, now: 10)
    #expect(sheet.standing.reading(at: wall(7210)) == showing(7210))
    try sheet.setClock(to: showing(11), now: wall(7210))
    #expect(sheet.standing.reading(at: wall(7211)) == showing(12))
  }
}

@Suite("The clock at the finish")
struct FinishClockTests {
  @Test("stops by itself, and runs, is set and started no more")
  func stops() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: wall(0))
    try sheet.record(ana, .twoPoints, now: 30)
    #expect(sheet.standing.clock == GameClock(showing(30)))
    #expect(sheet.standing.reading(at: wall(99)) == showing(30))
    let over = GameError.gameFinished(winner: "Reds", score: "2-0")
    sheet.expectRefused(over) { try $0.startClock(now: wall(31)) }
    sheet.expectRefused(over) { try $0.toggleClock(now: wall(31)) }
    sheet.expectRefused(over) { try $0.setClock(to: showing(40), now: wall(31)) }
    let finished = sheet
    try sheet.pauseClock(now: wall(31))
    #expect(sheet == finished)
  }

  @Test("stands at the winning basket, also when that was entered late")
  func late() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: wall(0))
    try sheet.record(ana, .twoPoints, at: 12, now: 30)
    #expect(sheet.standing.clock == GameClock(showing(12)))
  }

  @Test("is paused at that reading when the winning basket is undone, and again when it is redone")
  func reopened() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: wall(0))
    try sheet.record(ana, .twoPoints, now: 30)
    try sheet.undo(1, now: wall(500))
    #expect(sheet.standing.finish == nil)
    #expect(sheet.standing.clock == GameClock(showing(30)))
    #expect(sheet.standing.reading(at: wall(600)) == showing(30))
    try sheet.startClock(now: wall(600))
    #expect(sheet.standing.reading(at: wall(601)) == showing(31))
    try sheet.pauseClock(now: wall(600))
    try sheet.redo(1, now: wall(700))
    #expect(sheet.standing.finish != nil)
    #expect(sheet.standing.clock == GameClock(showing(30)))
  }
}
