import Testing

@testable import Events

@Suite("A round robin")
struct RoundRobinTests {
  @Test("has each pair once in each leg, at home once each", arguments: 2...40)
  func pairs(teams: Int) {
    let once = RoundRobin.rounds(of: teams, legs: 1).flatMap { $0 }
    #expect(once.count == teams * (teams - 1) / 2)
    #expect(Set(once.map { Set([$0.home, $0.away]) }).count == once.count)
    let twice = RoundRobin.rounds(of: teams, legs: 2).flatMap { $0 }
    #expect(Set(twice.map { [$0.home, $0.away] }).count == teams * (teams - 1))
    #expect(Array(twice.prefix(once.count)) == once)
  }

  @Test("has every team once in a round, or all but one", arguments: 2...40)
  func rounds(teams: Int) {
    for round in RoundRobin.rounds(of: teams, legs: 2) {
      #expect(Set(round.flatMap { [$0.home, $0.away] }).count == teams / 2 * 2)
    }
  }

  /// ⌊(n − 1) ÷ 2⌋ is the most that there can be (Suksompong, 2016).
  @Test("gives every team the longest pause on one court", arguments: 3...40)
  func pause(teams: Int) {
    let games = RoundRobin.rounds(of: teams, legs: 2).flatMap { $0 }
    var last = [Int: Int]()
    for (slot, game) in games.enumerated() {
      for team in [game.home, game.away] {
        if let before = last[team] { #expect(slot - before >= (teams - 1) / 2) }
        last[team] = slot
      }
    }
  }

  @Test("has nobody at home much more often than away", arguments: 2...40)
  func home(teams: Int) {
    let games = RoundRobin.rounds(of: teams, legs: 1).flatMap { $0 }
    for team in 0..<teams {
      let home = games.count { $0.home == team }
      #expect(abs(2 * home - (teams - 1)) <= 1)
    }
  }
}
