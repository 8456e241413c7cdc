import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("The play-by-play")
struct LogViewTests {
  func log(_ sheet: Scoresheet, _ columns: Int, isPainted: Bool = false) -> [String] {
    TextPage(columns: columns, style: Style(isOn: isPainted))
      .log(LogDocument(sheet).plays, of: sheet.document.teams)
  }

  @Test("is this text")
  func plain() throws {
    try expectGolden(log(.finished(), 80).screen, "log")
  }

  @Test("lines names up by their width on the screen, each with as much of the team as fits")
  func world() throws {
    var sheet = try Scoresheet.world()
    try sheet.record(("h3", .assist), from: 20)
    try expectGolden(log(sheet, 40).screen, "log.world")
  }

  @Test("in colour is this")
  func painted() throws {
    let sheet = try Scoresheet.halfway(Names.world, teams: ("Žalgiris", "火箭隊"))
    try expectGolden(log(sheet, 80, isPainted: true).screen, "log.painted")
  }

  @Test("of a game without plays is its headings")
  func empty() {
    #expect(log(.new(), 80) == ["#  CLOCK  SCORE  PLAY  PLAYER  TEAM"])
  }

  @Test("stands in the order of the clock with the running score, and says which plays came late")
  func order() throws {
    var sheet = Scoresheet.new()
    try sheet.record(("h1", .twoPoints), ("a1", .onePoint))
    try sheet.record(("away", .twoPoints), from: 0)
    #expect(
      log(sheet, 80) == [
        "#    CLOCK  SCORE  PLAY  PLAYER  TEAM",
        "3  00:00.2    0-2  two           Blues  late",
        "1  01:00.2    2-2  two   Ana     Reds",
        "2  02:00.2    2-3  one   Dee     Blues",
      ])
  }
}
