import Basketball
import JSON

/// What the shots of a line, or of a whole team, come to.
public struct ShotsDocument: Equatable, Sendable {
  /// How often each shot was tried; nil where no miss was recorded in the game.
  public let attempts: ShotFigures?
  /// How many of a hundred went in, in thousandths.
  public let percentage: ShotFigures?
  /// Points by a shot from the field, in thousandths.
  public let pointsPerShot: Int?

  static let keys: [StaticString] = ["field", "freeThrow", "onePoint", "twoPoints"]

  /// What these shots come to.
  public init(_ shots: Shots) {
    (attempts, percentage) = (shots.attempts, shots.percentage)
    pointsPerShot = shots.pointsPerShot
  }

  /// Reads what an object has of it; nothing, where an older version wrote it.
  init(_ json: JSONValue) throws(JSONError) {
    try self.init(
      attempts: json["attempts"], percentage: json["percentage"],
      pointsPerShot: json["pointsPerShot"])
  }

  /// Reads these members of an object, each of which may be null or missing.
  init(
    attempts: JSONValue?, percentage: JSONValue?, pointsPerShot: JSONValue?
  ) throws(JSONError) {
    self.attempts = try attempts?.unlessNull.map { figures throws(JSONError) in
      try ShotFigures(figures) { figure throws(JSONError) in try figure.count() }
    }
    self.percentage = try percentage?.unlessNull.map { figures throws(JSONError) in
      try ShotFigures(figures) { figure throws(JSONError) in try figure.thousandths() }
    }
    self.pointsPerShot = try pointsPerShot?.unlessNull?.thousandths()
  }

  static func unknownKey(in json: JSONValue) -> String? {
    json["attempts"]?.unknownKey(besides: keys) ?? json["percentage"]?.unknownKey(besides: keys)
  }

  // One by one: other members stand between them.
  func writeAttempts(to json: inout JSONWriter) { write(attempts, to: &json) { $0.int($1) } }

  func writePercentage(to json: inout JSONWriter) {
    write(percentage, to: &json) { $0.thousandths($1) }
  }

  private func write(
    _ figures: ShotFigures?, to json: inout JSONWriter, _ write: (inout JSONWriter, Int?) -> Void
  ) {
    guard let figures else { return json.null() }
    json.beginObject()
    let values = [figures.field, figures.freeThrow, figures.onePoint, figures.twoPoints]
    for (key, value) in zip(Self.keys, values) {
      json.key(key)
      write(&json, value)
    }
    json.endObject()
  }
}

extension ShotFigures {
  fileprivate init(
    _ json: JSONValue, _ figure: (JSONValue) throws(JSONError) -> Int
  ) throws(JSONError) {
    self.init(
      field: try json.optional("field").map(figure),
      freeThrow: try json.optional("freeThrow").map(figure),
      onePoint: try json.optional("onePoint").map(figure),
      twoPoints: try json.optional("twoPoints").map(figure))
  }
}
