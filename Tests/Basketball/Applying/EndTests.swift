import Fixtures
@testable import Basketball
import Testing

@Suite("An end by hand")
struct EndTests {
  @Test("abandons a game, which nobody has won, and stops its clock there")
  func abandoned() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: wall(4))
    let outcome = try sheet.end(now: wall(10))
    #expect(outcome.action == .end(.abandoned))
    #expect(outcome.isTurningPoint && outcome.entries.count == 1)
    let end = Finish(winner: nil, reading: showing(36), ending: .abandoned)
    #expect(sheet.standing.finish == end)
    #expect(sheet.standing.clock == GameClock(showing(36)))
    #expect(sheet.standing.status(at: wall(11)) == .finished)
    #expect(sheet.standing.box.needed(by: .home) == nil)
    #expect(sheet.lastReading == showing(36))
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("comes after all plays, also where a correction moved one beyond the last in order")
  func outOfOrder() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(dee, .foul, at: 300)
    let follows = GameTime(clock: .elapsed(showing(290)), place: .follows(1))
    _ = try sheet.perform(.record([PlayRequest(ana, .freeThrow)], at: follows), now: wall(1))
    _ = try sheet.perform(.clock(.shift(from: 1, by: 30_000)), now: wall(2))
    try sheet.fix(2, Correction(reading: showing(300)), now: wall(3))
    try sheet.end(now: wall(4))
    #expect(sheet.numbers.count == 2)
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("as a forfeit is won by the other side, whatever the score", arguments: Side.allCases)
  func forfeit(_ side: Side) throws {
    var sheet = try threePlays()
    try sheet.end(forfeit: side, now: wall(4))
    let end = Finish(winner: side.other, reading: showing(30), ending: .forfeit)
    #expect(sheet.standing.finish == end)
    #expect([sheet.standing.box.score.home, sheet.standing.box.score.away] == [2, 1])
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("of no team or of a player is refused, and but for a forfeit that of a game that is over")
  func refused() throws {
    var sheet = try threePlays()
    sheet.expectRefused(.noSuchTeam("Ana")) {
      _ = try $0.perform(.end(.forfeit(.typed("Ana"))), now: wall(4))
    }
    sheet.expectRefused(.noSuchPlayer("Greens", known: sheet.standing.teams.everybody)) {
      _ = try $0.perform(.end(.forfeit(.typed("Greens"))), now: wall(4))
    }
    try sheet.end(now: wall(4))
    let over = GameError.gameFinished(winner: nil, score: "2-1")
    sheet.expectRefused(over) { try $0.end(now: wall(5)) }
    sheet.expectRefused(over) { _ = try $0.perform(.end(.called), now: wall(5)) }
    sheet.expectRefused(over) { try $0.startClock(now: wall(5)) }
    sheet.expectRefused(over) { try $0.setClock(to: showing(50), now: wall(5)) }
    var won = try newGame(target: 2, margin: 1)
    try won.record(ana, .twoPoints, at: 10)
    won.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) { try $0.end(now: wall(5)) }
  }

  @Test("is a step: an undo opens the game where the clock stood, a redo ends it again there")
  func undo() throws {
    var sheet = try threePlays()
    try sheet.end(forfeit: .away, now: wall(4))
    let ended = sheet.standing
    #expect(try sheet.undo(1, now: wall(5)).undone.map(\.action) == [.end(.forfeit(.away))])
    #expect(sheet.standing.finish == nil)
    #expect(sheet.standing.clock == GameClock(showing(30)))
    try sheet.setClock(to: showing(90), now: wall(6))
    try sheet.redo(1, now: wall(7))
    #expect(sheet.standing == ended)
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(1, now: wall(8))
    try sheet.record(cy, .onePoint, at: 50)
    #expect(sheet.standing.box.score.home == 3)
  }

  @Test("of a running clock leaves it paused where it is undone")
  func undoOfRunning() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: wall(4))
    try sheet.end(now: wall(10))
    try sheet.undo(1, now: wall(20))
    #expect(sheet.standing.clock == GameClock(showing(36)))
  }

  @Test("counts late entries before it, and refuses whatever comes after it")
  func lateEntries() throws {
    var sheet = try threePlays()
    try sheet.setClock(to: showing(40), now: wall(3))
    try sheet.end(forfeit: .away, now: wall(4))
    let end = sheet.standing.finish
    let late = try sheet.record(dee, .twoPoints, at: 15)
    #expect(sheet.numbers == [1, 4, 2, 3])
    #expect(sheet.standing.finish == end && sheet.standing.clock == GameClock(showing(40)))
    try sheet.fix(late.number, Correction(reading: showing(39)), now: wall(5))
    try sheet.remove(2, now: wall(6))
    #expect(sheet.numbers == [1, 3, 4])
    let over = GameError.gameFinished(winner: "Reds", score: "by forfeit")
    for seconds in [nil, 40, 41] as [Double?] {
      sheet.expectRefused(over) { try $0.record(ana, .foul, at: seconds) }
      sheet.expectRefused(over) { try $0.record(ana, .assist, at: seconds) }
    }
    let moved = Play(number: 3, reading: showing(40.5), who: bo, move: .rebound, recorded: wall(0))
    sheet.expectRefused(.playsAfterFinish([moved])) {
      try $0.fix(3, Correction(reading: showing(40.5)), now: wall(7))
    }
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("gives way to an end that a correction makes before it, and is there again without it")
  func earlierFinish() throws {
    var sheet = try newGame(target: 3, margin: 1)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.setClock(to: showing(40), now: wall(1))
    try sheet.end(now: wall(2))
    let basket = try sheet.record(bo, .onePoint, at: 20)
    #expect(sheet.standing.finish == Finish(winner: .home, play: basket))
    #expect(sheet.standing.clock == GameClock(showing(20)))
    try sheet.remove(basket.number, now: wall(3))
    #expect(
      sheet.standing.finish == Finish(winner: nil, reading: showing(40), ending: .abandoned))
    #expect(sheet.standing.clock == GameClock(showing(40)))
    #expect(try sheet.readFromTape() == sheet)
  }

  @Test("in overtime is one, and time that had run out goes before it")
  func overtime() throws {
    var sheet = try levelAtTheLimit()
    try sheet.end(forfeit: .home, now: wall(2))
    #expect(
      sheet.standing.finish == Finish(winner: .away, reading: showing(60), ending: .forfeit))
    #expect(sheet.standing.box.overtime == Sides(home: 2, away: 2))
    #expect(try sheet.readFromTape() == sheet)
    var unseen = newGame(by: try timed(60))
    try unseen.record(ana, .onePoint, at: 10)
    try unseen.startClock(now: wall(0))
    unseen.expectRefused(.gameFinished(winner: "Reds", score: "1-0")) {
      try $0.end(now: wall(99))
    }
    let outcome = try unseen.end(forfeit: .home, now: wall(99))
    #expect(outcome.entries.count == 2)
    #expect(
      unseen.standing.finish == Finish(winner: .away, reading: showing(60), ending: .forfeit))
  }

  @Test("is shown by a game that is rewound from its own reading on, and no later")
  func rewound() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.setClock(to: showing(40), now: wall(1))
    try sheet.end(forfeit: .home, now: wall(2))
    #expect(sheet.standing(after: 1, at: showing(39.9)).finish == nil)
    for seconds in [40, 59, 60, 99.0] {
      let rewound = sheet.standing(after: 1, at: showing(seconds))
      #expect(rewound == sheet.standing, "at \(seconds)")
    }
    #expect(sheet.standing(after: 0, at: .zero).finish == nil)
  }

  @Test("at a clock that runs is read by the wall clock, which may have been put back")
  func wallClock() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: wall(50))
    try sheet.end(now: wall(10))
    #expect(sheet.standing.finish?.reading == showing(30))
    #expect(try sheet.readFromTape() == sheet)
  }
}

@Suite("What ended a game")
struct EndingTests {
  /// A game of one-pointers of the two sides in turn, and then some of the home side.
  private func game(_ rules: Rules, level: Int, home: Int) throws -> Ending? {
    var sheet = newGame(by: rules)
    for _ in 0..<level {
      try sheet.record(ana, .onePoint, at: 1)
      try sheet.record(dee, .onePoint, at: 1)
    }
    for _ in 0..<home { try sheet.record(bo, .onePoint, at: 2) }
    let limit = rules.timeLimit
    if let limit, sheet.standing.finish == nil { try sheet.setClock(to: limit, now: wall(1)) }
    return sheet.standing.finish?.ending
  }

  @Test("is the target, the cap, the time or the overtime")
  func byPlay() throws {
    #expect(try game(.pickup, level: 0, home: 15) == .target)
    #expect(try game(.pickup, level: 3, home: 12) == .target)
    #expect(try game(.capped, level: 19, home: 1) == .cap)
    #expect(try game(.capped, level: 3, home: 1) == .time)
    #expect(try game(.capped, level: 3, home: 0) == nil)
    #expect(try game(.fiba3x3, level: 20, home: 1) == .target)
    var sheet = try levelAtTheLimit()
    try sheet.record(ana, .onePoint)
    #expect(sheet.standing.finish?.ending == .overtime)
  }

  @Test("follows from the score of a game that ended by itself, as 0.1.0 left it to be")
  func fromScore() throws {
    for seed in seeds(60) {
      var scorer = try RandomCorrector(seed: 22 << 40 + seed)
      for _ in 0..<20 { try scorer.act() }
      let box = scorer.sheet.standing.box
      guard let finish = box.finish, !finish.ending.isByHand else { continue }
      #expect(
        scorer.sheet.standing.rules.ending(box.score, inOvertime: box.overtime != nil)
          == finish.ending)
    }
  }
}
