@testable import Basketball
import Testing

@Suite("Anomalies")
struct AnomaliesTests {
  private func fullCourt() throws -> Scoresheet {
    newGame(by: try Rules.fiba5x5.with(RuleChanges(side: 3)))
  }

  @Test("there are none about a clean game")
  func clean() throws {
    var sheet = newGame(by: .fiba3x3)
    #expect(sheet.anomalies == [])
    try sheet.record(
      [PlayRequest(ana, .twoPoints), PlayRequest(bo, .assist)], at: 10)
    try sheet.record(
      [PlayRequest(bo, .assist), PlayRequest(reds, .onePoint)], at: 20)
    try sheet.record(dee, .foul, at: 30, now: 3)
    try sheet.record(dee, .foul, at: 31, now: 3)
    try sheet.record(eli, .foul, at: 31, now: 3)
    try sheet.record(dee, .rebound, at: 31, now: 4)
    try sheet.record(cy, .onePoint, at: 5, now: 5)
    #expect(sheet.anomalies == [])
  }

  @Test("an assist at whose reading no team-mate scored")
  func withoutBasket() throws {
    var sheet = try newGame()
    try sheet.record(dee, .twoPoints, at: 10)
    let first = try sheet.record(bo, .assist, at: 10)
    try sheet.record(ana, .onePoint, at: 11)
    let team = try sheet.record(reds, .assist, at: 12)
    #expect(sheet.anomalies == [.assistWithoutBasket(first), .assistWithoutBasket(team)])
    try sheet.record(cy, .onePoint, at: 10)
    #expect(sheet.anomalies == [.assistWithoutBasket(first), .assistWithoutBasket(team)])
    try sheet.fix(2, Correction(reading: 10))
    #expect(sheet.anomalies == [.assistWithoutBasket(team)])
  }

  @Test("an assist of the only one who scored")
  func toOneself() throws {
    var sheet = try newGame()
    let assist = try sheet.record(ana, .assist, at: 10)
    try sheet.record(ana, .twoPoints, at: 10)
    #expect(sheet.anomalies == [.assistToOneself(assist)])
    try sheet.fix(1, Correction(who: bo))
    #expect(sheet.anomalies == [])
  }

  @Test("a play like another of the same reading, named with the last one like it")
  func twice() throws {
    var sheet = try newGame()
    let one = try sheet.record(ana, .foul, at: 10)
    try sheet.record(dee, .rebound, at: 10)
    let two = try sheet.record(ana, .foul, at: 10)
    let three = try sheet.record(ana, .foul, at: 10)
    try sheet.record(ana, .foul, at: 11)
    #expect(sheet.anomalies == [.twice(two, like: one), .twice(three, like: two)])
  }

  @Test("a play like another is none where the clock never ran")
  func untimed() throws {
    var sheet = try newGame()
    for _ in 1...3 { try sheet.record(ana, .foul, at: 0) }
    #expect(sheet.anomalies == [])
  }

  @Test("a basket like another is none where one of the two has an assist")
  func toldApart() throws {
    var sheet = try newGame()
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(bo, .assist, at: 10)
    let two = try sheet.record(ana, .twoPoints, at: 10)
    #expect(sheet.anomalies == [])
    let assist = try sheet.record(bo, .assist, at: 10)
    #expect(sheet.anomalies == [])
    let three = try sheet.record(ana, .twoPoints, at: 10)
    #expect(sheet.anomalies == [])
    try sheet.remove(assist.number)
    #expect(sheet.anomalies == [.twice(three, like: two)])
  }

  @Test("a play beyond a limit that came later")
  func beyondLimit() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 60)
    let play = try sheet.record(dee, .foul, at: 61)
    try sheet.change(to: try timed(60))
    let moved = try #require(sheet.plays.last)
    #expect(moved.number == play.number)
    #expect(sheet.anomalies == [.beyondLimit(moved, limit: 60)])
  }

  @Test("more players than a roster holds, as a tape can have them")
  func roster() throws {
    let five = Team("Reds", "A", "B", "C", "D", "E")
    let sheet = Scoresheet(
      id: "five", teams: Sides(home: five, away: teams.away), rules: .fiba3x3)
    #expect(sheet.anomalies == [.rosterTooLarge(team: "Reds", count: 5, roster: 4)])
  }

  @Test("an entry written at an earlier time of day than the one before it")
  func wallClock() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul, at: 10, now: 5)
    try sheet.record(ana, .foul, at: 11, now: 5)
    try sheet.record(ana, .foul, at: 12, now: 4)
    #expect(sheet.anomalies == [.wallClockWentBack(entry: 3)])
  }

  @Test("a play by who is out with fouls, until one of the fouls is taken out")
  func afterLastFoul() throws {
    var sheet = try fullCourt()
    for second in 1...5 { try sheet.record(ana, .foul, at: Double(second)) }
    let play = try sheet.record(ana, .twoPoints, at: 9)
    #expect(sheet.anomalies == [.afterLastFoul(play, fouls: 5)])
    try sheet.remove(3)
    #expect(sheet.anomalies == [])
  }

  @Test("no turnover that is a part of the last foul, though it is recorded after it")
  func offensiveFoul() throws {
    var sheet = try fullCourt()
    for second in 1...5 {
      try sheet.record(
        [PlayRequest(ana, .offensiveFoul), PlayRequest(ana, .turnover)], at: showing(Double(second))
      )
    }
    try sheet.record(dee, .foul, at: 5)
    #expect(sheet.anomalies == [])
    try sheet.record(bo, .disqualifyingFoul, at: 6)
    try sheet.record(bo, .turnover, at: 6)
    #expect(sheet.anomalies == [])
    let play = try sheet.record(ana, .turnover, at: 7)
    #expect(sheet.anomalies == [.afterLastFoul(play, fouls: 5)])
  }

  @Test("a play by who was disqualified, but not the way off court")
  func afterDisqualification() throws {
    var sheet = try fullCourt()
    try sheet.record(ana, .disqualifyingFoul, at: 1)
    let play = try sheet.record(ana, .twoPoints, at: 9)
    #expect(sheet.anomalies == [.afterDisqualification(play)])
    try sheet.remove(2)
    try sheet.record(ana, .out, at: 10, now: 1)
    #expect(sheet.anomalies == [])
  }

  @Test("a free throw with no foul before it, in a game with fouls")
  func freeThrow() throws {
    var sheet = try fullCourt()
    let free = try sheet.record(ana, .freeThrow, at: 30)
    #expect(sheet.anomalies == [])
    try sheet.record(dee, .foul, at: 20)
    #expect(sheet.anomalies == [.freeThrowWithoutFoul(free)])
    try sheet.fix(2, Correction(reading: 30))
    #expect(sheet.anomalies == [.freeThrowWithoutFoul(free)])
    try sheet.fix(2, Correction(reading: 27))
    #expect(sheet.anomalies == [])
    try sheet.fix(2, Correction(reading: 26.9))
    #expect(sheet.anomalies == [.freeThrowWithoutFoul(free)])
    try sheet.fix(2, Correction(reading: 29))
    try sheet.fix(1, Correction(reading: 29))
    #expect(sheet.anomalies == [.freeThrowWithoutFoul(try #require(sheet.plays.first))])
  }

  @Test("a time-out that a half has not")
  func timeoutOfHalf() throws {
    var sheet = try fullCourt()
    for second in 1...2 { try sheet.record(reds, .timeout, at: Double(second)) }
    #expect(sheet.anomalies == [])
    let third = try sheet.record(reds, .timeout, at: 3)
    #expect(sheet.anomalies == [.timeoutTooMany(third)])
  }

  @Test("a period that was left before its end, until something says that it came to it")
  func openPeriod() throws {
    var sheet = try fullCourt()
    try sheet.record(ana, .twoPoints, at: 590)
    try sheet.record(dee, .twoPoints, at: 620)
    #expect(sheet.anomalies == [.periodLeftOpen(1, left: 10)])
    let end = GameTime(period: .regulation(1), clock: .shown(.zero))
    try sheet.perform(.record([PlayRequest(dee, .rebound)], at: end))
    #expect(sheet.anomalies == [])
  }

  @Test("a period whose end was taken back by the clock")
  func reopenedPeriod() throws {
    var sheet = try fullCourt()
    try sheet.record(ana, .twoPoints, at: 300)
    try sheet.perform(.clock(.endPeriod))
    try sheet.setClock(to: 300)
    try sheet.record(dee, .twoPoints, at: 620, now: 3)
    #expect(sheet.anomalies == [.periodLeftOpen(1, left: 300)])
  }
}
