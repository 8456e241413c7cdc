import Fixtures
@testable import Basketball
import Testing

@Suite("An end by hand")
struct EndTests {
  @Test("abandons a game, which nobody has won, and stops its clock there")
  func abandoned() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: 4)
    let outcome = try sheet.end(now: 10)
    #expect(outcome.action == .end(.abandoned))
    #expect(outcome.isTurningPoint && outcome.entries.count == 1)
    let end = Finish(winner: nil, reading: 36, ending: .abandoned)
    #expect(sheet.finish == end)
    #expect(sheet.clock == GameClock(36))
    #expect(sheet.standing.status(at: 11) == .finished)
    #expect(sheet.box.needed(by: .home) == nil)
    #expect(sheet.lastReading == 36)
    try sheet.checkTape()
  }

  @Test("comes after all plays, also where a correction moved one beyond the last in order")
  func outOfOrder() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(dee, .foul, at: 300)
    let follows = GameTime(clock: .elapsed(290), place: .follows(1))
    try sheet.perform(.record([PlayRequest(ana, .freeThrow)], at: follows))
    try sheet.perform(.clock(.shift(from: 1, by: 30_000)))
    try sheet.fix(2, Correction(reading: 300))
    try sheet.end()
    #expect(sheet.numbers.count == 2)
    try sheet.checkTape()
  }

  @Test("as a forfeit is won by the other side, whatever the score", arguments: Side.allCases)
  func forfeit(_ side: Side) throws {
    var sheet = try threePlays()
    try sheet.end(forfeit: side)
    let end = Finish(winner: side.other, reading: 30, ending: .forfeit)
    #expect(sheet.finish == end)
    #expect(sheet.box.score == Sides(home: 2, away: 1))
    try sheet.checkTape()
  }

  @Test("of no team or of a player is refused, and but for a forfeit that of a game that is over")
  func refused() throws {
    var sheet = try threePlays()
    sheet.expectRefused(.noSuchTeam("Ana")) {
      try $0.perform(.end(.forfeit(.typed("Ana"))), now: 4)
    }
    sheet.expectRefused(sheet.unknown("Greens")) {
      try $0.perform(.end(.forfeit(.typed("Greens"))), now: 4)
    }
    try sheet.end(now: 4)
    let over = GameError.gameFinished(winner: nil, score: "2-1")
    sheet.expectRefused(over) { try $0.end(now: 5) }
    sheet.expectRefused(over) { try $0.perform(.end(.called), now: 5) }
    sheet.expectRefused(over) { try $0.startClock(now: 5) }
    sheet.expectRefused(over) { try $0.setClock(to: 50, now: 5) }
    var won = try newGame(target: 2, margin: 1)
    try won.record(ana, .twoPoints, at: 10)
    won.expectRefused(.gameFinished(winner: "Reds", score: "2-0")) { try $0.end(now: 5) }
  }

  @Test("is a step: an undo opens the game where the clock stood, a redo ends it again there")
  func undo() throws {
    var sheet = try threePlays()
    try sheet.end(forfeit: .away)
    let ended = sheet.standing
    #expect(try sheet.undo(1).undone.map(\.action) == [.end(.forfeit(.away))])
    #expect(sheet.finish == nil)
    #expect(sheet.clock == GameClock(30))
    try sheet.redo(1)
    #expect(sheet.standing == ended)
    try sheet.checkTape()
    try sheet.undo(1)
    try sheet.record(cy, .onePoint, at: 50)
    #expect(sheet.box.score.home == 3)
  }

  @Test("of a running clock leaves it paused where it is undone")
  func undoOfRunning() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: 4)
    try sheet.end(now: 10)
    try sheet.undo(1, now: 20)
    #expect(sheet.clock == GameClock(36))
  }

  @Test("counts late entries before it, and refuses whatever comes after it")
  func lateEntries() throws {
    var sheet = try threePlays()
    try sheet.setClock(to: 40, now: 3)
    try sheet.end(forfeit: .away, now: 4)
    let end = sheet.finish
    let late = try sheet.record(dee, .twoPoints, at: 15)
    #expect(sheet.numbers == [1, 4, 2, 3])
    #expect(sheet.finish == end && sheet.clock == GameClock(40))
    try sheet.fix(late.number, Correction(reading: 39), now: 5)
    try sheet.remove(2, now: 6)
    #expect(sheet.numbers == [1, 3, 4])
    let over = GameError.gameFinished(winner: "Reds", score: "by forfeit")
    for seconds in [nil, 40, 41] as [Double?] {
      sheet.expectRefused(over) { try $0.record(ana, .foul, at: seconds) }
      sheet.expectRefused(over) { try $0.record(ana, .assist, at: seconds) }
    }
    let moved = Play(number: 3, reading: 40.5, who: bo, move: .rebound, recorded: 0)
    sheet.expectRefused(.playsAfterFinish([moved])) {
      try $0.fix(3, Correction(reading: 40.5), now: 7)
    }
    try sheet.checkTape()
  }

  @Test("gives way to an end that a correction makes before it, and is there again without it")
  func earlierFinish() throws {
    var sheet = try newGame(target: 3, margin: 1)
    try sheet.record(ana, .twoPoints, at: 10)
    try sheet.setClock(to: 40)
    try sheet.end()
    let basket = try sheet.record(bo, .onePoint, at: 20)
    #expect(sheet.finish == Finish(winner: .home, play: basket))
    #expect(sheet.clock == GameClock(20))
    try sheet.remove(basket.number)
    #expect(
      sheet.finish == Finish(winner: nil, reading: 40, ending: .abandoned))
    #expect(sheet.clock == GameClock(40))
    try sheet.checkTape()
  }

  @Test("in overtime is one, and time that had run out goes before it")
  func overtime() throws {
    var sheet = try levelAtTheLimit()
    try sheet.end(forfeit: .home, now: 2)
    #expect(
      sheet.finish == Finish(winner: .away, reading: 60, ending: .forfeit))
    #expect(sheet.box.overtime == Sides(home: 2, away: 2))
    try sheet.checkTape()
    var unseen = newGame(by: try timed(60))
    try unseen.record(ana, .onePoint, at: 10)
    try unseen.startClock(now: 0)
    unseen.expectRefused(.gameFinished(winner: "Reds", score: "1-0")) {
      try $0.end(now: 99)
    }
    let outcome = try unseen.end(forfeit: .home, now: 99)
    #expect(outcome.entries.count == 2)
    #expect(
      unseen.finish == Finish(winner: .away, reading: 60, ending: .forfeit))
  }

  @Test("is shown by a game that is rewound from its own reading on, and no later")
  func rewound() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.setClock(to: 40)
    try sheet.end(forfeit: .home)
    #expect(sheet.standing(after: 1, at: 39.9).finish == nil)
    for seconds in [40, 59, 60, 99.0] {
      let rewound = sheet.standing(after: 1, at: showing(seconds))
      #expect(rewound == sheet.standing, "at \(seconds)")
    }
    #expect(sheet.standing(after: 0, at: .zero).finish == nil)
  }

  @Test("at a clock that runs is read by the wall clock, which may have been put back")
  func wallClock() throws {
    var sheet = try threePlays()
    try sheet.startClock(now: 50)
    try sheet.end(now: 10)
    #expect(sheet.finish?.reading == 30)
    try sheet.checkTape()
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
    if let limit, sheet.finish == nil { try sheet.setClock(to: limit) }
    return sheet.finish?.ending
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
    #expect(sheet.finish?.ending == .overtime)
  }

  @Test("follows from the score of a game that ended by itself, as 0.1.0 left it to be")
  func fromScore() throws {
    for seed in seeds(60) {
      var scorer = try RandomCorrector(seed: 22 << 40 + seed)
      for _ in 0..<20 { try scorer.act() }
      let box = scorer.sheet.box
      guard let finish = box.finish, !finish.ending.isByHand else { continue }
      #expect(
        scorer.sheet.standing.rules.ending(box.score, inOvertime: box.overtime != nil)
          == finish.ending)
    }
  }
}
