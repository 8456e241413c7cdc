import Basketball
import Documents
import Terminal
import Testing

@testable import Views

@Suite("A screen of names and numbers that take room")
struct LongGameTests {
  let plain = Style(isOn: false)

  /// A game of 300 twos by Ana, 150 ones by Dee, and a foul after a thousand minutes.
  func long() throws -> Scoresheet {
    var sheet = Scoresheet.new(by: try .pickup(to: 100_000))
    for place in 1...450 {
      let isDee = place % 3 == 0
      let who = isDee ? Who(.away, "Dee") : Who(.home, "Ana")
      try sheet.perform(.record([PlayRequest(.exact(who), isDee ? .onePoint : .twoPoints)]))
    }
    try sheet.record(("home", .foul), from: 1000)
    return sheet
  }

  @Test("shows the team's name at the head of counts of three digits, as of fewer")
  func threeDigits() throws {
    let sheet = try long()
    let lines = BoardView(sheet.document, columns: 40, style: plain).lines
    #expect(
      lines == [
        "Reds 600 : 150 Blues", "1000:00.2  paused, to 100000 by 2", "",
        "Reds    PTS   1P   2P  AST  REB  PF",
        "Ana     600    0  300    0    0   0", "Bo        0    0    0    0    0   0",
        "Cy        0    0    0    0    0   0", "(team)    0    0    0    0    0   1", "",
        "Blues   PTS   1P   2P  AST  REB  PF",
        "Dee     150  150    0    0    0   0", "Eve       0    0    0    0    0   0",
        "Flo       0    0    0    0    0   0",
      ])
    #expect(lines.allSatisfy { $0.displayWidth <= 40 })
  }

  @Test("keeps to the screen in the play-by-play of a very long game")
  func longLog() throws {
    let sheet = try long()
    let lines = LogView(
      LogDocument(sheet).plays, of: sheet.document.teams, columns: 40, style: plain
    ).lines
    #expect(lines.allSatisfy { $0.displayWidth <= 40 })
    #expect(lines.last == "451  1000:00.2  600-150  foul  Reds")
  }

  @Test("writes a team's name out where the screen has room for it", arguments: [40, 80])
  func head(columns: Int) throws {
    let names = ["Luka Lasmanis", "Bo", "Cy", "Dee", "Eve", "Flo"]
    let sheet = try Scoresheet.finished(names, teams: ("Bluebirds", "Reds"))
    let lines = BoardView(sheet.document, columns: columns, style: plain).lines
    #expect(lines.first?.hasPrefix("Bluebirds 15 : 5 Reds") == true)
  }

  @Test("writes the headings and '(team)' out in the play-by-play of short names in 40 columns")
  func logHeadings() throws {
    let sheet = try Scoresheet.halfway(Names.plain, teams: ("Reds", "Blues"))
    let lines = LogView(
      LogDocument(sheet).plays, of: sheet.document.teams, columns: 40, style: plain
    ).lines
    #expect(lines.filter { $0.contains("…") } == [])
  }
}
