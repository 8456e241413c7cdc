@testable import Basketball
import Testing

@Suite("A position")
struct PositionTests {
  @Test("names its period as the game does, whatever was typed, also one that the game has not")
  func period() throws {
    func texts(_ rules: Rules) -> [String?] {
      ["P3", "Q5", "OT", "OT2"].map { PeriodName($0)?.text(in: rules.schedule) }
    }
    #expect(texts(.fiba5x5) == ["Q3", "Q5", "OT", "OT2"])
    #expect(texts(.ncaa) == ["P3", "P5", "OT", "OT2"])
    #expect(PeriodName.number(3).text(in: Rules.fiba5x5.schedule) == "Q3")
    #expect(PeriodName.number(3).text(in: Rules.ncaa.schedule) == "OT")
  }
}
