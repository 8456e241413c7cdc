import FoundationEssentials

/// An instant of the wall clock, in whole milliseconds since 1970 in UTC.
public struct TimeOfDay: Comparable, Hashable, Sendable {
  /// Milliseconds since the beginning of 1970, UTC.
  public let milliseconds: Int

  /// The instant so many milliseconds after the beginning of 1970.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// The instant of ISO 8601 text such as `2026-11-20T20:15:03.120Z`; nil for anything else.
  public init?(_ text: String) {
    guard let date = try? Self.style.parse(text) else { return nil }
    let time = TimeOfDay(milliseconds: Int((date.timeIntervalSince1970 * 1000).rounded()))
    // The parser takes the thirtieth of February for a day in March, and more.
    guard time.text == text else { return nil }
    self = time
  }

  /// ISO 8601, UTC, with milliseconds.
  public var text: String {
    // The style cuts off what is below a millisecond, and a date is a binary fraction that may
    // lie just under one: half a millisecond more makes the cut exact.
    Date(timeIntervalSince1970: (Double(milliseconds) + 0.5) / 1000).formatted(Self.style)
  }

  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

extension TimeOfDay: Codable {
  /// Reads ISO 8601 text.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let time = TimeOfDay(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "is no time of day: '\(text)'"))
    }
    self = time
  }

  /// Writes ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
