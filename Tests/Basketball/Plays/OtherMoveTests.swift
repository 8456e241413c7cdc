import Basketball
import Testing

@Suite("Free throws and time-outs")
struct OtherMoveTests {
  @Test("a free throw is a point, can win, and may have an assist, as FIBA counts them")
  func freeThrow() throws {
    var sheet = try newGame(target: 2, margin: 1)
    try sheet.record(ana, .onePoint, at: 10)
    let won = try sheet.record(ana, .freeThrow, at: 20)
    #expect(sheet.box.score.home == 2)
    #expect(sheet.finish?.winner == .home)
    sheet.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) {
      try $0.record(ana, .assist, at: 20)
    }
    #expect(try sheet.record(bo, .assist, at: 20).basket == won.number)
    #expect(sheet.anomalies == [])
  }

  @Test("two free throws of a player at one reading are no doubt, as two like fouls are")
  func pairs() throws {
    for (move, isDoubted) in [
      (Move.freeThrow, false), (.missedFreeThrow, false), (.foul, true), (.missedOnePoint, true),
    ] {
      var sheet = try newGame()
      for _ in 1...2 { try sheet.record(ana, move, at: 10) }
      #expect(sheet.anomalies.isEmpty != isDoubted)
    }
  }

  @Test("nor are two misses with a rebound between them, or two rebounds with a miss")
  func tips() throws {
    var sheet = try newGame()
    for move in [Move.missedOnePoint, .rebound, .missedOnePoint, .rebound, .onePoint] {
      try sheet.record(ana, move, at: 10)
    }
    #expect(sheet.anomalies == [])
    try sheet.record(ana, .rebound, at: 10)
    #expect(sheet.anomalies.count == 1)
  }

  @Test("a time-out is a team's, and refused of a player, in a correction too")
  func timeout() throws {
    var sheet = try newGame()
    let error = GameError.teamMove(.timeout, team: "Reds")
    sheet.expectRefused(error) { try $0.record(ana, .timeout) }
    try sheet.record(ana, .foul)
    sheet.expectRefused(error) {
      _ = try $0.fix(1, Correction(move: .timeout))
    }
    try sheet.record(reds, .timeout)
    sheet.expectRefused(error) { _ = try $0.fix(2, Correction(who: .exact(ana))) }
    #expect(sheet.box.lines.home.team[.timeout] == 1)
  }

  @Test("a tape with a player's time-out is none")
  func tape() throws {
    let sheet = try newGame()
    let play = Play(
      number: 1, reading: .zero, who: ana, move: .timeout, recorded: 1)
    let entries = sheet.tape.entries + [Entry(at: 1, .record(plays: [play]))]
    #expect(throws: TapeError.teamMove(play: 1)) { try Scoresheet(id: "x", tape: entries) }
    var next = sheet
    #expect(throws: TapeError.teamMove(play: 1)) { _ = try next.apply(entries[1]) }
  }

  @Test("more time-outs than the rules give are kept, and are a doubt")
  func tooMany() throws {
    var sheet = newGame(by: try rules { $0.timeouts = 1 })
    for left in [0, 0] {
      try sheet.record(blues, .timeout)
      #expect(sheet.box.tallies.away.timeoutsLeft == left)
    }
    #expect(sheet.anomalies.contains(.tooManyTimeouts(team: "Blues", count: 2, timeouts: 1)))
    #expect(try newGame().standing.box.tallies.home.timeoutsLeft == nil)
  }
}
