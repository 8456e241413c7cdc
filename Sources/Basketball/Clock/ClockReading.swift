/// What the game clock shows: whole milliseconds since the start of the game.
public struct ClockReading: Comparable, Hashable, Sendable {
  /// Milliseconds since the start of the game.
  public let milliseconds: Int

  /// The reading at the start of a game.
  public static let zero = ClockReading(milliseconds: 0)

  /// The reading after so many milliseconds.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Seconds since the start of the game, with at most three decimals.
  public var seconds: Double { Double(milliseconds) / 1000 }

  /// `mm:ss.t`, cut off below the tenth as a scoreboard does: a reading is never shown early.
  public var text: String { text(fraction: [milliseconds / 100 % 10]) }

  /// `mm:ss` with the fraction down to the last millisecond: nothing is lost.
  public var exactText: String {
    var fraction = [milliseconds / 100 % 10, milliseconds / 10 % 10, milliseconds % 10]
    while fraction.count > 1, fraction.last == 0 { fraction.removeLast() }
    return text(fraction: fraction)
  }

  private func text(fraction: [Int]) -> String {
    let (minutes, seconds) = (milliseconds / 60_000, milliseconds / 1000 % 60)
    return "\(minutes < 10 ? "0" : "")\(minutes):\(seconds < 10 ? "0" : "")\(seconds)."
      + fraction.map(String.init).joined()
  }

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

extension ClockReading: Codable {
  /// Reads seconds.
  public init(from decoder: any Decoder) throws {
    let seconds = try decoder.singleValueContainer().decode(Double.self)
    guard let reading = ClockReading(seconds: seconds) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "is no clock reading: \(seconds)"))
    }
    self = reading
  }

  /// Writes seconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }
}
