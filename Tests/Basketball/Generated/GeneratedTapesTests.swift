import Fixtures
@testable import Basketball
import Testing

@Suite("A tape that somebody else writes")
struct GeneratedTapesTests {
  @Test("is applied entry by entry, each as if the tape ended there")
  func corrections() throws {
    for seed in seeds(10) {
      var scorer = try RandomCorrector(seed: 9 << 40 + seed)
      for _ in 0..<Int.random(in: 6...20, using: &scorer.random) { try scorer.act() }
      try check(scorer.sheet)
    }
  }

  @Test(
    "is applied in a game by any rules, written by the jumps of a wall clock", arguments: seeds(10))
  func jumps(_ seed: Int) throws {
    var game = RandomGame(seed: 10 << 40 + seed)
    try check(game.shortGame(verbs: 30))
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
}
