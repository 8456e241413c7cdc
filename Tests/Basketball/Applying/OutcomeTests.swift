@testable import Basketball
import Testing

@Suite("The outcome of a verb")
struct OutcomeTests {
  @Test("is the game before and after, what was written, and the plays with their scores")
  func recorded() throws {
    var sheet = try threePlays()
    let before = sheet.standing
    let outcome = try sheet.record([PlayRequest(cy, .onePoint)], at: 15, now: 4)
    #expect(outcome.before == before)
    #expect(outcome.after == sheet.standing)
    #expect(outcome.entries == [sheet.tape.entries[4]])
    #expect(outcome.action == .record(plays: [sheet.plays[1]]))
    #expect(outcome.added == [ScoredPlay(sheet.plays[1], score: Sides(home: 3, away: 0))])
    #expect(outcome.removed == [])
    #expect(!outcome.isTurningPoint)
  }

  @Test("is nothing where there was nothing to change")
  func nothing() throws {
    var sheet = try threePlays()
    let before = sheet
    let verbs: [Verb] = [
      .clock(.pause), .note(" "), .fix(1, Correction(move: .twoPoints)),
      .rename(.typed("Ana"), to: "Ana"), .rules(preset: "pickup", RuleChanges()),
    ]
    for verb in verbs {
      let outcome = try sheet.perform(verb)
      #expect(outcome == Outcome(before: before.standing, after: before.standing), "\(verb)")
      #expect(outcome.action == nil)
    }
    #expect(sheet == before)
  }

  @Test("begins before time ran out, where that was written first")
  func expired() throws {
    var sheet = newGame(by: try timed(60))
    try sheet.record(ana, .onePoint, at: 10)
    try sheet.startClock(now: 0)
    let before = sheet.standing
    let outcome = try sheet.perform(.note("over"), now: 99)
    #expect(outcome.before == before)
    #expect(outcome.after == sheet.standing)
    #expect(
      outcome.entries == [
        Entry(at: 99, .clock, clock: GameClock(60)),
        Entry(at: 99, .note("over")),
      ])
    #expect(outcome.isTurningPoint)
    #expect(outcome.after.finish?.ending == .time)
  }

  @Test("is a turning point where the game ends, opens again or goes into overtime")
  func turningPoints() throws {
    var sheet = newGame(by: try timed(60, target: 2, margin: 1))
    #expect(try sheet.record([PlayRequest(ana, .twoPoints)]).isTurningPoint)
    #expect(try sheet.record([PlayRequest(bo, .assist)]).isTurningPoint == false)
    #expect(try sheet.undo(1).isTurningPoint == false)
    #expect(try sheet.undo(1).isTurningPoint)
    #expect(try sheet.setClock(to: 60).isTurningPoint)
    #expect(try sheet.setClock(to: 50).isTurningPoint)
  }
}
