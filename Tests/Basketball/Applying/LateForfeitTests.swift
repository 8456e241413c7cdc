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
    try sheet.end(forfeit: .home)
    #expect(
      sheet.finish == Finish(winner: .away, reading: 10, ending: .forfeit))
    #expect(sheet.box.score == won.box.score && sheet.clock == won.clock)
    try sheet.checkTape()
    try sheet.undo(1)
    #expect(sheet.standing == won)
    try sheet.redo(1)
    #expect(sheet.finish?.winner == .away)
  }

  @Test("takes the place of an end that says less; the same one changes nothing")
  func otherEnds() throws {
    for end in [EndVerb.abandoned, .called] {
      var sheet = try threePlays()
      try sheet.perform(.end(end))
      try sheet.end(forfeit: .home)
      #expect(sheet.finish?.winner == .away)
      #expect(sheet.finish?.ending == .forfeit)
      #expect(try sheet.end(forfeit: .home).action == nil)
      try sheet.checkTape()
    }
  }

  @Test("changes another forfeit or a default only if that is asked for again, as a default does")
  func again() throws {
    let home = PlayerReference.exact(Who(.home))
    let away = PlayerReference.exact(Who(.away))
    let ends = [
      (EndVerb.forfeit(away), EndVerb.forfeit(away, isAgain: true), Side?.some(.home)),
      (.forfeit(.typed("both")), .forfeit(.typed("both"), isAgain: true), nil),
      (.byDefault(home), .byDefault(home, isAgain: true), .away),
      (.byDefault(away), .byDefault(away, isAgain: true), .home),
    ]
    for (first, _, winner) in ends {
      for (next, again, other) in ends where next != first {
        var sheet = try threePlays()
        try sheet.perform(.end(first))
        #expect(sheet.finish?.winner == winner)
        #expect(try sheet.perform(.end(first)).action == nil)
        #expect(throws: GameError.self) { try sheet.perform(.end(next)) }
        try sheet.perform(.end(again))
        #expect(sheet.finish?.winner == other && sheet.box.score == Sides(home: 2, away: 1))
        try sheet.checkTape()
        #expect(try sheet.readFromTape() == sheet)
      }
    }
  }

  @Test("of both is won by nobody, and says so to a play")
  func both() throws {
    var sheet = newGame(by: .pickup)
    try sheet.perform(.end(.forfeit(.typed("both"))))
    #expect(sheet.finish == Finish(winner: nil, reading: .zero, ending: .forfeit))
    sheet.expectRefused(.gameForfeitedByBoth) { try $0.record(ana, .twoPoints, at: 10) }
  }

  @Test("stays when the finish moves, unlike one that came before any finish")
  func movedFinish() throws {
    var early = try newGame(target: 3, margin: 1)
    try early.setClock(to: 40)
    try early.end(forfeit: .home)
    try early.record(ana, .twoPoints, at: 10)
    try early.record(bo, .onePoint, at: 20)
    #expect(early.finish?.ending == .target)
    var late = try newGame(target: 3, margin: 1)
    try late.record(ana, .twoPoints, at: 10)
    let basket = try late.record(bo, .onePoint, at: 20)
    try late.end(forfeit: .home)
    late.expectRefused(.gameFinished(winner: "Blues", score: "by forfeit")) {
      try $0.record(cy, .assist, at: 20)
    }
    try late.remove(basket.number)
    #expect(
      late.finish == Finish(winner: .away, reading: 20, ending: .forfeit))
    #expect(try late.readFromTape() == late)
  }

  @Test("is shown by a game that is rewound to its finish, and no earlier")
  func rewound() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(dee, .onePoint, at: 5)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.end(forfeit: .home)
    let count = sheet.plays.count
    #expect(sheet.standing(after: count, at: 10) == sheet.standing)
    #expect(sheet.standing(after: 1, at: 7).finish == nil)
  }
}
