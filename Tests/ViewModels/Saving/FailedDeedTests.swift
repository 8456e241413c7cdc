import Basketball
import Testing

@testable import ViewModels

@Suite("What a scorer does and cannot be kept")
struct FailedDeedTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench()
    scorer = bench.scorer()
    try scorer.say("Ana", "two", "Bo", "two", "Cy", "two")
    scorer.undo()
  }

  /// Something a scorer does, and the plays and the clock after it.
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let plays: Int
    var time = "00:00.0"
    var isPaused = true
    let make: @MainActor @Sendable (LiveScorer) throws -> Void

    nonisolated static let all = [
      Deed(testDescription: "an undo", plays: 1) { $0.undo() },
      Deed(testDescription: "a redo", plays: 3) { $0.redo() },
      Deed(testDescription: "the clock started", plays: 2, isPaused: false) { $0.togglePause() },
      Deed(testDescription: "the clock set", plays: 2, time: "01:00.0") {
        #expect($0.setTime(to: "1:00"))
      },
      Deed(testDescription: "a removal", plays: 1) {
        $0.select(by: -1)
        $0.remove()
      },
    ]
  }

  func expectDone(_ deed: Deed) {
    let board = scorer.board
    #expect(board.document.value.plays == deed.plays && bench.plays.count == deed.plays)
    #expect(board.time.value == deed.time && board.isPaused.value == deed.isPaused)
  }

  @Test("is said, has changed nothing, and is done by a second try", arguments: Deed.all)
  func full(_ deed: Deed) throws {
    let kept = bench.kept
    bench.faults = [.full, .full]
    try deed.make(scorer)
    #expect(scorer.told == "failed: not done: full" && bench.kept == kept)
    scorer.tryAgain()
    #expect(scorer.told == "failed: not done: full" && bench.kept == kept)
    scorer.tryAgain()
    #expect(scorer.notice.value?.kind != .failed && !scorer.canTryAgain)
    expectDone(deed)
  }

  @Test("and was kept after all is not done twice", arguments: Deed.all)
  func unsynced(_ deed: Deed) throws {
    bench.faults = [.unsynced]
    try deed.make(scorer)
    scorer.tryAgain()
    expectDone(deed)
    #expect(!scorer.canTryAgain)
  }

  @Test("is not tried again when something else was done since", arguments: Deed.all)
  func over(_ deed: Deed) throws {
    bench.faults = [.full]
    try deed.make(scorer)
    scorer.cancel()
    try scorer.say("Dee", "foul")
    let kept = bench.kept
    scorer.tryAgain()
    #expect(bench.kept == kept)
  }

  @Test("because plays wait is done after them by a second try", arguments: Deed.all.dropFirst(2))
  func waiting(_ deed: Deed) throws {
    bench.faults = [.full, .full]
    try scorer.say("Eve", "foul")
    try deed.make(scorer)
    #expect(scorer.told == "failed: not saved: full" && scorer.unsaved.value.count == 1)
    scorer.tryAgain()
    #expect(scorer.unsaved.value == [] && bench.plays.count == deed.plays + 1)
    #expect(scorer.board.time.value == deed.time && scorer.board.isPaused.value == deed.isPaused)
  }
}
