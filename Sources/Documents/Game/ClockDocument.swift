import Basketball
import JSON

/// The clock in a document.
public struct ClockDocument: Document, Equatable {
  /// The time since the start of the game.
  public let reading: ClockReading
  /// While running, the time of day of the reading, so that a viewer can let it run on.
  public let at: TimeOfDay?
  private let face: ClockFace
  private let period: Int

  init(_ state: GameState, now: TimeOfDay) {
    reading = state.reading(at: now)
    at = state.clock.isRunning ? now : nil
    face = state.rules.clockFace
    period = state.clock.period
  }

  private var end: ClockReading? { face.periods[period].end }

  /// The clock as documents show it.
  var shown: ShownClock { ShownClock(reading: reading, at: at, left: left, text: text) }

  public var json: JSON { shown.json }

  /// What it shows, as `mm:ss.t`: the reading, or the time left where it counts down.
  public var text: String { face.text(moment) }
  /// What a court's scoreboard shows, such as `9:58`.
  public var courtText: String { face.courtText(moment) }
  /// Milliseconds until `courtText` is another text; nil if the clock does not run.
  public var nextCourtText: Int? { running ? face.nextCourtText(after: moment) : nil }
  /// The time left in the period; nil where no clock ends it.
  public var left: ClockReading? { end.map { max(.zero, $0 - reading) } }
  /// Whether it runs.
  public var running: Bool { at != nil }

  /// The reading at a later time of day, if nobody touches the clock.
  public func reading(at now: TimeOfDay) -> ClockReading {
    let read = GameClock(reading, started: at).reading(at: now)
    return min(read, end ?? read)
  }

  /// What a court's scoreboard shows at a later time of day, such as `9:58`.
  public func courtText(at now: TimeOfDay) -> String { face.courtText(moment(at: now)) }

  /// Milliseconds from a later time of day until a court's scoreboard shows something else; nil if the
  /// clock does not run.
  public func nextCourtText(after now: TimeOfDay) -> Int? {
    running ? face.nextCourtText(after: moment(at: now)) : nil
  }

  private var moment: Moment { Moment(reading, in: period) }

  private func moment(at now: TimeOfDay) -> Moment { Moment(reading(at: now), in: period) }
}

/// What a document says of a clock.
public struct ShownClock: Document, Equatable {
  /// The time since the start of the game.
  public let reading: ClockReading
  /// While running, the time of day of the reading.
  let at: TimeOfDay?
  let left: ClockReading?
  let text: String

  public var json: JSON {
    ["at": at, "left": left, "running": at != nil, "seconds": reading, "text": text]
  }
}
