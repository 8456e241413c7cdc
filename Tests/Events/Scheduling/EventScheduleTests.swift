import Fixtures
import Testing

@testable import Events

@Suite("The schedule of an event")
struct EventScheduleTests {
  private func format(
    _ teams: Int, _ change: (inout EventFormat) -> Void = { _ in }
  ) -> EventFormat {
    var format = EventFormat(teams: (1...teams).map { "T\($0)" })
    change(&format)
    return format
  }

  @Test(
    "has a game for every place, which its winner and its loser have then",
    arguments: seeds(3).prefix(21))
  func places(seed: Int) throws {
    // 4, 9, 14, 19, 24, 8: few seeds have small and large ones, 21 seeds have all.
    let teams = 4 + seed * 5 % 21
    for (pools, advance) in [(0, 0), (2, 0), (2, 1), (2, 2), (3, 1), (4, 1), (4, 2), (5, 1)]
    where teams >= pools * max(advance, 2) {
      let format = format(teams) {
        ($0.isKnockout, $0.pools, $0.courts) = (pools == 0, max(pools, 1), 2)
        ($0.advance, $0.hasAllPlaces) = (pools == 0 ? nil : advance, true)
      }
      let plan = try NewPlan(name: "Cup", teams: format.teams, day: "2026-07-01")
        .plan(EventSchedule(format), format)
      var event = try PlayedEvent(plan.text)
      for fixture in plan.fixtures {
        let (won, lost) = (21 + fixture.number, (fixture.number * 7) % 20)
        let isHome = (fixture.number * fixture.number / 3).isMultiple(of: 2)
        try event.play(fixture.number, isHome ? won : lost, isHome ? lost : won)
      }
      let standing = event.standing
      #expect(Set(standing.final).count == teams, "\(pools) pools")
      for fixture in standing.fixtures {
        guard let label = fixture.fixture.label, let winner = fixture.winner else { continue }
        let digits = label.prefix { $0.isNumber }
        guard let place = label == "Final" ? 1 : Int(digits), !label.contains("-") else { continue }
        let played = [winner, winner.other].map { fixture.sides[$0].team ?? "" }
        #expect(Array(standing.final[(place - 1)...place]) == played, "\(pools) pools, \(label)")
      }
      #expect(plan.fixtures.last?.label == "Final")
    }
  }

  @Test(
    "is a plan that can be read, each match after what it builds on",
    arguments: Array(5...12) + [15, 18, 24, 40])
  func plan(teams: Int) throws {
    let courts = 1 + teams % 4
    let pools = 1 + teams / 6
    let format = format(teams) {
      ($0.pools, $0.courts, $0.advance, $0.hasThirdPlace) = (pools, courts, 2, true)
    }
    let schedule = try EventSchedule(format)
    let new = NewPlan(name: "Cup", teams: format.teams, day: "2026-07-01")
    let plan = try new.plan(schedule, format)
    #expect(plan.fixtures.map(\.line) == schedule.days.joined().map(\.line))
    let ofPools = schedule.pools.map { $0.teams.count * ($0.teams.count - 1) / 2 }.reduce(0, +)
    #expect(plan.fixtures.count { plan.pool(of: $0) != nil } == ofPools)
    #expect(plan.fixtures.map(\.number) == Array(1...plan.fixtures.count))
    var seen = Set<String>()
    for fixture in plan.fixtures {
      let time = "\(fixture.day ?? "") \(fixture.time?.text ?? "")"
      #expect(seen.insert("\(time) \(fixture.court ?? "")").inserted)
      for source in sources(of: fixture, in: plan) {
        #expect("\(source.day ?? "") \(source.time?.text ?? "")" < time, "\(fixture.line)")
      }
    }
  }

  private func sources(of fixture: Fixture, in plan: Plan) -> [Fixture] {
    [fixture.sides.home, fixture.sides.away].flatMap { entrant -> [Fixture] in
      switch entrant {
      case .team: []
      case .winner(let number), .loser(let number): plan.fixtures.filter { $0.number == number }
      case .place(_, let pool): plan.fixtures.filter { plan.pool(of: $0)?.name == pool }
      case .best: plan.fixtures.filter { plan.pool(of: $0) != nil }
      }
    }
  }
}
