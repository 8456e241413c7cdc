import Basketball
import Testing

@testable import Events

@Suite("Match days")
struct MatchDaysTests {
  private func format(
    _ teams: Int, _ change: (inout EventFormat) -> Void = { _ in }
  ) -> EventFormat {
    var format = EventFormat(teams: (1...teams).map { "T\($0)" })
    format.every = 7
    change(&format)
    return format
  }

  private func plan(_ format: EventFormat) throws -> Plan {
    let teams = format.teams.map { team in
      team + (format.halls[team].map { " home \"\($0)\"" } ?? "")
    }
    return try NewPlan(title: "League", teams: teams, day: "2026-12-10")
      .plan(EventSchedule(format), format)
  }

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

  @Test("are so many days apart, and none is on a day that is skipped")
  func days() throws {
    let format = format(4) {
      $0.isTwice = true
      $0.skipped = ["2026-12-24", "2026-12-31", "2026-12-25"]
    }
    let plan = try plan(format)
    let days = plan.fixtures.compactMap(\.day).map(\.text)
    #expect(
      Set(days).sorted() == [
        "2026-12-10", "2026-12-17", "2027-01-07", "2027-01-14", "2027-01-21", "2027-01-28",
      ])
    #expect(plan.fixtures.map(\.number) == Array(1...12))
    #expect(plan.fixtures.prefix(2).map { $0.time?.text } == ["10:00", "10:20"])
    #expect(try EventSchedule(format).certificate.slots == 6)
    #expect(try EventSchedule(format).certificate.isShortest)
  }

  @Test("have as many courts as their times ask for")
  func times() throws {
    let times = ["18:00", "20:00"].compactMap { StartTime($0) }
    let plan = try plan(format(10) { $0.times = times })
    #expect(plan.courts == ["1", "2", "3"])
    #expect(
      plan.fixtures.prefix(5).map { "\($0.time?.text ?? "") \($0.court ?? "")" }
        == ["18:00 1", "18:00 2", "18:00 3", "20:00 1", "20:00 2"])
    let crowded = format(10) { ($0.times, $0.courts) = (times, 2) }
    #expect(throws: Problem.crowded(in: nil)) { try EventSchedule(crowded) }
  }

  @Test("have the home games of a team in its hall, one after the other")
  func halls() throws {
    let halls = ["T1": "Hall North", "T2": "Hall North", "T3": "Dome", "T4": "Hall North"]
    let plan = try plan(format(4) { ($0.halls, $0.isTwice) = (halls, true) })
    #expect(plan.courts.isEmpty)
    for fixture in plan.fixtures {
      #expect(fixture.court == halls[fixture.sides.home.text])
    }
    #expect(EventStanding(plan, games: []).clashes.isEmpty)
    let one = format(4) { ($0.halls, $0.times) = (halls, [.usual]) }
    #expect(throws: Problem.crowded(in: "Hall North")) { try EventSchedule(one) }
    let mixed = try self.plan(format(4) { $0.halls = ["T1": "Dome"] })
    #expect(mixed.courts == ["1", "Dome"])
  }

  @Test("go on with a knockout, a round on each, and end with the last games together")
  func knockout() throws {
    let schedule = try EventSchedule(format(8) { ($0.pools, $0.hasThirdPlace) = (2, true) })
    #expect(schedule.days.map(\.count) == [4, 4, 4, 2, 2])
    #expect(
      schedule.days.suffix(2).joined().map(\.line) == [
        "13 10:00 court 1 A1 - B2 SF", "14 10:20 court 1 B1 - A2 SF",
        "15 10:00 court 1 L13 - L14 3rd", "16 10:20 court 1 W13 - W14 Final",
      ])
    let five = try EventSchedule(format(5) { $0.isKnockout = true })
    #expect(five.days.map { $0.compactMap(\.label) } == [["QF"], ["SF", "SF"], ["Final"]])
  }
}
