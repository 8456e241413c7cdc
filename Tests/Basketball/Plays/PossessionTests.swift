@testable import Basketball
import Fixtures
import Testing

@Suite("Possessions")
struct PossessionTests {
  @Test("are those that a second way of counting finds, in random games", arguments: seeds(15))
  func naive(_ seed: Int) throws {
    var random = SplitMix64(seed: 17 << 40 + seed)
    let rules =
      [Rules.nba, .fiba5x5of2026, .fiba3x3, .pickup].randomElement(using: &random) ?? .nba
    var sheet = newGame(by: rules)
    let moves: [Move] = [
      .twoPoints, .missedTwoPoints, .rebound, .rebound, .turnover, .foul, .technicalFoul,
      .flagrantFoul, .disruptiveFoul, .technicalFoul2, .freeThrow, .missedFreeThrow, .steal,
    ]
    for _ in 0..<80 {
      let period = rules.schedule[sheet.state.box.period]
      if random.oneIn(20) { _ = try? sheet.perform(.clock(.endPeriod)) }
      let shown = sheet.lastMoment.reading.milliseconds
      let end = period.end?.milliseconds ?? .max
      let reading = min(shown + 1000 * Int.random(in: 0...3, using: &random), end)
      let side: Side = random.oneIn(2) ? .home : .away
      let who = Who(side, random.oneIn(2) ? nil : sheet.state.teams[side].players[0].name)
      let move = moves.randomElement(using: &random) ?? .foul
      _ = try? sheet.record(
        [PlayRequest(who, move)], at: ClockReading(milliseconds: reading))
      #expect(Possessions(sheet).all.map(\.facts) == NaivePossessions(sheet).all)
    }
  }
}

extension Possession {
  fileprivate var facts: [Int] {
    [side == .home ? 0 : 1, points, secondChancePoints, isOffTurnover ? 1 : 0]
  }
}
