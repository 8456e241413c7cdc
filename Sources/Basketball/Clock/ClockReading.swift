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
  public var text: String {
    Self.minutesAndSeconds(milliseconds) + ".\(milliseconds / 100 % 10)"
  }

  /// `mm:ss` with the fraction down to the last millisecond: nothing is lost.
  public var exactText: String {
    let (tenths, rest) = (milliseconds / 100 % 10, milliseconds % 100)
    let digits = rest == 0 ? "" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest / 10)\(rest % 10)"
    return Self.minutesAndSeconds(milliseconds) + ".\(tenths)" + digits
  }

  private static func minutesAndSeconds(_ milliseconds: Int) -> String {
    let (minutes, seconds) = (milliseconds / 60_000, milliseconds / 1000 % 60)
    return "\(minutes < 10 ? "0" : "")\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }
}
