/// A part of a game, which begins and ends by the clock; an overtime is one.
public struct Period: Equatable, Sendable {
  /// From 1; overtimes follow the periods of regulation.
  public let number: Int
  /// The reading at which it begins.
  public let start: ClockReading
  /// The reading at which it ends; nil without a clock.
  public let end: ClockReading?
  /// From its start to its end; nil where no clock ends it.
  var length: ClockReading? { end.map { $0 - start } }
  /// Whether the clock stands still in the period: an overtime to a number of points.
  public var isUntimed: Bool { start == end }
}

/// The periods of a game and their names.
public struct Periods: Equatable, Sendable {
  /// Periods of regulation.
  public let count: Int
  /// The length of each period of regulation; nil without a time limit.
  public let length: ClockReading?
  /// The length of the first overtime; nil if it has no clock.
  public let overtimeLength: ClockReading?
  /// The lengths of the second and later overtimes, of which the last holds for all that follow; empty if all are as
  /// long as the first.
  var laterOvertimes = [ClockReading]()

  /// More periods than any game has.
  public static let most = 1000

  /// The period of a number.
  public subscript(number: Int) -> Period {
    guard let length else { return Period(number: number, start: .zero, end: nil) }
    func end(of number: Int) -> ClockReading {
      ClockReading(
        milliseconds: length.milliseconds &* min(number, count) &+ overtimes(number - count))
    }
    return Period(number: number, start: end(of: number - 1), end: end(of: number))
  }

  /// The milliseconds of so many overtimes together.
  private func overtimes(_ number: Int) -> Int {
    let first = overtimeLength?.milliseconds ?? 0
    guard number > 1, let last = laterOvertimes.last else { return first &* max(0, number) }
    let known = laterOvertimes.prefix(number - 1)
    return known.reduce(first) { $0 &+ $1.milliseconds }
      &+ last.milliseconds &* (number - 1 - known.count)
  }

  /// A reading in the first period that has it.
  public func moment(at reading: ClockReading) -> Moment {
    var period = 1
    while let end = self[period].end, reading > end, !self[period].isUntimed { period += 1 }
    return Moment(reading, in: period)
  }

  /// Whether a clock gave these moments: at least one is neither the start nor the end of its period.
  func haveClock(_ moments: some Sequence<Moment>) -> Bool {
    moments.contains {
      let period = self[$0.period]
      return $0.reading != period.start && $0.reading != period.end
    }
  }

  /// Whether a period is an overtime.
  public func isOvertime(_ number: Int) -> Bool { number > count }

  /// Whether the clock runs in a period. It does not in an untimed overtime, where all plays have one reading.
  public func isTimed(_ number: Int) -> Bool { !isOvertime(number) || !self[number].isUntimed }

  func typedName(of number: Int) -> PeriodName {
    isOvertime(number) ? .overtime(number - count) : .regulation(number)
  }

  /// Whether the game has one period of regulation, and overtimes without a clock.
  var isOneUntimed: Bool { count == 1 && overtimeLength == nil }

  /// `Q3` in a game of four, else `P2`; `OT`, `OT2`; nil for the only one.
  public func name(of number: Int) -> String? {
    count == 1 && number == 1 ? nil : typedName(of: number).text(in: self)
  }
}

extension Rules {
  /// The periods of a game by these rules.
  public var schedule: Periods {
    Periods(
      count: periods, length: length, overtimeLength: overtimeLength,
      laterOvertimes: laterOvertimes.map { $0.length ?? .zero })
  }

  /// The length of a period of regulation.
  public var length: ClockReading? {
    timeLimit.map { ClockReading(milliseconds: $0.milliseconds / max(1, periods)) }
  }
}

/// When something happened: the period, and the time since the start of the game. The end of a period
/// and the start of the next are the same second, and two moments.
public struct Moment: Comparable, Hashable, Sendable {
  /// From 1.
  public let period: Int
  /// The time since the start of the game.
  public let reading: ClockReading

  /// A moment of a period.
  public init(_ reading: ClockReading, in period: Int = 1) {
    self.period = period
    self.reading = reading
  }

  /// The start of a game.
  public static let start = Moment(.zero)

  /// Whether one comes before the other.
  public static func < (one: Self, other: Self) -> Bool {
    (one.period, one.reading) < (other.period, other.reading)
  }
}

extension ClockReading {
  /// A day: no period is longer.
  static let longestPeriod = ClockReading(milliseconds: 86_400_000)

  /// The length of so many periods together; nil if no game is so long.
  func times(_ count: Int) -> ClockReading? {
    let (product, isTooLarge) = milliseconds.multipliedReportingOverflow(by: count)
    return isTooLarge ? nil : ClockReading(checked: product)
  }
}
