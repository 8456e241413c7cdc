import Arguments
import Basketball

/// A value, or `none`.
nonisolated struct OrNone<Value: ArgumentValue>: ArgumentValue {
  let value: Value?

  static var expected: String { "\(Value.expected), or none" }

  init?(argument: String) {
    value = Value(argument: argument)
    if value == nil, argument != "none" { return nil }
  }
}

nonisolated extension ClockDirection: ArgumentValue {}

nonisolated extension ClockReading: ArgumentValue {
  /// What a reading looks like.
  public static var expected: String { "a reading such as 10:00" }

  /// The reading that was typed.
  public init?(argument: String) { self.init(argument) }
}

/// How many of something.
nonisolated struct Count: ArgumentValue {
  let value: Int

  static let expected = "a whole number from 1"

  init?(argument: String) {
    guard let value = Int(argument), value > 0 else { return nil }
    self.value = value
  }
}

/// A number that speeds and times can be.
nonisolated struct PositiveNumber: ArgumentValue {
  let value: Double

  static let expected = "a number above 0, such as 2 or 0.5"

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}
