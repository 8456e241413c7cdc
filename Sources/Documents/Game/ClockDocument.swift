import Basketball
import JSON

/// The clock in a document.
public struct ClockDocument: Document, Equatable {
  /// What it reads: the time since the start of the game.
  public let reading: ClockReading
  /// While running, the time of day at which it read that: who has it can run it on.
  public let at: TimeOfDay?
  private let face: ClockFace
  private let limit: ClockReading?

  static let keys: [StaticString] = ["at", "left", "running", "seconds", "text"]

  init(_ standing: Standing, now: TimeOfDay) {
    reading = standing.reading(at: now)
    at = standing.clock.isRunning ? now : nil
    (face, limit) = (standing.rules.clockFace, standing.rules.timeLimit)
  }

  /// Reads the clock of a document. What is left follows from the rules.
  init(_ json: JSONValue, by rules: Rules) throws(JSONError) {
    (face, limit) = (rules.clockFace, rules.timeLimit)
    reading = try json.member("seconds").reading()
    at = try json.optional("at")?.timeOfDay()
    guard try json.member("running").bool() == (at != nil) else {
      throw try json.member("running").error("does not agree with 'at'")
    }
    guard try json.member("text").string() == text else {
      throw try json.member("text").error("does not agree with 'seconds'")
    }
  }

  /// What it shows, as `mm:ss.t`: the reading, or the time left where it counts down.
  public var text: String { face.text(reading) }
  /// The time left; nil where there is no time limit.
  public var left: ClockReading? {
    limit.map {
      ClockReading(milliseconds: max(0, $0.milliseconds - reading.milliseconds))
    }
  }
  /// Whether it runs.
  public var running: Bool { at != nil }

  /// The reading at a later time of day, if nobody touches the clock.
  public func reading(at now: TimeOfDay) -> ClockReading {
    guard let at else { return reading }
    let run = reading.milliseconds + max(0, now.milliseconds - at.milliseconds)
    return ClockReading(milliseconds: limit.map { min(run, $0.milliseconds) } ?? run)
  }

  /// What a court's scoreboard shows at a later time of day, such as `9:58`.
  public func courtText(at now: TimeOfDay) -> String { face.courtText(reading(at: now)) }

  /// Milliseconds from a later time of day until a court's scoreboard shows something else; nil where
  /// nothing runs.
  public func nextCourtText(after now: TimeOfDay) -> Int? {
    running ? face.nextCourtText(after: reading(at: now)) : nil
  }

  /// Writes the contract's clock.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("at", at?.text)
    json.field("left", thousandths: left?.milliseconds)
    json.field("running", running)
    json.field("seconds", thousandths: reading.milliseconds)
    json.field("text", text)
    json.endObject()
  }
}
