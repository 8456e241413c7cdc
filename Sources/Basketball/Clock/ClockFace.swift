/// Which way a game's clock is read.
public enum ClockDirection: String, CaseIterable, Sendable {
  /// The time since the start of the game.
  case up
  /// The time left in the period, as on the clock of a court.
  case down
}

/// How a game's clock is read: up from zero, or down in each period.
///
/// A reading is stored as the time since the start of the game. Only this type converts it to and from
/// what is typed and shown.
public struct ClockFace: Equatable, Sendable {
  /// The periods of the game.
  public let periods: Periods
  fileprivate let direction: ClockDirection

  /// A clock that counts up.
  public static let up = Rules.pickup.clockFace

  /// Where the clock of a period counts down to; nil where it counts up.
  private func end(of period: Int) -> ClockReading? {
    direction == .down ? periods[period].end : nil
  }

  /// What the clock shows at a moment: the time left, never below zero, or the reading itself.
  public func shown(_ moment: Moment) -> ClockReading {
    guard let end = end(of: moment.period) else { return moment.reading }
    return ClockReading(milliseconds: max(0, end.milliseconds - moment.reading.milliseconds))
  }

  /// The reading at which the clock shows this in a period; nil if that is more than its length.
  public func reading(showing shown: ClockReading, in period: Int) -> ClockReading? {
    guard let end = end(of: period) else { return shown }
    let reading = ClockReading(milliseconds: end.milliseconds - shown.milliseconds)
    return reading < periods[period].start && reading != end ? nil : reading
  }

  /// What it shows at a moment, as `mm:ss.t`.
  public func text(_ moment: Moment) -> String { shown(moment).text }

  /// What it shows at a moment, down to the last millisecond.
  public func exactText(_ moment: Moment) -> String { shown(moment).exactText }

  /// A moment as a line of a feed begins: `Q3 2:31.0`, `2:31.0` in a game of one period; in an overtime
  /// without a clock `OT`.
  public func position(_ moment: Moment) -> String {
    named(moment, exactText(moment))
  }

  /// A moment as a log shows it: `Q3 02:31.0`, `02:31.0` in a game of one period, `OT`.
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
  /// What it shows at a moment.
  public func courtText(_ moment: Moment) -> String {
    let shown = shown(moment).milliseconds
    guard !showsTenths(shown) else { return "\(shown / 1000).\(shown / 100 % 10)" }
    let seconds = shown / 1000 % 60
    return "\(shown / 60_000):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// Milliseconds from a moment, while the clock runs, until it shows something else; nil when a
  /// countdown is at zero.
  public func nextCourtText(after moment: Moment) -> Int? {
    let shown = shown(moment).milliseconds
    guard isDown else { return 1000 - shown % 1000 }
    return shown < 100 ? nil : shown % (showsTenths(shown) ? 100 : 1000) + 1
  }

  private var isDown: Bool { direction == .down && periods.length != nil }

  private func showsTenths(_ shown: Int) -> Bool { isDown && shown < 60_000 }
}
