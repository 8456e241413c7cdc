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
    games = [
      try .finished(teams: ("Reds <1>", "Blues & Greens of the Far End")), .new(id: "open"),
    ]
    var pages = SitePages(
      mark: "scoreboard site 1.0", frame: SiteFrame(title: "Tuesday League"))
    for game in games { pages.add(game) }
    files = pages.files.map { $0() }
  }

  @Test("a feed has an entry for each result")
  func feed() throws {
    try expectGolden(files.text("", "feed.atom"), "feed.atom")
    let index = try files.text("", "index.html")
    #expect(index.contains(#"type="application/atom+xml" href="feed.atom""#))
  }

  @Test("a badge has both teams, the score and the day, and one of the table its first teams")
  func badges() throws {
    try expectGolden(files.text("badge", "\(games[0].id).svg"), "badge.svg")
    #expect(try files.text("badge", "\(games[1].id).svg").contains(">–<"))
    #expect(try files.text("badge", "table.svg").contains("1–0"))
  }

  @Test("the table has a page without anything else, whose links open outside its frame")
  func table() throws {
    let page = try files.text("", "table.html")
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
