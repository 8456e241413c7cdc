import Fixtures
@testable import Basketball
import Testing

@Suite("A game after its first plays")
struct RewindingTests {
  @Test("is what they come to in a naive fold, by any rules")
  func generated() throws {
    var overtimes = 0
    for seed in seeds(12) {
      var scorer = try RandomCorrector(seed: 11 << 40 + seed)
      for _ in 0..<Int.random(in: 6...24, using: &scorer.random) { try scorer.act() }
      let sheet = scorer.sheet
      for count in 0...sheet.plays.count { try check(scorer, count) }
      #expect(
        sheet.state(after: sheet.plays.count, at: sheet.lastReading).box == sheet.box)
      overtimes += sheet.box.overtime == nil ? 0 : 1
    }
    #expect(overtimes > 2)
  }

  /// Compares the game after so many plays, at the last of them, just before the next one and far
  /// beyond, with those plays added up a second time.
  func check(_ scorer: RandomCorrector, _ count: Int) throws {
    let made = scorer.sheet.plays.prefix(count)
    let ahead = scorer.sheet.plays.dropFirst(count)
    let last = made.last?.reading ?? .zero
    let limit = scorer.state.rules.timeLimit ?? showing(1e6)
    for reading in [last, ahead.first?.reading ?? showing(1e5)] {
      let late = ahead.allSatisfy { $0.period > 1 }
      // The scorer's end comes after all plays, and later than it nothing does.
      let isByHand = scorer.sheet.finish?.ending.isByHand ?? false
      let end = scorer.state.end.flatMap {
        isByHand && ahead.isEmpty && (reading >= $0.reading || $0.result != nil) ? $0 : nil
      }
      let naive = NaiveGame(
        made.map(\.plain), by: scorer.state.rules, late: scorer.state.late,
        isUp: late && min(max(reading, last), end?.reading ?? showing(1e5)) >= limit,
        goesOn: late && !ahead.isEmpty, end: end)
      let rewound = scorer.sheet.state(after: count, at: reading)
      #expect(rewound.box.lastPlay?.play == made.last)
      #expect([rewound.box.score.home, rewound.box.score.away] == naive.score)
      #expect(rewound.box.counts == naive.counts)
      try #require(rewound.finish == naive.finish)
      #expect(rewound.box.overtime.map { [$0.home, $0.away] } == naive.overtime)
      #expect(rewound.clock == GameClock(naive.finish?.reading ?? min(max(reading, last), limit)))
    }
  }
}
