import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("The board")
struct BoardViewTests {
  func board(_ sheet: Scoresheet, _ columns: Int, isPainted: Bool = false) -> [String] {
    TextPage(columns: columns, style: Style(isOn: isPainted)).board(sheet.document)
  }

  @Test("of a game that is going on is this text")
  func halfway() throws {
    try expectGolden(board(.halfway(), 80).screen, "board")
  }

  @Test("of a game that is over is this text")
  func finished() throws {
    try expectGolden(board(.finished(), 80).screen, "board.finished")
  }

  @Test("lines names up by their width on the screen")
  func world() throws {
    try expectGolden(board(.world(), 40).screen, "board.world")
  }

  @Test("shows escape sequences in names and obeys none")
  func hostile() throws {
    try expectGolden(board(.hostile(), 80).screen, "board.hostile")
  }

  @Test("of a game with every move is this text where not all columns have room")
  func everyMove() throws {
    try expectGolden(board(try .everyMove(), 56).screen, "board.moves")
  }

  @Test("in colour is this")
  func painted() throws {
    try expectGolden(board(.halfway(), 80, isPainted: true).screen, "board.painted")
  }

  @Test("has room for counts of three digits beside the names")
  func threeDigits() throws {
    var sheet = Scoresheet.new(by: try .pickup(to: 1000))
    for _ in 0..<50 { try sheet.perform(.record([PlayRequest(.typed("h1"), .twoPoints)])) }
    #expect(
      board(sheet, 40)[3...4] == [
        "Reds   PTS  1P  2P  AST  REB  PF", "Ana    100   0  50    0    0   0",
      ])
  }

  @Test("shows the team's own line only if it has something")
  func ownLine() throws {
    var sheet = Scoresheet.new()
    #expect(board(sheet, 80).count == 6)
    #expect(board(sheet, 40).count == 12)
    try sheet.record(("away", .foul))
    #expect(
      board(sheet, 80).last == String(repeating: " ", count: 36)
        + "team     0   0   0    0    0   1")
    #expect(board(sheet, 40).filter { $0.hasPrefix("team") }.count == 1)
  }

  @Test("keeps eight letters of a name, and gives up counts for them")
  func names() throws {
    for rules in [try Rules(told: "fiba5x5 side 3"), try .pickup(to: 100)] {
      var sheet = Scoresheet.new(["Maximiliane", "Bo", "Cy", "Dee", "Eve", "Flo"], by: rules)
      for move in rules.moves where !move.isSubstitution {
        let who = move == .assist ? "h2" : "h1"
        try sheet.record((move.row.isOfTeam ? "home" : who, move))
      }
      for columns in 36...120 {
        #expect(board(sheet, columns).contains { $0.hasPrefix("Maximil") }, "\(columns) columns")
      }
    }
  }
}
