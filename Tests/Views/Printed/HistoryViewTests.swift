import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("The history of a game as text")
struct HistoryViewTests {
  func history(_ sheet: Scoresheet, _ columns: Int, isPainted: Bool = false) -> [String] {
    HistoryView(
      HistoryDocument(sheet), of: sheet.document, columns: columns, style: Style(isOn: isPainted),
      localTime: { "at \($0.text.dropFirst(11).prefix(8))" }
    ).lines
  }

  @Test("is this text", arguments: [60, 80, 200])
  func plain(columns: Int) throws {
    let sheet = try Scoresheet.corrected(Names.plain, teams: ("Reds", "Blues"))
    #expect(
      history(sheet, columns) == [
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

  @Test("in colour is the same text, painted: what does not count any more stands out")
  func painted() throws {
    let sheet = try Scoresheet.corrected(Names.world, teams: ("Žalgiris", "火箭隊"))
    for columns in [60, 80, 200] {
      let lines = history(sheet, columns, isPainted: true)
      #expect(lines.map(\.unpainted) == history(sheet, columns))
      #expect(lines.dropFirst().filter { $0.contains("\u{1b}") }.count == 4)
    }
  }

  @Test("shows escape sequences in names and obeys none", arguments: [60, 80, 200])
  func hostile(columns: Int) throws {
    let sheet = try Scoresheet.corrected(Names.hostile, teams: ("R\u{1b}[2Jeds", "Bl\u{8}ues"))
    let lines = history(sheet, columns)
    #expect(lines.count == 13)
    #expect(lines.allSatisfy { !$0.hasControls })
    #expect(lines.contains { $0.contains(#"\u{1b}"#) })
  }

  @Test("keeps to the screen and has no spaces at the end of a line", arguments: [60, 80, 200])
  func width(columns: Int) throws {
    let longest = "Maximiliane von Hohenstein-Waldburg"
    let teams = [("Žalgiris Kauno Krepšinis", "火箭隊"), (longest, "X")]
    for (names, team) in zip([Names.world, Names.plain], teams) {
      let lines = history(try .corrected(names, teams: team), columns)
      #expect(lines.allSatisfy { $0.displayWidth <= columns && $0.last != " " })
    }
  }

  @Test("leaves out the team and the time on a screen of 40 columns")
  func narrow() throws {
    let lines = history(try .corrected(Names.plain, teams: ("Reds", "Blues")), 40)
    #expect(
      lines.prefix(6) == [
        " #    CLOCK  PLAY     PLAYER",
        " 1  01:00.2  two      Ana       replaced",
        " 1  01:00.2  one      Bo",
        " 2  02:00.2  assist   Bo",
        " 3  03:00.2  one      Dee",
        " 4  04:00.2  rebound  Flo       removed",
      ])
    #expect(lines.allSatisfy { $0.displayWidth <= 40 })
  }
}
