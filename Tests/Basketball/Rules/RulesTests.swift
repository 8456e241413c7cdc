@testable import Basketball
import Testing

@Suite("Rules")
struct RulesTests {
  @Test("have presets by name")
  func presets() throws {
    #expect(
      Rules.presets.map(\.name)
        == ["pickup", "capped", "fiba3x3", "fiba5x5", "nba", "ncaa", "ncaaw", "nfhs"])
    for rules in Rules.presets { #expect(try Rules.preset(rules.name) == rules) }
    #expect(throws: GameError.unknownRules("nbl")) { _ = try Rules.preset("nbl") }
    #expect(throws: GameError.unknownRules("")) { _ = try Rules.preset("") }
  }

  @Test("with changed values are custom, and have their name again with the values of a preset")
  func names() throws {
    #expect(try rules { $0.target = 11 }.name == "custom")
    #expect(try rules { _ in } == .pickup)
    #expect(try rules { $0.target = 15 }.name == "pickup")
    let capped = try rules { ($0.cap, $0.timeLimit) = (20, showing(1500)) }
    #expect(capped == .capped)
    var changes = RuleChanges()
    changes.cap = .some(nil)
    changes.timeLimit = .some(nil)
    #expect(try capped.with(changes) == .pickup)
  }

  @Test("with time-outs for the whole game have none by half")
  func timeouts() throws {
    var changes = RuleChanges()
    changes.timeouts = 7
    #expect(try PeriodTally(by: Rules.fiba5x5.with(changes)).timeoutsLeft == 7)
    changes.timeouts = .some(nil)
    #expect(try PeriodTally(by: Rules.fiba5x5.with(changes)).timeoutsLeft == nil)
  }

  @Test("of a game keep the lengths of its periods once the second one has begun")
  func lengths() throws {
    var sheet = newGame(by: .fiba5x5)
    var changes = RuleChanges()
    changes.timeLimit = .some(showing(2880))
    try sheet.perform(.clock(.endPeriod), now: 1)
    try sheet.perform(.clock(.start), now: 2)
    sheet.expectRefused(.lengthsAreFixed) {
      try $0.perform(.rules(preset: nil, changes), now: 3)
    }
  }

  @Test("with a limit and no word on a level score play for the next basket; without, no overtime")
  func overtime() throws {
    #expect(try rules { $0.timeLimit = showing(60) }.overtime == 1)
    #expect(try timed(60, overtime: 3).overtime == 3)
    var changes = RuleChanges()
    changes.timeLimit = .some(nil)
    #expect(try Rules.fiba3x3.with(changes).overtime == nil)
    changes.timeLimit = showing(300)
    #expect(try Rules.fiba3x3.with(changes).overtime == 2)
  }

  @Test("of a game cannot lose the move of a play, until that is corrected")
  func movesOfPlays() throws {
    var sheet = newGame(by: .fiba5x5)
    try sheet.record(Who(.home), .freeThrow)
    try sheet.record(Who(.home), .missedThreePoints)
    var changes = RuleChanges()
    changes.shots = .oneAndTwo
    let verb = Verb.rules(preset: nil, changes)
    sheet.expectRefused(.playOfOtherRules(.missedThreePoints, number: 2)) {
      try $0.perform(verb)
    }
    try sheet.fix(2, Correction(move: .missedTwoPoints))
    try sheet.perform(verb)
    #expect(sheet.standing.rules.shots == .oneAndTwo)
  }

  @Test("without a bonus have no double bonus")
  func bonus() throws {
    var changes = RuleChanges()
    changes.bonus = .some(nil)
    #expect(try Rules.fiba3x3.with(changes).doubleBonus == nil)
    #expect(try rules { $0.bonus = 5 }.doubleBonus == nil)
    #expect(try rules { ($0.bonus, $0.doubleBonus) = (5, 8) }.doubleBonus == 8)
  }

  @Test(
    "of fewer than none, or more than a million, are refused",
    arguments: [-1, 1_000_001, Int.min, Int.max])
  func impossible(_ value: Int) {
    #expect(throws: GameError.self) { try Rules(side: value, target: nil, margin: nil) }
    #expect(throws: GameError.self) { try Rules(side: nil, target: value, margin: nil) }
    #expect(throws: GameError.self) { try Rules(side: nil, target: nil, margin: value) }
  }

  @Test("may want a million points")
  func largest() throws {
    #expect(try Rules(side: .some(1), target: 1_000_000, margin: 1).target == 1_000_000)
  }
}
