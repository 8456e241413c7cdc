@testable import Basketball
import Testing

@Suite("Recording")
struct RecordingTests {
  @Test("gives every play its number, its reading and the time it was written down")
  func plays() throws {
    var sheet = try newGame()
    try sheet.setClock(to: showing(20), now: wall(1))
    let first = try sheet.play(ana, .onePoint, now: 2)
    #expect(
      first
        == Play(
          number: 1, reading: showing(20), who: ana, move: .onePoint, recorded: wall(2)))
    let second = try sheet.play(blues, .foul, at: 30, now: 3)
    #expect(
      second
        == Play(
          number: 2, reading: showing(30), who: blues, move: .foul, recorded: wall(3)))
    #expect(sheet.lastPlay?.play == second)
    #expect(sheet.box.plays.map(\.score) == [Sides(home: 1, away: 0), Sides(home: 1, away: 0)])
    #expect([sheet.created, sheet.changed] == [wall(0), wall(3)])
  }

  @Test("never uses a number again, also after an undo or a refusal")
  func numbers() throws {
    var sheet = try newGame()
    try sheet.play(ana, .foul)
    try sheet.play(ana, .foul)
    try sheet.undo(2, now: wall(1))
    #expect(try sheet.play(bo, .foul).number == 3)
    sheet.expectRefused(.noSuchPlayer("Zed", known: sheet.everybody)) {
      try $0.play(Who(.home, "Zed"), .foul)
    }
    #expect(try sheet.play(bo, .foul).number == 4)
    #expect(sheet.numbers == [3, 4])
  }

  @Test("takes several plays as one step")
  func together() throws {
    var sheet = try newGame()
    let plays = try sheet.record(
      [Call(bo, .assist), Call(ana, .twoPoints)], at: showing(9), now: wall(1))
    #expect(plays.map(\.number) == [1, 2])
    #expect(plays.map(\.reading) == [showing(9), showing(9)])
    #expect(sheet.undoable.map(\.did) == [.record(plays: plays)])
    try sheet.undo(1, now: wall(2))
    #expect(sheet.numbers == [])
  }

  @Test("takes all of several plays or none")
  func allOrNothing() throws {
    var sheet = try newGame(target: 2, margin: 1)
    sheet.expectRefused(.noSuchPlayer("Ana", known: sheet.everybody)) {
      try $0.record([Call(ana, .onePoint), Call(Who(.away, "Ana"), .foul)], now: wall(1))
    }
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.record([Call(ana, .twoPoints), Call(dee, .foul)], now: wall(1))
    }
    try sheet.record([Call(ana, .twoPoints), Call(bo, .assist)], now: wall(1))
    #expect(sheet.isFinished)
  }

  @Test("keeps lines of which players and team make the score")
  func lines() throws {
    var sheet = try newGame()
    let calls = [
      Call(ana, .onePoint), Call(ana, .twoPoints), Call(reds, .twoPoints), Call(reds, .foul),
      Call(bo, .assist), Call(bo, .foul), Call(cy, .rebound), Call(dee, .foul),
    ]
    try sheet.record(calls, now: wall(1))
    let line = sheet.box.lines.home
    #expect([line.score, line.fouls] == [5, 2])
    #expect(line.players.map(\.points) == [3, 0, 0])
    #expect([line.players[0].onePoint, line.players[0].twoPoints] == [1, 1])
    #expect([line.players[1].assist, line.players[1].foul, line.players[2].rebound] == [1, 1, 1])
    #expect([line.team.points, line.team.twoPoints, line.team.foul] == [2, 1, 1])
    #expect([sheet.box.lines.away.score, sheet.box.lines.away.fouls] == [0, 1])
    #expect(sheet.box.leader == .home)
  }

  @Test("plays on at 15-14 and ends at 16-14")
  func finish() throws {
    var sheet = try newGame()
    for _ in 0..<14 {
      try sheet.record([Call(ana, .onePoint), Call(dee, .onePoint)], now: wall(0))
    }
    #expect(sheet.box.leader == nil)
    try sheet.play(ana, .onePoint, at: 100)
    #expect(!sheet.isFinished)
    let last = try sheet.play(reds, .onePoint, at: 110)
    #expect(sheet.box.finish == Finish(winner: .home, play: last))
    #expect(sheet.box.score == Sides(home: 16, away: 14))
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "16-14")) {
      try $0.play(dee, .twoPoints)
    }
  }
}
