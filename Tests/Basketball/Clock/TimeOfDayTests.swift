import Fixtures
import Basketball
import FoundationEssentials
import Testing

@Suite("Times of day")
struct TimeOfDayTests {
  @Test(
    "are ISO 8601 in UTC, with milliseconds",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_795_205_703_120, "2026-11-20T20:15:03.120Z"),
      (951_782_400_001, "2000-02-29T00:00:00.001Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ])
  func text(_ milliseconds: Int, _ text: String) {
    #expect(TimeOfDay(milliseconds: milliseconds).text == text)
    #expect(TimeOfDay(text) == TimeOfDay(milliseconds: milliseconds))
  }

  @Test(
    "come back from their text, every millisecond of a second",
    arguments: [0, 951_782_399_000, 1_795_205_703_000, 4_102_444_799_000, 253_402_300_799_000])
  func roundTrips(_ start: Int) {
    let lost = (0..<1000).map { TimeOfDay(milliseconds: start + $0) }
      .filter { TimeOfDay($0.text) != $0 }
    #expect(lost == [])
  }

  @Test("come back from any day of two hundred years")
  func days() {
    var random = SplitMix64(seed: 7)
    let lost = (0..<2000).map { _ in
      TimeOfDay(milliseconds: Int.random(in: 0..<6_311_433_600_000, using: &random))
    }.filter { TimeOfDay($0.text) != $0 }
    #expect(lost == [])
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "now", "2026-11-20", "20:15:03.120Z", "2026-13-01T00:00:00.000Z",
      "2026-11-20 20:15:03.120Z", "2026-11-20T20:15:03.120", " 2026-11-20T20:15:03.120Z",
      "99999999999999-01-01T00:00:00.000Z",
    ])
  func malformed(_ text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test("are text in JSON")
  func json() throws {
    let data = try JSONEncoder().encode([wall(0)])
    #expect(String(decoding: data, as: UTF8.self) == #"["2026-11-20T20:15:03.120Z"]"#)
    #expect(try JSONDecoder().decode([TimeOfDay].self, from: data) == [wall(0)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([TimeOfDay].self, from: Data(#"["soon"]"#.utf8))
    }
  }
}
