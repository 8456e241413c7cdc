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

  static let millisecondsOfDay = 86_400_000

  /// The day in UTC, and the milliseconds since its beginning.
  var dayAndRest: (day: Day, rest: Int) {
    let rest =
      (milliseconds % Self.millisecondsOfDay + Self.millisecondsOfDay)
      % Self.millisecondsOfDay
    return (Day(number: (milliseconds - rest) / Self.millisecondsOfDay), rest)
  }

  /// Bytes of the text of an instant.
  public static let length = 24

  /// ISO 8601, UTC, with milliseconds: `2026-11-20T20:15:03.120Z`.
  public var text: String {
    let (day, rest) = dayAndRest
    return String(unsafeUninitializedCapacity: Self.length) { text in
      day.write(to: text)
      text.write("T", at: 10)
      text.write(rest / 3_600_000, 11..<13)
      text.write(":", at: 13)
      text.write(rest / 60_000 % 60, 14..<16)
      text.write(":", at: 16)
      text.write(rest / 1000 % 60, 17..<19)
      text.write(".", at: 19)
      text.write(rest % 1000, 20..<23)
      text.write("Z", at: 23)
      return Self.length
    }
  }

  /// The instant of ISO 8601 text such as `2026-11-20T20:15:03.120Z`; nil for any other text.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ TimeOfDay(utf8: $0) }) else { return nil }
    self = time
  }

  /// The instant of the same text in bytes.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard text.count == Self.length, text.has("T", at: 10), text.has(":", at: 13),
      text.has(":", at: 16), text.has(".", at: 19), text.has("Z", at: 23),
      let day = Day(utf8: UnsafeBufferPointer(rebasing: text[..<Day.length])),
      let hour = text.number(11..<13), let minute = text.number(14..<16),
      let second = text.number(17..<19), let thousandth = text.number(20..<23), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let time = ((hour * 60 + minute) * 60 + second) * 1000 + thousandth
    self.init(milliseconds: day.number * Self.millisecondsOfDay + time)
  }
}

/// Numbers with leading zeros in text, at fixed places.
extension UnsafeBufferPointer<UInt8> {
  func has(_ sign: Unicode.Scalar, at place: Int) -> Bool { self[place] == UInt8(ascii: sign) }

  /// The number that the digits at these places make; nil if any of them is not a digit.
  func number(_ digits: Range<Int>) -> Int? {
    var number = 0
    var isNumber = true
    for place in digits {
      let digit = self[place] &- 48
      isNumber = isNumber && digit < 10
      number = number &* 10 &+ Int(digit)
    }
    return isNumber ? number : nil
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  func write(_ sign: Unicode.Scalar, at place: Int) { self[place] = UInt8(ascii: sign) }

  /// Writes the last digits of a number at these places.
  func write(_ number: Int, _ digits: Range<Int>) {
    var rest = number
    for place in digits.reversed() {
      self[place] = 48 + UInt8(rest % 10)
      rest /= 10
    }
  }
}
