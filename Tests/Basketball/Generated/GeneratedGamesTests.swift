import Fixtures
@testable import Basketball
import Testing

@Suite("Generated games")
struct GeneratedGamesTests {
  @Test("add up as a naive game adds them up, step by step")
  func games() throws {
    for seed in seeds(30) {
      var scorer = try RandomScorer(seed: seed)
      let new = scorer.sheet.box
      for _ in 0..<Int.random(in: 4...16, using: &scorer.random) {
        let before = scorer.sheet
        try scorer.act()
        try check(scorer, after: before)
      }
      try checkHistory(scorer, new: new)
    }
  }

  /// Compares a game with the plain lists beside it, and with its tape.
  func check(_ scorer: RandomScorer, after before: Scoresheet) throws {
    let sheet = scorer.sheet
    let naive = scorer.naive()
    let box = sheet.box
    try #require(sheet.plays == naive.counted)
    #expect(naive.afterFinish == [])
    #expect(sheet.scores == naive.scores)
    #expect(box.count == naive.counted.count)
    #expect([box.score.home, box.score.away] == naive.score)
    #expect(box.counts == naive.counts)
    for who in Side.allCases.flatMap({ side in
      [Who(side)] + box.teams[side].players.map { Who(side, $0.name) }
    }) {
      #expect(box.attempts(of: who) == naive.attempts(of: who))
    }
    for side in Side.allCases {
      let own = [box.lines[side].team] + box.lines[side].players
      #expect(box.lines[side].score == own.reduce(0) { $0 + $1.points })
      #expect(box.tallies[side].fouls == own.reduce(0) { $0 + $1.fouls(of: box.rules.teamFouls) })
    }
    #expect(box.finish == naive.finish)
    #expect(box.score.leader == Sides(home: naive.score[0], away: naive.score[1]).leader)
    try #require(try sheet.readFromTape() == sheet)
    checkTape(sheet, after: before)
    checkClock(scorer)
  }

  /// A tape only grows, by one entry a verb.
  func checkTape(_ sheet: Scoresheet, after before: Scoresheet) {
    guard sheet.tape.entries.count > before.tape.entries.count else {
      #expect(sheet == before)
      return
    }
    #expect(sheet.tape.entries.dropLast() == before.tape.entries[...])
  }

  /// Whatever the wall clock says, the clock is never short of the last play; the finish stops it.
  func checkClock(_ scorer: RandomScorer) {
    let standing = scorer.sheet.standing
    let last = standing.lastPlay?.reading ?? .zero
    for now in [scorer.now, scorer.now - 3600, -1e6, 1e6] {
      #expect(standing.reading(at: wall(now)) >= max(last, standing.clock.reading))
    }
    if let finish = standing.finish { #expect(standing.clock == GameClock(finish.reading)) }
  }

  /// Everything undone is a new game; everything redone is what it was.
  func checkHistory(_ scorer: RandomScorer, new: BoxScore) throws {
    var sheet = scorer.sheet
    let box = sheet.box
    let done = sheet.tape.lastDone(.max)
    #expect(sheet.tape.steps == (done: scorer.steps.count, undone: scorer.undone.count))
    guard !done.isEmpty else { return }
    try sheet.undo(done.count, now: wall(scorer.now))
    #expect(sheet.box == new)
    try sheet.redo(done.count, now: wall(scorer.now))
    #expect(sheet.box == box)
    #expect(sheet.tape.lastDone(.max) == done)
  }
}
