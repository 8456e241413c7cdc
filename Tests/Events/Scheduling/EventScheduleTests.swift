@testable import Basketball
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

  private func lines(_ schedule: EventSchedule) -> [String] { schedule.days.joined().map(\.line) }

  @Test("has 17 slots for sixteen teams in four pools on two courts, up to the final")
  func sixteen() throws {
    let schedule = try EventSchedule(
      format(16) { ($0.pools, $0.courts, $0.hasThirdPlace) = (4, 2, true) })
    #expect(schedule.pools.map(\.name) == ["A", "B", "C", "D"])
    #expect(schedule.pools[0].teams == ["T1", "T8", "T9", "T16"])
    #expect(schedule.certificate.slots == 12 && schedule.certificate.isShortest)
    #expect(schedule.certificate.pause == 4)
    #expect(schedule.days.count == 1)
    #expect(
      lines(schedule).enumerated().filter { $0.offset < 4 || $0.offset > 21 }.map(\.element) == [
        "1 10:00 court 1 T1 - T16", "2 10:00 court 2 T8 - T9", "3 10:20 court 1 T2 - T15",
        "4 10:20 court 2 T7 - T10", "23 13:40 court 1 T12 - T13", "24 13:40 court 2 T4 - T5",
        "25 14:00 court 1 A1 - C2 QF", "26 14:00 court 2 C1 - A2 QF",
        "27 14:20 court 1 B1 - D2 QF", "28 14:20 court 2 D1 - B2 QF",
        "29 14:40 court 1 W25 - W28 SF", "30 14:40 court 2 W27 - W26 SF",
        "31 15:00 court 1 L29 - L30 3rd", "32 15:20 court 1 W29 - W30 Final",
      ])
  }

  @Test("is a straight knockout")
  func knockout() throws {
    let schedule = try EventSchedule(format(6) { ($0.isKnockout, $0.courts) = (true, 2) })
    #expect(schedule.pools.isEmpty)
    #expect(
      lines(schedule) == [
        "1 10:00 court 1 T4 - T5 QF", "2 10:00 court 2 T3 - T6 QF", "3 10:20 court 1 T1 - W1 SF",
        "4 10:20 court 2 T2 - W2 SF", "5 10:40 court 1 W3 - W4 Final",
      ])
    #expect(schedule.certificate.slots == 1 && schedule.certificate.isShortest)
    #expect(schedule.certificate.pause == nil)
  }

  @Test("gives the teams of a knockout a slot of rest where that takes no longer")
  func rest() throws {
    let schedule = try EventSchedule(format(4) { ($0.isKnockout, $0.hasThirdPlace) = (true, true) })
    #expect(
      lines(schedule) == [
        "1 10:00 court 1 T1 - T4 SF", "2 10:20 court 1 T2 - T3 SF", "3 10:40 court 1 L1 - L2 3rd",
        "4 11:00 court 1 W1 - W2 Final",
      ])
    // The first semi-final could be at 10:20, but no match is earlier for it.
    let thirds = try EventSchedule(
      format(8) { ($0.isKnockout, $0.hasThirdPlace, $0.courts) = (true, true, 3) })
    #expect(
      lines(thirds).suffix(4) == [
        "5 10:40 court 1 W1 - W2 SF", "6 10:40 court 2 W3 - W4 SF", "7 11:00 court 1 L5 - L6 3rd",
        "8 11:20 court 1 W5 - W6 Final",
      ])
  }

  @Test("has a game for every place, which its winner and its loser have then", arguments: 4...24)
  func places(teams: Int) throws {
    for (pools, advance) in [(0, 0), (2, 0), (2, 1), (2, 2), (3, 1), (4, 1), (4, 2), (5, 1)]
    where teams >= pools * max(advance, 2) {
      let format = format(teams) {
        ($0.isKnockout, $0.pools, $0.courts) = (pools == 0, max(pools, 1), 2)
        ($0.advance, $0.hasAllPlaces) = (pools == 0 ? nil : advance, true)
      }
      let plan = try NewPlan(title: "Cup", teams: format.teams, day: "2026-07-01")
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

  @Test("goes on the next day where a day ends")
  func days() throws {
    let late = try #require(StartTime("23:10"))
    let schedule = try EventSchedule(format(4) { $0.start = late })
    #expect(
      schedule.days.map { $0.map(\.line) } == [
        ["1 23:10 court 1 T1 - T4", "2 23:30 court 1 T2 - T3", "3 23:50 court 1 T4 - T2"],
        ["4 23:10 court 1 T3 - T1", "5 23:30 court 1 T3 - T4", "6 23:50 court 1 T1 - T2"],
      ])
  }

  @Test("says when there can be no such event")
  func faults() {
    let tooFew = format(5) { $0.pools = 3 }
    #expect(throws: Problem.tooFewTeams(5, needed: 6)) { try EventSchedule(tooFew) }
    let tooMany = format(11) { ($0.pools, $0.advance) = (3, 4) }
    #expect(throws: Problem.cannotAdvance(4, ofPool: 3)) { try EventSchedule(tooMany) }
    let manyTeams = format(143)
    #expect(throws: Problem.tooManyGames(10_153)) { try EventSchedule(manyTeams) }
    let longKnockout = format(10_001) { $0.isKnockout = true }
    #expect(throws: Problem.tooManyGames(10_000)) { try EventSchedule(longKnockout) }
  }

  @Test("takes no number that a plan cannot write", arguments: [0, 10_000, 1 << 62, .max])
  func numbers(_ number: Int) {
    for format in [
      format(4) { $0.pools = number }, format(4) { $0.courts = number },
      format(4) { $0.slot = number },
    ] {
      #expect(throws: Problem.outOfRange) { try EventSchedule(format) }
    }
  }

  @Test("is not on a day after the last one")
  func lastDay() throws {
    let late = format(4) { $0.slot = 9999 }
    let new = NewPlan(title: "Cup", teams: late.teams, day: "9999-12-31")
    #expect(
      throws: PlanLineError(
        line: 12, fault: "'9999-12-31+1' is not a day such as 2026-07-04")
    ) { try new.plan(EventSchedule(late), late) }
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
    let new = NewPlan(title: "Cup", teams: format.teams, day: "2026-07-01")
    let plan = try new.plan(schedule, format)
    #expect(plan.fixtures.map(\.line) == lines(schedule))
    let ofPools = schedule.pools.map { $0.teams.count * ($0.teams.count - 1) / 2 }.reduce(0, +)
    #expect(plan.fixtures.count { plan.pool(of: $0) != nil } == ofPools)
    #expect(plan.fixtures.map(\.number) == Array(1...plan.fixtures.count))
    var seen: Set<String> = []
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
