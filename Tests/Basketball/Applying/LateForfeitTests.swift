import Fixtures
@testable import Basketball
import Testing

@Suite("A forfeit after the finish")
struct LateForfeitTests {
  @Test("changes the winner and not the score, and an undo takes it back")
  func winner() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(ana, .twoPoints, at: 10)
    let won = sheet.standing
    try sheet.end(forfeit: .home, now: wall(5))
    #expect(
      sheet.standing.finish == Finish(winner: .away, reading: showing(10), ending: .forfeit))
    #expect(sheet.standing.box.score == won.box.score && sheet.standing.clock == won.clock)
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(1, now: wall(6))
    #expect(sheet.standing == won)
    try sheet.redo(1, now: wall(7))
    #expect(sheet.standing.finish?.winner == .away)
  }

  @Test("takes the place of any end, and of another forfeit; the same one changes nothing")
  func otherEnds() throws {
    for end in [EndVerb.abandoned, .called, .forfeit(.exact(Who(.away)))] {
      var sheet = try threePlays()
      _ = try sheet.perform(.end(end), now: wall(4))
      try sheet.end(forfeit: .home, now: wall(5))
      #expect(sheet.standing.finish?.winner == .away)
      #expect(sheet.standing.finish?.ending == .forfeit)
      #expect(try sheet.end(forfeit: .home, now: wall(6)).action == nil)
      #expect(try sheet.readFromTape() == sheet)
    }
  }

  @Test("stays when the finish moves, unlike one that came before any finish")
  func movedFinish() throws {
    var early = try newGame(target: 3, margin: 1)
    try early.setClock(to: showing(40), now: wall(1))
    try early.end(forfeit: .home, now: wall(2))
    try early.record(ana, .twoPoints, at: 10)
    try early.record(bo, .onePoint, at: 20)
    #expect(early.standing.finish?.ending == .target)
    var late = try newGame(target: 3, margin: 1)
    try late.record(ana, .twoPoints, at: 10)
    let basket = try late.record(bo, .onePoint, at: 20)
    try late.end(forfeit: .home, now: wall(2))
    late.expectRefused(.gameFinished(winner: "Blues", score: "by forfeit")) {
      try $0.record(cy, .assist, at: 20)
    }
    try late.remove(basket.number, now: wall(3))
    #expect(
      late.standing.finish == Finish(winner: .away, reading: showing(20), ending: .forfeit))
    #expect(try late.readFromTape() == late)
  }

  @Test("is shown by a game that is rewound to its finish, and no earlier")
  func rewound() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(dee, .onePoint, at: 5)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.end(forfeit: .home, now: wall(5))
    let count = sheet.plays.count
    #expect(sheet.standing(after: count, at: showing(10)) == sheet.standing)
    #expect(sheet.standing(after: 1, at: showing(7)).finish == nil)
  }
}
