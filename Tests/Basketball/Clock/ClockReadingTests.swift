@testable import Basketball
import Testing

@Suite("Readings of the game clock")
struct ClockReadingTests {
  @Test("come back from their exact text and from their seconds, any of ten minutes")
  func roundTrips() {
    let all = (0..<20_000).map { ClockReading(milliseconds: $0 * 997 % 600_011) }
    #expect(all.filter { ClockReading($0.exactText) != $0 } == [])
    #expect(all.filter { Int(($0.seconds * 1000).rounded()) != $0.milliseconds } == [])
  }

  @Test("are ordered by time")
  func order() {
    #expect(showing(1) < showing(1.001))
    #expect([showing(3), .zero, showing(2)].max() == 3)
  }
}
