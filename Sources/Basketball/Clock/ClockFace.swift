/// Which way a game's clock is read.
public enum ClockDirection: String, CaseIterable, Sendable {
  /// The time since the start of the game.
  case up
  /// The time left, as on the clock of a court.
  case down
}

/// How a game's clock is read: up from zero, or down from the time limit.
///
/// A reading is stored as the time since the start of the game. Only this type converts it to and from
/// what is typed and shown.
public struct ClockFace: Equatable, Sendable {
  /// What it counts down from; nil where it counts up.
  fileprivate let limit: ClockReading?

  /// A clock that counts up.
  public static let up = ClockFace(limit: nil)

  /// What the clock shows at a reading: the time left, never below zero, or the reading itself.
  public func shown(_ reading: ClockReading) -> ClockReading {
    guard let limit else { return reading }
    return ClockReading(milliseconds: max(0, limit.milliseconds - reading.milliseconds))
  }

  /// The reading at which the clock shows this; nil if that is more than the time limit.
  public func reading(showing shown: ClockReading) -> ClockReading? {
    guard let limit else { return shown }
    return shown > limit
      ? nil : ClockReading(milliseconds: limit.milliseconds - shown.milliseconds)
  }

  /// What it shows at a reading, as `mm:ss.t`.
  public func text(_ reading: ClockReading) -> String { shown(reading).text }

  /// A time as it is written in a line of a feed.
  public func text(of time: GameTime) -> String {
    switch time {
    case .shown(let shown): shown.exactText
    case .elapsed(let reading): exactText(reading)
    case .overtime: Position.overtime
    }
  }

  /// What it shows at a reading, down to the last millisecond.
  public func exactText(_ reading: ClockReading) -> String { shown(reading).exactText }
}

extension Rules {
  /// How the clock is read.
  public var clockFace: ClockFace { ClockFace(limit: clock == .down ? timeLimit : nil) }
}

/// A clock as a court's scoreboard shows it: `9:58`, and in the last minute of a countdown `42.7`.
///
/// Digits are cut off, not rounded: the clock shows `0.0` only when time is up.
extension ClockFace {
  /// What it shows at a reading.
  public func courtText(_ reading: ClockReading) -> String {
    let shown = shown(reading).milliseconds
    guard !showsTenths(shown) else { return "\(shown / 1000).\(shown / 100 % 10)" }
    let seconds = shown / 1000 % 60
    return "\(shown / 60_000):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// Milliseconds from a reading, while the clock runs, until it shows something else; nil when a
  /// countdown is at zero.
  public func nextCourtText(after reading: ClockReading) -> Int? {
    let shown = shown(reading).milliseconds
    guard limit != nil else { return 1000 - shown % 1000 }
    return shown < 100 ? nil : shown % (showsTenths(shown) ? 100 : 1000) + 1
  }

  private func showsTenths(_ shown: Int) -> Bool { limit != nil && shown < 60_000 }
}
