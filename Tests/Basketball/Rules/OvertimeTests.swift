import Fixtures
@testable import Basketball
import Testing

@Suite("Overtime")
struct OvertimeTests {
  @Test("is played when the score is level at the limit, and the next basket wins it")
  func nextBasket() throws {
    var sheet = try levelAtTheLimit()
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.standing.box.needed(by: .home) == 1)
    #expect(sheet.standing.box.needed(by: .away) == 1)
    try sheet.record(dee, .foul)
    let end = try sheet.record(bo, .onePoint)
    #expect(end.reading == showing(60))
    #expect(sheet.standing.finish == Finish(winner: .home, play: end, .overtime))
    try sheet.record(ana, .assist)
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "3-2")) { try $0.record(cy, .assist) }
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("to points is counted from its beginning, by no target, margin or cap")
  func points() throws {
    var sheet = try levelAtTheLimit(overtime: 3, target: 3, margin: 1)
    try sheet.record(ana, .twoPoints)
    #expect(sheet.standing.box.needed(by: .home) == 1)
    #expect(sheet.standing.box.needed(by: .away) == 3)
    try sheet.record(dee, .twoPoints)
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.standing.finish == nil)
    let end = try sheet.record(dee, .onePoint)
    #expect(sheet.standing.finish == Finish(winner: .away, play: end, .overtime))
  }

  @Test("does not begin while a side leads, whoever asks for it")
  func lead() throws {
    for rules in [Rules.fiba5x5, try timed(60, overtime: 2)] {
      var sheet = newGame(by: rules)
      for period in 1...rules.periods {
        let time = GameTime(period: .regulation(period), clock: .shown(showing(1)))
        _ = try sheet.perform(.record([PlayRequest(ana, .freeThrow)], at: time), now: wall(1))
      }
      let score = sheet.standing.box.score
      let overtime = GameTime(period: .overtime(1))
      let verbs: [Verb] = [
        .clock(.begin(.overtime(1))), .clock(.set(overtime)),
        .record([PlayRequest(dee, .twoPoints)], at: overtime),
      ]
      for verb in verbs {
        sheet.expectRefused(.overtimeNeedsLevelScore(score)) {
          _ = try $0.perform(verb, now: wall(2))
        }
      }
    }
  }

  @Test("is played without the clock")
  func clock() throws {
    var sheet = try levelAtTheLimit()
    let error = GameError.timeIsUp(limit: showing(60))
    sheet.expectRefused(error) { try $0.startClock(now: wall(5)) }
    sheet.expectRefused(error) { try $0.toggleClock(now: wall(5)) }
    let before = sheet
    try sheet.pauseClock(now: wall(5))
    #expect(sheet == before)
  }

  @Test("begins while nobody looks")
  func unseen() throws {
    var sheet = newGame(by: try timed(60, overtime: 2))
    try sheet.startClock(now: wall(0))
    #expect(sheet.standing.asOf(wall(59)).box.overtime == nil)
    #expect(sheet.standing.asOf(wall(60)).box.overtime == Sides(home: 0, away: 0))
    let play = try sheet.record(ana, .twoPoints, now: 90)
    #expect(play.reading == showing(60))
    #expect(sheet.standing.finish == Finish(winner: .home, play: play, .overtime))
    #expect(sheet.tape.entries.map(\.action).dropFirst(2) == [.clock, .record(plays: [play])])
  }

  @Test("is undone and redone basket by basket")
  func undo() throws {
    var sheet = try levelAtTheLimit(overtime: 2)
    try sheet.record(ana, .onePoint)
    try sheet.record(dee, .onePoint)
    try sheet.record(bo, .onePoint)
    let before = sheet.standing.box
    #expect(sheet.standing.finish != nil)
    try sheet.undo(1, now: wall(9))
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.standing.clock == GameClock(showing(60)))
    #expect(sheet.standing.box.needed(by: .away) == 1)
    try sheet.undo(2, now: wall(10))
    #expect(sheet.standing.box.needed(by: .away) == 2)
    try sheet.redo(3, now: wall(11))
    #expect(sheet.standing.box == before)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("becomes an end by time when a basket is entered late")
  func lateBasket() throws {
    var sheet = try levelAtTheLimit()
    let end = try sheet.record(bo, .onePoint)
    sheet.expectRefused(.playsAfterFinish([end])) { try $0.record(dee, .onePoint, at: 15) }
    try sheet.record(
      [PlayRequest(dee, .onePoint)], at: showing(15), droppingLater: true, now: wall(5))
    #expect(sheet.numbers == [1, 4, 2])
    #expect(sheet.standing.box.overtime == nil)
    #expect(
      sheet.standing.finish
        == Finish(winner: .away, reading: showing(60), basket: nil, ending: .time))
    try sheet.undo(1, now: wall(6))
    #expect(sheet.standing.finish == Finish(winner: .home, play: end, .overtime))
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
  }

  @Test("keeps its beginning when two late baskets leave the score level")
  func lateLevel() throws {
    var sheet = try levelAtTheLimit(overtime: 2)
    try sheet.record(bo, .onePoint)
    let calls = [PlayRequest(ana, .onePoint), PlayRequest(eli, .onePoint)]
    try sheet.record(calls, at: showing(5), now: wall(5))
    #expect(sheet.standing.box.overtime == Sides(home: 3, away: 3))
    #expect(sheet.standing.box.needed(by: .home) == 1)
    #expect(sheet.standing.box.needed(by: .away) == 2)
  }

  @Test("takes an earlier play that is put there, once it has begun")
  func corrected() throws {
    let overtime = Correction(time: .overtime())
    var sheet = newGame(by: try timed(60, overtime: 2))
    try sheet.record(dee, .foul, at: 60)
    try sheet.undo(1, now: wall(1))
    try sheet.record(dee, .foul, at: 10)
    sheet.expectRefused(.overtimeNotBegun) { try $0.fix(2, overtime, now: wall(1)) }
    try sheet.record(dee, .foul, at: 60)
    #expect(sheet.plays.map(\.isOvertime) == [false, false])
    for number in [2, 3] { try sheet.fix(number, overtime, now: wall(2)) }
    #expect(sheet.plays.map(\.isOvertime) == [true, true])
    #expect(sheet.plays.map(\.reading) == [showing(60), showing(60)])
    #expect(try sheet.readFromTape() == sheet)
    let before = sheet
    try sheet.fix(3, overtime, now: wall(3))
    #expect(sheet == before)
  }

  @Test("follows a change of its points in the game")
  func rules() throws {
    var sheet = try levelAtTheLimit(overtime: 2)
    let end = try sheet.record(bo, .onePoint)
    try sheet.change(to: try timed(60, overtime: 1), now: wall(5))
    #expect(sheet.standing.finish == Finish(winner: .home, play: end, .overtime))
    try sheet.change(to: .pickup, now: wall(6))
    #expect(sheet.standing.finish == nil)
    #expect(sheet.standing.box.overtime == nil)
    try sheet.undo(2, now: wall(7))
    #expect(sheet.standing.box.needed(by: .home) == 1)
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
  }

  @Test("that a log names ends the time first, and a play that is refused leaves it alone")
  func readFromALog() throws {
    var rules = RuleChanges()
    rules.timeLimit = .some(showing(60))
    var sheet = newGame(by: try Rules.pickup.with(rules))
    try sheet.record([PlayRequest(ana, .twoPoints)], at: showing(10), now: wall(0))
    let before = sheet
    let overtime = Verb.record([PlayRequest(dee, .onePoint)], at: .overtime(showing(60)))
    #expect(throws: GameError.overtimeNeedsLevelScore(Sides(home: 2, away: 0))) {
      try sheet.perform(overtime, now: wall(1))
    }
    #expect(sheet == before)
    try sheet.record([PlayRequest(dee, .twoPoints)], at: showing(20), now: wall(1))
    _ = try sheet.perform(overtime, now: wall(2))
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.standing.finish?.winner == .away)
    #expect(try sheet.readFromTape() == sheet)
  }
}
