/// A reading and, while running, the time of day of that reading. Nothing ticks: the reading now
/// follows from the time of day.
public struct GameClock: Equatable, Sendable {
  /// The reading when the clock was paused, or at `started`.
  public let reading: ClockReading
  /// The time of day at which the clock read `reading` and ran on; nil while paused.
  public let started: TimeOfDay?
  /// The period whose clock it is. In an overtime without a clock, the clock stays at the end of regulation.
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

  /// This clock, read at another time of day.
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
