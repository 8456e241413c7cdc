import Basketball
import Documents
import Events
import Fixtures
import Testing

@testable import Views

@Suite("The page of an event")
struct EventPageTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacing(/<style nonce="[^"]*">[^<]*<\/style>/, with: "<style>…</style>")
      .replacing(/nonce-[^&]*/, with: "…")
  }

  private func page(
    _ plan: String, _ games: [EventGame] = [], gamesWithPages: Set<String> = [],
    teamsWithPages: Set<String> = []
  ) throws -> String {
    text(
      EventPage(
        EventStanding(try Plan(plan), games: games), name: "cup",
        links: .init(games: gamesWithPages, teams: teamsWithPages), mark: "scoreboard"
      ).bytes)
  }

  @Test("has tables with reasons, the bracket, the final places, and the fixtures with their games")
  func whole() throws {
    let plan = """
      event Summer Cup
      rules fiba3x3
      day 2026-07-04
      pool A Reds, Blues
      pool B Greens, Whites, Gulls
      1 10:00 court 1 Reds - Blues
      2 10:20 court 2 Greens - Whites
      3 10:40 court 1 A2 - B2 3rd
      4 11:00 court 1 A1 - B1 Final
      withdraw Gulls keep
      """
    func game(_ id: String, _ number: Int, _ teams: Sides<String>, _ score: Sides<Int>) -> EventGame
    {
      EventGame(
        id: id, fixture: number, linked: start, teams: teams, score: score, winner: score.leader,
        ending: .target)
    }
    let games = [
      game("one", 1, Sides(home: "Reds", away: "Blues"), Sides(home: 21, away: 15)),
      game("two", 2, Sides(home: "Greens", away: "Whites"), Sides(home: 9, away: 21)),
      game("three", 4, Sides(home: "Reds", away: "Whites"), Sides(home: 21, away: 20)),
    ]
    try expectGolden(
      page(plan, games, gamesWithPages: ["one", "two"], teamsWithPages: ["reds", "blues"]),
      "page.event.html")
  }

  @Test("names a side that is not known by what decides it, and an evening by who waits")
  func open() throws {
    let open = try page("pool A Reds, Blues\n1 Reds - Blues\n2 A1 - A2 Final")
    #expect(open.contains("first in pool A"))
    #expect(!open.contains("Final places"))
    let evening = try page("stay 2\nqueue Reds, Blues, Greens")
    #expect(evening.contains("waiting: Reds, Blues, Greens"))
    #expect(!evening.contains("Bracket"))
  }

  @Test("shows every name as text")
  func hostile() throws {
    let page = try page(
      "event </title><script>alert(1)</script>\npool A <b>Reds</b>, \"'><img src=x>, --><!--\n"
        + "1 <b>Reds</b> - \"'><img src=x> <i>\n2 A1 - A2 </p>")
    #expect(page.matches(of: /<(b|i|img|script|!--)[ >]/).isEmpty)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }
}
