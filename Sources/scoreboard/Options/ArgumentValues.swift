import Arguments
import Basketball

/// A value, or `none`.
struct OrNone<Value: ArgumentValue>: ArgumentValue {
  private(set) var value: Value?

  init() {}

  static var expected: String { "\(Value.expected), or none" }

  init?(argument: String) {
    value = Value(argument: argument)
    if value == nil, argument != "none" { return nil }
  }

  static func meant(by typed: String) -> String? { Value.meant(by: typed) }
}

extension Ranking: ArgumentValue {}

extension Markings: ArgumentValue {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PartOfGame: ArgumentValue {
  private static let named: [String: Self] = [
    "clutch": .clutch, "half1": .half(1), "half2": .half(2), "OT": .overtimes,
  ]

  public static let expected = "clutch, a period such as Q1, OT, half1 or half2"
  public static let allowed = named.keys.sorted()

  public init?(argument: String) {
    if let part = Self.named[argument] {
      self = part
    } else if case .regulation(let number)? = PeriodName(argument) {
      self = .period(number)
    } else {
      return nil
    }
  }
}

extension ShotValues: ArgumentValue {
  /// Both values.
  public static let expected = "1,2 or 2,3"
  /// Both values.
  public static let allowed = allCases.map(\.typed)

  /// The values that were typed.
  public init?(argument: String) { self.init(typed: argument) }
}

extension ClockReading: ArgumentValue {
  /// The form of a reading.
  public static let expected = "a reading such as 10:00"

  /// The reading that was typed.
  public init?(argument: String) {
    if Self.meanings(of: argument) != nil { return nil }
    self.init(argument)
  }

  /// Both readings of a text that may be minutes or seconds, for a hint that puts quotes around them.
  public static func meant(by typed: String) -> String? {
    meanings(of: typed)?.joined(separator: "' or '")
  }

  /// `meant(by:)` of the first reading in a list that may be minutes or seconds.
  static func meant(in list: String) -> String? {
    list.split { ",/ ".contains($0) }.lazy.compactMap { meant(by: String($0)) }.first
  }
}

/// A position, in one argument or two: `2:31`, `OT`, `Q3 2:31`.
struct TypedPosition: ArgumentValue {
  let text: String

  static let expected = "a position"

  init?(argument: String) { text = argument }

  static func continues(_ typed: String, in next: String) -> Bool {
    PeriodName(typed) != nil && next.contains { ":.".contains($0) } && ClockReading(next) != nil
  }
}

struct Count: ArgumentValue {
  var value = 1

  static let expected = "a whole number from 1"
}

extension Count {
  init?(argument: String) {
    guard let value = Int(argument), value > 0 else { return nil }
    self.value = value
  }
}

/// The number of a play, or 0 before the first.
struct PlayNumber: ArgumentValue {
  let value: Int
  static let expected = "the number of a play, or 0"

  init?(argument: String) {
    guard let value = Int(argument), value >= 0 else { return nil }
    self.value = value
  }
}

/// A positive number for speeds and times.
struct PositiveNumber: ArgumentValue {
  let value: Double

  static let expected = "a number above 0, such as 2 or 0.5"

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite, value > 0 else { return nil }
    self.value = value
  }
}

/// A score, the home side first: `21-15`.
struct TypedScore: ArgumentValue {
  let sides: Sides<Int>

  static let expected = "a score such as 21-15"

  init?(argument: String) {
    guard let score = Sides<Int>(typedScore: argument) else { return nil }
    sides = score
  }
}

extension Timeouts: ArgumentValue {
  /// The form of time-outs.
  public static let expected = "a number, or a list by half or by period such as 2,3"

  /// The time-outs that were typed.
  public init?(argument: String) { self.init(typed: argument) }
}

/// Kinds of overtimes.
struct Overtimes: ArgumentValue {
  static let expected = "a list such as '5:00', '2:00,+1' or '+4/3:00'"

  init?(argument: String) {
    if [Overtime](typed: argument) == nil { return nil }
  }

  static func meant(by typed: String) -> String? { ClockReading.meant(in: typed) }
}

/// The fouls that put a player or a coach out.
struct Ejections: ArgumentValue {
  static let expected = "a list such as 'technical+flagrant 2, coach 2'"

  init?(argument: String) {
    if [Ejection](typed: argument) == nil { return nil }
  }
}

/// The most time-outs that a team keeps late in a game.
struct TimeoutCeilings: ArgumentValue {
  static let expected = "a list such as 'Q4 2:00 2'"

  init?(argument: String) {
    if [TimeoutCeiling](typed: argument) == nil { return nil }
  }

  static func meant(by typed: String) -> String? { ClockReading.meant(in: typed) }
}

extension Day: ArgumentValue {
  /// The form of a day.
  public static let expected = "a day such as 2026-11-20"

  /// The day that was typed.
  public init?(argument: String) { self.init(argument) }
}
