import Testing

@testable import Events

@Suite("Match days")
struct MatchDaysTests {
  @Test("have no team at home or away three times in a row", arguments: 2...24, [1, 2])
  func runs(teams: Int, legs: Int) {
    let days = RoundRobin.matchDays(of: teams, legs: legs)
    let games = days.flatMap { $0 }
    #expect(days.count == (teams - (teams.isMultiple(of: 2) ? 1 : 0)) * legs)
    #expect(games.count == legs * teams * (teams - 1) / 2)
    let pairs = Set(games.map { legs == 2 ? [$0.home, $0.away] : [$0.home, $0.away].sorted() })
    #expect(pairs.count == games.count)
    for day in days {
      #expect(Set(day.flatMap { [$0.home, $0.away] }).count == teams / 2 * 2)
    }
    for team in 0..<teams {
      let isHome = games.filter { $0.home == team || $0.away == team }.map { $0.home == team }
      let home = isHome.count { $0 }
      #expect(abs(2 * home - isHome.count) <= 1)
      for place in isHome.indices.dropFirst(2) {
        #expect(Set(isHome[place - 2...place]).count == 2, "\(team) on day \(place)")
      }
    }
  }
}
