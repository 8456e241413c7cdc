import Basketball
import JSON

/// The kinds of values that documents have.
extension DocumentCoder {
  mutating func text(_ key: StaticString, _ value: inout String) throws(JSONError) {
    if let found = try found(key) { value = try found.string() }
    write(key, value)
  }

  mutating func text(_ key: StaticString, _ value: inout String?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.string() }
    write(key, value)
  }

  /// `true` or `false`.
  mutating func bool(
    _ key: StaticString, _ value: inout Bool, isAdded: Bool = false
  ) throws(JSONError) {
    if let found = try found(key, isAdded ? .added : .required) { value = try found.bool() }
    write(key, value)
  }

  /// `true` or `false`, or nil.
  mutating func bool(_ key: StaticString, _ value: inout Bool?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.bool() }
    write(key, value)
  }

  mutating func int(_ key: StaticString, _ value: inout Int) throws(JSONError) {
    if let found = try found(key) { value = try found.int() }
    write(key, value)
  }

  mutating func int(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.int() }
    write(key, value)
  }

  mutating func count(
    _ key: StaticString, _ value: inout Int, isAdded: Bool = false
  ) throws(JSONError) {
    if let quick = quickCount(key) {
      value = quick
    } else if let found = try found(key, isAdded ? .added : .required) {
      value = try found.count()
    }
    write(key, value)
  }

  mutating func count(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let quick = quickCount(key) {
      value = quick
    } else if let found = try found(key, .optional) {
      value = try found.count()
    }
    write(key, value)
  }

  /// A number of thousandths in units, or nil.
  mutating func thousandths(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.thousandths() }
    write(key, JSON.thousandths(value))
  }

  mutating func time(_ key: StaticString, _ value: inout TimeOfDay) throws(JSONError) {
    if let found = try found(key) { value = try found.timeOfDay() }
    write(key, value.text)
  }

  mutating func time(_ key: StaticString, _ value: inout TimeOfDay?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.timeOfDay() }
    write(key, value?.text)
  }

  mutating func reading(_ key: StaticString, _ value: inout ClockReading) throws(JSONError) {
    if let found = try found(key) { value = try found.reading() }
    write(key, JSON.thousandths(value.milliseconds))
  }

  /// A reading of the clock, or nil.
  mutating func reading(_ key: StaticString, _ value: inout ClockReading?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.reading() }
    write(key, JSON.thousandths(value?.milliseconds))
  }

  mutating func move(_ key: StaticString, _ value: inout Move) throws(JSONError) {
    if let found = try found(key) { value = try found.move() }
    write(key, value.name)
  }

  mutating func color(_ key: StaticString, _ value: inout TeamColor?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.teamColor() }
    write(key, value?.text)
  }

  /// A case of an enumeration; one that is added may be null, too.
  mutating func oneOf<Case: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Case, isAdded: Bool = false
  ) throws(JSONError) {
    if let found = try found(key, isAdded ? .optional : .required) {
      value = try found.oneOf(Case.init)
    }
    write(key, value.rawValue)
  }

  /// A case of an enumeration, or nil.
  mutating func oneOf<Case: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Case?
  ) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.oneOf(Case.init) }
    write(key, value?.rawValue)
  }
}

/// Values of the game in JSON.
extension JSONValue {
  /// A member that may be null or missing; nil then.
  public func optional(_ key: StaticString) throws(JSONError) -> JSONValue? {
    guard let value = self[key] else {
      if kind == .object { return nil }
      throw error("is not an object")
    }
    return value.isNull ? nil : value
  }

  /// A reading of the clock, in seconds.
  public func reading() throws(JSONError) -> ClockReading {
    guard let reading = ClockReading(checked: try thousandths()) else {
      throw error("is not a clock reading")
    }
    return reading
  }

  /// A time of day, ISO 8601 in UTC with milliseconds.
  public func timeOfDay() throws(JSONError) -> TimeOfDay {
    var time: TimeOfDay?
    try withUTF8 { time = TimeOfDay(utf8: $0) }
    if let time { return time }
    throw error("is not a time of day: '\(try string().excerpt)'")
  }

  /// A side, by its name.
  public func side() throws(JSONError) -> Side {
    if isString("home") { return .home }
    if isString("away") { return .away }
    return try oneOf(Side.init)
  }

  /// A team's colour, `#rrggbb`.
  public func teamColor() throws(JSONError) -> TeamColor { try oneOf { TeamColor($0) } }

  /// A move, by its name.
  public func move() throws(JSONError) -> Move {
    for row in MoveRow.table where isString(row.name) { return row.move }
    throw error("cannot be '\(try string().excerpt)'")
  }

  /// A case of an enumeration, by its raw value.
  public func oneOf<Case>(_ make: (String) -> Case?) throws(JSONError) -> Case {
    let text = try string()
    guard let value = make(text) else { throw error("cannot be '\(text.excerpt)'") }
    return value
  }

  /// The number of a period, from 1.
  public func period() throws(JSONError) -> Int {
    let period = try int()
    guard (1...Periods.most).contains(period) else { throw error("is no period: \(period)") }
    return period
  }

  /// A count: a whole number, 0 or more, and so small that sums of counts cannot overflow.
  public func count() throws(JSONError) -> Int {
    let value = try int()
    guard value.isCount else { throw error("is not a count: \(value)") }
    return value
  }
}

extension Int {
  var isCount: Bool { (0...1_000_000_000).contains(self) }
}
