/// A reading and, while running, the time of day of that reading. Nothing ticks: the reading now
/// follows from the time of day.
public struct GameClock: Equatable, Sendable {
  /// The reading when the clock was paused, or at `started`.
  public let reading: ClockReading
  /// The time of day at which the clock read `reading` and ran on; nil while paused.
  public let started: TimeOfDay?
  /// The period whose clock it is. In an overtime without a clock it stands at the end of regulation.
  public let period: Int

  /// A clock at a reading, running since `started` if that is given.
  public init(_ reading: ClockReading, started: TimeOfDay? = nil, in period: Int = 1) {
    self.reading = reading
    self.started = started
    self.period = period
  }

  /// A clock that stands at a moment, or runs on from there.
  init(_ moment: Moment, started: TimeOfDay? = nil) {
    self.init(moment.reading, started: started, in: moment.period)
  }

  /// Whether it runs.
  public var isRunning: Bool { started != nil }

  /// The reading at a time of day. If the wall clock was set back, it stands still.
  public func reading(at now: TimeOfDay) -> ClockReading {
    guard let started, now > started else { return reading }
    let ran = now.milliseconds - started.milliseconds
    return ClockReading(milliseconds: min(reading.milliseconds + ran, ClockReading.most))
  }

  /// The moment at which it stands, or from which it runs on.
  var moment: Moment { Moment(reading, in: period) }

  /// The moment at a time of day.
  func moment(at now: TimeOfDay) -> Moment { Moment(reading(at: now), in: period) }

  /// The same clock, read at another time of day.
  func rebased(to now: TimeOfDay) -> GameClock {
    isRunning ? GameClock(reading(at: now), started: now, in: period) : self
  }

  /// When its period ends if nobody stops the clock; nil if it is stopped or the period has no end.
  public func end(by periods: Periods) -> TimeOfDay? {
    guard let started, let end = periods[period].end else { return nil }
    return TimeOfDay(
      milliseconds: started.milliseconds + end.milliseconds - reading.milliseconds)
  }
}

/// Which way a game's clock is read.
public enum ClockDirection: String, CaseIterable, Sendable {
  /// The time since the start of the game.
  case up
  /// The time left in the period, as on the clock of a court.
  case down
}

/// How a game's clock is read: up from zero, or down in each period.
///
/// A reading is the time since the start of the game. Only this type converts it to and from the
/// clock that is typed and shown.
public struct ClockFace: Equatable, Sendable {
  /// The periods of the game.
  public let periods: Periods
  fileprivate let direction: ClockDirection

  /// A clock that counts up.
  public static let up = Rules.pickup.clockFace

  /// The reading at which the clock of a period shows zero; nil if it counts up.
  private func end(of period: Int) -> ClockReading? {
    direction == .down ? periods[period].end : nil
  }

  /// The clock at a moment: the time left, never below zero, or the reading itself.
  public func shown(_ moment: Moment) -> ClockReading {
    guard let end = end(of: moment.period) else { return moment.reading }
    return ClockReading(milliseconds: max(0, end.milliseconds - moment.reading.milliseconds))
  }

  /// The reading at which the clock of a period shows this; nil if it is more than the period's
  /// length.
  public func reading(showing shown: ClockReading, in period: Int) -> ClockReading? {
    guard let end = end(of: period) else { return shown }
    let reading = ClockReading(milliseconds: end.milliseconds - shown.milliseconds)
    return reading < periods[period].start && reading != end ? nil : reading
  }

  /// The clock at a moment, as `mm:ss.t`.
  public func text(_ moment: Moment) -> String { shown(moment).text }

  /// The clock at a moment, to the millisecond.
  public func exactText(_ moment: Moment) -> String { shown(moment).exactText }

  /// A moment for a line of a feed: `Q3 2:31.0`, `2:31.0` in a game of one period; `OT` in an
  /// overtime without a clock.
  public func position(_ moment: Moment) -> String {
    named(moment, exactText(moment))
  }

  /// A moment for a log: `Q3 02:31.0`, `02:31.0` in a game of one period, `OT`.
  public func timeText(_ moment: Moment) -> String { named(moment, text(moment)) }

  private func named(_ moment: Moment, _ text: String) -> String {
    guard let name = periods.name(of: moment.period) else { return text }
    let isUntimed = periods.isOvertime(moment.period) && periods[moment.period].isUntimed
    return isUntimed ? name : "\(name) \(text)"
  }
}

extension Rules {
  /// How the clock is read.
  public var clockFace: ClockFace { ClockFace(periods: schedule, direction: clock) }
}

/// A clock as a court's scoreboard shows it: `9:58`, and in the last minute of a countdown `42.7`.
///
/// Digits are cut off, not rounded: the clock shows `0.0` only when time is up.
extension ClockFace {
  /// The clock at a moment.
  public func courtText(_ moment: Moment) -> String {
    let shown = shown(moment).milliseconds
    guard !showsTenths(shown) else { return "\(shown / 1000).\(shown / 100 % 10)" }
    let seconds = shown / 1000 % 60
    return "\(shown / 60_000):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// Milliseconds from a moment of a running clock until its text changes; nil for a countdown at
  /// zero.
  public func nextCourtText(after moment: Moment) -> Int? {
    let shown = shown(moment).milliseconds
    guard isDown else { return 1000 - shown % 1000 }
    return shown < 100 ? nil : shown % (showsTenths(shown) ? 100 : 1000) + 1
  }

  private var isDown: Bool { direction == .down && periods.length != nil }

  private func showsTenths(_ shown: Int) -> Bool { isDown && shown < 60_000 }
}
