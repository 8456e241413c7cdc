import Basketball
import Testing

@testable import ViewModels

@Suite("A play in two words")
struct CallingTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench()
    scorer = bench.scorer()
  }

  @Test(
    "is recorded in either order, by a player or a team",
    arguments: [
      (["Ana", "two"], "home/Ana two"), (["two", "Ana"], "home/Ana two"),
      (["Flo", "rebound"], "away/Flo rebound"), (["assist", "Dee"], "away/Dee assist"),
      (["Reds", "foul"], "home foul"), (["one", "Blues"], "away one"),
    ])
  func order(words: [String], play: String) throws {
    for word in words { try scorer.say(word) }
    #expect(bench.plays == ["00:00.0 \(play)"])
    #expect(scorer.board.document.value.plays == 1)
    #expect(scorer.begun.value == nil && scorer.told == nil && !scorer.canTryAgain)
  }

  @Test("is only begun with the first of them, and can be dropped")
  func begun() throws {
    let ana = try #require(scorer.home.first)
    var heard: [BegunPlay?] = []
    let token = scorer.begun.bind { heard.append($0) }
    scorer.name(ana)
    #expect(scorer.begun.value == .person(ana))
    scorer.cancel()
    scorer.name(move: "two")
    #expect(scorer.begun.value == .move("two"))
    scorer.cancel()
    #expect(heard.compactMap(\.self) == [.person(ana), .move("two")])
    #expect(scorer.begun.value == nil && bench.plays == [])
    withExtendedLifetime(token) {}
  }

  @Test("is another one when another first word takes the place of the first")
  func replaced() throws {
    try scorer.say("Ana", "Bo", "two", "foul", "rebound", "Dee")
    #expect(bench.plays == ["00:00.0 home/Bo two", "00:00.0 away/Dee rebound"])
  }

  @Test("is kept with one write with those that come at once with it, each a step of its own")
  func gathered() throws {
    scorer.gather()
    try scorer.say("Ana", "two", "foul", "Dee", "Bo", "one")
    #expect(bench.plays == [] && scorer.passers.value == [] && scorer.unsaved.value == [])
    scorer.settle()
    let feed = ["00:00.0 home/Ana two", "00:00.0 away/Dee foul", "00:00.0 home/Bo one"]
    #expect(bench.plays == feed && bench.kept.undoable.count == 3)
    #expect(scorer.passers.value.map(\.name) == ["Ana", "Cy"])
    scorer.settle()
    #expect(bench.plays == feed)
  }

  @Test("is kept before what is done next, a pass too")
  func gatheredBefore() throws {
    scorer.gather()
    try scorer.say("Ana", "two")
    scorer.assist(by: 1)
    try scorer.say("Dee", "foul")
    scorer.undo()
    #expect(bench.plays == ["00:00.0 home/Ana two", "00:00.0 home/Bo assist"])
    try scorer.say("Dee", "one")
    scorer.select(by: -1)
    #expect(scorer.selected.value == 4 && bench.plays.count == 3)
  }

  @Test("is put where the clock was at the first of them")
  func firstWord() throws {
    scorer.togglePause()
    bench.now = 10_250
    try scorer.say("Ana")
    bench.now = 14_000
    try scorer.say("two", "foul")
    bench.now = 20_000
    try scorer.say("one")
    bench.now = 30_001
    try scorer.say("Dee")
    #expect(bench.plays == ["00:10.25 home/Ana two", "00:20.0 away/Dee one"])
  }

  @Test("is put there too when others record and stop the clock in between")
  func others() throws {
    scorer.togglePause()
    bench.now = 10_000
    try scorer.say("Ana")
    bench.now = 12_000
    try bench.elsewhere { try $0.record([Call(Who(.away, "Dee"), .foul)], now: $1) }
    bench.elsewhere { $0.pauseClock(now: $1) }
    bench.now = 15_000
    try scorer.say("one")
    #expect(bench.plays == ["00:10.0 home/Ana one", "00:12.0 away/Dee foul"])
    #expect(bench.kept.box.plays.map(\.play.number) == [2, 1])
    #expect((scorer.board.time.value, scorer.board.score.value) == ("00:12.0", "1-0"))
    #expect(scorer.told == nil)
  }

  @Test("is put where the clock is that somebody else has just started")
  func started() throws {
    try bench.elsewhere { try $0.startClock(now: $1) }
    bench.now = 7000
    try scorer.say("Ana")
    bench.now = 9000
    try scorer.say("one")
    #expect(bench.plays == ["00:07.0 home/Ana one"])
  }

  @Test("stays begun while the clock is started or stopped")
  func whistle() throws {
    scorer.togglePause()
    bench.now = 8000
    try scorer.say("Ana")
    bench.now = 9000
    scorer.togglePause()
    try scorer.say("foul")
    #expect(bench.plays == ["00:08.0 home/Ana foul"])
    #expect(scorer.board.time.value == "00:09.0")
  }
}
