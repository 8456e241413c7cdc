import Basketball
import Testing

@testable import ViewModels

@Suite("The pass before a basket")
struct PassTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench(target: 4)
    scorer = bench.scorer()
  }

  var asked: [String] { scorer.passers.value.map(\.name) }

  @Test("is asked for after a player's basket: it may be by any other of the side")
  func asking() throws {
    try scorer.say("Bo", "two")
    #expect(asked == ["Ana", "Cy"])
    try scorer.say("one", "Flo")
    #expect(asked == ["Dee", "Eve"])
  }

  @Test("is not asked for after a team's own basket, or what is none")
  func notAsking() throws {
    for move in ["rebound", "foul", "assist"] {
      try scorer.say("Ana", move)
      #expect(asked == [])
    }
    try scorer.say("Reds", "two")
    #expect(asked == [])
  }

  @Test("is put where the basket is, however late it is named")
  func reading() throws {
    scorer.togglePause()
    bench.now = 5125
    try scorer.say("Ana")
    bench.now = 6000
    try scorer.say("one")
    bench.now = 9000
    // Nobody makes the pass to his own basket, nor is there a fourth player.
    for place in [0, 3, -1] { scorer.assist(by: place) }
    scorer.assist(by: 2)
    #expect(bench.plays == ["00:05.125 home/Ana one", "00:05.125 home/Cy assist"])
    #expect(asked == [])
    scorer.assist(by: 1)
    #expect(bench.plays.count == 2)
  }

  @Test("is asked for still when the clock is started or paused")
  func clock() throws {
    try scorer.say("Ana", "one")
    scorer.togglePause()
    scorer.togglePause()
    #expect(asked == ["Bo", "Cy"])
    scorer.assist(by: 1)
    #expect(bench.plays == ["00:00.0 home/Ana one", "00:00.0 home/Bo assist"])
  }

  /// Something a scorer does.
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (LiveScorer) throws -> Void

    nonisolated static let all = [
      Deed("a play that is begun by its name") { try $0.say("Dee") },
      Deed("a play that is begun by its move") { try $0.say("foul") },
      Deed("an undo") { $0.undo() },
      Deed("a redo") { $0.redo() },
      Deed("a play that is selected") { $0.select(by: -1) },
      Deed("the clock that is set") { #expect($0.setTime(to: "1:00")) },
      Deed("a play that is typed") { #expect($0.record(line: "Dee foul")) },
      Deed("what was begun being dropped") { $0.cancel() },
    ]

    nonisolated init(
      _ name: String, _ make: @escaping @MainActor @Sendable (LiveScorer) throws -> Void
    ) {
      (testDescription, self.make) = (name, make)
    }
  }

  @Test("is no longer asked for after", arguments: Deed.all)
  func over(_ deed: Deed) throws {
    try scorer.say("Ana", "one")
    try #require(asked == ["Bo", "Cy"])
    try deed.make(scorer)
    let plays = bench.plays
    #expect(asked == [])
    scorer.assist(by: 1)
    #expect(bench.plays == plays)
  }

  @Test("is asked for after a basket that was typed, too")
  func typed() throws {
    #expect(scorer.record(line: "2:00 dee two"))
    #expect(asked == ["Eve", "Flo"])
    scorer.assist(by: 1)
    #expect(bench.plays == ["02:00.0 away/Dee two", "02:00.0 away/Eve assist"])
  }

  @Test("is asked for after the winning basket, and is the last play there is")
  func winning() throws {
    scorer.togglePause()
    try scorer.say("Ana", "two")
    bench.now = 3000
    try scorer.say("Bo", "two")
    #expect(scorer.board.isFinished.value && asked == ["Ana", "Cy"])
    bench.now = 9000
    scorer.assist(by: 2)
    #expect(bench.plays.last == "00:03.0 home/Cy assist")
    try scorer.say("Dee", "foul")
    #expect(scorer.told == #"refused: gameFinished(winner: "Reds", score: "4-0")"#)
    #expect(bench.plays.count == 3 && scorer.unsaved.value == [])
  }

  @Test("is no longer asked for when somebody else takes the basket out")
  func gone() throws {
    try scorer.say("Ana", "one")
    try bench.elsewhere { try $0.record([Call(Who(.away, "Dee"), .foul)], now: $1) }
    scorer.look()
    #expect(asked == ["Bo", "Cy"])
    try bench.elsewhere { try $0.remove(1, now: $1) }
    scorer.look()
    #expect(asked == [])
  }
}
