import Basketball
import Documents
import Fixtures
import Testing

@testable import Views

@Suite("The files of an overlay")
struct OverlayFilesTests {
  private func files(_ sheet: Scoresheet?, at time: TimeOfDay = start) -> OverlayFiles {
    OverlayFiles(sheet.map { GameDocument($0.standing, now: start) }, now: time)
  }

  private func text(_ name: String, of files: OverlayFiles) -> String? {
    files.all.first { $0.name == name }?.text
  }

  /// All but the pages, which are the same for every game.
  private func shown(_ files: OverlayFiles) -> String {
    let pages = OverlayFiles.pages.map(\.name)
    return files.all.filter { !pages.contains($0.name) }
      .map { "\($0.name): \($0.text.isEmpty ? "(empty)" : $0.text)\n" }.joined()
  }

  @Test("are a fact a file, and the document of the game")
  func game() throws {
    var sheet = Scoresheet.new(by: .fiba3x3)
    try sheet.record(("h1", .twoPoints), ("a2", .onePoint), ("home", .foul))
    try expectGolden(shown(files(sheet)), "overlay.game")
  }

  @Test("say the period beside the clock, where there are several")
  func quarters() throws {
    var sheet = Scoresheet.quarters()
    #expect(text("period.txt", of: files(sheet)) == "Q1")
    try sheet.playQuarters()
    #expect(text("period.txt", of: files(sheet)) == "Q3")
    #expect(text("clock.txt", of: files(sheet)) == "8:12")
    #expect(text("home_fouls.txt", of: files(sheet)) == "4")
    try sheet.playByPeriods("Q4 0:30 h1 two h1 two\nOT 4:40 h1 two")
    #expect(text("period.txt", of: files(sheet)) == "OT")
    try sheet.perform(.end(.called))
    #expect(text("period.txt", of: files(sheet)) == "FINAL/OT")
  }

  @Test("show a hostile name as it is spelled, and have nothing in them that ends a script")
  func hostile() throws {
    let name = "</script><img src=x>\u{2028}\u{202e}\u{1b}"
    let sheet = Scoresheet.new(Names.hostile, teams: (name, "\"'\\"))
    let files = files(sheet)
    #expect(
      text("home_name.txt", of: files) == #"</script><img src=x>\u{2028}\u{202e}\u{1b}"#)
    let state = try #require(text("state.js", of: files))
    #expect(state.unicodeScalars.dropLast().allSatisfy { (" "..."~").contains($0) && $0 != "<" })
  }

  @Test("show nothing where there is no game")
  func none() {
    #expect(
      shown(files(nil)) == """
        state.js: scoreboard(null, "", 0);

        home_name.txt: (empty)
        away_name.txt: (empty)
        home_score.txt: (empty)
        away_score.txt: (empty)
        home_fouls.txt: (empty)
        away_fouls.txt: (empty)
        clock.txt: (empty)
        period.txt: (empty)

        """)
    #expect(files(nil).nextChange == nil)
  }

  @Test("have a clock that runs, and say to the pages what it reads")
  func clock() throws {
    var sheet = Scoresheet.new(by: .fiba3x3)
    #expect(files(sheet).nextChange == nil)
    try sheet.perform(.clock(.start))
    let first = files(sheet)
    #expect(text("clock.txt", of: first) == "10:00")
    #expect(first.nextChange == 1)
    let later = files(sheet, at: after(548_250))
    #expect(text("clock.txt", of: later) == "51.7")
    #expect(later.nextChange == 51)
    #expect(text("state.js", of: first)?.hasSuffix(#"}, "", 0);"# + "\n") == true)
    #expect(text("state.js", of: later)?.hasSuffix(#"}, "", 548250);"# + "\n") == true)
    // Nobody has written yet that time is up, or somebody has set the time of day back.
    #expect(text("clock.txt", of: files(sheet, at: after(700_000))) == "0.0")
    #expect(text("clock.txt", of: files(sheet, at: after(-5000))) == "10:00")
    try sheet.perform(.clock(.pause))
    let paused = files(sheet)
    #expect(text("state.js", of: paused) == text("state.js", of: files(sheet, at: after(5000))))
  }

  @Test("are known by what they begin with where version 0.2.0 has written them")
  func areOwn() {
    let own = Dictionary(
      uniqueKeysWithValues: files(nil).all.map { ($0.name, Array($0.text.utf8)) })
    #expect(OverlayFiles.areOwn { own[$0].map { Array($0.prefix(1024)) } })
    for name in ["overlay.html", "board.html", "state.js"] {
      for other in [nil, Array("<!DOCTYPE html>\n<title>Mine</title>".utf8)] {
        #expect(!OverlayFiles.areOwn { $0 == name ? other : own[$0] }, "\(name)")
      }
    }
  }

  @Test("say where the game is beside its clock")
  func period() throws {
    var sheet = Scoresheet.new(by: .fiba3x3)
    #expect(text("period.txt", of: files(sheet)) == "")
    var forfeit = sheet
    try forfeit.perform(.end(.forfeit(.typed("home"))))
    #expect(text("period.txt", of: files(forfeit)) == "FORFEIT")
    var called = sheet
    try called.perform(.end(.called))
    #expect(text("period.txt", of: files(called)) == "FINAL")
    var abandoned = sheet
    try abandoned.perform(.end(.abandoned))
    #expect(text("period.txt", of: files(abandoned)) == "ABANDONED")
    try sheet.perform(.clock(.set(.shown(.zero))))
    #expect(text("period.txt", of: files(sheet)) == "OT")
    try sheet.record(.home, .twoPoints, at: 600)
    #expect(text("period.txt", of: files(sheet)) == "FINAL/OT")
    var short = Scoresheet.new(by: try .pickup(to: 2))
    try short.record(("h1", .twoPoints))
    #expect(text("period.txt", of: files(short)) == "FINAL")
  }

  @Test("have pages that allow nothing but the files beside them")
  func policy() {
    for (name, text) in OverlayFiles.pages where name.hasSuffix(".html") {
      let policy = text.matches(of: /Content-Security-Policy" content="([^"]*)"/).map(\.1)
      #expect(
        policy == [
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
        ], "\(name)")
      let files = text.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
      #expect(files.contains("custom.css"), "\(name)")
      let own = OverlayFiles.pages.map(\.name) + ["custom.css"]
      #expect(files.allSatisfy { own.contains($0) }, "\(name)")
    }
  }
}
