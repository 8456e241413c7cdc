import Fixtures
@testable import Basketball
import Testing

@Suite("Overtime")
struct OvertimeTests {
  @Test("is played when the score is level at the limit, and the next basket wins it")
  func nextBasket() throws {
    var sheet = try levelAtTheLimit()
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.box.needed(by: .home) == 1)
    #expect(sheet.box.needed(by: .away) == 1)
    try sheet.record(dee, .foul)
    let end = try sheet.record(bo, .onePoint)
    #expect(end.reading == 60)
    #expect(sheet.finish == Finish(winner: .home, play: end, .overtime))
    try sheet.record(ana, .assist)
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "3-2")) { try $0.record(cy, .assist) }
    try sheet.checkTape()
  }

  @Test("to points is counted from its beginning, by no target, margin or cap")
  func points() throws {
    var sheet = try levelAtTheLimit(overtime: 3, target: 3, margin: 1)
    try sheet.record(ana, .twoPoints)
    #expect(sheet.box.needed(by: .home) == 1)
    #expect(sheet.box.needed(by: .away) == 3)
    try sheet.record(dee, .twoPoints)
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.finish == nil)
    let end = try sheet.record(dee, .onePoint)
    #expect(sheet.finish == Finish(winner: .away, play: end, .overtime))
  }

  @Test("does not begin while a side leads, whoever asks for it")
  func lead() throws {
    for rules in [Rules.fiba5x5, try timed(60, overtime: 2)] {
      var sheet = newGame(by: rules)
      for period in 1...rules.periods {
        let time = GameTime(period: .regulation(period), clock: .shown(1))
        try sheet.perform(.record([PlayRequest(ana, .freeThrow)], at: time))
      }
      let score = sheet.box.score
      let overtime = GameTime(period: .overtime(1))
      let verbs: [Verb] = [
        .clock(.begin(.overtime(1))), .clock(.set(overtime)),
        .record([PlayRequest(dee, .twoPoints)], at: overtime),
      ]
      for verb in verbs {
        sheet.expectRefused(.overtimeNeedsLevelScore(score)) {
          try $0.perform(verb)
        }
      }
    }
  }

  @Test("is played without the clock")
  func clock() throws {
    var sheet = try levelAtTheLimit()
    let error = GameError.timeIsUp(limit: 60)
    sheet.expectRefused(error) { try $0.startClock(now: 5) }
    sheet.expectRefused(error) { try $0.toggleClock(now: 5) }
    let before = sheet
    try sheet.pauseClock(now: 5)
    #expect(sheet == before)
  }

  @Test("begins while nobody looks")
  func unseen() throws {
    var sheet = newGame(by: try timed(60, overtime: 2))
    try sheet.startClock(now: 0)
    #expect(sheet.standing.asOf(59).box.overtime == nil)
    #expect(sheet.standing.asOf(60).box.overtime == Sides(home: 0, away: 0))
    let play = try sheet.record(ana, .twoPoints, now: 90)
    #expect(play.reading == 60)
    #expect(sheet.finish == Finish(winner: .home, play: play, .overtime))
    #expect(sheet.tape.entries.map(\.action).dropFirst(2) == [.clock, .record(plays: [play])])
  }

  @Test("is undone and redone basket by basket")
  func undo() throws {
    var sheet = try levelAtTheLimit(overtime: 2)
    try sheet.record(ana, .onePoint)
    try sheet.record(dee, .onePoint)
    try sheet.record(bo, .onePoint)
    let before = sheet.box
    #expect(sheet.finish != nil)
    try sheet.undo(1)
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.clock == GameClock(60))
    #expect(sheet.box.needed(by: .away) == 1)
    try sheet.undo(2)
    #expect(sheet.box.needed(by: .away) == 2)
    try sheet.redo(3)
    #expect(sheet.box == before)
    try sheet.checkTape()
  }

  @Test("becomes an end by time when a basket is entered late")
  func lateBasket() throws {
    var sheet = try levelAtTheLimit()
    let end = try sheet.record(bo, .onePoint)
    sheet.expectRefused(.playsAfterFinish([end])) { try $0.record(dee, .onePoint, at: 15) }
    try sheet.record(
      [PlayRequest(dee, .onePoint)], at: 15, droppingLater: true)
    #expect(sheet.numbers == [1, 4, 2])
    #expect(sheet.box.overtime == nil)
    #expect(
      sheet.finish
        == Finish(winner: .away, reading: 60, basket: nil, ending: .time))
    try sheet.undo(1)
    #expect(sheet.finish == Finish(winner: .home, play: end, .overtime))
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
  }

  @Test("keeps its beginning when two late baskets leave the score level")
  func lateLevel() throws {
    var sheet = try levelAtTheLimit(overtime: 2)
    try sheet.record(bo, .onePoint)
    let calls = [PlayRequest(ana, .onePoint), PlayRequest(eli, .onePoint)]
    try sheet.record(calls, at: 5)
    #expect(sheet.box.overtime == Sides(home: 3, away: 3))
    #expect(sheet.box.needed(by: .home) == 1)
    #expect(sheet.box.needed(by: .away) == 2)
  }

  @Test("takes an earlier play that is put there, once it has begun")
  func corrected() throws {
    let overtime = Correction(time: .overtime())
    var sheet = newGame(by: try timed(60, overtime: 2))
    try sheet.record(dee, .foul, at: 60)
    try sheet.undo(1)
    try sheet.record(dee, .foul, at: 10)
    sheet.expectRefused(.overtimeNotBegun) { try $0.fix(2, overtime) }
    try sheet.record(dee, .foul, at: 60)
    #expect(sheet.plays.map(\.isOvertime) == [false, false])
    for number in [2, 3] { try sheet.fix(number, overtime) }
    #expect(sheet.plays.map(\.isOvertime) == [true, true])
    #expect(sheet.plays.map(\.reading) == [showing(60), showing(60)])
    try sheet.checkTape()
    let before = sheet
    try sheet.fix(3, overtime)
    #expect(sheet == before)
  }

  @Test("follows a change of its points in the game")
  func rules() throws {
    var sheet = try levelAtTheLimit(overtime: 2)
    let end = try sheet.record(bo, .onePoint)
    try sheet.change(to: try timed(60, overtime: 1))
    #expect(sheet.finish == Finish(winner: .home, play: end, .overtime))
    try sheet.change(to: .pickup)
    #expect(sheet.finish == nil)
    #expect(sheet.box.overtime == nil)
    try sheet.undo(2)
    #expect(sheet.box.needed(by: .home) == 1)
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
  }

  @Test("that a log names ends the time first, and a play that is refused leaves it alone")
  func readFromALog() throws {
    var rules = RuleChanges()
    rules.timeLimit = .some(showing(60))
    var sheet = newGame(by: try Rules.pickup.with(rules))
    try sheet.record([PlayRequest(ana, .twoPoints)], at: 10)
    let before = sheet
    let overtime = Verb.record([PlayRequest(dee, .onePoint)], at: .overtime(60))
    #expect(throws: GameError.overtimeNeedsLevelScore(Sides(home: 2, away: 0))) {
      try sheet.perform(overtime)
    }
    #expect(sheet == before)
    try sheet.record([PlayRequest(dee, .twoPoints)], at: 20)
    try sheet.perform(overtime)
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.finish?.winner == .away)
    try sheet.checkTape()
  }
}
