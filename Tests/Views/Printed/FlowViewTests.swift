import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("The flow as text")
struct FlowViewTests {
  private func lines(_ sheet: Scoresheet, _ columns: Int) -> [String] {
    TextPage(columns: columns, style: .plain)
      .flow(FlowDocument(sheet, now: sheet.tape.changed), of: sheet.document)
  }

  @Test("of a game is this")
  func game() throws {
    try expectGolden(lines(.finished(), 80).screen, "flow")
  }

  @Test("before the first point is the score alone")
  func empty() {
    #expect(lines(.new(), 80) == ["Reds 0 : 0 Blues  00:00.0  ready, to 15 by 2"])
  }

  @Test("goes by plays where the clock never ran, and says so")
  func byPlays() throws {
    var sheet = Scoresheet.new()
    try sheet.record(.home, .twoPoints, .rebound, .onePoint, at: 0)
    try sheet.record(.away, .onePoint, .twoPoints, .twoPoints, at: 0)
    #expect(
      lines(sheet, 46).split(separator: "")[1] == [
        "  +3         ########",
        "  +2 ########################",
        "  +1 ########################",
        "   0 ----------------------------------------",
        "  +1                                 ========",
        "  +2                                 ========",
        "     play 1          play 4            play 6",
        "     2-0               3-1                3-5",
      ])
  }

  @Test("goes by the clock as soon as two scores are told apart by it")
  func byClock() throws {
    var sheet = Scoresheet.new()
    try sheet.record(.home, .twoPoints, at: 0)
    try sheet.record(.home, .twoPoints, at: 60)
    #expect(lines(sheet, 46).contains { $0.hasPrefix("     00:00") && $0.hasSuffix("01:00") })
    #expect(!lines(sheet, 46).contains { $0.contains("play ") })
  }

  @Test("names the periods under their ends, as long as there is room for their scores")
  func periods() throws {
    var sheet = Scoresheet.quarters()
    try sheet.playByPeriods(
      "Q1 5:00 h1 miss2\nQ1 0:00 h1 two\nQ2 0:00 a1 two\nQ3 0:00 h1 two\nQ4 0:00 h1 two")
    func names(_ columns: Int) -> [Substring] {
      lines(sheet, columns).first { $0.hasSuffix(" Q4") }?.split(separator: " ") ?? []
    }
    #expect(names(43) == ["Q1", "Q2", "Q3", "Q4"])
    #expect(names(34) == ["Q4"])
  }

  @Test("has the score of each period as it was at its end, not after a basket as the next begins")
  func periodScores() throws {
    var sheet = Scoresheet.quarters()
    try sheet.playByPeriods("Q1 5:00 h1 miss2\nQ1 0:00 a1 two\nQ2 10:00 h1 three\nQ2 0:00 a1 two")
    let chart = lines(sheet, 80).split(separator: "")[1].suffix(2)
    #expect(chart.map { $0.split(separator: " ") } == [["Q1", "Q2"], ["0-2", "3-4"]])
  }

  @Test("has the last lead in its last column, also where the clock ran backwards")
  func backwards() throws {
    var sheet = Scoresheet.new(by: try Rules(told: "pickup target 3 margin 1"))
    try sheet.record(.home, .twoPoints, at: 60)
    try sheet.record(.away, .twoPoints, at: 120)
    let winning = PlayRequest(.exact(Who(.home)), .onePoint)
    let time = GameTime(clock: .elapsed(ClockReading(milliseconds: 90_000)), place: .inOrder)
    try sheet.perform(.record([winning], at: time))
    let leads = lines(sheet, 46).filter { $0.hasPrefix("  +") }
    #expect(leads.map(\.count) == [44, 45])
  }
}
