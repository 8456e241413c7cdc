import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("The history of a game as text")
struct HistoryViewTests {
  func history(_ sheet: Scoresheet, _ columns: Int, isPainted: Bool = false) -> [String] {
    TextPage(columns: columns, style: Style(isOn: isPainted))
      .history(HistoryDocument(sheet), of: sheet.document) {
        "at \($0.text.dropFirst(11).prefix(8))"
      }
  }

  @Test("is this text", arguments: [60, 80])
  func plain(columns: Int) throws {
    #expect(
      try history(.corrected(), columns) == [
        " #    CLOCK  PLAY     PLAYER  TEAM",
        " 1  01:00.2  two      Ana     Reds   replaced at 20:16:01",
        " 1  01:00.2  one      Bo      Reds",
        " 2  02:00.2  assist   Bo      Reds",
        " 3  03:00.2  one      Dee     Blues",
        " 4  04:00.2  rebound  Flo     Blues  removed at 20:16:01",
        " 5  05:00.2  foul             Reds",
        " 5  00:00.0  foul             Reds   undone at 21:15:00",
        " 6  06:00.2  one      Cy      Reds",
        " 7  07:00.2  two      Eve     Blues",
        " 8  08:00.2  two      Eve     Blues",
        " 9  09:00.2  two              Reds",
        "10  09:00.2  two      Dee     Blues  undone at 21:15:00",
      ])
  }

  @Test("of a game without plays is its headings")
  func empty() throws {
    #expect(history(.new(), 80) == ["#  CLOCK  PLAY  PLAYER  TEAM"])
  }

  @Test("is painted where a play does not count any more, and obeys no name")
  func painted() throws {
    let sheet = try Scoresheet.corrected(Names.hostile, teams: ("R\u{1b}[2Jeds", "火箭隊"))
    #expect(history(sheet, 80).filter(\.hasControls) == [])
    let painted = history(sheet, 80, isPainted: true)
    #expect(painted.dropFirst().filter { $0.contains("\u{1b}") }.count == 4)
  }

  @Test("leaves out the team and the time on a screen of 40 columns")
  func narrow() throws {
    #expect(
      try history(.corrected(), 40).prefix(3) == [
        " #    CLOCK  PLAY     PLAYER",
        " 1  01:00.2  two      Ana       replaced",
        " 1  01:00.2  one      Bo",
      ])
  }
}
