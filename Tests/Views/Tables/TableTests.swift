import Documents
import Terminal
import Testing

@testable import Views

@Suite("A table")
struct TableTests {
  private struct Team {
    var name = "Reds"
    var other = "Blues"
    var wins: Int? = 1
    var isWinner = false
  }

  private let table: Table<Team> = [
    Column("Team", as: .team) { Cell($0.name, to: .team($0.name), isWinner: $0.isWinner) },
    Column("W", "won", key: "wins", rank: 2) { $0.wins },
    Column("eFG%", rank: 1, as: .share) { _ in 470 },
    Column("Against", as: .team) { $0.other },
    Column(nil, key: "id") { _ in 7 },
    Column("Note", as: .note) { _ in "they have met before" },
  ]

  private func lines(_ teams: [Team], _ columns: Int, isWhole: Bool = false) -> [String] {
    table.lines(teams, on: TextPage(columns: columns, style: .plain, isWhole: isWhole))
  }

  @Test("is dim titles over rows, without the columns that only programs read")
  func text() {
    #expect(
      lines([Team(), Team(name: "Whites", wins: nil)], 80) == [
        "Team    W  eFG%  Against  Note", "Reds    1   47%  Blues    they have met before",
        "Whites  –   47%  Blues    they have met before",
      ])
    let painted = table.lines([Team()], on: TextPage(columns: 80, style: Style(isOn: true))) {
      "\($1)\($2)" + $0
    }
    #expect(painted[0].hasPrefix("\u{1b}") && painted[1].hasPrefix("00Reds"))
  }

  @Test("drops columns by their rank before names get short, and none where nobody sees it")
  func ranks() {
    #expect(lines([Team()], 46)[0].contains("W  eFG%"))
    #expect(lines([Team()], 36)[0] == "Team  W  eFG%  Against  Note")
    #expect(lines([Team()], 33)[0] == "Team  eFG%  Against  Note")
    #expect(lines([Team()], 28)[0] == "Team  Against  Note")
    #expect(lines([Team()], 28, isWhole: true) == lines([Team()], 80))
  }

  @Test("cuts names so that they stay different, and one team is cut the same everywhere")
  func names() {
    let (north, south) = ("Sunset Park Rangers North", "Sunset Park Rangers South")
    for columns in 40...90 {
      let rows = lines([Team(name: north, other: south), Team(name: south, other: north)], columns)
      #expect(rows.allSatisfy { $0.displayWidth <= columns })
      let cells = rows.dropFirst().map { $0.split(separator: "  ").map { $0.trimming(" ") } }
      let names = cells.map { [$0[0], $0[$0.count - 2]] }
      #expect(Set(names.joined()).count == 2 && names[0] == names[1].reversed(), "\(columns)")
    }
  }

  @Test("spells out control characters, in text and on a page, where it escapes all markup")
  func escaped() {
    let odd = [Team(name: "<b>\u{1b}[31m")]
    #expect(lines(odd, 80)[1].hasPrefix("<b>\\u{1b}[31m "))
    #expect(table.html(odd).text.contains(">&lt;b&gt;\\u{1b}[31m</th>"))
  }

  @Test("has on a page headings that say what they stand for, links to what is there, and winners")
  func page() {
    let links = Links(from: 1, to: [.team("reds")])
    let teams = [Team(isWinner: true), Team(name: "Whites")]
    let page = table.html(teams, kind: "k", caption: "A & B", links: links) { $0.name }.text
    for part in [
      "aria-label=\"A &amp; B\">\n<table class=\"k\"><caption dir=\"auto\">A &amp; B</caption>",
      "<th scope=\"col\" class=\"name\">Team</th>\n<th scope=\"col\"><abbr title=\"won\">W</abbr></th>",
      "<tr class=\"Reds\"><th scope=\"row\" class=\"name\" dir=\"auto\"><strong>"
        + "<a href=\"../teams/reds.html\">Reds</a></strong></th>\n<td>1</td>",
      "<th scope=\"row\" class=\"name\" dir=\"auto\">Whites</th>",
      "<td class=\"name\" dir=\"auto\">Blues</td>",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains(">7<"))
  }

  @Test("has for programs the columns with keys, and of some rows those that tell something")
  func columns() {
    let rows = [Team(wins: nil)]
    #expect(table.header(as: .csv) + table.lines(of: rows, as: .csv) == Array("wins,id\n,7\n".utf8))
    #expect(table.told(of: rows).columns.map(\.title).contains("W") == false)
    #expect(table.only("Note", "W").columns.map(\.title) == ["Note", "W"])
  }
}

extension Substring {
  fileprivate func trimming(_ end: Character) -> String {
    String(drop { $0 == end }.reversed().drop { $0 == end }.reversed())
  }
}
