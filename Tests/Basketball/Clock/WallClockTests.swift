import Basketball
import Testing

@Suite("A wall clock that jumps")
struct WallClockTests {
  @Test("back before the start holds the reading and never turns it back")
  func holds() throws {
    var sheet = try newGame()
    try sheet.setClock(to: 60, now: 0)
    try sheet.startClock(now: 100)
    #expect(
      [99, -5000, 100, 100.001].map { sheet.standing.reading(at: wall($0)).milliseconds }
        == [60_000, 60_000, 60_000, 60_001])
  }

  @Test("back before a play still gives no reading before that play")
  func neverBeforeLastPlay() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    try sheet.record(ana, .foul, now: 50)
    #expect(sheet.standing.reading(at: 20) == 50)
    #expect(try sheet.record(bo, .foul, now: 20).reading == 50)
    #expect(sheet.clock == GameClock(50, started: 20))
    #expect(sheet.standing.reading(at: 21) == 51)
  }

  @Test("back before the start runs on from there with the next change")
  func startsAgain() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 1000)
    try sheet.record(ana, .foul, now: 400)
    #expect(sheet.clock == GameClock(.zero, started: 400))
    #expect(sheet.standing.reading(at: 410) == 10)
  }

  @Test("back keeps what a pause, a start or a setting leaves from falling")
  func pause() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    try sheet.record(ana, .foul, now: 50)
    try sheet.pauseClock(now: wall(-1000))
    #expect(sheet.clock == GameClock(50))
    try sheet.startClock(now: wall(-2000))
    #expect(sheet.standing.reading(at: wall(-1999)) == 51)
    try sheet.setClock(to: 55, now: wall(-9000))
    #expect(sheet.standing.reading(at: wall(-8999)) == 56)
  }

  @Test("back between two entries never turns the clock back, and both are as of their entry")
  func betweenEntries() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    let readings: [(now: Double, shown: Double)] = [
      (10, 10), (25, 25), (5, 25), (8, 28), (-100, 28), (-90, 38), (30, 158),
    ]
    for (now, shown) in readings {
      try sheet.record(ana, .foul, now: now)
      #expect(sheet.clock == GameClock(showing(shown), started: wall(now)))
      #expect(sheet.standing.lastPlay?.reading == showing(shown))
      #expect(sheet.tape.entries.last?.clock == nil)
    }
    try sheet.checkTape()
  }

  @Test("back before an entry that is no play holds the clock as well")
  func beforeNote() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    try sheet.note("windy", now: 50)
    #expect(sheet.clock == GameClock(50, started: 50))
    #expect(sheet.standing.reading(at: 20) == 50)
    try sheet.undo(1, now: 20)
    #expect(sheet.clock == GameClock(50, started: 20))
    try sheet.join(.home, "Gus", now: 21)
    #expect(sheet.standing.reading(at: 22) == 52)
    try sheet.checkTape()
  }

  @Test("forward is time that passed; set puts it right down to the last play")
  func forward() throws {
    var sheet = try newGame()
    try sheet.startClock(now: 0)
    try sheet.record(ana, .foul, now: 10)
    #expect(sheet.standing.reading(at: 7210) == 7210)
    try sheet.setClock(to: 11, now: 7210)
    #expect(sheet.standing.reading(at: 7211) == 12)
  }
}

@Suite("The clock at the finish")
struct FinishClockTests {
  @Test("stops by itself, and runs, is set and started no more")
  func stops() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: 0)
    try sheet.record(ana, .twoPoints, now: 30)
    #expect(sheet.clock == GameClock(30))
    #expect(sheet.standing.reading(at: 99) == 30)
    let over = GameError.gameFinished(winner: "Reds", score: "2-0")
    sheet.expectRefused(over) { try $0.startClock(now: 31) }
    sheet.expectRefused(over) { try $0.toggleClock(now: 31) }
    sheet.expectRefused(over) { try $0.setClock(to: 40, now: 31) }
    let finished = sheet
    try sheet.pauseClock(now: 31)
    #expect(sheet == finished)
  }

  @Test("stands at the winning basket, also when that was entered late")
  func late() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: 0)
    try sheet.record(ana, .twoPoints, at: 12, now: 30)
    #expect(sheet.clock == GameClock(12))
  }

  @Test("is paused at that reading when the winning basket is undone, and again when it is redone")
  func reopened() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.startClock(now: 0)
    try sheet.record(ana, .twoPoints, now: 30)
    try sheet.undo(1, now: 500)
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(30))
    #expect(sheet.standing.reading(at: 600) == 30)
    try sheet.startClock(now: 600)
    #expect(sheet.standing.reading(at: 601) == 31)
    try sheet.pauseClock(now: 600)
    try sheet.redo(1, now: 700)
    #expect(sheet.finish != nil)
    #expect(sheet.clock == GameClock(30))
  }
}
