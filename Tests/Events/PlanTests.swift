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
      plan.pools.map { [$0.name] + $0.teams } == [
        ["A", "Reds", "Herons", "Old Town"], ["B", "Blues", "Gulls"],
      ])
    #expect(
      plan.fixtures.map(\.line) == [
        "1 10:00 court 1 Reds - Old Town", "2 10:00 court 2 Blues - Gulls",
        "25 14:00 court 1 A1 - B2 QF", "31 15:00 court 1 L25 - W2 3rd place",
        "40 15:20 2/1 - W25",
      ])
    #expect(plan.fixtures.allSatisfy { $0.day == "2026-07-04" && $0.slot == 20 })
    #expect(plan.withdrawn == ["Herons": .keep] && plan.lots == [["Gulls", "Herons"]])
    #expect(plan.kept == [25: Sides(home: .team("Reds"), away: .team("Gulls"))])
    #expect(plan.text == cup)
  }

  @Test("gives the home games of a team to its hall where a line names no court")
  func halls() throws {
    let plan = try Plan(
      """
      courts 1,"Hall  South" 2
      team Reds: 4 Ana, 23 Bo home "Hall  North"   # by the river
      team Sweet home Alabama
      team Away home ""
      1 10:00 Reds - Sweet home Alabama
      2 10:00 court any Reds - Away home ""
      3 10:00 court "Hall South" Reds - Away home "" of old
      4 10:00 Sweet home Alabama - Reds
      5 10:00 court 2 Reds - Sweet home Alabama
      """)
    #expect(plan.fixtures.map(\.court) == ["Hall North", nil, "Hall South", nil, "2"])
    #expect(plan.fixtures[2].label == "of old")
    #expect(plan.teams.map(\.name) == ["Reds", "Sweet home Alabama", "Away home \"\""])
    #expect(plan.teams[0].roster == "Reds: 4 Ana, 23 Bo")
    #expect(plan.courts == ["1", "Hall South", "2", "Hall North"])
    #expect(
      try plan.renaming(player: "Bo", of: "Reds", to: "Bob").renaming(team: "Reds", to: "Rubies")
        .text.contains("team Rubies: 4 Ana, 23 Bob home \"Hall  North\"   # by the river"))
    // Without quotes a comma is of the name, as it was.
    #expect(try Plan("1 court 1,2 A - B\nteam A\nteam B").fixtures[0].court == "1,2")
  }
}

@Suite("A line that says nothing is named")
struct PlanLineErrorTests {
  @Test(
    "with what is wrong",
    arguments: [
      (
        "titel Cup", 1,
        "'titel' is neither the number of a fixture nor one of event, rules, day, "
          + "courts, team, pool, withdraw, deduct, lot, series, keep, stay, queue, join, leave"
      ),
      ("event Cup\n\nevent Cup", 3, "line 1 has a title already"),
      ("rules street", 1, "there are no rules called 'street'"),
      ("day 2026-02-30", 1, "'2026-02-30' is not a day such as 2026-07-04"),
      ("day 2026-02-03 slot x", 1, "'x' is not a number of minutes"),
      ("day 2026-02-03 slots 20", 1, "'slots' is one word too many"),
      ("pool A", 1, "something is missing; it is written like 'pool A Reds, Blues, Greens'"),
      (
        "pool L Reds", 1,
        "a pool cannot be called 'L': it is a word other than L and W, without digits"
      ),
      ("pool A Reds\npool B Blues, reds", 2, "Reds is in another pool already"),
      ("team Reds\nteam REDS", 2, "line 1 has the team REDS already"),
      ("pool A Reds\npool a Blues", 2, "line 1 has the pool a already"),
      ("queue Reds, Blues\nqueue Reds", 2, "line 1 has a queue already"),
      ("team Reds: Ana, Bo, ana", 1, "the team 'Reds': 'ana' is twice in 'Reds'"),
      ("team W12", 1, "a team cannot be called 'W12', which is a reference"),
      ("pool A Reds, Blues\n1 Reds - Greens", 2, "there is no team and no reference in 'Greens'"),
      (
        "pool A Reds, Blues\n1 Reds Blues", 2,
        "something is missing; it is written like '25 14:00 court 1 A1 - Reds QF'"
      ),
      ("pool A Reds, Blues\n1 Reds - Blues\n1 Reds - Blues", 3, "line 2 has fixture 1 already"),
      ("pool A Reds, Blues\n1 Reds - reds", 2, "Reds cannot play against itself"),
      ("pool A Reds, Blues\n1 Reds - A3", 2, "there is no 'A3' among 2 teams"),
      ("pool A Reds, Blues\n1 Reds - 2/2", 2, "there is no '2/2' among 1 teams"),
      ("pool A Reds, Blues\n1 Reds - W2", 2, "there is no fixture 2"),
      (
        "pool A Reds, Blues\n1 Reds - W2\n2 Blues - W3\n3 L2 - Reds", 3,
        "who plays fixture 2 depends on its own result"
      ),
      (
        "courts 1 2\npool A Reds, Blues\n1 court 3 Reds - Blues", 3,
        "there is no court '3', but 1, 2"
      ),
      (
        "pool A Reds, Blues\n1 court 3 Reds - Blues\ncourts 1 2", 2,
        "there is no court '3', but 1, 2"
      ),
      ("pool A Reds, Blues\nkeep 9 Reds - Blues", 2, "there is no fixture 9"),
      ("keep 1 Reds - W7\npool A Reds, Blues\n1 Reds - Blues", 1, "there is no fixture 7"),
      ("pool A Reds, Blues\n1 Reds - Blues\nkeep 1 A3 - Reds", 3, "there is no 'A3' among 2 teams"),
      ("courts 1 1", 1, "line 1 has court 1 already"),
      (
        "team Reds\nwithdraw Reds", 2,
        "something is missing; it is written like 'withdraw Reds keep'"
      ),
      ("team Reds\nwithdraw Blues keep", 2, "no team of the event is called 'Blues'"),
      ("team Reds\nlot Reds Reds", 2, "'Reds' is one word too many"),
      ("event Cup\u{1B}[2J", 1, "it has control characters"),
    ])
  func damage(_ text: String, _ line: Int, _ what: String) throws {
    let damage = #expect(throws: PlanLineError.self) { try Plan(text) }
    #expect(damage?.text == "line \(line): \(what)")
  }

  @Test("unless it is a comment, or empty")
  func comments() throws {
    let plan = try Plan("# a cup\n\n   # of teams\r\nteam Reds # the best\r\n")
    #expect(plan.teams.map(\.name) == ["Reds"])
  }

  @Test("and the longest name of a team goes before a shorter one")
  func longest() throws {
    let plan = try Plan(
      "pool A Reds, Reds B, B, Red - Green\n1 Reds B - B B\n2 Red - Green - Reds B B final\nlot Reds B B"
    )
    #expect(
      plan.fixtures.map(\.line) == [
        "1 Reds B - B B", "2 Red - Green - Reds B B final",
      ])
    #expect(plan.fixtures[0].label == "B" && plan.fixtures[1].sides.home == .team("Red - Green"))
    #expect(plan.lots == [["Reds B", "B"]])
  }
}
