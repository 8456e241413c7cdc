/// The most time-outs that a team has left from a moment of a period on.
public struct TimeoutCeiling: Equatable, Sendable {
  /// The number of the period.
  public let period: Int
  /// The time left in the period from which on the ceiling holds: time-outs above it are then lost.
  public let left: ClockReading
  /// The time-outs that a team keeps.
  public let most: Int

  public init(period: Int, left: ClockReading, most: Int) {
    self.period = period
    self.left = left
    self.most = most
  }

  /// The ceiling in a game with another number of periods: one late in the last period stays in the last; nil if its
  /// period no longer exists.
  func moved(from old: Int, to new: Int) -> TimeoutCeiling? {
    if period >= old { return TimeoutCeiling(period: period - old + new, left: left, most: most) }
    return period < new ? self : nil
  }
}

extension [TimeoutCeiling] {
  /// The ceilings in the order in which a game reaches them.
  public var inOrder: Self {
    sorted { ($0.period, $1.left, $1.most) < ($1.period, $0.left, $0.most) }
  }

  /// The ceilings of a list: each a period, the time left in it and a number, `Q4 2:00 2, Q4 12:00 4`.
  public init?(typed: String) {
    let ceilings = Self(list: typed) { part in
      let words = String(part).spacedWords
      guard words.count == 3, case .regulation(let period)? = PeriodName(words[0]),
        let left = try? ClockReading(typed: words[1]), words[2].isDigits, let most = Int(words[2])
      else { return nil }
      return TimeoutCeiling(period: period, left: left, most: most)
    }
    guard let ceilings else { return nil }
    self = ceilings.inOrder
  }

  /// The most time-outs that a team can have left at a moment; nil without a ceiling.
  func most(at moment: Moment, by schedule: Periods) -> Int? {
    lazy.filter { ceiling in
      ceiling.period == moment.period
        && schedule[moment.period].end.map {
          moment.reading.milliseconds >= $0.milliseconds - ceiling.left.milliseconds
        } ?? false
    }.map(\.most).min()
  }
}

/// Time-outs as they are typed: `5` of a game, `2,3` by half, `1,1,1,1` by period.
public struct Timeouts: Equatable, Sendable {
  /// One count for the game, or one for each half or period.
  let counts: [Int]

  public init?(typed: String) {
    let counts = [Int](list: typed) { $0.isDigits && $0.utf8.count < 7 ? Int($0) : nil }
    guard let counts else { return nil }
    self.counts = counts
  }
}

extension Rules {
  /// The time-outs of a whole game; nil if they are not counted, or parts of it have their own.
  public var timeoutsOfGame: Int? {
    timeoutsPerHalf == nil && timeoutsPerPeriod == nil && timeoutsPerOvertime == nil
      && timeoutCeilings.isEmpty ? timeouts : nil
  }

  /// The time-outs that a team gets with a period of regulation; nil if it gets none.
  func timeouts(ofPeriod number: Int) -> Int? {
    if let timeoutsPerPeriod { return timeoutsPerPeriod.dropFirst(number - 1).first }
    guard let halves = timeoutsPerHalf else { return number == 1 ? timeouts : nil }
    return number == 1 ? halves[0] : number == periods / 2 + 1 ? halves[1] : nil
  }

  /// The most time-outs that a team can have left at a moment; nil without a ceiling.
  public func mostTimeouts(at moment: Moment) -> Int? {
    timeoutCeilings.most(at: moment, by: schedule)
  }
}
