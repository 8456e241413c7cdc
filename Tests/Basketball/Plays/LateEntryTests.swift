@testable import Basketball
import Testing

@Suite("Late entries")
struct LateEntryTests {
  @Test("are put where they belong: by reading, then by number")
  func order() throws {
    var sheet = try newGame()
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.record(dee, .twoPoints, at: 30)
    try sheet.record(bo, .twoPoints, at: 20)
    try sheet.record(eli, .onePoint, at: 10)
    try sheet.record(cy, .foul, at: 0)
    #expect(sheet.numbers == [5, 1, 4, 3, 2])
    #expect(sheet.scores == [[0, 0], [1, 0], [1, 1], [3, 1], [3, 3]])
    #expect(sheet.standing.lastPlay?.number == 2)
  }

  @Test("in the order of a feed name the play before them only where the clock runs back")
  func inOrder() throws {
    var sheet = try newGame()
    for seconds in [10, 20, 15, 30] as [Double] {
      let time = GameTime(clock: .elapsed(showing(seconds)), place: .inOrder)
      try sheet.perform(.record([PlayRequest(dee, .foul)], at: time))
    }
    #expect(sheet.numbers == [1, 2, 3, 4])
    #expect(sheet.plays.map(\.follows) == [nil, nil, 2, nil])
  }

  @Test("that would put later plays after the finish are refused with exactly those plays")
  func behindFinish() throws {
    var sheet = try newGame(target: 4, margin: 2)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(dee, .foul, at: 20)
    let rebound = try sheet.record(bo, .rebound, at: 30)
    let basket = try sheet.record(dee, .onePoint, at: 40)
    sheet.expectRefused(.playsAfterFinish([rebound, basket])) {
      try $0.record(cy, .twoPoints, at: 25)
    }
    sheet.expectRefused(.playsAfterFinish([rebound, basket])) {
      try $0.record(
        [PlayRequest(cy, .twoPoints), PlayRequest(cy, .foul)], at: 20)
    }
    let end = try sheet.record(cy, .twoPoints, at: 40)
    #expect(sheet.numbers == [1, 2, 3, 4, 5])
    #expect(sheet.finish == Finish(winner: .home, play: end))
  }

  @Test("that would end the game before its end are refused with the old end")
  func earlierFinish() throws {
    var sheet = try newGame(target: 3, margin: 1)
    try sheet.record(ana, .twoPoints, at: 10)
    let end = try sheet.record(bo, .twoPoints, at: 30)
    let assist = try sheet.record(cy, .assist)
    sheet.expectRefused(.playsAfterFinish([end, assist])) { try $0.record(cy, .onePoint, at: 20) }
  }

  @Test("are accepted in a finished game where they change nothing of its end")
  func beforeFinish() throws {
    var sheet = try newGame(target: 2, margin: 1)
    let end = try sheet.record(ana, .twoPoints, at: 30)
    try sheet.record(dee, .foul, at: 20)
    #expect(sheet.numbers == [2, 1])
    #expect(sheet.finish == Finish(winner: .home, play: end))
    #expect(sheet.clock == GameClock(30))
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.record(dee, .foul, at: 30)
    }
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.record(dee, .foul, at: 31)
    }
  }

  @Test("that take the end away leave the game open and its clock paused there")
  func reopened() throws {
    var sheet = try newGame(target: 2, margin: 2)
    try sheet.record(ana, .twoPoints, at: 30)
    try sheet.record(dee, .onePoint, at: 20)
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(30))
    try sheet.undo(1)
    #expect(sheet.finish != nil)
  }
}
