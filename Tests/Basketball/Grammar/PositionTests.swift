@testable import Basketball
import Testing

@Suite("A position")
struct PositionTests {
  @Test(
    "is a period, what the clock shows, or both",
    arguments: [
      ("2:31", .shown(ClockReading(milliseconds: 151_000))),
      (" 31.5 ", .shown(ClockReading(milliseconds: 31_500))), ("OT", .overtime()),
      ("OT2", GameTime(period: .overtime(2))), ("P3", GameTime(period: .regulation(3))),
      (
        "Q3 2:31",
        GameTime(period: .regulation(3), clock: .shown(ClockReading(milliseconds: 151_000)))
      ),
      (
        "OT 0:48", GameTime(period: .overtime(1), clock: .shown(ClockReading(milliseconds: 48_000)))
      ),
    ] as [(String, GameTime)])
  func time(_ text: String, _ time: GameTime) throws {
    #expect(try GameTime(typed: text) == time)
  }

  @Test(
    "is refused where it is neither",
    arguments: ["", " ", "now", "OT0", "Q0", "1:2:3", "3:61", "0:48 OT", "2:31 2:32"])
  func malformed(_ text: String) {
    #expect(throws: Problem.malformedClock(text)) { try GameTime(typed: text) }
  }

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
