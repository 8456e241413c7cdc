import Basketball
import Documents
import Events
import Fixtures
import Testing

@testable import Views

@Suite("The files of a wall")
struct WallFilesTests {
  private let plan = """
    event Summer Cup
    courts 1 2
    pool A Reds, Blues
    pool B Greens, Whites
    1 10:00 court 1 Reds - Blues
    2 10:00 court 2 Greens - Whites
    3 10:20 court 1 A2 - B2 3rd
    4 10:40 court 1 A1 - B1 Final
    """

  private func state(_ files: WallFiles) -> String {
    files.all.first { $0.name == "wall-state.js" }?.text ?? ""
  }

  @Test("say all that is shown, with the clock of a game that is on")
  func whole() throws {
    var sheet = Scoresheet.new(by: .fiba3x3, id: "g1")
    try sheet.record(("h1", .twoPoints))
    try sheet.perform(.clock(.start))
    let document = GameDocument(sheet.state, now: start)
    var event = try PlayedEvent(plan)
    try event.play(1, 21, 15)
    try event.begin(2, 2, 0)
    let standing = event.standing
    let files = WallFiles(standing, games: [document], now: after(2250))
    try expectGolden(state(files), "wall-state.js")
    #expect(files.nextChange == 551)
    #expect(WallFiles(standing, games: [], now: start).nextChange == 12_000)
  }

  @Test("have a name as text, whatever it is")
  func hostile() throws {
    let event = try PlayedEvent(
      "event </script>\u{2028}<!--\nteam <b>'\"\\\nteam Reds\n1 <b>'\"\\ - Reds <i>")
    let text = state(WallFiles(event.standing, games: [], now: start))
    let parts = text.split(separator: "\"parts\"")[1]
    #expect(parts.matches(of: /<(script|i>|!--|b>')/).isEmpty)
    #expect(text.contains("&lt;/script&gt; &lt;!--</h1>"))
    #expect(text.contains(##"&lt;b&gt;&#39;&quot;\\</span>"##))
  }

  @Test("share no name with those of a game, so that one folder has both")
  func names() throws {
    #expect(Set(WallFiles.names).isDisjoint(with: OverlayFiles.names))
    #expect(WallFiles.mark != OverlayFiles.mark)
    let all = WallFiles(try PlayedEvent(plan).standing, games: [], now: start).all
    #expect(WallFiles.names == all.map(\.name))
  }
}
