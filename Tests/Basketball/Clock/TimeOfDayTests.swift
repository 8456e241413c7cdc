import Fixtures
import Basketball
import Foundation
import Testing

@Suite("Times of day")
struct TimeOfDayTests {
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

  @Test("are ordered by time")
  func order() {
    #expect(wall(1) < wall(1.001))
    #expect([wall(3), wall(-1), wall(2)].max() == 3)
  }
}
