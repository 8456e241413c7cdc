import Basketball
import Documents
import Fixtures
import Testing

@testable import Views

@Suite("The files of an overlay")
struct OverlayFilesTests {
  private func files(_ sheet: Scoresheet?, at time: TimeOfDay = start) -> OverlayFiles {
    OverlayFiles(sheet.map { GameDocument($0.state, now: start) }, now: time)
  }

  private func text(_ name: String, of sheet: Scoresheet, at time: TimeOfDay = start) -> String {
    files(sheet, at: time).all.first { $0.name == name }?.text ?? ""
  }

  /// The period beside the clock after a verb.
  private func period(of sheet: Scoresheet, after verb: Verb? = nil) throws -> String {
    var sheet = sheet
    if let verb { try sheet.perform(verb) }
    return text("period.txt", of: sheet)
  }

  /// All but the pages, which are the same for every game.
  private func shown(_ files: OverlayFiles) -> String {
    let pages = OverlayFiles.pages.map(\.name)
    return files.all.filter { !pages.contains($0.name) }
      .map { "\($0.name): \($0.text.isEmpty ? "(empty)" : $0.text)\n" }.joined()
  }

  @Test("are a fact a file, and the parts of the pages")
  func game() throws {
    var sheet = Scoresheet.new(by: .fiba3x3)
    try sheet.record(("h1", .twoPoints), ("a2", .onePoint), ("home", .foul))
    try expectGolden(shown(files(sheet)), "overlay.game")
    #expect(files(nil).nextChange == nil)
    try expectGolden(shown(files(nil)), "overlay.none")
  }

  @Test("show on the pages who is on court, the arrow, the bonus, time-outs and colours")
  func court() throws {
    var sheet = Scoresheet.quarters(of: 8)
    try sheet.playByPeriods(
      "Q1 8:10 h1 out h6 in\nQ1 8:00 h2 foul h2 foul h3 foul h3 foul h4 foul\nQ1 7:50 away arrow")
    try expectGolden(text("state.js", of: sheet), "overlay.court")
  }

  @Test("say the period beside the clock, where there are several, and how the game has ended")
  func period() throws {
    var sheet = Scoresheet.quarters()
    #expect(try period(of: sheet) == "Q1")
    try sheet.playQuarters()
    #expect(try period(of: sheet) == "Q3")
    #expect(text("clock.txt", of: sheet) == "8:12")
    #expect(text("home_fouls.txt", of: sheet) == "4")
    try sheet.playByPeriods("Q4 0:30 h1 two h1 two\nOT 4:40 h1 two")
    #expect(try period(of: sheet) == "OT")
    #expect(try period(of: sheet, after: .end(.called)) == "FINAL/OT")
    var short = Scoresheet.new(by: .fiba3x3)
    #expect(try period(of: short) == "")
    #expect(try period(of: short, after: .end(.forfeit(.typed("home")))) == "FORFEIT")
    #expect(try period(of: short, after: .end(.called)) == "FINAL")
    #expect(try period(of: short, after: .end(.abandoned)) == "ABANDONED")
    try short.perform(.clock(.set(.shown(.zero))))
    #expect(try period(of: short) == "OT")
    #expect(!text("state.js", of: short).contains("timer"))
    try short.record(.home, .twoPoints, at: 600)
    #expect(try period(of: short) == "FINAL/OT")
  }

  @Test("show a hostile name as it is spelled, and have no element of it on the pages")
  func hostile() throws {
    let name = "</script><img src=x>\u{2028}\u{202e}\u{1b}"
    let sheet = Scoresheet.new(Names.hostile, teams: (name, "\"'\\"))
    #expect(text("home_name.txt", of: sheet) == #"</script><img src=x>\u{2028}\u{202e}\u{1b}"#)
    let state = text("state.js", of: sheet)
    #expect(state.contains(#"&lt;/script&gt;&lt;img src=x&gt;\\u{2028}\\u{202e}\\u{1b}</h2>"#))
    let parts = state.split(separator: "\"parts\"")[1]
    #expect(parts.matches(of: /<(script|img|b [a-z]|style)/).isEmpty)
  }

  @Test("have no private name, nor has the document for pages of a user's own")
  func hidden() throws {
    let game = GameDocument(Scoresheet.new(["Ana Kovac", "Bo"]).state, now: start)
    let files = OverlayFiles(game, now: start, hiding: PrivateNames(["Ana Kovac"])).all
    #expect(files.contains { $0.text.contains("A. K.") })
    #expect(!files.contains { $0.text.contains("Kovac") })
  }

  @Test("have a clock that runs, and say to the pages what it reads")
  func clock() throws {
    var sheet = Scoresheet.new(by: .fiba3x3)
    #expect(files(sheet).nextChange == nil)
    try sheet.perform(.clock(.start))
    let later = after(548_250)
    #expect(text("clock.txt", of: sheet) == "10:00")
    #expect(files(sheet).nextChange == 1)
    #expect(text("clock.txt", of: sheet, at: later) == "51.7")
    #expect(files(sheet, at: later).nextChange == 51)
    #expect(text("state.js", of: sheet).contains(#"{"clocks":[{"reading":0,"#))
    #expect(text("state.js", of: sheet, at: later).contains(#"{"clocks":[{"reading":548250,"#))
    // The page counts down to the end of the period.
    #expect(text("state.js", of: sheet).contains(#"data-end=\"600000\" data-direction=\"down\""#))
    // Nobody has written yet that time is up, or somebody has set the time of day back.
    #expect(text("clock.txt", of: sheet, at: after(700_000)) == "0.0")
    #expect(text("clock.txt", of: sheet, at: after(-5000)) == "10:00")
    try sheet.perform(.clock(.pause))
    #expect(text("state.js", of: sheet) == text("state.js", of: sheet, at: after(5000)))
  }

  @Test(
    "have pages that allow nothing but the files beside them",
    arguments: [OverlayFiles.pages, WallFiles.pages])
  func policy(_ files: [(name: String, text: String)]) {
    for (name, text) in files where name.hasSuffix(".html") {
      let policy = text.matches(of: /Content-Security-Policy" content="([^"]*)"/).map(\.1)
      #expect(
        policy == [
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
        ], "\(name)")
      let links = text.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
      #expect(links.contains("custom.css"), "\(name)")
      #expect(Set(links).isSubset(of: files.map(\.name) + ["custom.css"]), "\(name)")
    }
  }
}
