/// A ratio of whole numbers, compared exactly: 1 of 3 equals 2 of 6.
public struct Ratio: Sendable {
  private let part: Int
  private let whole: Int

  /// The ratio of two numbers; nil if the whole is 0.
  public init?(_ part: Int, _ whole: Int) {
    guard whole > 0 else { return nil }
    (self.part, self.whole) = (part, whole)
  }

  /// The ratio in thousandths, rounded to the nearest.
  public var thousandths: Int {
    part < 0 ? -rounded(part.magnitude) : rounded(part.magnitude)
  }

  private func rounded(_ part: UInt) -> Int {
    Int(truncatingIfNeeded: (part &* 2000 &+ UInt(whole)) / (2 &* UInt(whole)))
  }
}

extension Ratio: Comparable {
  /// Whether both are equal.
  public static func == (one: Ratio, other: Ratio) -> Bool {
    one.part &* other.whole == other.part &* one.whole
  }

  /// Whether the first is less.
  public static func < (one: Ratio, other: Ratio) -> Bool {
    one.part &* other.whole < other.part &* one.whole
  }
}
