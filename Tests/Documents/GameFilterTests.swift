import Basketball
import Fixtures
import Testing

@testable import Documents

@Suite("The games that are meant")
struct GameFilterTests {
  private func row(
    home: String = "Reds", away: String = "Blues", day: Day = "2026-11-20"
  ) throws -> GameRow {
    let teams = Sides(
      home: try Team(typed: "\(home): Ana, Bo, Cy", side: 3),
      away: try Team(typed: "\(away): Di, Ed, Flo", side: 3))
    let sheet = Scoresheet(id: "x", teams: teams, rules: .pickup, now: .start(0), day: day)
    return GameRow(GameDocument(sheet.state, now: sheet.tape.changed))
  }

  private func includes(_ row: GameRow, _ change: (inout GameFilter) -> Void) -> Bool {
    var filter = GameFilter()
    change(&filter)
    return filter.includes(row)
  }

  @Test("are all of them where nothing is said")
  func all() throws {
    #expect(includes(try row()) { _ in })
  }

  @Test("are of the days that are said, the first and the last among them")
  func days() throws {
    for (day, since, until) in [
      ("2026-11-19", false, true), ("2026-11-20", true, true), ("2026-11-21", true, false),
      ("2027-01-01", true, false), ("2025-12-31", false, true),
    ] as [(Day, Bool, Bool)] {
      let row = try row(day: day)
      #expect(includes(row) { $0.since = "2026-11-20" } == since)
      #expect(includes(row) { $0.until = "2026-11-20" } == until)
      let isBoth = includes(row) { ($0.since, $0.until) = ("2026-11-20", "2026-11-20") }
      #expect(isBoth == (since && until))
    }
  }

  @Test("are of a team of that name, at home or away, however the name is written")
  func team() throws {
    let row = try row(home: "Žuti Mačci", away: "RED stars")
    for name in [
      "Žuti Mačci", "zuti macci", " ŽUTI\t MACCI ", "red stars", "Red  Stars", "RedStars",
    ] {
      #expect(includes(row) { $0.team = name })
    }
    for name in ["", "Žuti", "Red", "home", "Ana"] {
      #expect(!includes(row) { $0.team = name })
    }
  }

  @Test("are by the rules of that name, and the last so many of all of these")
  func rulesAndLast() throws {
    let row = try row()
    #expect(includes(row) { $0.rules = "pickup" } && !includes(row) { $0.rules = "fiba3x3" })
    let rows = [try self.row(home: "A"), row, try self.row(home: "C"), row, row]
    var filter = GameFilter()
    func meant() -> [String] { filter.meant(of: rows) { $0 }.map(\.teams.home) }
    filter.last = 2
    #expect(meant() == ["A", "Reds"])
    filter.team = "reds"
    #expect(meant() == ["Reds", "Reds"])
    (filter.last, filter.rules) = (9, "fiba3x3")
    #expect(meant() == [])
  }
}
