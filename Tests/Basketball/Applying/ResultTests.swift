import Fixtures
@testable import Basketball
import Testing

@Suite("A result without plays")
struct ResultTests {
  private func result(_ home: Int, _ away: Int) throws -> Scoresheet {
    var sheet = newGame(by: .pickup)
    try sheet.perform(.end(.result(Sides(home: home, away: away))))
    return sheet
  }

  @Test("has the points on the lines of the teams, and no counts")
  func points() throws {
    let sheet = try result(21, 15)
    let standing = sheet.standing
    let box = sheet.box
    #expect(standing.finish == Finish(winner: .home, reading: .zero, ending: .result))
    #expect(box.score == Sides(home: 21, away: 15) && box.count == 0)
    #expect(box.lines.home.team.points == 21 && box.lines.away.team.points == 15)
    #expect(box.lines.home.players.allSatisfy { $0.isEmpty })
    #expect(box.counts.isEmpty && box.isResult && standing.isPossible)
    #expect(sheet.standing(after: 0, at: .zero) == standing)
    try sheet.checkTape()
  }

  @Test("takes no play, whenever it was")
  func plays() throws {
    let sheet = try result(15, 21)
    let over = GameError.gameIsResult(winner: "Blues", score: "21-15")
    for seconds in [nil, 0, 40] as [Double?] {
      sheet.expectRefused(over) { try $0.record(ana, .twoPoints, at: seconds) }
    }
    sheet.expectRefused(over) { try $0.startClock(now: 5) }
    sheet.expectRefused(over) { try $0.end(now: 5) }
    sheet.expectRefused(.noSuchPlay(1)) { try $0.remove(1, now: 5) }
  }

  @Test("is corrected by another, step by step, and an undo of all opens the game")
  func corrected() throws {
    var sheet = try result(21, 15)
    let next = Sides(home: 21, away: 22)
    sheet.expectRefused(.hasResult(Sides(home: 21, away: 15), new: .result(next))) {
      try $0.perform(.end(.result(next)))
    }
    try sheet.perform(.end(.result(next, isAgain: true)))
    #expect(sheet.finish?.winner == .away)
    #expect(sheet.box.score == next)
    let same = try sheet.perform(.end(.result(next)))
    #expect(same.action == nil)
    try sheet.checkTape()
    try sheet.undo(1)
    #expect(sheet.box.score == Sides(home: 21, away: 15))
    try sheet.undo(1)
    #expect(sheet.finish == nil && sheet.box.score == Sides(home: 0, away: 0))
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.checkTape()
  }

  @Test("may be forfeited if that is asked for again, and keeps its score")
  func forfeited() throws {
    var sheet = try result(21, 15)
    let forfeit = EndVerb.forfeit(.exact(Who(.home)))
    sheet.expectRefused(.hasResult(Sides(home: 21, away: 15), new: forfeit)) {
      try $0.perform(.end(forfeit))
    }
    try sheet.perform(.end(.forfeit(.exact(Who(.home)), isAgain: true)))
    #expect(
      sheet.finish == Finish(winner: .away, reading: .zero, ending: .forfeit))
    #expect(sheet.box.score == Sides(home: 21, away: 15))
    let next = Sides(home: 2, away: 1)
    sheet.expectRefused(.hasLosers(["Reds"], by: .forfeit, new: .result(next))) {
      try $0.perform(.end(.result(next)))
    }
    try sheet.perform(.end(.result(next, isAgain: true)))
    #expect(sheet.finish?.ending == .result && sheet.box.score == next)
    try sheet.checkTape()
  }

  @Test("is not level, and is none of a game that has plays")
  func refused() throws {
    var sheet = newGame(by: .pickup)
    sheet.expectRefused(.levelResult) {
      try $0.perform(.end(.result(Sides(home: 5, away: 5))))
    }
    try sheet.record(ana, .foul, at: 10)
    sheet.expectRefused(.scoreOfPlays(1)) {
      try $0.perform(.end(.result(Sides(home: 5, away: 4))))
    }
  }

  @Test("with a play on its tape is no game that a scorer can have written")
  func tape() throws {
    var entries = try result(21, 15).tape.entries
    let play = Play(number: 1, reading: .zero, who: ana, move: .twoPoints, recorded: 2)
    entries.append(Entry(at: 2, .record(plays: [play])))
    #expect(throws: TapeError.afterFinish(play: 1)) {
      _ = try Scoresheet(id: "day", tape: entries)
    }
  }
}
