import Basketball
import JSON

/// The kinds of values that documents have.
extension DocumentCoder {
  mutating func text(_ key: StaticString, _ value: inout String) throws(JSONError) {
    if let found = try found(key) { value = try found.string() }
    if writes(key) { writer.string(value) }
  }

  mutating func text(_ key: StaticString, _ value: inout String?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.string() }
    if writes(key) { writer.string(value) }
  }

  /// `true` or `false`.
  mutating func bool(
    _ key: StaticString, _ value: inout Bool, isAdded: Bool = false
  ) throws(JSONError) {
    if let found = try found(key, isAdded ? .added : .required) { value = try found.bool() }
    if writes(key) { writer.bool(value) }
  }

  /// `true` or `false`, or nil.
  mutating func bool(_ key: StaticString, _ value: inout Bool?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.bool() }
    if writes(key) { writer.bool(value) }
  }

  mutating func int(_ key: StaticString, _ value: inout Int) throws(JSONError) {
    if let found = try found(key) { value = try found.int() }
    if writes(key) { writer.int(value) }
  }

  mutating func int(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.int() }
    if writes(key) { writer.int(value) }
  }

  mutating func count(
    _ key: StaticString, _ value: inout Int, isAdded: Bool = false
  ) throws(JSONError) {
    if let quick = quickCount(key) {
      value = quick
    } else if let found = try found(key, isAdded ? .added : .required) {
      value = try found.count()
    }
    if writes(key) { writer.int(value) }
  }

  mutating func count(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let quick = quickCount(key) {
      value = quick
    } else if let found = try found(key, .optional) {
      value = try found.count()
    }
    if writes(key) { writer.int(value) }
  }

  /// A number of thousandths in units, or nil.
  mutating func thousandths(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.thousandths() }
    if writes(key) { writer.thousandths(value) }
  }

  mutating func time(_ key: StaticString, _ value: inout TimeOfDay) throws(JSONError) {
    if let found = try found(key) { value = try found.timeOfDay() }
    if writes(key) { writer.string(value.text) }
  }

  mutating func time(_ key: StaticString, _ value: inout TimeOfDay?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.timeOfDay() }
    if writes(key) { writer.string(value?.text) }
  }

  mutating func reading(_ key: StaticString, _ value: inout ClockReading) throws(JSONError) {
    if let found = try found(key) { value = try found.reading() }
    if writes(key) { writer.thousandths(value.milliseconds) }
  }

  /// A reading of the clock, or nil.
  mutating func reading(_ key: StaticString, _ value: inout ClockReading?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.reading() }
    if writes(key) { writer.thousandths(value?.milliseconds) }
  }

  mutating func move(_ key: StaticString, _ value: inout Move) throws(JSONError) {
    if let found = try found(key) { value = try found.move() }
    if writes(key) { writer.string(value.name) }
  }

  mutating func color(_ key: StaticString, _ value: inout TeamColor?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.teamColor() }
    if writes(key) { writer.string(value?.text) }
  }

  /// A case of an enumeration; one that is added may be null, too.
  mutating func oneOf<Case: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Case, isAdded: Bool = false
  ) throws(JSONError) {
    if let found = try found(key, isAdded ? .optional : .required) {
      value = try found.oneOf(Case.init)
    }
    if writes(key) { writer.string(value.rawValue) }
  }

  /// A case of an enumeration, or nil.
  mutating func oneOf<Case: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Case?
  ) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.oneOf(Case.init) }
    if writes(key) { writer.string(value?.rawValue) }
  }
}
