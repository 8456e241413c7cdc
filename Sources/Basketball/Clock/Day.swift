/// A day of the calendar, without a time zone: `2026-11-20`.
public struct Day: Comparable, Hashable, Sendable {
  /// Days since 1970-01-01.
  let number: Int

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  /// The day so many days later; nil if its year does not have four digits.
  public func adding(_ days: Int) -> Day? {
    let day = Day(number: number + days)
    return Day(inUTC: day.midnight) == day ? day : nil
  }

  /// The year, the month from 1, and the day of the month.
  public var parts: (year: Int, month: Int, day: Int) {
    let date = CalendarDate(number: number)
    return (date.year, date.month, date.day)
  }

  /// The days from another day to this one; negative if the other is later.
  public func days(since other: Day) -> Int { number - other.number }

  /// The day's beginning in UTC.
  public var midnight: TimeOfDay {
    TimeOfDay(milliseconds: number * TimeOfDay.millisecondsOfDay)
  }

  /// The day's noon in UTC.
  public var noon: TimeOfDay {
    TimeOfDay(milliseconds: midnight.milliseconds + TimeOfDay.millisecondsOfDay / 2)
  }
}

extension Day {
  /// The day of an instant in UTC.
  public init(inUTC time: TimeOfDay) { self = time.dayAndRest.day }
}

/// A day as text.
extension Day {
  /// Bytes of the text of a day.
  public static let length = 10

  /// The day of text such as `2026-11-20`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let day = text.withUTF8({ Day(utf8: $0) }) else { return nil }
    self = day
  }

  /// The day of the same text in bytes.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard text.count == Self.length, text.has("-", at: 4), text.has("-", at: 7),
      let year = text.number(0..<4), let month = text.number(5..<7), let day = text.number(8..<10)
    else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    number = date.number
    // A date such as February 30 has the number of another one.
    let isCommon = (1...12).contains(month) && (1...28).contains(day)
    guard isCommon || CalendarDate(number: number) == date else { return nil }
  }

  /// `2026-11-20`.
  public var text: String { String(midnight.text.prefix(Self.length)) }

  /// Writes the text of the day to the beginning of a buffer.
  func write(to text: UnsafeMutableBufferPointer<UInt8>) {
    let date = CalendarDate(number: number)
    text.write(date.year, 0..<4)
    text.write("-", at: 4)
    text.write(date.month, 5..<7)
    text.write("-", at: 7)
    text.write(date.day, 8..<10)
  }
}

private struct CalendarDate: Equatable {
  let year, month, day: Int

  /// Days since 1970-01-01, negative before it. Years are counted from March, so that the leap day is their last, and
  /// in eras of 400 years, which have 146,097 days (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  var number: Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension CalendarDate {
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
