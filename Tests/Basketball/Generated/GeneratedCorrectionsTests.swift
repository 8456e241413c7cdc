import Fixtures
@testable import Basketball
import Testing

@Suite("Generated corrections")
struct GeneratedCorrectionsTests {
  @Test("by any rules come to what plain lists come to")
  func games() throws {
    var accepted = [String: Int]()
    for seed in seeds(60) {
      var scorer = try RandomCorrector(seed: 7 << 40 + seed)
      let new = scorer.state
      for _ in 0..<Int.random(in: 6...20, using: &scorer.random) {
        try scorer.act()
        try check(scorer)
        try #require(try scorer.sheet.readFromTape() == scorer.sheet)
      }
      accepted.merge(scorer.accepted, uniquingKeysWith: +)
      try checkHistory(scorer, new: new)
      checkVersions(scorer)
    }
    let verbs = [
      "record", "fix", "remove", "join", "leave", "number", "rename", "rules", "note", "end",
      "undo", "redo",
    ]
    #expect(accepted["turned back", default: 0] > 0)
    for verb in verbs + ["clock", "overtime", "assisted", "assist gone", "assist moved", "result"] {
      #expect(accepted[verb, default: 0] > 0, "\(verb) is never seen")
    }
  }

  /// Compares a game with the state in force.
  func check(_ scorer: RandomCorrector) throws {
    let sheet = scorer.sheet
    let naive = scorer.naive()
    let state = sheet.state
    let box = sheet.box
    try #require(sheet.plays.map(\.plain) == naive.counted)
    #expect(naive.afterFinish == [])
    #expect(sheet.scores == naive.scores)
    #expect(box.count == naive.counted.count)
    #expect(box.lastPlay == sheet.playByPlay.plays.last)
    #expect([box.score.home, box.score.away] == naive.score)
    #expect(box.counts == naive.counts)
    let misses = sheet.playByPlay.plays.compactMap { play in
      play.miss.map { (play.play.number, $0) }
    }
    let naiveMisses = sheet.plays.naiveMisses(late: scorer.state.late)
    #expect(Dictionary(uniqueKeysWithValues: misses) == naiveMisses)
    for who in state.everyWho {
      let blocked = naiveMisses.values.filter { miss in
        sheet.plays.contains { $0.number == miss && $0.who == who }
      }
      let lines = box.lines[who.side]
      let line = state.teams.place(of: who).map { lines.players[$0] } ?? lines.team
      #expect(line[.shotsBlocked] == blocked.count)
    }
    for who in state.everyWho { #expect(box.attempts(of: who) == naive.attempts(of: who)) }
    try #require(box.finish == naive.finish)
    #expect(box.overtime.map { [$0.home, $0.away] } == naive.overtime)
    for side in Side.allCases { #expect(box.needed(by: side) == naive.needed(by: side)) }
    #expect(box.score.leader == Sides(home: naive.score[0], away: naive.score[1]).leader)
    let counted = NaiveState(of: state, like: scorer.state)
    #expect(counted == scorer.state)
    #expect(state.lastNumber == scorer.lastNumber)
    guard let finish = box.finish else { return }
    #expect(state.clock == GameClock(finish.reading))
    // It follows from the score, as 0.1.0 left it to be.
    let ending = state.rules.ending(box.score, inOvertime: box.overtime != nil)
    #expect(finish.ending.isByHand || finish.ending == ending)
  }

  /// Everything undone is the first state; everything redone the state that it was.
  func checkHistory(_ scorer: RandomCorrector, new: NaiveState) throws {
    var sheet = scorer.sheet
    let steps = sheet.tape.steps
    #expect(steps == (done: scorer.past.count, undone: scorer.future.count))
    guard steps.done > 0 else { return }
    try sheet.undo(steps.done, now: wall(scorer.now))
    #expect(NaiveState(of: sheet.state, plays: sheet.plays) == new)
    var oneByOne = sheet
    var (wasOver, latest) = (false, ClockReading.zero)
    for _ in 0..<steps.done {
      try oneByOne.redo(1, now: wall(scorer.now))
      wasOver = wasOver || oneByOne.finish != nil
      latest = max(latest, oneByOne.plays.map(\.reading).max() ?? .zero)
    }
    try sheet.redo(steps.done, now: wall(scorer.now))
    // A game that is over on the way stops its clock there, and a play that is gone later has moved it on.
    if !wasOver, latest <= sheet.clock.reading { #expect(sheet.clock == oneByOne.clock) }
    let state = NaiveState(of: sheet.state, like: scorer.state)
    #expect(state == scorer.state)
    #expect(sheet.plays == scorer.sheet.plays)
    #expect(sheet.box.score == scorer.sheet.box.score)
  }

  /// Every number has its versions, and those that count are those in the game.
  func checkVersions(_ scorer: RandomCorrector) {
    let versions = scorer.sheet.versions
    #expect(Set(versions.map(\.play.number)) == Set((0..<scorer.lastNumber).map { $0 + 1 }))
    let counting = versions.filter { $0.state == .counts }.map(\.play.number)
    #expect(counting == scorer.state.plays.map(\.number).sorted())
  }
}
