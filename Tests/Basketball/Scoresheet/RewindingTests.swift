@testable import Basketball
import Testing

@Suite("A game after its first plays")
struct RewindingTests {
  @Test("is what they come to in a naive fold, by any rules", arguments: 0..<UInt64(8))
  func generated(_ block: UInt64) throws {
    var overtimes = 0
    for game in 0..<UInt64(200) {
      var keeper = try Bookkeeper(seed: 11 << 40 | block << 32 | game)
      for _ in 0..<Int.random(in: 6...24, using: &keeper.random) { try keeper.act() }
      let sheet = keeper.sheet
      for count in 0...sheet.plays.count { try check(keeper, count) }
      #expect(sheet.after(plays: sheet.plays.count, at: sheet.lastReading).box == sheet.box)
      overtimes += sheet.box.overtime == nil ? 0 : 1
    }
    #expect(overtimes > 2)
  }

  /// Compares the game after so many plays, at the last of them, just before the next one and far
  /// beyond, with those plays added up a second time.
  func check(_ keeper: Bookkeeper, _ count: Int) throws {
    let (made, ahead) = (keeper.sheet.plays.prefix(count), keeper.sheet.plays.dropFirst(count))
    let last = made.last?.reading ?? .zero
    let limit = keeper.page.rules.timeLimit ?? showing(1e6)
    for reading in [last, ahead.first?.reading ?? showing(1e5)] {
      let late = ahead.allSatisfy { $0.reading > limit || keeper.page.late.contains($0.number) }
      let court = NaiveCourt(
        made.map(\.plain), by: keeper.page.rules, late: keeper.page.late,
        isUp: late && max(reading, last) >= limit)
      let sheet = keeper.sheet.after(plays: count, at: reading)
      try #require(sheet.plays == Array(made))
      #expect(sheet.box.plays.map { [$0.score.home, $0.score.away] } == court.scores)
      #expect(sheet.box.counts(of: sheet.teams) == court.counts)
      try #require(sheet.box.finish?.plain == court.finish)
      #expect(sheet.box.overtime.map { [$0.home, $0.away] } == court.overtime)
      #expect(sheet.clock == GameClock(court.finish?.reading ?? min(max(reading, last), limit)))
    }
  }

  @Test("is a new game after none of them, and itself after all of them and more")
  func ends() throws {
    var sheet = try newGame(target: 2, margin: 1)
    let new = sheet.box
    try sheet.play(ana, .rebound, at: 10)
    try sheet.play(bo, .twoPoints, at: 12)
    try sheet.play(ana, .assist, at: 12)
    #expect(sheet.after(plays: 0, at: .zero).box == new)
    #expect(sheet.after(plays: -1, at: .zero).box == new)
    #expect(sheet.after(plays: 2, at: showing(12)).box.finish == sheet.box.finish)
    #expect(sheet.after(plays: 9, at: showing(99)) == sheet)
    #expect(sheet.lastReading == showing(12))
  }

  @Test("runs on from a time of day, and stands still at the finish and at the limit")
  func running() throws {
    var sheet = try levelAtTheLimit()
    try sheet.play(bo, .onePoint)
    func shown(_ count: Int, _ seconds: Double) -> GameClock {
      sheet.after(plays: count, at: showing(seconds), started: wall(5)).clock
    }
    #expect(shown(1, 15) == GameClock(showing(15), started: wall(5)))
    #expect(shown(2, 15) == GameClock(showing(20), started: wall(5)))
    #expect(shown(2, 60) == GameClock(showing(60)))
    #expect(shown(3, 60) == GameClock(showing(60)))
  }

  @Test("is over by time, or in overtime, once the clock is at the limit and no play is in time")
  func limit() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.play(ana, .onePoint, at: 10)
    let calls = [Call(dee, .twoPoints), Call(bo, .onePoint)]
    try sheet.record(calls, at: showing(60), now: wall(1))
    try sheet.play(cy, .twoPoints)
    #expect(sheet.after(plays: 1, at: showing(60)).box.overtime == nil)
    #expect(sheet.after(plays: 2, at: showing(60)).box.finish == nil)
    #expect(sheet.after(plays: 3, at: showing(60)).box.overtime == Sides(home: 2, away: 2))
    #expect(sheet.after(plays: 4, at: showing(60)).box.finish == sheet.box.finish)
    sheet = newGame(by: try timed(60))
    try sheet.play(ana, .onePoint, at: 10)
    try sheet.setClock(to: showing(60), now: wall(1))
    #expect(sheet.lastReading == showing(60))
    #expect(sheet.after(plays: 1, at: showing(59.9)).box.finish == nil)
    #expect(sheet.after(plays: 1, at: showing(60)).box.finish == sheet.box.finish)
    #expect(sheet.box.finish?.isByTime == true)
  }
}
