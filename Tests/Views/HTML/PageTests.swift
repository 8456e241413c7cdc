import Basketball
import Documents
import Fixtures
import Testing

@testable import Views

@Suite("The pages of games")
struct PageTests {
  private func page(_ sheet: Scoresheet, isInSite: Bool = false) -> String {
    String(
      page: GamePage(
        sheet, now: sheet.tape.changed, mark: "scoreboard",
        frame: isInSite ? SiteFrame(title: nil) : nil
      ).bytes)
  }

  private func site(_ games: [Scoresheet]) -> [SitePages.File] {
    var pages = SitePages(mark: "scoreboard")
    for game in games { pages.add(game) }
    return pages.files.map { $0() }
  }

  private func index(_ games: [Scoresheet]) throws -> String {
    try site(games).text("", "index.html")
  }

  @Test("of a game that is over")
  func finished() throws {
    try expectGolden(page(.finished()), "page.finished.html")
  }

  @Test("of a game of quarters: by periods, who was on court when, and a sheet as FIBA has it")
  func quarters() throws {
    var sheet = Scoresheet.quarters(of: 6)
    try sheet.playByPeriods(
      "Q1 9:50 h1 out h6 in\nQ1 9:49 h6 out h1 in\nQ2 9:40 a5 out a6 in\nQ2 9:35 a6 out a5 in")
    try sheet.playQuarters()
    try sheet.playByPeriods("Q3 8:00 h1 out h6 in\nQ3 7:00 h3 two")
    try expectGolden(page(sheet), "page.quarters.html")
  }

  @Test("of a game that tells who was on court leave out who never was")
  func bench() throws {
    var sheet = Scoresheet.quarters(of: 7)
    try sheet.playByPeriods("Q1 8:10 h1 out h6 in\nQ1 5:00 h2 two")
    let label = try #require(page(sheet).firstMatch(of: /aria-label="(Berlin on court: [^"]*)"/)).1
    #expect(label.contains("Fay Q1 08:10") && !label.contains("Gil"))
  }

  @Test("of a game whose clock never ran have the baskets at equal distances")
  func untimed() throws {
    var sheet = Scoresheet.new()
    try sheet.record(.home, .twoPoints, .onePoint, at: 0)
    try sheet.record(.away, .onePoint, at: 0)
    let places = page(sheet).matches(of: /<circle [^>]*cx="(\d+)"/).map { Int($0.1) ?? 0 }
    #expect(places == [199, 365, 530])
  }

  @Test("of a result from paper have the result, and nothing of players or plays")
  func result() throws {
    var sheet = Scoresheet.new()
    try sheet.perform(.end(.result(Sides(home: 21, away: 15))))
    let page = page(sheet)
    #expect(page.contains("21 : 15"))
    #expect(!page.contains("Ana") && !page.contains("Box score") && !page.contains("Team fouls"))
  }

  @Test("of a result from paper have in a site what other games say about its teams")
  func around() throws {
    var pages = SitePages(mark: "scoreboard")
    var paper = Scoresheet.new(teams: ("Blues", "Reds"), id: "paper")
    try paper.perform(.end(.result(Sides(home: 21, away: 15))))
    try paper.perform(.note("a blank sheet"))
    let result = GamePage(
      paper, now: paper.tape.changed, mark: "scoreboard", frame: SiteFrame(title: nil))
    pages.add(SiteGame(SeasonGame(paper.document), page: result))
    for other in ["Blues", "Greens"] { pages.add(try .finished(teams: ("Reds", other))) }
    let files = pages.files.map { $0() }
    let sections = try files.text("games", "paper.html").split(separator: "<h2>").map(String.init)
    #expect(sections.count == 4)
    #expect(try files.text("", "index.html").contains("score only · a blank sheet"))
    let bytes = try files.file("games", "paper.html").bytes
    #expect(String(decoding: bytes, as: UTF8.self).contains(".matches{"))
    #expect(sections[1].matches(of: /<tr>/).count == 3 && !sections[1].contains("Greens"))
    #expect(sections[2].contains("Other meetings") && !sections[2].contains("paper.html"))
    #expect(sections[3].matches(of: /<tr>/).count == 7 && sections[3].contains("W 21-15"))
  }

  @Test("have on their sheet the beginning of a name, and no letter after one that has no room")
  func label() throws {
    var sheet = Scoresheet.new(["Ab漢c", "Bo", "Cy", "Dee", "Eve", "Flo"])
    try sheet.record(("h1", .twoPoints))
    #expect(page(sheet).contains("2<strong>Ab</strong>"))
  }

  @Test("have the time-outs of regulation apart from those of an overtime, once there is one")
  func timeouts() throws {
    var sheet = Scoresheet.new(by: .nba)
    #expect(!page(sheet).contains("Regulation"))
    try sheet.playByPeriods(
      """
      Q1 0:00 h1 two
      Q2 0:00 a1 two
      Q3 0:00 h1 two
      Q4 0:00 a1 two
      OT 4:00 home timeout
      """)
    let parts = page(sheet).matches(of: /<p class="part">([^<]*)</).map { String($0.1) }
    #expect(parts.suffix(4) == ["Regulation", "OT", "Regulation", "OT"])
  }

  @Test("of a game that has not begun, beside others")
  func ready() throws {
    try expectGolden(page(.new(by: .fiba3x3), isInSite: true), "page.ready.html")
  }

  @Test("of a game with every name that could mean something to a browser")
  func hostile() throws {
    var sheet = Scoresheet.new(
      ["<script>alert(1)</script>", "\"'><img onerror=alert(1) src=x>", "</style>"]
        + ["\u{202e}txet", "עלי", "李小龍"], teams: ("<b>Reds</b>", "--><!-- & Blues"))
    try sheet.record(("h1", .twoPoints), ("h2", .assist), ("a1", .missedTwoPoints), ("a3", .foul))
    try sheet.perform(.note("</title><script>"))
    try expectGolden(page(sheet, isInSite: true), "page.hostile.html")
  }

  @Test("lead to pages that are there, and every page can be reached")
  func links() throws {
    let other = try Scoresheet.halfway(Names.world, teams: ("../Reds", "Bl\u{fc}es: a?b#c"))
    let games = [
      try Scoresheet.finished(), other,
      .new(["Ana", "x", "y", "ana", "z", "Z z"], teams: ("reds", "index"), id: "third"),
      .new(teams: ("Bl\u{75}\u{308}es: a?b#c", "others"), id: "fourth"),
    ]
    var pages = [String: String]()
    // Only other sites lead to a table alone and to pictures.
    for file in site(games) where file.name != "table.html" && file.folder != "badge" {
      let folder = file.folder.isEmpty ? "" : file.folder + "/"
      pages["\(folder)\(file.name)"] = String(decoding: file.bytes, as: UTF8.self)
    }
    for game in games { pages["games/\(game.id).html"] = page(game, isInSite: true) }
    var reached: Set<String> = ["index.html"]
    for (name, text) in pages {
      for link in text.matches(of: /href="([^"]*)"/).map({ String($0.1) }) {
        let target =
          link.hasPrefix("../")
          ? String(link.dropFirst(3)) : name.contains("/") ? "beside \(link)" : link
        #expect(pages[target] != nil, "\(link) of \(name)")
        reached.insert(target)
      }
    }
    #expect(reached == Set(pages.keys))
  }

  @Test("of a library begin with its standings, leaders and games")
  func index() throws {
    let games = [
      try Scoresheet.finished(),
      try Scoresheet.halfway(Names.world, teams: ("Blues", "Greens")),
    ]
    try expectGolden(index(games), "page.index.html")
    try expectGolden(site(games).text("teams", "blues.html"), "page.team.html")
  }

  @Test("of a library of many games have fifty games each, and lead to each other")
  func manyGames() throws {
    let games = (1...51).map { Scoresheet.new(id: "game-\($0)") }
    let pages = site(games).filter { $0.folder.isEmpty && $0.name.contains(/^(index|games-)/) }
    #expect(pages.map(\.name) == ["index.html", "games-2.html"])
    for (page, count) in zip(pages.map { String(page: $0.bytes) }, [50, 1]) {
      #expect(page.matches(of: /href="games\/game-/).count == count)
      #expect(page.contains("href=\"index.html\"") && page.contains("href=\"games-2.html\""))
    }
  }

  @Test(
    "of a league begin with its last match day and its next, and a team's with what comes for it")
  func matchDays() throws {
    var event = try PlayedEvent(
      """
      day 2026-07-04
      team Reds
      team Blues
      1 Reds - Blues
      day 2026-07-11
      2 18:00 court 1 Blues - Reds
      """)
    try event.play(1, 21, 15)
    var pages = SitePages(mark: "scoreboard")
    pages.add(try .finished())
    pages.add(event.standing)
    let files = pages.files.map { $0() }
    let index = try files.text("", "index.html")
    #expect(index.contains("<h2>Last · <time datetime="))
    #expect(index.contains("<h2>Next · <time datetime=\"2026-07-11\">Sat 11 Jul 2026</time></h2>"))
    #expect(index.contains("<p class=\"what\">18:00 · Court 1</p>"))
    let team = try files.text("teams", "reds.html")
    #expect(team.contains("<h2>Next</h2>") && team.contains("form ●"))
    #expect(try files.text("players", "ana.html").contains("Highs: <a href=\"../games/"))
  }

  @Test("of a team and of a player have a chart of the season's shots, where some have a place")
  func shots() throws {
    var sheet = Scoresheet.quarters()
    for line in ["Q1 9:48 h1 three@1,7", "Q1 9:40 h1 miss3@1,7", "Q1 9:30 a1 two@rim"] {
      let words = line.split(separator: " ").map(String.init)
      try sheet.perform(.recordTyped(TypedPlays(words)))
    }
    try sheet.perform(.end(.called))
    var pages = SitePages(mark: "scoreboard")
    pages.add(sheet)
    #expect(!pages.files.contains { String(page: $0().bytes).contains("class=\"shots\"") })
    for _ in 1...2 { pages.add(SeasonShots(sheet)) }
    let charts = pages.files.map { String(page: $0().bytes) }.filter {
      $0.contains("class=\"shots\"")
    }
    // Two games of two shots from one spot.
    let (ring, disc) = (
      "<circle class=\"missed\" cx=\"8700\" cy=\"1025\" r=\"204\">",
      "<circle class=\"made\" cx=\"8700\" cy=\"1025\" r=\"136\">"
    )
    let ofHome = charts.filter { $0.contains(ring) && $0.contains(disc) && $0.contains(">2–4<") }
    let ofAway = charts.filter { $0.contains("rim 2 of 2") && !$0.contains("<circle class=\"m") }
    #expect(ofHome.count == 2 && ofAway.count == 2 && charts.count == 4)
  }

  @Test("of a game that is over say nothing of its clock, its bonus and its time-outs")
  func over() throws {
    var sheet = Scoresheet.quarters()
    try sheet.playByPeriods("Q1 9:00 home timeout\nQ1 8:00 a1 two")
    for _ in 1...5 { try sheet.playByPeriods("Q1 7:00 h1 foul") }
    #expect(page(sheet).contains("in the bonus") && page(sheet).contains("time-outs left"))
    try sheet.perform(.end(.called))
    let over = page(sheet)
    #expect(over.contains("<p class=\"status\">called</p>"))
    #expect(!over.contains("in the bonus") && !over.contains("time-outs left"))
  }

  @Test("of a library in which nobody has a count have no leaders")
  func noLeaders() throws {
    var played = Scoresheet.new()
    try played.record(("home", .timeout))
    try played.perform(.end(.called))
    #expect(try !index([played]).contains("Leaders"))
    try played.perform(.undo(1))
    try played.record(("h1", .steal), from: 2)
    try played.perform(.end(.called))
    #expect(try index([played]).contains("Leaders"))
  }

  @Test("of a library that has a title begin with it, and obey nothing in it")
  func title() throws {
    var pages = SitePages(mark: "scoreboard", frame: SiteFrame(title: "<b>A & B"))
    pages.add(try .finished())
    let index = try pages.files.map { $0() }.text("", "index.html")
    #expect(index.contains("<title>&lt;b&gt;A &amp; B</title>"))
    #expect(index.contains("<h1 dir=\"auto\">&lt;b&gt;A &amp; B</h1>"))
  }

  @Test("of people of one name tell them apart")
  func namesakes() throws {
    var sheet = Scoresheet.new(["Ana", "x", "y", "ana", "z", "w"], by: try .pickup(to: 2))
    try sheet.record(("a1", .rebound), ("h1", .twoPoints))
    try expectGolden(site([sheet]).text("players", "ana.html"), "page.namesakes.html")
  }
}

extension SitePages {
  /// Adds a game without a page of its own.
  mutating func add(_ sheet: Scoresheet) { add(SiteGame(SeasonGame(sheet.document))) }
}

extension [SitePages.File] {
  func file(_ folder: String, _ name: String) throws -> SitePages.File {
    try #require(first { $0.folder == folder && $0.name == name })
  }

  /// The page that has this name in a folder.
  func text(_ folder: String, _ name: String) throws -> String {
    String(page: try file(folder, name).bytes)
  }
}

extension String {
  /// A page as text, with its style left out.
  init(page bytes: [UInt8]) {
    self = String(decoding: bytes, as: UTF8.self)
      .replacing(/<style nonce="[^"]*">[^<]*<\/style>/, with: "<style>…</style>")
      .replacing(/nonce-[^&]*/, with: "…")
  }
}
