/// Which way a game's clock is read.
public enum ClockDirection: String, CaseIterable, Sendable {
  /// The time since the start of the game.
  case up
  /// The time left, as on the clock of a court.
  case down
}

/// How a game's clock is read: up from zero, or down from the time limit.
///
/// A reading is stored as the time since the start of the game. What is typed and what is shown is
/// made of it here, and nowhere else.
public struct ClockFace: Equatable, Sendable {
  /// What it counts down from; nil where it counts up.
  private let limit: ClockReading?

  /// The clock of a game that is played by these rules.
  init(_ rules: Rules) {
    limit = rules.clock == .down ? rules.timeLimit : nil
  }

  /// Whether it counts down.
  var countsDown: Bool { limit != nil }

  /// A clock that counts up.
  public static let up = ClockFace(Rules.pickup)

  /// What the clock shows at a reading: the time left, never less than none, or the reading itself.
  public func shown(_ reading: ClockReading) -> ClockReading {
    guard let limit else { return reading }
    return ClockReading(milliseconds: max(0, limit.milliseconds - reading.milliseconds))
  }

  /// The reading at which the clock shows this; nil where that is more than it counts down from.
  public func reading(showing shown: ClockReading) -> ClockReading? {
    guard let limit else { return shown }
    return shown > limit
      ? nil : ClockReading(milliseconds: limit.milliseconds - shown.milliseconds)
  }

  /// What it shows at a reading, as `mm:ss.t`.
  public func text(_ reading: ClockReading) -> String { shown(reading).text }

  /// A time as a line of the feed has it.
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
  public var clockFace: ClockFace { ClockFace(self) }
}

/// When something was, as a scorer or a log tells it.
public enum GameTime: Equatable, Sendable {
  /// What the clock of the game showed.
  case shown(ClockReading)
  /// The time since the start of the game.
  case elapsed(ClockReading)
  /// In overtime, in which the clock stands still; a log says also where it stood.
  case overtime(ClockReading? = nil)

  /// Whether it says that it was in overtime.
  var isOvertime: Bool { if case .overtime = self { true } else { false } }
}

extension Rules {
  /// The reading of a time.
  func reading(of time: GameTime) throws(GameError) -> ClockReading {
    switch time {
    case .elapsed(let reading): return reading
    case .shown(let shown):
      guard let reading = clockFace.reading(showing: shown) else {
        throw .beyondLimit(shown, limit: timeLimit ?? .zero)
      }
      return reading
    case .overtime(let reading):
      guard let reading = timeLimit ?? reading else { throw .noOvertime }
      return reading
    }
  }
}
