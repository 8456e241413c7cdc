@testable import Basketball
import Testing

@testable import Events

@Suite("A change of a plan")
struct PlanChangeTests {
  private let text = """
    # The cup of the harbour
    event Summer Cup
    day 2026-07-04   slot 20
    courts 1 2
    team Reds:  4 Ana,  23 Bo, Cy   # seeded
    team Old Town
    pool A Reds ,Old Town, Gulls
      1   10:00  court 1   Reds - Old Town   # opens
    2 Old Town - Gulls  Reds' choice
    3 23:50 court any Gulls - Reds
    """

  private func changed(_ change: (Plan) throws -> Plan) throws -> [String] {
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = try change(Plan(text)).text.split(separator: "\n", omittingEmptySubsequences: false)
    return new.filter { !old.contains($0) }.map(String.init)
  }

  @Test("leaves every other word, space and comment")
  func lines() throws {
    #expect(
      try changed { try $0.moving(1, court: "2", time: StartTime("11:05")) }
        == ["  1   11:05  court 2   Reds - Old Town   # opens"])
    #expect(
      try changed { try $0.moving(2, court: "2", time: StartTime("11:05")) }
        == ["2 11:05 court 2 Old Town - Gulls  Reds' choice"])
    #expect(
      try changed { try $0.moving(3, court: "1", time: nil) }
        == ["3 23:50 court 1 Gulls - Reds"])
    #expect(
      try changed { try $0.delaying([1, 2], by: 15) }
        == ["  1   10:15  court 1   Reds - Old Town   # opens"])
    #expect(try changed { try $0.withdrawing("gulls", .keep) } == ["withdraw Gulls keep", ""])
    #expect(
      try changed { try $0.keeping(1, Sides(home: .team("Gulls"), away: .team("Reds"))) }
        == ["keep 1 Gulls - Reds", ""])
  }

  @Test("writes the name of a court that has blanks in quotes")
  func hall() throws {
    let moved = try Plan(text.replacing("courts 1 2", with: "courts 1, \"Hall North\" 2"))
      .moving(1, court: "Hall North", time: nil)
    #expect(moved.text.contains("10:00  court \"Hall North\"   Reds - Old Town   # opens"))
    #expect(moved.fixtures[0].court == "Hall North")
    #expect(moved.courts == ["1", "Hall North", "2"])
    #expect(try moved.moving(1, court: "2", time: nil).fixtures[0].court == "2")
  }

  @Test("moves a fixture below the others of its new day, or below a new line of that day")
  func day() throws {
    func moved(_ text: String, _ number: Int, _ day: String) throws -> [Substring] {
      try Plan(text).moving(number, court: nil, time: nil, day: Day(day)).text
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    let text = """
      day 2026-07-04 slot 30
      1 10:00 Reds - Blues # opens

      day 2026-07-06 slot 30
      2 Blues - Reds
      team Reds
      team Blues

      """
    #expect(
      try moved(text, 1, "2026-07-06") == [
        "day 2026-07-04 slot 30", "", "day 2026-07-06 slot 30", "2 Blues - Reds",
        "1 10:00 Reds - Blues # opens", "team Reds", "team Blues", "",
      ])
    #expect(
      try moved(text, 2, "2026-07-05") == [
        "day 2026-07-04 slot 30", "1 10:00 Reds - Blues # opens", "", "day 2026-07-05 slot 30",
        "2 Blues - Reds", "", "day 2026-07-06 slot 30", "team Reds", "team Blues", "",
      ])
    #expect(
      try moved(text, 1, "2026-07-09").suffix(4) == [
        "", "day 2026-07-09 slot 30", "1 10:00 Reds - Blues # opens", "",
      ])
    #expect(
      try moved(text, 1, "2026-07-04")
        == text.split(separator: "\n", omittingEmptySubsequences: false))
    // A day that takes its slot from the day before it keeps that.
    let open = text.replacing("07-06 slot 30", with: "07-06")
    #expect(
      try Plan(open).moving(1, court: nil, time: nil, day: Day("2026-07-05")).fixtures.map(\.slot)
        == [
          30, 30,
        ])
    let returns = try Plan("team Reds\r\nteam Blues\r\n1 Reds - Blues\r\n")
      .moving(1, court: nil, time: StartTime("10:00"), day: Day("2026-07-05")).text
    #expect(
      returns == "team Reds\r\nteam Blues\r\n\r\nday 2026-07-05 slot 20\r\n1 10:00 Reds - Blues\r\n"
    )
  }

  @Test("says what it says in place of what was said of the same")
  func again() throws {
    var plan = try Plan(
      text + "\nwithdraw Gulls keep # hurt\nlot Reds Gulls\nkeep 1 Gulls - Reds\n")
    plan = try plan.withdrawing("Gulls", .void).drawing(["Gulls", "Reds"])
      .keeping(1, Sides(home: .team("Old Town"), away: .team("Reds")))
    #expect(
      plan.text == text
        + "\nwithdraw Gulls void # hurt\nlot Gulls Reds\nkeep 1 Old Town - Reds\n")
    #expect(try plan.drawing(["Old Town", "Gulls"]).text == plan.text + "lot Old Town Gulls\n")
  }

  @Test("keeps the line breaks of another system")
  func carriageReturns() throws {
    let plan = try Plan("pool A Reds, Blues\r\n1 10:00 Reds - Blues QF\r\n")
    #expect(plan.fixtures[0].label == "QF")
    #expect(
      try plan.moving(1, court: "2", time: StartTime("11:00")).withdrawing("Reds", .keep).text
        == "pool A Reds, Blues\r\n1 11:00 court 2 Reds - Blues QF\r\nwithdraw Reds keep\r\n")
  }

  @Test("is refused where there is no such fixture, team or court, or past midnight")
  func refused() throws {
    let plan = try Plan(text)
    #expect(throws: Problem.noSuchFixture(9)) { try plan.moving(9, court: nil, time: nil) }
    #expect(throws: Problem.noSuchCourt("3", known: ["1", "2"])) {
      try plan.moving(1, court: "3", time: nil)
    }
    #expect(throws: Problem.beyondMidnight(3)) { try plan.delaying([1, 3], by: 10) }
    #expect(throws: Problem.noSuchTeam("Blues", known: ["Gulls", "Old Town", "Reds"])) {
      try plan.withdrawing("Blues", .keep)
    }
    #expect(throws: Problem.sameTeam("Reds")) { try plan.drawing(["Reds", "REDS"]) }
  }

  @Test("of a name is one wherever it is, and not in a label or a comment")
  func renaming() throws {
    #expect(
      try changed { try $0.renaming(team: "reds", to: "Red Sox") } == [
        "team Red Sox:  4 Ana,  23 Bo, Cy   # seeded", "pool A Red Sox ,Old Town, Gulls",
        "  1   10:00  court 1   Red Sox - Old Town   # opens", "3 23:50 court any Gulls - Red Sox",
      ])
    #expect(
      try changed { try $0.renaming(team: "OldTown", to: "New Town") } == [
        "team New Town", "pool A Reds ,New Town, Gulls",
        "  1   10:00  court 1   Reds - New Town   # opens", "2 New Town - Gulls  Reds' choice",
      ])
    #expect(
      try changed { try $0.renaming(player: "bo", of: "REDS", to: "Bob") }
        == ["team Reds:  4 Ana,  23 Bob, Cy   # seeded"])
    #expect(try changed { try $0.renaming(player: "bo", of: "Gulls", to: "Bob") } == [])
    let twice = "Reds is in another pool already"
    #expect(throws: Problem("badEvent", .refused, twice)) {
      try Plan(text).renaming(team: "Gulls", to: "Reds")
    }
    #expect(throws: Problem.hasComment("Sea #1")) {
      try Plan(text).renaming(team: "Gulls", to: "Sea #1")
    }
    #expect(throws: Problem.hasComment("Bo #2")) {
      try Plan(text).renaming(player: "Bo", of: "Reds", to: "Bo #2")
    }
  }

  @Test("of a player's name finds it beside a number, a tab and a star, and leaves one player one")
  func players() throws {
    let plan = try Plan("team Reds: 4 Ana*, 5\tBo *,Cy*\n")
    #expect(
      try plan.renaming(player: "ana", of: "REDS", to: "Anna").text
        == "team Reds: 4 Anna*, 5\tBo *,Cy*\n")
    #expect(
      try plan.renaming(player: "Bo", of: "Reds", to: "Bob").renaming(
        player: "Cy", of: "Reds", to: "Cyd"
      ).text == "team Reds: 4 Ana*, 5\tBob *,Cyd*\n")
    for (old, new) in [("Ana", "Ana, Jr"), ("Cy", "7 Cy")] {
      #expect(throws: Problem.unfitName(new)) {
        try plan.renaming(player: old, of: "Reds", to: new)
      }
    }
  }

  @Test(
    "moves a fixture to no court that its line cannot have",
    arguments: ["a  b", "#1", "", " 1", "a \"b\"", "Hall #1"])
  func court(_ court: String) throws {
    let plan = try Plan("pool A Reds, Blues\n1 Reds - Blues")
    #expect(throws: Problem.unfitCourt(court)) {
      try plan.moving(1, court: court, time: nil)
    }
  }

  @Test("of every line that names a team reaches lots, withdrawals and what is kept")
  func decisions() throws {
    let plan = try Plan(
      "pool A Reds, Blues\n1 Reds - Blues\nwithdraw Reds keep # so\nlot Blues Reds\nkeep 1 Reds - Blues"
    )
    #expect(
      try plan.renaming(team: "Reds", to: "Old Town").text
        == "pool A Old Town, Blues\n1 Old Town - Blues\nwithdraw Old Town keep # so\n"
        + "lot Blues Old Town\nkeep 1 Old Town - Blues")
  }
}
