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
    let finished = try Scoresheet.finished(
      Names.plain, teams: ("Reds", "Maximiliane's Very Long Team Name"))
    let hostile = try Scoresheet.halfway(
      Names.hostile, teams: ("R\u{1b}[2Jeds", "👩‍👩‍👧 Zoë"))
    return [running, finished, hostile, .new()].map { GameRow($0.document) }
  }

  func list(_ games: [GameRow], _ columns: Int, isPainted: Bool = false) -> [String] {
    ListView(games, columns: columns, style: Style(isOn: isPainted)).lines
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
}
