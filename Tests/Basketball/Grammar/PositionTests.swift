import Basketball
import Testing

@Suite("A position")
struct PositionTests {
  @Test(
    "is a period or what the clock shows",
    arguments: [
      ("2:31", .shown(ClockReading(milliseconds: 151_000))),
      (" 31.5 ", .shown(ClockReading(milliseconds: 31_500))), ("OT", .overtime()),
    ] as [(String, GameTime)])
  func time(_ text: String, _ time: GameTime) throws {
    #expect(try GameTime(typed: text) == time)
  }

  @Test(
    "is refused where it is neither, and overtime has no clock",
    arguments: ["", " ", "now", "ot", "OT2", "1:2:3", "3:61", "OT 0:48", "0:48 OT", "2:31 2:32"])
  func malformed(_ text: String) {
    #expect(throws: GameError.malformedClock(text)) { try GameTime(typed: text) }
  }
}
