import Basketball
import Testing

@testable import ViewModels

@Suite("A play that a scorer selects")
struct SelectionTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench()
    scorer = bench.scorer()
    for line in ["1:00 Ana two", "3:00 Dee one", "2:00 Bo rebound"] {
      try #require(scorer.record(line: line))
    }
  }

  @Test("is the last by the clock, then those before and after it; beyond the last there is none")
  func moving() {
    var seen: [Int?] = []
    for places in [-1, -1, -1, -1, 1, 1, 1, -10, 10, -2] {
      scorer.select(by: places)
      seen.append(scorer.selected.value)
    }
    #expect(seen == [2, 3, 1, 1, 3, 2, nil, 1, nil, 3])
  }

  @Test("is none where nothing has been played")
  func none() throws {
    let scorer = try Bench().scorer()
    for places in [-1, 1, -10, 10] {
      scorer.select(by: places)
      #expect(scorer.selected.value == nil)
    }
    scorer.remove()
    #expect(scorer.told == nil)
  }

  @Test("gets another player, move or reading, and is no longer selected once it has both halves")
  func fixing() throws {
    scorer.select(by: -1)
    try scorer.say("Eve")
    #expect(scorer.told == "done: play 2: Dee one → Eve one" && scorer.selected.value == 2)
    try scorer.say("two")
    #expect(scorer.told == "done: play 2: Eve one → Eve two" && scorer.selected.value == nil)
    scorer.select(by: -1)
    #expect(scorer.setTime(to: "0:30"))
    #expect(scorer.told == "done: play 2: 03:00.0 Eve two → 00:30.0 Eve two")
    #expect(
      bench.plays == ["00:30.0 away/Eve two", "01:00.0 home/Ana two", "02:00.0 home/Bo rebound"])
    #expect(scorer.board.time.value == "03:00.0")
    try scorer.say("Cy", "foul")
    #expect(bench.plays.last == "03:00.0 home/Cy foul")
  }

  @Test("is let go of when the half that has been put right is named again: that is a new play")
  func letGoOf() throws {
    scorer.select(by: -1)
    try scorer.say("Eve", "Cy", "foul")
    #expect(scorer.selected.value == nil)
    #expect(bench.plays.suffix(2) == ["03:00.0 away/Eve one", "03:00.0 home/Cy foul"])
    scorer.select(by: -2)
    try scorer.say("two", "rebound", "Dee")
    #expect(bench.plays.suffix(3).first == "03:00.0 away/Eve two")
    #expect(bench.plays.last == "03:00.0 away/Dee rebound")
  }

  @Test("may become the team's own, and is told to be that already where it is")
  func team() throws {
    scorer.select(by: -3)
    try scorer.say("Blues")
    #expect(scorer.told == "done: play 1: Ana two → Blues two")
    scorer.select(by: -3)
    try scorer.say("Blues")
    #expect(scorer.told == "done: play 1 is that already: Blues two")
    #expect(bench.kept.tape.count == 5)
  }

  @Test("is taken out, and given back by an undo")
  func removing() {
    scorer.select(by: -2)
    scorer.remove()
    #expect(scorer.told == "done: removed play 3: Bo rebound" && scorer.selected.value == nil)
    #expect(bench.plays == ["01:00.0 home/Ana two", "03:00.0 away/Dee one"])
    scorer.undo()
    #expect(scorer.told == "done: took back the removal of play 3")
    #expect(bench.plays.count == 3)
  }

  @Test("stays selected when what was typed is refused")
  func refused() {
    scorer.select(by: -1)
    #expect(!scorer.setTime(to: "noon"))
    #expect(scorer.told == #"refused: malformedClock("noon")"#)
    #expect(scorer.selected.value == 2 && !scorer.canTryAgain && bench.kept.tape.count == 4)
  }

  @Test("takes the place of a play that is begun, and of what was said")
  func begun() throws {
    #expect(!scorer.record(line: "Zed two"))
    try scorer.say("Ana")
    scorer.select(by: -1)
    #expect(scorer.begun.value == nil && scorer.told == nil)
    scorer.cancel()
    #expect(scorer.selected.value == nil)
    try scorer.say("Cy", "one")
    #expect(bench.plays.last == "03:00.0 home/Cy one")
  }

  @Test("is let go of when somebody else takes it out, and that is said")
  func gone() throws {
    scorer.select(by: -2)
    try bench.elsewhere { try $0.remove(2, now: $1) }
    scorer.look()
    #expect(scorer.selected.value == 3 && scorer.told == nil)
    try bench.elsewhere { try $0.remove(3, now: $1) }
    scorer.look()
    #expect(scorer.selected.value == nil)
    #expect(scorer.told == "refused: play 3 is no longer in the game")
  }

  @Test("that somebody else has taken out is not put right, and that is said")
  func unseen() throws {
    scorer.select(by: -1)
    try bench.elsewhere { try $0.remove(2, now: $1) }
    try scorer.say("foul")
    #expect(scorer.told == "refused: noSuchPlay(2)")
    scorer.look()
    #expect(scorer.selected.value == nil && bench.plays.count == 2)
  }

  @Test("is where somebody else has put it")
  func moved() throws {
    scorer.select(by: -1)
    try bench.elsewhere { try $0.fix(2, Correction(reading: .zero), now: $1) }
    scorer.look()
    scorer.select(by: 1)
    #expect(scorer.selected.value == 1)
  }
}
