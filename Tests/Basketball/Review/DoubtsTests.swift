@testable import Basketball
import Testing

@Suite("Doubts")
struct DoubtsTests {
  @Test("there are none about a clean game")
  func clean() throws {
    var sheet = newGame(by: .fiba3x3)
    #expect(sheet.doubts == [])
    try sheet.record([Call(ana, .twoPoints), Call(bo, .assist)], at: showing(10), now: wall(1))
    try sheet.record([Call(bo, .assist), Call(reds, .onePoint)], at: showing(20), now: wall(2))
    try sheet.play(dee, .foul, at: 30, now: 3)
    try sheet.play(dee, .foul, at: 31, now: 3)
    try sheet.play(eli, .foul, at: 31, now: 3)
    try sheet.play(dee, .rebound, at: 31, now: 4)
    try sheet.play(cy, .onePoint, at: 5, now: 5)
    #expect(sheet.doubts == [])
  }

  @Test("an assist at whose reading no team-mate scored")
  func withoutBasket() throws {
    var sheet = try newGame()
    try sheet.play(dee, .twoPoints, at: 10)
    let first = try sheet.play(bo, .assist, at: 10)
    try sheet.play(ana, .onePoint, at: 11)
    let team = try sheet.play(reds, .assist, at: 12)
    #expect(sheet.doubts == [.assistWithoutBasket(first), .assistWithoutBasket(team)])
    try sheet.play(cy, .onePoint, at: 10)
    #expect(sheet.doubts == [.assistWithoutBasket(team)])
  }

  @Test("an assist of the only one who scored")
  func toOneself() throws {
    var sheet = try newGame()
    let assist = try sheet.play(ana, .assist, at: 10)
    try sheet.play(ana, .twoPoints, at: 10)
    #expect(sheet.doubts == [.assistToOneself(assist)])
    try sheet.fix(1, Correction(who: bo), now: wall(1))
    #expect(sheet.doubts == [])
  }

  @Test("a play like another of the same reading, told with the last one like it")
  func twice() throws {
    var sheet = try newGame()
    let one = try sheet.play(ana, .foul, at: 10)
    try sheet.play(dee, .rebound, at: 10)
    let two = try sheet.play(ana, .foul, at: 10)
    let three = try sheet.play(ana, .foul, at: 10)
    try sheet.play(ana, .foul, at: 11)
    #expect(sheet.doubts == [.twice(two, like: one), .twice(three, like: two)])
  }

  @Test("a play beyond a limit that came later")
  func beyondLimit() throws {
    var sheet = try newGame()
    try sheet.play(ana, .foul, at: 60)
    let play = try sheet.play(dee, .foul, at: 61)
    try sheet.play(by: try timed(60), now: wall(1))
    #expect(sheet.doubts == [.beyondLimit(play, limit: showing(60))])
  }

  @Test("more players than a roster holds, as a tape can have them")
  func roster() throws {
    let five = Team(name: "Reds", players: ["A", "B", "C", "D", "E"].map(Player.init))
    let sheet = Scoresheet(
      id: "court", home: five, away: teams.away, rules: .fiba3x3, now: wall(0))
    #expect(sheet.doubts == [.rosterTooLarge(team: "Reds", count: 5, roster: 4)])
  }

  @Test("an entry written at an earlier time of day than the one before it")
  func wallClock() throws {
    var sheet = try newGame()
    try sheet.play(ana, .foul, at: 10, now: 5)
    try sheet.play(ana, .foul, at: 11, now: 5)
    try sheet.play(ana, .foul, at: 12, now: 4)
    #expect(sheet.doubts == [.wallClockWentBack(entry: 3)])
  }
}
