/// The clock as it lies in a file: a reading and, while running, the time of day it was read at.
///
/// There is nothing that ticks: what it shows follows from the time of day.
public struct GameClock: Codable, Equatable, Sendable {
  /// The reading when the clock was paused, or at `started`.
  public let reading: ClockReading
  /// The time of day at which the clock read `reading` and ran on; nil while paused.
  public let started: TimeOfDay?

  enum CodingKeys: String, CodingKey {
    case reading = "seconds"
    case started
  }

  /// A clock at a reading, running since `started` if that is given.
  public init(_ reading: ClockReading, started: TimeOfDay? = nil) {
    (self.reading, self.started) = (reading, started)
  }

  /// Whether it runs.
  public var isRunning: Bool { started != nil }

  /// What it shows at a time of day. A wall clock that was put back holds it, never turns it back.
  public func reading(at now: TimeOfDay) -> ClockReading {
    guard let started, now > started else { return reading }
    let ran = now.milliseconds - started.milliseconds
    return ClockReading(milliseconds: min(reading.milliseconds + ran, ClockReading.most))
  }

  /// Writes null for a paused clock: keys never vanish.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(reading, forKey: .reading)
    try keys.encode(started, forKey: .started)
  }
}
