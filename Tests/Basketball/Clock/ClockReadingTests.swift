@testable import Basketball
import Testing

@Suite("Readings of the game clock")
struct ClockReadingTests {
  @Test(
    "are typed as m:ss, mm:ss.t down to the millisecond, or plain seconds",
    arguments: [
      ("0:00", 0), ("1:23", 83_000), ("01:23.2", 83_200), ("01:23.25", 83_250),
      ("1:23.256", 83_256), ("1:23.006", 83_006), ("83", 83_000), ("83.2", 83_200), ("0", 0),
      ("100:00", 6_000_000), ("90.05", 90_050), ("0007:59.999", 479_999), ("59.999", 59_999),
      ("1000000000:00", 60_000_000_000_000), ("60000000000", 60_000_000_000_000),
    ])
  func typed(_ text: String, _ milliseconds: Int) {
    #expect(ClockReading(text) == ClockReading(milliseconds: milliseconds))
  }

  @Test(
    "are nothing else",
    arguments: [
      "", " ", ":", ".", "1:", ":30", "1:5", "1:005", "1:60", "1:60.0", "1:2.5", "1:02:03", "5.",
      ".5", "1:23.", "1:23.2567", "1.2.3", "-1", "+1", "1:-1", "1:+1", "-0:30", "1e3", "0x10",
      "٣", "１:００", "1:2３", " 1:00", "1:00 ", "1,5", "nan", "inf", "1000000000:00.001",
      "60000000000.001", "9999999999999", "99999999999999999999:00", "999999999999:00",
    ])
  func malformed(_ text: String) {
    #expect(ClockReading(text) == nil)
  }

  @Test(
    "are shown to the tenth and never early, or exactly",
    arguments: [
      (0, "00:00.0", "00:00.0"), (83_200, "01:23.2", "01:23.2"), (83_299, "01:23.2", "01:23.299"),
      (83_250, "01:23.2", "01:23.25"), (59_999, "00:59.9", "00:59.999"),
      (599_999, "09:59.9", "09:59.999"), (600_000, "10:00.0", "10:00.0"),
      (6_000_005, "100:00.0", "100:00.005"), (1_010, "00:01.0", "00:01.01"),
    ])
  func shown(_ milliseconds: Int, _ text: String, _ exact: String) {
    #expect(ClockReading(milliseconds: milliseconds).text == text)
    #expect(ClockReading(milliseconds: milliseconds).exactText == exact)
  }

  @Test("come back from their exact text and from their seconds, any of ten minutes")
  func roundTrips() {
    let all = (0..<20_000).map { ClockReading(milliseconds: $0 * 997 % 600_011) }
    #expect(all.filter { ClockReading($0.exactText) != $0 } == [])
    #expect(all.filter { Int(($0.seconds * 1000).rounded()) != $0.milliseconds } == [])
  }

  @Test(
    "are checked where they come from a file: never negative, never more than a clock can show",
    arguments: [
      (0, true), (1, true), (6_000_000_000_000_000, true), (-1, false), (.min, false),
      (6_000_000_000_000_001, false), (.max, false),
    ])
  func checked(_ milliseconds: Int, _ isReading: Bool) {
    #expect((ClockReading(checked: milliseconds) != nil) == isReading)
  }

  @Test(
    "that may be minutes or seconds are refused with both",
    arguments: [
      ("9.00", ["9:00", "0:09.0"]), ("7.10", ["7:10", "0:07.1"]), ("75.30", ["75:30", "1:15.3"]),
      ("9.75", nil), ("45.5", nil), ("12.345", nil), ("0:09.00", nil),
    ] as [(String, [String]?)])
  func ambiguous(_ text: String, _ meanings: [String]?) throws {
    guard let meanings else {
      #expect(try ClockReading(typed: text) == ClockReading(text))
      return
    }
    #expect(throws: Problem.ambiguousClock(text, meanings)) { try ClockReading(typed: text) }
    #expect(throws: Problem.ambiguousClock(text, meanings)) { try GameTime(typed: "Q1 \(text)") }
  }

  @Test("are ordered by time")
  func order() {
    #expect(showing(1) < showing(1.001))
    #expect([showing(3), .zero, showing(2)].max() == 3)
  }
}
