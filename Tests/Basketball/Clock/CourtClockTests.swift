import Fixtures
import Basketball
import Testing

@Suite("A court's clock")
struct CourtClockTests {
  private static let down = Rules.fiba3x3.clockFace

  @Test(
    "that counts up shows minutes and seconds, cut off",
    arguments: [
      (0, "0:00", 1000), (999, "0:00", 1), (1000, "0:01", 1000), (59_950, "0:59", 50),
      (83_200, "1:23", 800), (6_000_001, "100:00", 999),
    ])
  func up(milliseconds: Int, text: String, next: Int) {
    let reading = ClockReading(milliseconds: milliseconds)
    #expect(Rules.pickup.clockFace.courtText(reading) == text)
    #expect(Rules.pickup.clockFace.nextCourtText(after: reading) == next)
  }

  @Test(
    "that counts down has tenths in the last minute",
    arguments: [
      (600_000, "10:00", 1), (599_999, "9:59", 1000), (60_000, "1:00", 1), (59_999, "59.9", 100),
      (59_900, "59.9", 1), (9_050, "9.0", 51), (100, "0.1", 1), (99, "0.0", nil),
    ])
  func down(left: Int, text: String, next: Int?) {
    let reading = ClockReading(milliseconds: 600_000 - left)
    #expect(Self.down.courtText(reading) == text)
    #expect(Self.down.nextCourtText(after: reading) == next)
  }

  @Test("shows the same until it says that it shows something else")
  func changes() {
    for (face, most) in [(Rules.pickup.clockFace, 130_000), (Self.down, 600_000)] {
      var milliseconds = most - 130_000
      while let wait = face.nextCourtText(after: ClockReading(milliseconds: milliseconds)),
        milliseconds + wait < most
      {
        let texts = [0, wait - 1, wait].map {
          face.courtText(ClockReading(milliseconds: milliseconds + $0))
        }
        #expect(texts[0] == texts[1])
        #expect(texts[1] != texts[2])
        milliseconds += wait
      }
    }
  }
}
