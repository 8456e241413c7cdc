import Basketball
import Documents
import Events
import Fixtures
import Testing

@testable import Views

@Suite("The page of an event")
struct EventPageTests {
  private func page(_ event: PlayedEvent, linking pages: [SitePage] = []) -> String {
    let page = EventPage(
      standing: event.standing, links: Links(from: 1, to: pages))
    return String(page: SitePages(mark: "scoreboard").file(of: page).bytes)
  }

  @Test("has tables with reasons, the bracket, the final places, and the fixtures with their games")
  func whole() throws {
    var event = try PlayedEvent(
      """
      event Summer </title><i>Cup
      rules fiba3x3
      day 2026-07-04
      pool A Reds, Blues
      pool B Greens, Whites, <b>'Gulls
      1 10:00 court 1 Reds - Blues
      2 10:20 court 2 Greens - Whites
      3 10:40 court 1 A2 - B2 3rd
      4 11:00 court 1 A1 - B1 Final
      withdraw <b>'Gulls keep
      """)
    try event.play(1, 21, 15)
    try event.play(2, 9, 21)
    try event.play(4, 21, 20)
    try expectGolden(
      page(event, linking: [.game("g0"), .game("g1"), .team("Reds"), .team("Blues")]),
      "page.event.html")
  }

  @Test("names a side that is not known by what decides it, and an evening by who waits")
  func open() throws {
    let open = try page(PlayedEvent("pool A Reds, Blues\n1 Reds - Blues\n2 A1 - A2 Final"))
    #expect(open.contains("first in pool A"))
    #expect(!open.contains("Final places"))
    let evening = try page(PlayedEvent("stay 2\nqueue Reds, Blues, Greens"))
    #expect(evening.contains("<p class=\"facts\" dir=\"auto\">waiting: Greens</p>"))
    #expect(!evening.contains("Bracket"))
  }

  @Test("says of how many games some are played, where there is an end, and so does the first page")
  func played() throws {
    var evening = try PlayedEvent("stay 2\nqueue Reds, Blues, Greens")
    var day = try PlayedEvent(
      "team Reds\nteam Blues\n1 Reds - Blues\n2 Blues - Reds\n3 Reds - Blues")
    try evening.play(1, 21, 15)
    try day.play(1, 21, 15)
    #expect(page(evening).contains("games played: 1"))
    #expect(page(day).contains("games played: 1 of 3"))
    var site = SitePages(mark: "scoreboard")
    site.add(evening.standing)
    site.add(day.standing)
    let index = try site.files.map { $0() }.text("", "index.html")
    #expect(index.contains(">1 of 3<") && index.contains(">1<") && !index.contains("1 of 2"))
  }
}
