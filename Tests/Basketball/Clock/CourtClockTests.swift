import Fixtures
import Basketball
import Testing

@Suite("A court's clock")
struct CourtClockTests {
  @Test("shows the same until it says that it shows something else")
  func changes() {
    for (face, most) in [(Rules.pickup.clockFace, 130_000), (Rules.fiba3x3.clockFace, 600_000)] {
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
