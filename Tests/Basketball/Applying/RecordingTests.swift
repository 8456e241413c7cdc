@testable import Basketball
import Testing

@Suite("Recording")
struct RecordingTests {
  @Test("gives every play its number, its reading and the time it was written down")
  func plays() throws {
    var sheet = try newGame()
    try sheet.setClock(to: 20, now: 1)
    let first = try sheet.record(ana, .onePoint, now: 2)
    #expect(
      first
        == Play(
          number: 1, reading: 20, who: ana, move: .onePoint, recorded: 2))
    let second = try sheet.record(blues, .foul, at: 30, now: 3)
    #expect(
      second
        == Play(
          number: 2, reading: 30, who: blues, move: .foul, recorded: 3))
    #expect(sheet.standing.lastPlay == second)
    #expect(sheet.scores == [[1, 0], [1, 0]])
    #expect([sheet.standing.created, sheet.tape.changed] == [wall(0), wall(3)])
  }

  @Test("never uses a number again, also after an undo or a refusal")
  func numbers() throws {
    var sheet = try newGame()
    try sheet.record(ana, .foul)
    try sheet.record(ana, .foul)
    try sheet.undo(2)
    #expect(try sheet.record(bo, .foul).number == 3)
    sheet.expectRefused(sheet.unknown("Zed")) {
      try $0.record(Who(.home, "Zed"), .foul)
    }
    #expect(try sheet.record(bo, .foul).number == 4)
    #expect(sheet.numbers == [3, 4])
  }

  @Test("takes several plays as one step")
  func together() throws {
    var sheet = try newGame()
    let plays = try sheet.record(
      [PlayRequest(bo, .assist), PlayRequest(ana, .twoPoints)], at: 9, now: 1
    ).added.map(\.play)
    #expect(plays.map(\.number) == [1, 2])
    #expect(plays.map(\.reading) == [showing(9), showing(9)])
    #expect(sheet.tape.lastDone(9).map(\.action) == [.record(plays: plays)])
    try sheet.undo(1)
    #expect(sheet.numbers == [])
  }

  @Test("takes all of several plays or none")
  func allOrNothing() throws {
    var sheet = try newGame(target: 2, margin: 1)
    sheet.expectRefused(sheet.unknown("Ana")) {
      try $0.record(
        [PlayRequest(ana, .onePoint), PlayRequest(Who(.away, "Ana"), .foul)])
    }
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.record([PlayRequest(ana, .twoPoints), PlayRequest(dee, .foul)])
    }
    try sheet.record([PlayRequest(ana, .twoPoints), PlayRequest(bo, .assist)])
    #expect(sheet.finish != nil)
  }

  @Test("keeps lines of which players and team make the score")
  func lines() throws {
    var sheet = try newGame()
    let calls = [
      PlayRequest(ana, .onePoint), PlayRequest(ana, .twoPoints), PlayRequest(reds, .twoPoints),
      PlayRequest(reds, .foul),
      PlayRequest(bo, .assist), PlayRequest(bo, .foul), PlayRequest(cy, .rebound),
      PlayRequest(dee, .foul),
    ]
    try sheet.record(calls)
    let line = sheet.box.lines.home
    #expect([line.score, sheet.box.tallies.home.fouls] == [5, 2])
    #expect(line.players.map(\.points) == [3, 0, 0])
    #expect([line.players[0][.onePoint], line.players[0][.twoPoints]] == [1, 1])
    let bo = line.players[1]
    let cy = line.players[2]
    #expect([bo[.assist], bo[.foul], cy[.rebound]] == [1, 1, 1])
    #expect([line.team.points, line.team[.twoPoints], line.team[.foul]] == [2, 1, 1])
    #expect(
      [sheet.box.lines.away.score, sheet.box.tallies.away.fouls] == [0, 1])
    #expect(sheet.box.score.leader == .home)
  }

  @Test("plays on at 15-14 and ends at 16-14")
  func finish() throws {
    var sheet = try newGame()
    for _ in 0..<14 {
      try sheet.record([PlayRequest(ana, .onePoint), PlayRequest(dee, .onePoint)])
    }
    #expect(sheet.box.score.leader == nil)
    try sheet.record(ana, .onePoint, at: 100)
    #expect(sheet.finish == nil)
    let last = try sheet.record(reds, .onePoint, at: 110)
    #expect(sheet.finish == Finish(winner: .home, play: last))
    #expect(sheet.box.score == Sides(home: 16, away: 14))
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "16-14")) {
      try $0.record(dee, .twoPoints)
    }
  }
}
