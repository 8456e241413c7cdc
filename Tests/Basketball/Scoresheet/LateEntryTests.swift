@testable import Basketball
import Testing

@Suite("Late entries")
struct LateEntryTests {
  @Test("are put where they belong: by reading, then by number")
  func order() throws {
    var sheet = try newGame()
    try sheet.play(ana, .onePoint, at: 10)
    try sheet.play(dee, .twoPoints, at: 30)
    try sheet.play(bo, .twoPoints, at: 20)
    try sheet.play(eli, .onePoint, at: 10)
    try sheet.play(cy, .foul, at: 0)
    #expect(sheet.numbers == [5, 1, 4, 3, 2])
    #expect(sheet.box.plays.map(\.score.home) == [0, 1, 1, 3, 3])
    #expect(sheet.box.plays.map(\.score.away) == [0, 0, 1, 1, 3])
    #expect(sheet.lastPlay?.play.number == 2)
  }

  @Test("that would put later plays behind the finish are refused with exactly those plays")
  func behindFinish() throws {
    var sheet = try newGame(target: 4, margin: 2)
    try sheet.play(ana, .twoPoints, at: 10)
    try sheet.play(dee, .foul, at: 20)
    let rebound = try sheet.play(bo, .rebound, at: 30)
    let basket = try sheet.play(dee, .onePoint, at: 40)
    sheet.expectRefused(.playsBehindFinish([rebound, basket])) {
      try $0.play(cy, .twoPoints, at: 25)
    }
    sheet.expectRefused(.playsBehindFinish([rebound, basket])) {
      try $0.record([Call(cy, .twoPoints), Call(cy, .foul)], at: showing(20), now: wall(0))
    }
    let end = try sheet.play(cy, .twoPoints, at: 40)
    #expect(sheet.numbers == [1, 2, 3, 4, 5])
    #expect(sheet.box.finish == Finish(winner: .home, play: end))
  }

  @Test("that would end the game before its end are refused with the old end")
  func earlierFinish() throws {
    var sheet = try newGame(target: 3, margin: 1)
    try sheet.play(ana, .twoPoints, at: 10)
    let end = try sheet.play(bo, .twoPoints, at: 30)
    let assist = try sheet.play(cy, .assist)
    sheet.expectRefused(.playsBehindFinish([end, assist])) { try $0.play(cy, .onePoint, at: 20) }
  }

  @Test("are taken in a finished game where they change nothing of its end")
  func beforeFinish() throws {
    var sheet = try newGame(target: 2, margin: 1)
    let end = try sheet.play(ana, .twoPoints, at: 30)
    try sheet.play(dee, .foul, at: 20)
    #expect(sheet.numbers == [2, 1])
    #expect(sheet.box.finish == Finish(winner: .home, play: end))
    #expect(sheet.clock == GameClock(showing(30)))
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.play(dee, .foul, at: 30)
    }
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.play(dee, .foul, at: 31)
    }
  }

  @Test("that take the end away leave the game open and its clock paused there")
  func reopened() throws {
    var sheet = try newGame(target: 2, margin: 2)
    try sheet.play(ana, .twoPoints, at: 30)
    try sheet.play(dee, .onePoint, at: 20)
    #expect(!sheet.isFinished)
    #expect(sheet.clock == GameClock(showing(30)))
    try sheet.undo(1, now: wall(1))
    #expect(sheet.isFinished)
  }
}
