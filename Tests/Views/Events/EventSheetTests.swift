import Basketball
import Events
import Fixtures
import Testing

@testable import Views

@Suite("The sheets of an event")
struct EventSheetTests {
  private func sheets(_ event: PlayedEvent) -> String {
    String(decoding: event.standing.sheets(mark: "scoreboard"), as: UTF8.self)
  }

  @Test("are one for each team, as it sees its games, and one for each court, in turn")
  func whole() throws {
    var event = try PlayedEvent(
      """
      event Summer </title><i>Cup
      courts 1 2
      pool A Reds, Blues
      pool B Greens, Whites, <b>'Gulls
      1 10:00 court 1 Reds - Blues
      2 10:20 court 2 Greens - Whites
      5 10:20 court any Whites - <b>'Gulls
      3 10:40 court 1 A2 - B2 3rd
      4 11:00 court 1 A1 - B1 Final
      withdraw <b>'Gulls keep
      """)
    try event.play(1, 15, 21)
    try expectGolden(String(page: Array(sheets(event).utf8)), "page.sheets.html")
  }

  @Test("say the day once each where all is played on one, else with each fixture")
  func day() throws {
    let text = "day 2026-07-04\npool A Reds, Blues, Greens\n1 10:00 Reds - Blues\n"
    let one = try sheets(PlayedEvent(text + "2 10:20 Blues - Greens"))
    #expect(one.matches(of: /<p>2026-07-04<\/p>/).count == 4 && !one.contains("2026-07-04 10:00"))
    let two = try sheets(PlayedEvent(text + "day 2026-07-05\n2 10:20 Blues - Greens"))
    #expect(!two.contains("<p>2026-07-04</p>") && two.contains("2026-07-04 10:00"))
  }

  @Test("need no colour, and no paper of one size")
  func paper() throws {
    let sheets = try sheets(PlayedEvent("pool A Reds, Blues\n1 Reds - Blues"))
    let colors = sheets.matches(of: /#[0-9a-f]{3,6}\b/).map { String($0.0) }
    #expect(Set(colors) == ["#000", "#fff"])
    #expect(!sheets.contains("size:A4"))
    #expect(sheets.contains("break-after:page"))
  }
}
