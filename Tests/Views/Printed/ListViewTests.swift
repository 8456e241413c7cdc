import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("The list of games")
struct ListViewTests {
  func games() throws -> [GameRow] {
    var running = Scoresheet.new(Names.world, teams: ("火箭隊", "Žalgiris"), id: "2026-11-21-b-z")
    try running.perform(.clock(.start))
    let finished = try Scoresheet.finished(teams: ("Reds", "Maximiliane's Very Long Team Name"))
    let hostile = try Scoresheet.halfway(
      Names.hostile, teams: ("R\u{1b}[2Jeds", "👩‍👩‍👧 Zoë"))
    return [running, finished, hostile, .new()].map { GameRow($0.document) }
  }

  func list(_ games: [GameRow], _ columns: Int, isPainted: Bool = false) -> [String] {
    TextPage(columns: columns, style: Style(isOn: isPainted)).list(games)
  }

  @Test("is this text")
  func text() throws { try expectGolden(list(try games(), 80).screen, "list") }

  @Test("has two lines a game where 40 columns are not left beside the longest id")
  func twoLines() throws {
    let games = try games()
    for columns in 40...80 {
      #expect(list(games, columns).count == (columns < 61 ? 2 : 1) * games.count, "\(columns)")
    }
  }

  @Test("in colour is the same text, painted")
  func painted() throws {
    let games = try games()
    for columns in [40, 80, 200] {
      #expect(list(games, columns, isPainted: true).map(\.unpainted) == list(games, columns))
    }
    try expectGolden(list(games, 80, isPainted: true).screen, "list.painted")
  }

  @Test("of an empty library is nothing")
  func empty() {
    #expect(list([], 80) == [])
    #expect(list([], 40) == [])
  }

  @Test("never cuts an id, and keeps the rest of a line to the screen")
  func longIDs() throws {
    let (one, other) = ("ljubljana-dragons-basket", "bratislava-wolves-street")
    let id = "2026-11-20-\(one)-\(other)"
    var sheet = Scoresheet.new(teams: ("Ljubljana Dragons", "Bratislava Wolves"), id: id)
    for minute in 1...8 { try sheet.record(("h1", .twoPoints), from: minute) }
    for columns in [40, 64, 80, 100, 200] {
      let lines = list([GameRow(sheet.document)], columns)
      #expect(lines.joined().contains(id), "\(columns) columns")
      let widest = lines.filter { $0 != id }.map(\.displayWidth).max() ?? 0
      #expect(widest <= columns, "\(columns) columns")
    }
  }

  @Test(
    "tells the period and the clock of a game that has several, but no clock that runs on a screen")
  func periods() throws {
    var sheet = Scoresheet.new(by: .fiba5x5)
    func state(now: TimeOfDay? = start) -> String {
      GameRow(sheet.document).stateText(now: now)
    }
    #expect(state() == "ready")
    try sheet.perform(.clock(.set(.elapsed(ClockReading(milliseconds: 348_000)))))
    #expect(state() == "paused Q1 4:12" && state(now: nil) == "paused Q1 4:12")
    try sheet.perform(.clock(.endPeriod))
    #expect(state() == "paused Q1 over")
    try sheet.perform(.clock(.start))
    #expect(state(now: after(10_000)) == "running Q2 9:50" && state(now: nil) == "running Q2")
    try sheet.perform(.end(.abandoned))
    #expect(state() == "abandoned")
  }

  @Test("tells of a game of one period its overtime alone")
  func onePeriod() throws {
    var sheet = Scoresheet.new(by: .capped)
    try sheet.perform(.clock(.set(.elapsed(ClockReading(milliseconds: 348_000)))))
    #expect(GameRow(sheet.document).stateText(now: start) == "paused")
    try sheet.perform(.clock(.endPeriod))
    #expect(GameRow(sheet.document).stateText(now: start) == "paused OT")
  }
}
