import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("The flow as text")
struct FlowViewTests {
  private func lines(_ sheet: Scoresheet, _ columns: Int, isPainted: Bool = false) -> [String] {
    FlowView(
      Flow(sheet, now: sheet.tape.changed), of: sheet.document, columns: columns,
      style: Style(isOn: isPainted)
    ).lines
  }

  @Test("of a game is this", arguments: [30, 40, 80, 200])
  func game(columns: Int) throws {
    let sheet = try Scoresheet.finished(Names.plain, teams: ("Reds", "Blues"))
    try expectGolden(lines(sheet, columns).screen, "flow.\(columns)")
  }

  @Test("before the first point is the score alone")
  func empty() {
    #expect(lines(.new(), 80) == ["Reds 0 : 0 Blues  00:00.0  ready, to 15 by 2"])
  }

  @Test("never leaves the screen, whoever plays, and in colour is as wide as without")
  func widths() throws {
    var random = SplitMix64(seed: 6)
    for _ in seeds(40) {
      let columns = Int.random(in: 20...220, using: &random)
      let sheet = try Scoresheet.generated(&random)
      let plain = lines(sheet, columns)
      #expect(plain.allSatisfy { $0.displayWidth <= columns && $0.last != " " })
      #expect(plain.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
      let painted = lines(sheet, columns, isPainted: true).map(\.unpainted)
      #expect(painted.map(\.displayWidth) == plain.map(\.displayWidth))
    }
  }
}
