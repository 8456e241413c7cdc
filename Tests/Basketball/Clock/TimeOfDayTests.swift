import Fixtures
import Basketball
import Foundation
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

  @Test("are what Foundation writes and reads, since there is the Gregorian calendar")
  func foundation() throws {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var random = SplitMix64(seed: 7)
    for _ in seeds(500) {
      let milliseconds = Int.random(in: -12_219_292_800_000...253_402_300_799_999, using: &random)
      let time = TimeOfDay(milliseconds: milliseconds)
      #expect(TimeOfDay(time.text) == time)
      let date = Date(timeIntervalSince1970: (Double(milliseconds) + 0.5) / 1000)
      try #require(date.formatted(style) == time.text, "\(milliseconds)")
      let parsed = try style.parse(time.text).timeIntervalSince1970
      try #require((parsed * 1000).rounded() == Double(milliseconds), "\(time.text)")
    }
  }

  @Test("have the Gregorian calendar for all years of four digits, as ISO 8601 does")
  func years() {
    var day = TimeOfDay(milliseconds: .min).milliseconds / 86_400_000
    for year in 0...9999 {
      let text = String(repeating: "0", count: 4 - String(year).count) + String(year)
      let first = "\(text)-01-01T00:00:00.000Z"
      let march = "\(text)-03-01T00:00:00.000Z"
      let marches = day + (isLeap(year) ? 60 : 59)
      #expect(TimeOfDay(milliseconds: day * 86_400_000).text == first)
      #expect(TimeOfDay(milliseconds: marches * 86_400_000).text == march)
      #expect(TimeOfDay(first)?.milliseconds == day * 86_400_000)
      #expect(TimeOfDay(march)?.milliseconds == marches * 86_400_000)
      day += isLeap(year) ? 366 : 365
    }
  }

  @Test(
    "take each day of the calendar, and no other",
    arguments: [
      0, 4, 100, 400, 1582, 1900, 1970, 1999, 2000, 2024, 2026, 2100, 9999,
    ])
  func days(_ year: Int) {
    let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    func padded(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: count - String(number).count) + String(number)
    }
    for month in 0...13 {
      for day in 0...32 {
        let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T12:00:00.000Z"
        let isDay = (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
        #expect((TimeOfDay(text) != nil) == isDay, "\(text)")
        if isDay { #expect(TimeOfDay(text)?.text == text) }
      }
    }
  }

  private func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  @Test(
    "are held within the years of four digits",
    arguments: [
      (Int.min, "0000-01-01T00:00:00.000Z"), (-62_167_219_200_001, "0000-01-01T00:00:00.000Z"),
      (253_402_300_800_000, "9999-12-31T23:59:59.999Z"), (Int.max, "9999-12-31T23:59:59.999Z"),
    ])
  func bounds(_ milliseconds: Int, _ text: String) {
    #expect(TimeOfDay(milliseconds: milliseconds).text == text)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "now", "2026-11-20", "20:15:03.120Z", "2026-13-01T00:00:00.000Z",
      "2026-00-01T00:00:00.000Z", "2026-01-00T00:00:00.000Z", "2026-01-32T00:00:00.000Z",
      "2026-02-30T20:15:03.120Z", "2026-02-29T20:15:03.120Z", "1900-02-29T00:00:00.000Z",
      "2026-04-31T00:00:00.000Z", "2026-11-20T24:00:00.000Z", "2026-11-20T23:60:00.000Z",
      "2026-11-20T23:59:60.000Z", "2026-11-20T25:61:61.120Z", "2026-11-20 20:15:03.120Z",
      "2026-11-20T20:15:03.120", "2026-11-20T20:15:03.120z", "2026-11-20t20:15:03.120Z",
      "2026-11-20T20:15:03.120Zx", " 2026-11-20T20:15:03.120Z", "2026-11-20T20:15:03.120Z ",
      "2026-11-20T20:15:03.120Z\n", "2026-11-20T20:15:03Z", "2026-11-20T20:15:03.1Z",
      "2026-11-20T20:15:03.1200Z", "2026-11-20T20:15:03,120Z", "2026-11-20T20:15:03.120+00:00",
      "2026/11/20T20:15:03.120Z", "+026-11-20T20:15:03.120Z", "-026-11-20T20:15:03.120Z",
      "2026-+1-20T20:15:03.120Z", "2026-1 -20T20:15:03.120Z", "٢٠26-11-20T20:15:03Z",
      "99999999999999-01-01T00:00:00.000Z", "20261120T201503.1200000Z",
    ])
  func malformed(_ text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test("are ordered by time")
  func order() {
    #expect(wall(1) < wall(1.001))
    #expect([wall(3), wall(-1), wall(2)].max() == 3)
  }
}
