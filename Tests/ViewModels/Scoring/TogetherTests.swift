import Fixtures
import Basketball
import Storage
import Testing

@testable import ViewModels

@Suite("Several scorers at one game")
struct TogetherTests {
  @Test("and a script record what each of them calls, and see the same in the end")
  func agreement() throws {
    var random = SplitMix64(seed: 4)
    let desk = try Desk()
    let scorers = [try desk.scorer(), try desk.scorer()]
    var called: [String] = []
    scorers[0].togglePause()
    for _ in 0..<120 {
      desk.now += Int.random(in: 0...900, using: &random)
      let reading = ClockReading(milliseconds: desk.now).exactText
      guard let move = ["one", "rebound", "foul"].randomElement(using: &random) else { continue }
      let place = Int.random(in: 0...2, using: &random)
      if place < scorers.count {
        let people = scorers[place].home + scorers[place].away
        guard let person = people.randomElement(using: &random) else { continue }
        try scorers[place].say(person.name, move)
        if scorers[place].board.isFinished.value { break }
        called.append("\(reading) \(person.word) \(move)")
      } else {
        try desk.board().record([SpokenCall(who: "home", move: "foul")], at: nil)
        called.append("\(reading) home foul")
      }
    }
    for scorer in scorers { scorer.look() }
    let kept = try desk.kept
    let numbered = kept.box.plays.sorted { $0.play.number < $1.play.number }
    #expect(numbered.prefix(called.count).map { PlayDocument($0).feedLine } == called)
    for scorer in scorers {
      #expect(scorer.told == nil && scorer.unsaved.value == [])
      #expect(scorer.board.document.value == GameDocument(kept, now: desk.time))
    }
  }

  @Test("see each other's plays, undo and clock at the next look")
  func seen() throws {
    let desk = try Desk()
    let (one, other) = (try desk.scorer(), try desk.scorer())
    one.togglePause()
    desk.now = 2000
    try other.say("Ana", "two")
    #expect(other.board.time.value == "00:02.0" && !other.board.isPaused.value)
    one.look()
    #expect(one.board.score.value == "2-0" && one.board.undoable.value == "play 1: Ana two")
    one.undo()
    try other.say("Dee", "one")
    #expect(other.board.score.value == "0-1")
    #expect(try desk.plays == ["00:02.0 away/Dee one"])
  }

  @Test("may pick the same play: what the first makes of it the second puts right")
  func samePlay() throws {
    let desk = try Desk()
    let (one, other) = (try desk.scorer(), try desk.scorer())
    try one.say("Ana", "two")
    other.look()
    for scorer in [one, other] { scorer.select(by: -1) }
    try one.say("Bo")
    try other.say("foul")
    #expect(other.told == "done: play 1: Bo two → Bo foul")
    #expect(try desk.plays == ["00:00.0 home/Bo foul"])
  }

  @Test("who both end the game: the later is told so, and nothing of it stays")
  func finish() throws {
    let bench = try Bench(target: 2)
    let (one, other) = (bench.scorer(), bench.scorer())
    try one.say("Ana", "two")
    try other.say("Dee", "two")
    #expect(other.told == #"refused: gameFinished(winner: "Reds", score: "2-0")"#)
    #expect(bench.plays == ["00:00.0 home/Ana two"])
    #expect(other.unsaved.value == [] && other.passers.value == [] && !other.canTryAgain)
  }
}

@Suite("A scorer who gets up")
struct LeavingTests {
  @Test("leaves nobody who listens to the game, and nothing behind")
  func released() throws {
    let desk = try Desk()
    var scorer: (any ScorerViewModel)? = try desk.scorer()
    weak let gone = scorer
    let board = try #require(scorer?.board)
    #expect(board.document.listenerCount == 1)
    try scorer?.say("Ana", "two", "Bo")
    scorer?.select(by: -1)
    scorer = nil
    #expect(gone == nil)
    #expect(board.document.listenerCount == 0)
  }

  @Test("is let go of also with plays that wait and something to try again")
  func waiting() throws {
    let bench = try Bench()
    var scorer: LiveScorer? = bench.scorer()
    weak let gone = scorer
    bench.faults = [.full, .full, .full]
    try scorer?.say("Ana", "two")
    scorer?.togglePause()
    #expect(scorer?.canTryAgain == true)
    scorer = nil
    #expect(gone == nil)
  }

  @Test("takes the board along, if nobody else has it")
  func board() throws {
    let bench = try Bench()
    var scorer: LiveScorer? = bench.scorer()
    weak let board = scorer?.board
    scorer?.look()
    scorer = nil
    #expect(board == nil)
  }
}
