import Basketball
import JSON

/// The clock in a document.
public struct ClockDocument: Document, Equatable {
  /// What it reads.
  public let reading: ClockReading
  /// While running, the time of day at which it read that: who has it can run it on.
  public let at: TimeOfDay?

  static let keys: [StaticString] = ["at", "running", "seconds", "text"]

  init(_ standing: Standing, now: TimeOfDay) {
    reading = standing.reading(at: now)
    at = standing.clock.isRunning ? now : nil
  }

  /// Reads the clock of a document.
  init(_ json: JSONValue) throws(JSONError) {
    reading = try json.member("seconds").reading()
    at = try json.optional("at")?.timeOfDay()
    guard try json.member("running").bool() == (at != nil) else {
      throw try json.member("running").error("does not agree with 'at'")
    }
    guard try json.member("text").string() == reading.text else {
      throw try json.member("text").error("does not agree with 'seconds'")
    }
  }

  /// The reading as `mm:ss.t`.
  public var text: String { reading.text }
  /// Whether it runs.
  public var running: Bool { at != nil }

  /// Writes the contract's clock.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("at", at?.text)
    json.field("running", running)
    json.field("seconds", thousandths: reading.milliseconds)
    json.field("text", text)
    json.endObject()
  }
}
