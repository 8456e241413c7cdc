import Basketball
import Testing

@testable import ViewModels

@Suite("A play that cannot be kept")
struct UnsavedTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench()
    scorer = bench.scorer()
  }

  @Test("is said, waits, and is kept by a second try", arguments: [Bench.Fault.full, .unsynced])
  func again(_ fault: Bench.Fault) throws {
    bench.faults = [fault]
    try scorer.say("Ana", "two")
    #expect(scorer.told == "failed: not saved: \(fault)" && scorer.canTryAgain)
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"] && scorer.begun.value == nil)
    #expect(scorer.passers.value == [])
    scorer.tryAgain()
    #expect(scorer.told == nil && !scorer.canTryAgain && scorer.unsaved.value == [])
    #expect(bench.plays == ["00:00.0 home/Ana two"])
    #expect(scorer.passers.value.map(\.name) == ["Bo", "Cy"])
  }

  @Test("is not shown before it is kept")
  func unseen() throws {
    bench.faults = [.full]
    try scorer.say("Ana", "two")
    #expect(scorer.board.score.value == "0-0" && scorer.board.document.value.plays == 0)
  }

  @Test("is kept with the next one, before it, each at its own time")
  func queued() throws {
    scorer.togglePause()
    bench.faults = [.full, .full]
    bench.now = 1000
    try scorer.say("Ana", "two")
    bench.now = 2000
    try scorer.say("foul", "Dee")
    #expect(scorer.unsaved.value == ["00:01.0 home/Ana two", "00:02.0 away/Dee foul"])
    #expect(bench.plays == [])
    bench.now = 3000
    try scorer.say("Eve", "rebound")
    #expect(
      bench.plays == [
        "00:01.0 home/Ana two", "00:02.0 away/Dee foul", "00:03.0 away/Eve rebound",
      ])
    #expect(bench.kept.box.plays.map(\.play.number) == [1, 2, 3])
    #expect(scorer.told == nil && scorer.unsaved.value == [] && scorer.passers.value == [])
  }

  @Test("stops those behind it, and those before it are kept")
  func stopping() throws {
    bench.faults = [.full, .full, .full]
    try scorer.say("Ana", "two", "Bo", "two", "Cy", "two")
    #expect(scorer.unsaved.value.count == 3)
    bench.faults = []
    bench.isDamaged = true
    scorer.tryAgain()
    #expect(scorer.told == "failed: not saved: damaged" && scorer.unsaved.value.count == 3)
    bench.isDamaged = false
    scorer.tryAgain()
    #expect(bench.kept.box.plays.map(\.play.who.player) == ["Ana", "Bo", "Cy"])
  }

  @Test("that was kept after all is dropped by nobody: an undo takes it back")
  func unsynced() throws {
    bench.faults = [.unsynced]
    try scorer.say("Ana", "two")
    scorer.undo()
    #expect(scorer.told == "done: took back play 1: Ana two")
    #expect(bench.plays == [] && scorer.unsaved.value == [] && !scorer.canTryAgain)
  }

  @Test("is the first that an undo drops, the last of them first, and is never heard of again")
  func dropped() throws {
    try scorer.say("Flo", "one")
    bench.faults = [.full, .full]
    try scorer.say("Ana", "two", "Bo", "rebound")
    scorer.undo()
    #expect(scorer.told == "done: dropped 00:00.0 home/Bo rebound")
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"] && scorer.canTryAgain)
    scorer.undo()
    #expect(scorer.told == "done: dropped 00:00.0 home/Ana two" && !scorer.canTryAgain)
    scorer.tryAgain()
    try scorer.say("Cy", "foul")
    #expect(bench.plays == ["00:00.0 away/Flo one", "00:00.0 home/Cy foul"])
  }

  @Test("waits on when what was begun is dropped, and can still be tried again")
  func cancelled() throws {
    bench.faults = [.full]
    try scorer.say("Ana", "two")
    scorer.cancel()
    #expect(scorer.told == nil && scorer.unsaved.value.count == 1 && scorer.canTryAgain)
    scorer.tryAgain()
    #expect(bench.plays == ["00:00.0 home/Ana two"] && !scorer.canTryAgain)
  }

  @Test("and is refused when it is tried again is named, and those behind it are tried")
  func refusedLater() throws {
    let bench = try Bench(target: 2)
    let scorer = bench.scorer()
    bench.faults = [.full, .full, .full]
    try scorer.say("Ana", "one", "Bo", "foul", "Cy", "one")
    try bench.elsewhere { sheet, now in
      try sheet.record([Call(Who(.away, "Dee"), .twoPoints)], at: .zero, now: now)
    }
    bench.faults = []
    scorer.tryAgain()
    let finished = #"gameFinished(winner: "Blues", score: "2-0")"#
    #expect(
      scorer.told
        == "refused: 00:00.0 home/Ana one: \(finished); 00:00.0 home/Bo foul: \(finished); 00:00.0 home/Cy one: \(finished)"
    )
    #expect(scorer.unsaved.value == [] && !scorer.canTryAgain && bench.plays.count == 1)
  }

  @Test("is not taken for one like it that somebody else recorded", arguments: [false, true])
  func twins(isSeen: Bool) throws {
    try bench.elsewhere { try $0.record([Call(Who(.home, "Ana"), .foul)], now: $1) }
    if isSeen { scorer.look() }
    bench.faults = [.full]
    try scorer.say("Ana", "foul")
    scorer.tryAgain()
    #expect(bench.plays == ["00:00.0 home/Ana foul", "00:00.0 home/Ana foul"])
  }

  @Test("is offered the pass to its own basket, not to the one before")
  func offered() throws {
    try scorer.say("Dee", "two")
    bench.now = 5000
    bench.faults = [.unsynced]
    try scorer.say("Ana", "one")
    scorer.tryAgain()
    #expect(scorer.passers.value.map(\.name) == ["Bo", "Cy"])
    scorer.assist(by: 1)
    #expect(bench.plays.suffix(2) == ["00:00.0 home/Ana one", "00:00.0 home/Bo assist"])
  }
}
