@testable import Basketball
import Testing

@Suite("Rules that no game could be played by")
struct ContradictionTests {
  /// Tries changes of a preset that must be refused for this reason.
  func expectImpossible(
    _ reason: String, _ preset: Rules = .pickup, at place: SourceLocation = #_sourceLocation,
    _ change: (inout RuleChanges) -> Void
  ) {
    var changes = RuleChanges()
    change(&changes)
    #expect(throws: GameError.impossibleRules(reason), sourceLocation: place) {
      _ = try preset.with(changes)
    }
  }

  @Test("are those with numbers that are none", arguments: [0, -1, 1_000_001, .min, .max])
  func numbers(_ value: Int) {
    let range = "it is a whole number from 1 to 1000000"
    expectImpossible("side cannot be \(value): \(range)") { $0.side = value }
    expectImpossible("target cannot be \(value): \(range)") { $0.target = value }
    expectImpossible("overtime cannot be \(value): \(range)", .capped) { $0.overtime = value }
    expectImpossible("cap cannot be \(value)") { $0.cap = value }
    expectImpossible("roster cannot be \(value)") { $0.roster = value }
    expectImpossible("bonus cannot be \(value)") { $0.bonus = value }
    expectImpossible("double bonus cannot be \(value)", .fiba3x3) { $0.doubleBonus = value }
  }

  @Test("are those with a margin below nothing, or of nothing without a limit")
  func margin() throws {
    expectImpossible("margin cannot be -1") { $0.margin = -1 }
    expectImpossible("margin cannot be 1000001") { $0.margin = 1_000_001 }
    expectImpossible("a margin of 0 needs a time limit") { $0.margin = 0 }
    #expect(try timed(60, margin: 0).margin == 0)
    expectImpossible("a margin of 0 needs a time limit", try timed(60, margin: 0)) {
      $0.timeLimit = .some(nil)
    }
  }

  @Test("are those with a cap below the target")
  func cap() throws {
    expectImpossible("a cap of 14 is below the target of 15") { $0.cap = 14 }
    expectImpossible("a cap of 20 is below the target of 21", .capped) { $0.target = 21 }
    #expect(try rules { $0.cap = 15 }.cap == 15)
  }

  @Test("are those with a limit at the start, or an overtime without a limit")
  func time() {
    expectImpossible("a time limit of 00:00.0 is no game") { $0.timeLimit = .zero }
    expectImpossible("an overtime needs a time limit") { $0.overtime = 1 }
  }

  @Test("are those with fewer on the roster than on court")
  func roster() throws {
    expectImpossible("a roster of 2 is less than a side of 3") { $0.roster = 2 }
    expectImpossible("a roster of 4 is less than a side of 5", .fiba3x3) { $0.side = 5 }
    #expect(try rules { $0.roster = 3 }.roster == 3)
  }

  @Test("are those with a double bonus from no more fouls than the bonus")
  func bonus() {
    let reason = "a double bonus needs a bonus from fewer fouls"
    expectImpossible(reason) { ($0.bonus, $0.doubleBonus) = (7, 7) }
    expectImpossible(reason) { $0.doubleBonus = 7 }
    expectImpossible(reason, .fiba3x3) { $0.bonus = 10 }
  }

  @Test("are refused in a tape as well")
  func tape() throws {
    let wrong = Rules(name: "custom", side: 3, target: 15, margin: 0)
    #expect(throws: TapeError.rules) { _ = try newGame(by: wrong).readFromTape() }
    let tape = try newGame().tape.entries + [Entry(at: 1, .rules(wrong))]
    #expect(throws: TapeError.rules) { _ = try Scoresheet(id: "wrong", tape: tape) }
  }
}
