import Basketball
import Documents
import Fixtures
import Testing

@testable import Views

@Suite("The official score sheet")
struct OfficialSheetTests {
  /// The score sheets of a page.
  private func page(of sheets: SheetCells...) -> String {
    String(
      decoding: OfficialSheets.bytes(sheets, title: "Sheets", mark: "scoreboard"), as: UTF8.self)
  }

  /// By name, what stands in the cells, and what is drawn there; each is there once.
  private func cells(_ page: String) -> [String: String] {
    let found = page.matches(of: /data-cell="([^"]+)"( data-mark="([^"]+)")?>(.*?)<\/text>/)
    let pairs = found.map { cell in
      let text = cell.4.replacing(/<[^>]*>/, with: "")
      return (String(cell.1), [text, cell.3.map { "[\($0)]" } ?? ""].joined())
    }
    return Dictionary(pairs) { one, other in "\(one) and \(other)" }
  }

  private func game(players: Int, threes: Int) throws -> Scoresheet {
    let names = (1...players).map { Player("P<\($0)>", jersey: String($0)) }
    let teams = Sides(
      home: Team(name: "<Reds>", players: names, captain: "P<2>"),
      away: Team("Blues", "Dee"))
    var sheet = Scoresheet(
      id: "a-game", teams: teams, rules: .fiba5x5, now: TimeOfDay(milliseconds: 0))
    for _ in 0..<threes {
      _ = try sheet.perform(
        .record([PlayRequest(.exact(Who(.home, "P<1>")), .threePoints)], at: nil),
        now: TimeOfDay(milliseconds: 0))
    }
    return sheet
  }

  private func sheet(_ game: Scoresheet, hiding names: [String] = []) -> SheetCells {
    SheetCells(game, Card(), now: TimeOfDay(milliseconds: 0), hiding: PrivateNames(names))
  }

  @Test("is one page with an empty cell for everything, if it is blank")
  func blank() {
    let page = page(of: SheetCells())
    let cells = cells(page)
    #expect(page.matches(of: /<svg/).count == 1 && page.contains("<article data-sheet=\"\">"))
    #expect(cells.values.allSatisfy { $0.isEmpty })
    let names = [
      "competition", "winner", "shotClockOperator", "home/name", "away/player/12/foul/6",
      "home/coach/foul/3", "away/assistant/name", "home/fouls/4/4", "away/timeout/2/3",
      "home/timeout/3/1", "away/score/160", "home/line/overtime", "away/final",
    ]
    #expect(names.filter { cells[$0] == nil } == [])
    #expect(cells["home/player/13/name"] == nil && cells["home/score/161"] == nil)
  }

  @Test("has a second page for more than twelve players and more than 160 points, each cell once")
  func pages() throws {
    let one = try page(of: sheet(game(players: 12, threes: 53)))
    #expect(one.matches(of: /<svg/).count == 1)
    let two = try page(of: sheet(game(players: 13, threes: 1)), sheet(game(players: 1, threes: 54)))
    #expect(two.matches(of: /<svg/).count == 4)
    let page = try page(of: sheet(game(players: 13, threes: 54)))
    let cells = cells(page)
    #expect(cells["home/name"] == "&lt;Reds&gt;" && cells["home/player/13/number"] == "13")
    #expect(cells["home/score/162"] == "1[three]" && cells["home/score/160"] == "")
    #expect(cells["home/player/2/name"] == "P&lt;2&gt;[captain]")
  }

  @Test("hides names of a list, and needs no colour, script or file beside it")
  func plain() throws {
    let game = try game(players: 3, threes: 1)
    let hidden = cells(page(of: sheet(game, hiding: ["p<2>"])))
    #expect(hidden["home/player/2/name"] == "P.[captain]" && hidden["home/player/2/number"] == "2")
    let page = page(of: sheet(game))
    #expect(Set(page.matches(of: /#[0-9a-f]{3,6}\b/).map { $0.0 }) == ["#fff", "#000", "#777"])
    #expect(page.contains("@page{size:A4;margin:0}") && !page.contains("<script"))
  }

  @Test("makes the digit behind a foul small, and what is too long for its box narrow")
  func drawn() throws {
    var game = try game(players: 1, threes: 0)
    for move in [Move.foul, .freeThrow, .missedFreeThrow] {
      let who = move == .foul ? Who(.home, "P<1>") : Who(.away, "Dee")
      _ = try game.perform(
        .record([PlayRequest(.exact(who), move)], at: nil), now: TimeOfDay(milliseconds: 0))
    }
    _ = try game.perform(
      .rename(.exact(Who(.away)), to: String(repeating: "Blue ", count: 20) + "s"),
      now: TimeOfDay(milliseconds: 0))
    let page = page(of: sheet(game))
    #expect(page.contains("data-cell=\"home/player/1/foul/1\">P<tspan class=\"s\">2</tspan><"))
    #expect(
      page.contains(/textLength="\d+" lengthAdjust="spacingAndGlyphs" data-cell="away\/name"/))
  }
}
