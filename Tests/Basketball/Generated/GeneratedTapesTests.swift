import Fixtures
@testable import Basketball
import Testing

@Suite("A tape that somebody else writes")
struct GeneratedTapesTests {
  @Test("is applied entry by entry, each as if the tape ended there")
  func corrections() throws {
    for seed in seeds(40) {
      var scorer = try RandomCorrector(seed: 9 << 40 + seed)
      for _ in 0..<Int.random(in: 6...20, using: &scorer.random) { try scorer.act() }
      try check(scorer.sheet)
    }
  }

  @Test("is applied when it was written by the jumps of a wall clock")
  func jumps() throws {
    for seed in seeds(40) {
      var scorer = try RandomScorer(seed: 10 << 40 + seed)
      for _ in 0..<20 { try scorer.act() }
      try check(scorer.sheet)
    }
  }

  /// Each entry leaves the game that its part of the tape is, and does what can be seen of it.
  private func check(_ sheet: Scoresheet) throws {
    let entries = sheet.tape.entries
    var reader = try Scoresheet(id: sheet.id, tape: [entries[0]])
    var naive = NaiveOutcome()
    for place in entries.indices.dropFirst() {
      let before = reader
      let outcome = try reader.apply(entries[place])
      let isSame = reader == (try Scoresheet(id: sheet.id, tape: Array(entries[...place])))
      try #require(isSame, "\(entries[place])")
      try #require(outcome.sorted == naive.next(before, reader).sorted, "\(entries[place])")
    }
    let isAll = reader == sheet
    try #require(isAll)
  }

  @Test("is refused where it does not go on")
  func faults() throws {
    var sheet = try newGame(target: 2)
    try sheet.record(ana, .twoPoints, at: 10)
    let open = sheet.tape.entries[0]
    let basket = sheet.tape.entries[1]
    let faults: [(Entry, TapeError)] = [
      (open, .opening(entry: 2)), (basket, .number(1, entry: 2)),
      (played(2, by: Who(.home, "Zed")), .player("Zed", play: 2)),
      (played(2, by: ana), .afterFinish(play: 2)),
      (Entry(at: 2, .undo(steps: 2)), .steps(entry: 2)),
      (
        Entry(at: 2, .clock, clock: GameClock(9)),
        .clock(GameClock(9), expected: GameClock(10))
      ),
    ]
    for (entry, fault) in faults {
      var one = sheet
      #expect(throws: fault) { try one.apply(entry) }
      let tape = sheet.tape.entries + [entry]
      #expect(throws: fault) { try Scoresheet(id: "faults", tape: tape) }
    }
  }

  private func played(_ number: Int, by who: Who) -> Entry {
    let play = Play(
      number: number, reading: 10, who: who, move: .foul, recorded: 2)
    return Entry(at: 2, .record(plays: [play]))
  }
}
