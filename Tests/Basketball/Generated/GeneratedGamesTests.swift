import Basketball
import Testing

@Suite("Generated games")
struct GeneratedGamesTests {
  static let games = 250

  @Test("add up as the naive fold adds them up, step by step", arguments: 0..<UInt64(8))
  func games(_ block: UInt64) throws {
    for game in 0..<UInt64(Self.games) {
      var scorer = try Scorer(seed: block << 32 | game)
      let new = scorer.sheet.box
      for _ in 0..<Int.random(in: 4...16, using: &scorer.random) {
        let before = scorer.sheet
        try scorer.act()
        try check(scorer, after: before)
      }
      try checkHistory(scorer, new: new)
      #expect(try readAgain(scorer.sheet.tape) == scorer.sheet.tape)
    }
  }

  /// Compares a game with the plain record of it, and with its tape.
  func check(_ scorer: Scorer, after before: Scoresheet) throws {
    let (sheet, fold) = (scorer.sheet, scorer.fold())
    let box = sheet.box
    try #require(sheet.numbers == fold.order)
    #expect(fold.behind == [])
    #expect(box.plays.map { [$0.score.home, $0.score.away] } == fold.scores)
    #expect([box.score.home, box.score.away] == fold.score)
    #expect(box.counts(of: sheet.teams) == fold.counts)
    for line in [box.lines.home, box.lines.away] {
      let own = [line.team] + line.players
      #expect(line.score == own.reduce(0) { $0 + $1.points })
      #expect(line.fouls == own.reduce(0) { $0 + $1.foul })
    }
    #expect(box.finish?.basket?.number == fold.finish)
    #expect(box.finish?.winner.rawValue == fold.winner)
    #expect(box.leader?.rawValue == fold.leader)
    try #require(try Scoresheet(id: sheet.id, tape: sheet.tape) == sheet)
    try checkTape(sheet, after: before)
    checkClock(scorer)
  }

  /// A tape only grows, by one entry a change, which comes back from JSON.
  func checkTape(_ sheet: Scoresheet, after before: Scoresheet) throws {
    guard sheet.tape.count > before.tape.count else {
      #expect(sheet == before)
      return
    }
    #expect(sheet.tape.dropLast() == before.tape[...])
    let last = try #require(sheet.tape.last)
    #expect(try readAgain(last) == last)
  }

  /// Whatever the wall clock says, the clock is never short of the last play; the finish stops it.
  func checkClock(_ scorer: Scorer) {
    let (sheet, last) = (scorer.sheet, scorer.sheet.lastPlay?.play.reading ?? .zero)
    for now in [scorer.now, scorer.now - 3600, -1e6, 1e6] {
      #expect(sheet.reading(at: wall(now)) >= max(last, sheet.clock.reading))
    }
    if let finish = sheet.box.finish { #expect(sheet.clock == GameClock(finish.reading)) }
  }

  /// Everything undone is a new game; everything redone is what it was.
  func checkHistory(_ scorer: Scorer, new: BoxScore) throws {
    var sheet = scorer.sheet
    let (box, done) = (sheet.box, sheet.undoable)
    #expect(done.count == scorer.steps.count)
    #expect(sheet.redoable.count == scorer.undone.count)
    guard !done.isEmpty else { return }
    try sheet.undo(done.count, now: wall(scorer.now))
    #expect(sheet.box == new)
    try sheet.redo(done.count, now: wall(scorer.now))
    #expect(sheet.box == box)
    #expect(sheet.undoable == done)
  }
}
