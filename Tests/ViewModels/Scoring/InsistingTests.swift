import Basketball
import Testing

@testable import ViewModels

@Suite("A correction that leaves plays behind the finish")
struct InsistingTests {
  let bench: Bench
  let scorer: LiveScorer

  /// A game to 4 by two: Ana two, Dee one, Bo one, Cy foul.
  init() throws {
    bench = try Bench(target: 4)
    scorer = bench.scorer()
    try scorer.say("Ana", "two", "Dee", "one", "Bo", "one", "Cy", "foul")
  }

  /// Gives play 2 to the side of the others: play 3 would win the game before play 4.
  func win() throws {
    scorer.select(by: -3)
    try scorer.say("Bo")
  }

  @Test("is refused, and done once the scorer insists")
  func insisting() throws {
    let kept = bench.kept
    try win()
    #expect(scorer.notice.value?.kind == .asking && scorer.canTryAgain)
    #expect(scorer.selected.value == 2 && bench.kept == kept)
    scorer.tryAgain()
    #expect(scorer.told == "done: play 2: Dee one → Bo one, took out play 4: Cy foul")
    #expect(
      bench.plays == ["00:00.0 home/Ana two", "00:00.0 home/Bo one", "00:00.0 home/Bo one"])
    #expect(scorer.board.isFinished.value && scorer.selected.value == 2 && !scorer.canTryAgain)
    scorer.undo()
    #expect(bench.kept.box == kept.box)
  }

  /// Something a scorer does.
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (LiveScorer) throws -> Void

    nonisolated static let all = [
      Deed(testDescription: "Escape") { $0.cancel() },
      Deed(testDescription: "another play") { $0.select(by: 1) },
      Deed(testDescription: "the clock") { $0.togglePause() },
      Deed(testDescription: "another fix of the play") { try $0.say("foul") },
      Deed(testDescription: "a slip of the hand") { #expect(!$0.setTime(to: "noon")) },
      Deed(testDescription: "a play that is typed") { #expect($0.record(line: "Dee foul")) },
      Deed(testDescription: "an undo") { $0.undo() },
    ]
  }

  @Test("is not done by a second try after", arguments: Deed.all)
  func over(_ deed: Deed) throws {
    try win()
    try deed.make(scorer)
    let kept = bench.kept
    #expect(!scorer.canTryAgain)
    scorer.tryAgain()
    #expect(bench.kept == kept)
  }

  @Test("is asked about whatever it puts right")
  func others() throws {
    #expect(scorer.record(line: "1:00 Dee two"))
    #expect(scorer.record(line: "1:00 Ana one") && scorer.record(line: "1:00 Flo foul"))
    let asking = "asking: playsBehindFinish"
    let kept = bench.kept
    // Ana's last point made it 4-3, and without either of the away side's baskets it would win.
    for place in [-3, -6] {
      scorer.cancel()
      scorer.select(by: place)
      scorer.remove()
      #expect(scorer.told?.hasPrefix(asking) == true)
      try scorer.say("rebound")
      #expect(scorer.told?.hasPrefix(asking) == true)
    }
    #expect(bench.kept == kept)
    scorer.tryAgain()
    #expect(scorer.told == "done: play 2: Dee one → Dee rebound, took out play 7: Flo foul")
    #expect(scorer.board.score.value == "4-2" && scorer.board.isFinished.value)
  }
}
