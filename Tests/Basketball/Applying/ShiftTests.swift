@testable import Basketball
import Testing

@Suite("A clock that was forgotten")
struct ShiftTests {
  @Test("moves a play and all later ones of its period, in one step, and no others")
  func later() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.record(dee, .threePoints, at: 20)
    try sheet.record(
      [PlayRequest(bo, .twoPoints), PlayRequest(ana, .assist)], at: 30)
    try sheet.record(dee, .foul, at: 700)
    let before = sheet
    let moved = try sheet.perform(.clock(.shift(from: 2, by: 15_000)))
    #expect(moved.replaced.count == 3)
    #expect(sheet.plays.map(\.reading) == [10, 35, 45, 45, 700].map(showing))
    #expect(sheet.plays[3].basket == 3)
    try sheet.checkTape()
    try sheet.undo(1)
    #expect(sheet.plays == before.plays)
  }

  @Test("leaves an assist with its basket")
  func assist() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(
      [PlayRequest(bo, .twoPoints), PlayRequest(ana, .assist)], at: 30)
    try sheet.record(dee, .foul, at: 40)
    try sheet.perform(.clock(.shift(from: 2, by: 15_000)))
    #expect(sheet.plays.map(\.reading) == [30, 30, 55].map(showing))
    #expect(sheet.plays[1].basket == 1)
    try sheet.checkTape()
  }

  @Test("gives no basket to an assist without one")
  func orphan() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(cy, .assist, at: 10)
    try sheet.record(
      [PlayRequest(bo, .twoPoints), PlayRequest(ana, .assist)], at: 10)
    try sheet.perform(.clock(.shift(from: 1, by: 5000)))
    #expect(sheet.plays.map(\.basket) == [nil, nil, 2])
    try sheet.checkTape()
  }

  @Test("is refused beyond the period and before it, and for a play that is not there")
  func refused() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 10)
    sheet.expectRefused(.shiftedOut(1, by: 10, isLate: true)) {
      try $0.perform(.clock(.shift(from: 1, by: 600_000)))
    }
    sheet.expectRefused(.shiftedOut(1, by: 1, isLate: false)) {
      try $0.perform(.clock(.shift(from: 1, by: -11_000)))
    }
    sheet.expectRefused(.noSuchPlay(2)) {
      try $0.perform(.clock(.shift(from: 2, by: 1000)))
    }
  }

  @Test("moves the lineups behind the play with it, and none beyond its period")
  func lineups() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.state(lineup: ["reds", "Ana", "Bo", "Cy"], at: 15)
    try sheet.record(dee, .threePoints, at: 20)
    try sheet.state(lineup: ["reds", "Ana", "Bo"], at: 590)
    try sheet.record(dee, .foul, at: 700)
    try sheet.state(lineup: ["reds", "Bo"], at: 700)
    try sheet.perform(.clock(.shift(from: 2, by: 5000)), now: 2)
    #expect(sheet.lineupReadings == [15, 595, 700].map(showing))
    try sheet.perform(.clock(.shift(from: 1, by: 10_000)), now: 3)
    #expect(sheet.lineupReadings == [25, 600, 700].map(showing))
    try sheet.checkTape()
    try sheet.undo(2, now: 4)
    #expect(sheet.lineupReadings == [15, 590, 700].map(showing))
  }
}

extension Scoresheet {
  fileprivate var lineupReadings: [ClockReading] { playByPlay.lineups.map(\.lineup.moment.reading) }

  fileprivate mutating func state(lineup words: [String], at seconds: Double) throws {
    let time = Moment(showing(seconds), in: seconds > 600 ? 2 : 1)
    _ = try perform(.lineup(TypedLineup(words, at: GameTime(time))), now: tape.changed)
  }
}
