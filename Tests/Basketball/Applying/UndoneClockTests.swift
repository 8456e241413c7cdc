@testable import Basketball
import Testing

@Suite("The clock after an undo")
struct UndoneClockTests {
  /// The reading of the clock a second after a verb.
  private func reading(_ sheet: Scoresheet, after verb: Verb) throws -> ClockReading {
    try sheet.after(verb, now: 9).standing.reading(at: 10)
  }

  @Test("is back where the step found it, and forth again with the redo")
  func typo() throws {
    var sheet = try threePlays()
    try sheet.record(ana, .onePoint, at: 1200)
    try sheet.undo(1)
    #expect(sheet.clock == GameClock(30))
    #expect(try reading(sheet, after: .redo(1)) == 1200)
    #expect(try reading(sheet, after: .undo(1)) == 20)
    #expect(try reading(sheet, after: .undo(3)) == .zero)
    try sheet.redo(1)
    #expect(try reading(sheet, after: .undo(2)) == 20)
    #expect(try reading(sheet, after: .undoTo(play: 1)) == 10)
  }

  @Test("is the same after a redo of several steps as after single redos")
  func several() throws {
    var sheet = try threePlays()
    try sheet.perform(.clock(.shift(from: 3, by: -5000)))
    try sheet.undo(2)
    #expect(sheet.clock == GameClock(20))
    try sheet.redo(2)
    #expect(sheet.clock == GameClock(30))
    try sheet.checkTape()
  }

  @Test("is in the period before again, where that had ended and the next one begun")
  func begunPeriod() throws {
    var sheet = Scoresheet(id: "x", teams: Scoresheet.ofCourt().standing.teams, rules: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 120)
    try sheet.perform(.clock(.endPeriod))
    try sheet.perform(.clock(.begin(.number(2))))
    #expect(sheet.clock == GameClock(600, in: 2))
    try sheet.undo(1)
    #expect(sheet.clock == GameClock(600, in: 1))
    #expect(sheet.standing.box.period == 1)
    try sheet.undo(1)
    #expect(sheet.clock == GameClock(120, in: 1))
    #expect(sheet.numbers == [1])
    try sheet.redo(2)
    #expect(sheet.clock == GameClock(600, in: 2))
    try sheet.checkTape()
  }

  @Test("that was set, paused or running, is where it would be; a redo sets it again")
  func set() throws {
    var sheet = try threePlays()
    try sheet.setClock(to: 400, now: 5)
    #expect(try reading(sheet, after: .undo(1)) == 30)
    #expect(try sheet.undo(1, now: 5).undone.map(\.action) == [.setClock])
    #expect(sheet.numbers == [1, 2, 3])
    #expect(try reading(sheet, after: .redo(1)) == 400)
    try sheet.startClock(now: 5)
    try sheet.setClock(to: 500, now: 6)
    #expect(try reading(sheet, after: .undo(1)) == 35)
    try sheet.undo(1, now: 7)
    #expect(try reading(sheet, after: .redo(1)) == 501)
    try sheet.checkTape()
  }

  @Test("is where it was before the end of a period, which is a step, and none once it has ended")
  func endOfPeriod() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.perform(.clock(.endPeriod))
    #expect(sheet.standing.periodEnded)
    try sheet.undo(1)
    #expect(!sheet.standing.periodEnded && sheet.clock == GameClock(10) && sheet.numbers == [1])
    for period in 1...4 {
      let end = GameTime(period: .regulation(period), clock: .shown(.zero))
      try sheet.perform(.record([PlayRequest(ana, .foul)], at: end))
    }
    #expect(sheet.finish?.ending == .time)
    let over = sheet
    try sheet.perform(.clock(.endPeriod))
    #expect(sheet == over)
  }

  @Test("and all else is back at once, however many steps are undone", .timeLimit(.minutes(1)))
  func many() throws {
    let plays = (1...20_000).map {
      Play(number: $0, reading: showing(Double($0)), who: ana, move: .foul, recorded: 0)
    }
    let steps = plays.map {
      Entry(at: 0, .record(plays: [$0]), clock: GameClock($0.reading))
    }
    let tape = try newGame().tape.entries + steps
    var sheet = try Scoresheet(id: "many", tape: tape)
    let outcome = try sheet.perform(.undoTo(play: 1))
    #expect(outcome.playsOfSteps.count == 19_999 && sheet.numbers == [1])
  }

  @Test("is where it was when something has moved it since")
  func moved() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: 9)
    try sheet.pauseClock(now: 19)
    #expect(try reading(sheet, after: .undo(1)) == 40)
    try sheet.record(ana, .onePoint, at: 50, now: 9)
    try sheet.startClock(now: 9)
    #expect(try reading(sheet, after: .undo(1)) == 51)
  }

  @Test("is where it was when the step did not move it, or it ran")
  func running() throws {
    var sheet = try threePlays()
    try sheet.record(ana, .onePoint, at: 5)
    #expect(try reading(sheet, after: .undo(1)) == 30)
    try sheet.note("rain", now: 8)
    #expect(try reading(sheet, after: .undo(1)) == 30)
    try sheet.startClock(now: 8)
    try sheet.record(ana, .onePoint, now: 9)
    #expect(try reading(sheet, after: .undo(1)) == 32)
  }

  @Test("is never before the last play that still counts")
  func lastPlay() throws {
    var sheet = try threePlays()
    try sheet.record(ana, .onePoint, at: 1200)
    try sheet.record(dee, .onePoint, at: 600)
    try sheet.fix(5, Correction(reading: 1200))
    try sheet.fix(4, Correction(reading: 100))
    #expect(try reading(sheet, after: .undo(2)) == 1200)
    #expect(try reading(sheet, after: .undo(4)) == 30)
  }

  @Test("is at the winning basket that was undone, also where that moved it")
  func winningBasket() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(ana, .onePoint, at: 20)
    #expect(try reading(sheet, after: .undo(1)) == 20)
    #expect(try sheet.after(.undo(1), now: 9).standing.status(at: 9) == .paused)
  }

  @Test(
    "is short of the limit again when the play that brought it there is undone",
    arguments: [(dee, .foul), (ana, .onePoint)] as [(Who, Move)])
  func limit(_ who: Who, _ move: Move) throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(who, move, at: 60)
    #expect(sheet.finish?.winner == .home)
    try sheet.undo(1)
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(10))
    #expect(try sheet.after(.redo(1)).standing.finish?.winner == .home)
  }

  @Test("is back where a correction of the reading found it")
  func correction() throws {
    var sheet = try threePlays()
    try sheet.fix(3, Correction(reading: 1200))
    #expect(sheet.clock == GameClock(1200))
    #expect(try reading(sheet, after: .undo(1)) == 30)
  }
}
