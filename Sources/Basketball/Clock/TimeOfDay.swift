/// An instant of the wall clock, in whole milliseconds since 1970 in UTC.
public struct TimeOfDay: Comparable, Hashable, Sendable {
  /// Milliseconds since the beginning of 1970, UTC.
  public let milliseconds: Int

  /// The instant so many milliseconds after the beginning of 1970, limited to the years 0 to 9999,
  /// which four digits can write.
  public init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, -62_167_219_200_000), 253_402_300_799_999)
  }

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }

  private static let millisecondsOfDay = 86_400_000
  /// Bytes of its text.
  public static let length = 24

  /// ISO 8601, UTC, with milliseconds: `2026-11-20T20:15:03.120Z`.
  public var text: String {
    let rest =
      (milliseconds % Self.millisecondsOfDay + Self.millisecondsOfDay)
      % Self.millisecondsOfDay
    let day = Day(number: (milliseconds - rest) / Self.millisecondsOfDay)
    var text = Array("0000-00-00T00:00:00.000Z".utf8)
    func write(_ number: Int, before end: Int) {
      var rest = number
      var place = end
      while rest > 0 {
        place -= 1
        text[place] += UInt8(rest % 10)
        rest /= 10
      }
    }
    write(day.year, before: 4)
    write(day.month, before: 7)
    write(day.day, before: 10)
    write(rest / 3_600_000, before: 13)
    write(rest / 60_000 % 60, before: 16)
    write(rest / 1000 % 60, before: 19)
    write(rest % 1000, before: 23)
    return String(decoding: text, as: UTF8.self)
  }

  /// The instant of ISO 8601 text such as `2026-11-20T20:15:03.120Z`; nil for any other text.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ TimeOfDay(utf8: $0) }) else { return nil }
    self = time
  }

  /// The beginning of a day such as `2026-11-20`, UTC; nil for any other text.
  public init?(day: String) { self.init("\(day)T00:00:00.000Z") }

  /// The instant of the same text in bytes.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard text.count == Self.length else { return nil }
    var place = 0
    func read(_ count: Int, then end: Unicode.Scalar) -> Int? {
      var number = 0
      for digit in place..<place + count {
        let value = text[digit] &- 48
        guard value < 10 else { return nil }
        number = number * 10 + Int(value)
      }
      place += count + 1
      return text[place - 1] == UInt8(truncatingIfNeeded: end.value) ? number : nil
    }
    guard let year = read(4, then: "-"), let month = read(2, then: "-"),
      let day = read(2, then: "T"), let hour = read(2, then: ":"),
      let minute = read(2, then: ":"), let second = read(2, then: "."),
      let thousandth = read(3, then: "Z"), hour < 24, minute < 60, second < 60
    else { return nil }
    let date = Day(year: year, month: month, day: day)
    // A day such as February 30 has the number of another day.
    guard Day(number: date.number) == date else { return nil }
    let time = ((hour * 60 + minute) * 60 + second) * 1000 + thousandth
    self.init(milliseconds: date.number * Self.millisecondsOfDay + time)
  }
}

private struct Day: Equatable {
  let year, month, day: Int

  /// Days before and since 1970-01-01. A year that begins in March has its leap day at its end, and
  /// 400 of them have 146,097 days (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  var number: Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Day {
  init(number: Int) {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    month = shifted < 10 ? shifted + 3 : shifted - 9
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
