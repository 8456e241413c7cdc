import Basketball
import Testing

@testable import Views

@Suite("Rules in words")
struct RulesTextTests {
  func rules(_ preset: Rules, _ change: (inout RuleChanges) -> Void) throws -> Rules {
    var changes = RuleChanges()
    change(&changes)
    return try preset.with(changes)
  }

  @Test("are these sentences for the sets that have a name")
  func presets() {
    #expect(
      Rules.presets.map(\.sentences) == [
        ["3 a side", "to 15 by 2"],
        [
          "3 a side", "to 15 by 2, cap 20, 25:00 limit", "level at the limit: the next basket wins",
        ],
        [
          "3 a side, 4 on a roster", "to 21, 10:00 limit", "the clock counts down",
          "level at the limit: first to 2 more",
          "bonus from team foul 7, double from 10", "1 time-out a team",
        ],
        [
          "5 a side, 12 on a roster", "4 periods of 10:00", "shots for two and three",
          "the clock counts down", "level at the end: overtimes of 05:00", "out with 5 fouls",
          "bonus from team foul 5 of a period",
          "2 time-outs in the first half, 3 in the second, 1 an overtime, at most 2 from Q4 02:00 on",
        ],
        [
          "5 a side, 15 on a roster", "4 periods of 12:00", "shots for two and three",
          "the clock counts down", "level at the end: overtimes of 05:00", "out with 6 fouls",
          "bonus from team foul 5 of a period, 4 in overtime, 2 in the last 02:00",
          "7 time-outs a team, 2 an overtime, at most 4 from Q4 12:00 on, at most 2 from Q4 03:00 on",
        ],
        [
          "5 a side", "2 periods of 20:00", "shots for two and three", "the clock counts down",
          "level at the end: overtimes of 05:00", "out with 5 fouls",
          "bonus from team foul 7 of a half, double from 10",
          "4 time-outs a team, 1 more an overtime, at most 3 from P2 20:00 on",
        ],
        [
          "5 a side", "4 periods of 10:00", "shots for two and three", "the clock counts down",
          "level at the end: overtimes of 05:00", "out with 5 fouls",
          "bonus from team foul 5 of a period", "4 time-outs a team, 1 more an overtime",
        ],
        [
          "5 a side", "4 periods of 08:00", "shots for two and three", "the clock counts down",
          "level at the end: overtimes of 04:00", "out with 5 fouls",
          "bonus from team foul 5 of a period", "5 time-outs a team, 1 more an overtime",
        ],
      ])
  }

  @Test("with values of their own say those")
  func custom() throws {
    let own = try rules(.capped) { changes in
      (changes.side, changes.margin, changes.roster) = (2, 1, 5)
      (changes.timeLimit, changes.bonus) = (ClockReading(milliseconds: 6_030_000), 4)
    }
    #expect(
      own.sentences == [
        "2 a side, 5 on a roster", "to 15, cap 20, 100:30 limit",
        "level at the limit: the next basket wins", "bonus from team foul 4",
      ])
    let endless = try rules(.fiba3x3) { $0.timeLimit = .some(nil) }
    #expect(endless.goal == "to 21")
    #expect(endless.headline == "rules custom: to 21")
  }
}
