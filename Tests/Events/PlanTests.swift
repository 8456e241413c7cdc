import Basketball
import Events
import Testing

@Suite("A plan")
struct PlanTests {
  private let cup = """
    event Summer Cup
    rules fiba3x3
    day 2026-07-04 slot 20
    courts 1 2
    team Reds: 4 Ana, 23 Bo, 00 Cy, 7 Lu     # the order of teams is the seeding
    team Blues: 7 Di, 10 Ed, 11 Flo
    pool A Reds, Herons, Old Town
    pool B Blues, Gulls

    1 10:00 court 1 Reds - Old Town
    2 10:00 court 2 blues - Gulls   # in any spelling
    25 14:00 court 1 A1 - B2 QF
      31 15:00 court 1 L25 - W2 3rd place
    40 15:20 court any 2/1 - W25
    withdraw Herons keep
    lot Gulls Herons
    keep 25 Reds - Gulls

    """

  @Test("says what its lines say")
  func whole() throws {
    let plan = try Plan(cup)
    #expect(plan.title == "Summer Cup" && plan.rules == .fiba3x3 && plan.courts == ["1", "2"])
    #expect(
      plan.teams.map { "\($0.seed ?? 0) \($0.name)" } == [
        "1 Reds", "2 Blues", "0 Herons", "0 Old Town", "0 Gulls",
      ])
    #expect(plan.teams[0].roster == "Reds: 4 Ana, 23 Bo, 00 Cy, 7 Lu")
    #expect(
      plan.pools == [
        Pool(name: "A", teams: ["Reds", "Herons", "Old Town"]),
        Pool(name: "B", teams: ["Blues", "Gulls"]),
      ])
    #expect(
      plan.fixtures.map(\.line) == [
        "1 10:00 court 1 Reds - Old Town", "2 10:00 court 2 Blues - Gulls",
        "25 14:00 court 1 A1 - B2 QF", "31 15:00 court 1 L25 - W2 3rd place",
        "40 15:20 court any 2/1 - W25",
      ])
    #expect(plan.fixtures.allSatisfy { $0.day == "2026-07-04" && $0.slot == 20 })
    #expect(plan.withdrawn == ["Herons": .keep] && plan.lots == [["Gulls", "Herons"]])
    #expect(plan.kept == [25: Sides(home: "Reds", away: "Gulls")])
    #expect(plan.text == cup)
  }
}
