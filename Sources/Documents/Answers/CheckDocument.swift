import Basketball
import JSON

/// The answer of `check --json`, written as findings come: those of a library may not fit in memory.
public struct CheckDocument: ~Copyable {
  private var json = JSONWriter(spread: .max)

  /// An answer before the first finding.
  public init() {
    json.begin(.object)
    json.key("findings")
    json.begin(.array)
  }

  /// The text of more findings.
  public mutating func text(of findings: [FindingDocument]) -> String {
    for finding in findings { json.write(finding.json) }
    return json.flush()
  }

  /// The text after all findings.
  public mutating func end() -> String {
    json.end(.array)
    json.field("format", "scoreboard.check/1")
    json.end(.object)
    return json.flush() + "\n"
  }
}

/// Something wrong or unlikely in a game or an event.
public struct FindingDocument: Document {
  /// The game, or the event.
  public let id: String
  /// The name of the finding in JSON, which never changes.
  public let code: String
  /// The number of the play that it is about.
  public let play: Int?
  /// The finding in words.
  public let message: String
  /// What to do, which the command puts into words for the command line.
  public let advice: Hint?
  /// What to do in words.
  public var hint: String?
  /// Whether it is only unlikely, or of no account, and nothing is wrong.
  public let isNote: Bool

  public init(
    id: String, _ code: String, play: Int? = nil, _ message: String, _ advice: Hint?,
    isNote: Bool = false
  ) {
    (self.id, self.code, self.play, self.message) = (id, code, play, message)
    (self.advice, self.isNote) = (advice, isNote)
  }

  /// The finding for an anomaly.
  public init(_ anomaly: Anomaly, id: String) {
    self.init(
      id: id, anomaly.code, play: anomaly.play, anomaly.message, anomaly.hint,
      isNote: anomaly.isNote)
  }

  public var json: JSON {
    ["code": code, "hint": hint, "id": id, "message": message, "note": isNote, "play": play]
  }
}
