extension ClockReading {
  /// A billion minutes: beyond it a typed number is a typing error.
  private static let longest = 60_000_000_000_000

  /// Where a clock that is left running stops: some hundred thousand years, and still
  /// exact as seconds in JSON.
  static let most = 100 * longest

  /// The reading of `m:ss`, `mm:ss.t` down to the millisecond, or plain seconds; nil for the rest.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = parts.last, let below = Self.thousandths(last) else { return nil }
    if parts.count == 1 {
      self.init(whole: below)
    } else {
      let wholeSeconds = last.prefix { $0 != "." }
      guard wholeSeconds.utf8.count == 2, below < 60_000, let minutes = Self.digits(parts[0])
      else { return nil }
      self.init(whole: minutes * 60_000 + below)
    }
  }

  /// The reading after so many milliseconds; nil when negative or more than any clock shows.
  public init?(checked milliseconds: Int) {
    guard milliseconds >= 0, milliseconds <= Self.most else { return nil }
    self.init(milliseconds: milliseconds)
  }

  private init?(whole milliseconds: Int) {
    guard milliseconds <= Self.longest else { return nil }
    self.init(milliseconds: milliseconds)
  }

  /// The reading that was typed; an error where it is none.
  public init(typed text: String) throws(GameError) {
    guard let reading = ClockReading(text) else { throw .malformedClock(text) }
    self = reading
  }

  /// Digits with at most three decimals, as thousandths.
  private static func thousandths(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = digits(parts[0]) else { return nil }
    guard parts.count == 2 else { return whole * 1000 }
    guard parts[1].utf8.count <= 3, let fraction = digits(parts[1]) else { return nil }
    return whole * 1000 + fraction * [100, 10, 1][parts[1].utf8.count - 1]
  }

  /// ASCII digits alone, at most twelve, so that no product of them overflows.
  private static func digits(_ text: Substring) -> Int? {
    guard (1...12).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
