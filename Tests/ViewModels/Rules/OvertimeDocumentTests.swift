import Basketball
import Foundation
import Testing

@testable import ViewModels

@Suite("The document of a game by other rules")
struct OvertimeDocumentTests {
  let start = TimeOfDay(milliseconds: Court.start)

  func game(_ preset: String, _ change: (inout RuleChanges) -> Void = { _ in }) throws -> Scoresheet
  {
    var changes = RuleChanges()
    change(&changes)
    return Scoresheet(
      id: "2026-11-20-reds-blues", home: try Team(typed: "Reds: Ana, Bo, Cy", side: 3),
      away: try Team(typed: "Blues: Dee, Eve, Flo", side: 3),
      rules: try Rules.preset(preset).with(changes), now: start)
  }

  func facts(_ sheet: Scoresheet, after milliseconds: Int = 0) -> Standing {
    Standing(GameDocument(sheet, now: TimeOfDay(milliseconds: Court.start + milliseconds)))
  }

  func score(_ side: Side, _ moves: Move..., in sheet: inout Scoresheet, at seconds: Double) throws
  {
    for move in moves {
      let reading = try #require(ClockReading(seconds: seconds))
      try sheet.record([Call(Who(side), move)], at: reading, now: sheet.changed)
    }
  }

  @Test("that runs out while nobody looks is running until the limit and in overtime from it on")
  func runsOutLevel() throws {
    var sheet = try game("fiba3x3")
    try score(.home, .onePoint, in: &sheet, at: 0)
    try score(.away, .onePoint, in: &sheet, at: 0)
    try sheet.startClock(now: start)
    #expect(facts(sheet, after: 599_999) == Standing(.running, "09:59.9", needs: [20, 20]))
    let level = Standing(.paused, "10:00.0", overtime: true, needs: [2, 2])
    #expect(facts(sheet, after: 600_000) == level)
    #expect(facts(sheet, after: 86_400_000) == level)
    let now = TimeOfDay(milliseconds: Court.start + 700_000)
    let document = GameDocument(sheet, now: now)
    #expect(!document.clock.running && document.clock.at == OrNull(nil))
    try sheet.record([Call(Who(.away, "Dee"), .onePoint)], now: now)
    #expect(
      facts(sheet, after: 700_000)
        == Standing(.paused, "10:00.0", overtime: true, needs: [2, 1], leader: "away"))
    try sheet.record([Call(Who(.away, "Dee"), .onePoint)], now: now)
    #expect(
      facts(sheet, after: 700_000)
        == Standing(
          .finished, "10:00.0", overtime: true, needs: [nil, nil], leader: "away", winner: "away"))
  }

  @Test("that runs out while nobody looks and somebody leads is finished, on nobody's word")
  func runsOutAhead() throws {
    var sheet = try game("capped")
    try score(.home, .twoPoints, in: &sheet, at: 0)
    try sheet.startClock(now: start)
    let tape = sheet.tape
    #expect(
      facts(sheet, after: 1_499_999)
        == Standing(.running, "24:59.9", needs: [13, 15], leader: "home"))
    let final = Standing(
      .finished, "25:00.0", needs: [nil, nil], leader: "home", winner: "home")
    #expect(facts(sheet, after: 1_500_000) == final)
    #expect(sheet.tape == tape)
    let now = TimeOfDay(milliseconds: Court.start + 1_500_000)
    #expect(
      GameDocument(sheet, now: now)
        == GameDocument(sheet, now: TimeOfDay(milliseconds: Court.start + 9_000_000)))
  }

  @Test("at the cap needs the next basket, and is won by one point there")
  func cap() throws {
    var sheet = try game("capped") { $0.cap = 16 }
    for _ in 0..<7 { try score(.home, .twoPoints, in: &sheet, at: 60) }
    for _ in 0..<7 { try score(.away, .twoPoints, in: &sheet, at: 120) }
    #expect(facts(sheet) == Standing(.paused, "02:00.0", needs: [2, 2]))
    try score(.home, .onePoint, in: &sheet, at: 130)
    #expect(facts(sheet) == Standing(.paused, "02:10.0", needs: [1, 2], leader: "home"))
    try score(.away, .onePoint, in: &sheet, at: 140)
    #expect(facts(sheet) == Standing(.paused, "02:20.0", needs: [1, 1]))
    try score(.away, .onePoint, in: &sheet, at: 150)
    #expect(
      facts(sheet)
        == Standing(.finished, "02:30.0", needs: [nil, nil], leader: "away", winner: "away"))
  }

  @Test("says what a team's fouls cost it, from the seventh and from the tenth on")
  func penalty() throws {
    var sheet = try game("fiba3x3")
    var seen: [String?] = []
    for _ in 0..<11 {
      try score(.away, .foul, in: &sheet, at: 5)
      let document = GameDocument(sheet, now: start)
      seen.append(document.away.penalty.value)
      #expect(document.home.penalty == OrNull(nil))
    }
    let expected =
      Array(repeating: String?.none, count: 6)
      + ["bonus", "bonus", "bonus", "doubleBonus", "doubleBonus"]
    #expect(seen == expected)
    try sheet.undo(5, now: start)
    #expect(GameDocument(sheet, now: start).away.penalty == OrNull(nil))
    var plain = try game("pickup")
    for _ in 0..<11 { try score(.home, .foul, in: &plain, at: 5) }
    #expect(GameDocument(plain, now: start).home.penalty == OrNull(nil))
  }
}
