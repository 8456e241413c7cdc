import Basketball
import JSON

/// The kinds of values that rules have. Each may be missing: then it stays as it is.
extension DocumentCoder {
  /// The values of shots: `[1, 2]` or `[2, 3]`.
  mutating func shots(_ key: StaticString, _ value: inout ShotValues) throws(JSONError) {
    var values: [Int]? = value.values
    try counts(key, &values)
    if let found = values.flatMap(ShotValues.init) {
      value = found
    } else {
      try agree(key, false, else: "is neither [1, 2] nor [2, 3]")
    }
  }

  /// Kinds of fouls: `["foul", "flagrantFoul"]`.
  mutating func foulKinds(_ key: StaticString, _ value: inout FoulCounts) throws(JSONError) {
    if let found = try found(key, .optional) {
      var kinds: [Move] = []
      for element in try found.list() { kinds.append(try element.foul()) }
      value = FoulCounts(kinds)
    }
    guard writes(key) else { return }
    writer.beginArray()
    for kind in value.kinds { writer.string(kind.name) }
    writer.endArray()
  }

  /// How many fouls each kind counts for: `{"flagrantFoul": 2, "foul": 1}`.
  mutating func foulCounts(_ key: StaticString, _ value: inout FoulCounts) throws(JSONError) {
    if let found = try found(key, .optional) {
      var counts = FoulCounts()
      guard found.kind == .object else { throw found.error("is not an object") }
      for (key, count) in found.members {
        let name = try key.string()
        guard let kind = Move.fouls.first(where: { $0.name == name }) else {
          throw found.error("has '\(name.excerpt)', which is no foul")
        }
        counts[kind] = try count.count()
      }
      value = counts
    }
    guard writes(key) else { return }
    writer.beginObject()
    writer.field("benchFoul", value[.benchFoul])
    writer.field("disqualifyingFoul", value[.disqualifyingFoul])
    writer.field("flagrantFoul", value[.flagrantFoul])
    writer.field("foul", value[.foul])
    writer.field("offensiveFoul", value[.offensiveFoul])
    writer.field("technicalFoul", value[.technicalFoul])
    writer.endObject()
  }

  /// A bonus late in a period: `{"from": 2, "last": 120}`, or nil.
  mutating func lateBonus(_ key: StaticString, _ value: inout LateBonus?) throws(JSONError) {
    if let found = try found(key, .optional) {
      value = LateBonus(
        last: try found.member("last").reading(), from: try found.member("from").count())
    }
    guard writes(key) else { return }
    guard let value else { return writer.null() }
    writer.beginObject()
    writer.field("from", value.from)
    writer.field("last", thousandths: value.last.milliseconds)
    writer.endObject()
  }

  /// The number of a period, which may be missing.
  mutating func period(_ key: StaticString, _ value: inout Int) throws(JSONError) {
    if let found = try found(key, .added) { value = try found.period() }
    if writes(key) { writer.int(value) }
  }

  mutating func counts(_ key: StaticString, _ values: inout [Int]?) throws(JSONError) {
    if let found = try found(key, .optional) {
      var counts: [Int] = []
      for element in try found.list() { counts.append(try element.count()) }
      values = counts
    }
    guard writes(key) else { return }
    guard let values else { return writer.null() }
    writer.beginArray()
    for value in values { writer.int(value) }
    writer.endArray()
  }
}

extension JSONValue {
  fileprivate func foul() throws(JSONError) -> Move {
    let move = try move()
    guard move.isFoul else { throw error("is no foul: '\(move.name)'") }
    return move
  }
}
