/// A time on the game clock in whole milliseconds: since the start of the game, left in a period, or a
/// length.
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

  /// `mm:ss.t`, cut off below the tenth as on a scoreboard: a reading is never shown early.
  public var text: String {
    let milliseconds = max(0, milliseconds)
    let minutes = milliseconds / 60_000
    guard minutes < 100 else {
      return String(minutes) + ClockReading(milliseconds: milliseconds % 60_000).text.dropFirst(2)
    }
    // Written digit by digit, without a text for each number: a log shows a reading for each play.
    return String(unsafeUninitializedCapacity: 7) { text in
      text.write(minutes, 0..<2)
      text.write(":", at: 2)
      text.write(milliseconds / 1000 % 60, 3..<5)
      text.write(".", at: 5)
      text.write(milliseconds / 100 % 10, 6..<7)
      return 7
    }
  }

  /// `mm:ss` with a fraction to the millisecond: nothing is lost.
  public var exactText: String {
    let rest = milliseconds % 100
    return text
      + (rest == 0 ? "" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest / 10)\(rest % 10)")
  }

  /// Earlier before later.
  public static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// The time from the second reading to the first.
  public static func - (one: Self, other: Self) -> Self {
    Self(milliseconds: one.milliseconds &- other.milliseconds)
  }

  /// A billion minutes: a longer time is a typing error.
  private static let longest = 60_000_000_000_000

  /// Where a forgotten running clock stops: some hundred thousand years, exact as seconds in JSON.
  static let most = 100 * longest

  /// The reading of `m:ss`, `mm:ss.t` to the millisecond, or plain seconds; nil for any other text.
  public init?(_ text: String) {
    // By bytes, for speed: each line of a feed has a clock time.
    let parts = text.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = parts.last, let below = Self.thousandths(last) else { return nil }
    var milliseconds = below
    if parts.count == 2 {
      let wholeSeconds = last.prefix { $0 != UInt8(ascii: ".") }
      guard wholeSeconds.count == 2, below < 60_000, let minutes = Self.digits(parts[0])
      else { return nil }
      milliseconds += minutes * 60_000
    }
    guard milliseconds <= Self.longest else { return nil }
    self.init(milliseconds: milliseconds)
  }

  /// The reading after so many milliseconds; nil if negative or too large.
  public init?(checked milliseconds: Int) {
    guard milliseconds >= 0, milliseconds <= Self.most else { return nil }
    self.init(milliseconds: milliseconds)
  }

  /// The reading that was typed; throws for any other text.
  public init(typed text: String) throws(Problem) {
    guard let reading = ClockReading(text) else { throw .malformedClock(text) }
    // To take `9.00` as seconds would set the clock to 0:09.
    if let meanings = Self.meanings(of: text) {
      throw .ambiguous("malformedClock", .usage, text, meanings)
    }
    self = reading
  }

  /// The readings that a text such as `9.00` may mean: `9:00` and `0:09.0`; nil for any other text.
  public static func meanings(of text: String) -> [String]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, parts[1] < "60",
      ClockReading(parts.joined(separator: ":")) != nil, let seconds = ClockReading(text)?.text
    else { return nil }
    return [
      parts.joined(separator: ":"), String(seconds.dropFirst(seconds.hasPrefix("0") ? 1 : 0)),
    ]
  }

  /// Digits with at most three decimals, as thousandths.
  private static func thousandths(_ text: Substring.UTF8View) -> Int? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = digits(parts[0]) else { return nil }
    guard parts.count == 2 else { return whole * 1000 }
    guard parts[1].count <= 3, let fraction = digits(parts[1]) else { return nil }
    return whole * 1000 + fraction * [100, 10, 1][parts[1].count - 1]
  }

  /// The number of at most twelve ASCII digits, so that no product overflows.
  private static func digits(_ digits: Substring.UTF8View) -> Int? {
    let text = Substring(digits)
    return text.isDigits && digits.count <= 12 ? Int(text) : nil
  }
}
