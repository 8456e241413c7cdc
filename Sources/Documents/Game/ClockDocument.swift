import Basketball
import JSON

/// The clock in a document.
public struct ClockDocument: KeyedDocument, Equatable {
  /// The time since the start of the game.
  public private(set) var reading = ClockReading.zero
  /// While running, the time of day of the reading, so that a viewer can let it run on.
  public private(set) var at: TimeOfDay?
  private let face: ClockFace
  private let period: Int

  init(_ standing: GameState, now: TimeOfDay) {
    self.init(by: standing.rules, in: standing.clock.period)
    reading = standing.reading(at: now)
    at = standing.clock.isRunning ? now : nil
  }

  /// A clock of a period.
  init(by rules: Rules, in period: Int) { (face, self.period) = (rules.clockFace, period) }

  private var end: ClockReading? { face.periods[period].end }

  /// The contract's clock. `left` follows from the rules.
  public mutating func keys(_ json: inout DocumentCoder) throws(JSONError) {
    var (isRunning, shown) = (running, text)
    try json.time("at", &at)
    try json.shown("left", thousandths: left?.milliseconds)
    try json.bool("running", &isRunning)
    try json.reading("seconds", &reading)
    try json.text("text", &shown)
    try json.agree("running", isRunning == running, else: "does not agree with 'at'")
    try json.agree("text", shown == text, else: "does not agree with 'seconds'")
  }

  /// What it shows, as `mm:ss.t`: the reading, or the time left where it counts down.
  public var text: String { face.text(Moment(reading, in: period)) }
  /// The time left in the period; nil where no clock ends it.
  public var left: ClockReading? {
    end.map { ClockReading(milliseconds: max(0, $0.milliseconds - reading.milliseconds)) }
  }
  /// Whether it runs.
  public var running: Bool { at != nil }

  /// The reading at a later time of day, if nobody touches the clock.
  public func reading(at now: TimeOfDay) -> ClockReading {
    let read = GameClock(reading, started: at).reading(at: now)
    return end.map { min(read, $0) } ?? read
  }

  /// What a court's scoreboard shows at a later time of day, such as `9:58`.
  public func courtText(at now: TimeOfDay) -> String { face.courtText(moment(at: now)) }

  /// Milliseconds from a later time of day until a court's scoreboard shows something else; nil if the
  /// clock does not run.
  public func nextCourtText(after now: TimeOfDay) -> Int? {
    running ? face.nextCourtText(after: moment(at: now)) : nil
  }

  private func moment(at now: TimeOfDay) -> Moment { Moment(reading(at: now), in: period) }
}
