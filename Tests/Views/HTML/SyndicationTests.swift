import Basketball
import Documents
import Fixtures
import Testing

@testable import Views

@Suite("What other sites show")
struct SyndicationTests {
  private let games: [Scoresheet]
  private let files: [SitePages.File]

  init() throws {
    let over = try Scoresheet.finished(
      Names.plain, teams: ("Reds <1>", "Blues & Greens of the Far End"))
    let open = Scoresheet.new(id: "open")
    games = [over, open]
    var pages = SitePages(mark: "scoreboard site 1.0", title: "Tuesday League")
    for game in games { pages.add(SiteGame(SeasonGame(game.document))) }
    files = pages.files.map { $0() }
  }

  private func file(_ folder: String, _ name: String) throws -> String {
    try String(page: #require(files.first { $0.folder == folder && $0.name == name }).bytes)
  }

  @Test("a feed has an entry for each result")
  func feed() throws {
    try expectGolden(file("", "feed.atom"), "feed.atom")
    #expect(try file("", "index.html").contains(#"type="application/atom+xml" href="feed.atom""#))
  }

  @Test("a badge has both teams, the score and the day, and one of the table its first teams")
  func badges() throws {
    try expectGolden(file("badge", "\(games[0].id).svg"), "badge.svg")
    #expect(try file("badge", "\(games[1].id).svg").contains(">–<"))
    #expect(try file("badge", "table.svg").contains("1–0"))
  }

  @Test("the table has a page without anything else, whose links open outside its frame")
  func table() throws {
    let page = try file("", "table.html")
    #expect(page.contains("<base target=\"_parent\">") && page.contains("Tuesday League"))
    #expect(!page.contains("<h1") && !page.contains("<footer") && !page.contains("<nav"))
  }

  @Test(
    "each file says that the tool made it", arguments: ["feed.atom", "table.svg", "index.html"])
  func marks(name: String) throws {
    let bytes = try #require(files.first { $0.name == name }).bytes
    #expect(PageMark.read(Array(bytes.prefix(PageMark.room))) == "scoreboard site 1.0")
  }
}
