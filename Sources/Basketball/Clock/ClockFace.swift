/// How a game's clock is read: up from zero, or down in each period.
///
/// A reading is the time since the start of the game. Only this type converts it to and from the
/// clock that is typed and shown.
public struct ClockFace: Equatable, Sendable {
  /// The periods of the game.
  public let periods: Periods
  fileprivate let direction: ClockDirection

  /// The reading at which the clock of a period shows zero; nil if it counts up.
  private func end(of period: Int) -> ClockReading? {
    direction == .down ? periods[period].end : nil
  }

  /// The clock at a moment: the time left, never below zero, or the reading itself.
  public func shown(_ moment: Moment) -> ClockReading {
    guard let end = end(of: moment.period) else { return moment.reading }
    return max(.zero, end - moment.reading)
  }

  /// The reading at which the clock of a period shows a time; nil for a time longer than the period.
  public func reading(showing shown: ClockReading, in period: Int) -> ClockReading? {
    guard let end = end(of: period) else { return shown }
    let reading = end - shown
    return reading < periods[period].start ? nil : reading
  }

  /// The clock at a moment, as `mm:ss.t`.
  public func text(_ moment: Moment) -> String { shown(moment).text }

  /// The clock at a moment, to the millisecond.
  public func exactText(_ moment: Moment) -> String { shown(moment).exactText }

  /// A moment for a line of a feed: `Q3 02:31.0`, `02:31.0` in a game of one period; `OT` in an
  /// overtime without a clock.
  public func position(_ moment: Moment) -> String {
    named(moment, exactText(moment))
  }

  /// A moment for a log: `Q3 02:31.0`, `02:31.0` in a game of one period, `OT`.
  public func timeText(_ moment: Moment) -> String { named(moment, text(moment)) }

  /// A moment as a court's scoreboard shows it: `Q3 4:12`.
  public func courtTimeText(_ moment: Moment) -> String { named(moment, courtText(moment)) }

  private func named(_ moment: Moment, _ text: String) -> String {
    guard let name = periods.name(of: moment.period) else { return text }
    return periods.isTimed(moment.period) ? "\(name) \(text)" : name
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
