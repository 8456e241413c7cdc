import Basketball

/// Nearly all of a tape records plays or moves the clock, and nearly all of it was written by
/// `EntryWriter`: such lines are read here in the order in which they are written there, with far less
/// work than as JSON.
extension Entry {
  /// The entry of a line with the keys and the spacing that this tool writes; nil for any other line, be
  /// it an entry or none, which is left to `init(_ json:)`.
  init?(written line: UnsafeBufferPointer<UInt8>) {
    var text = WrittenText(line)
    do throws(WrittenOtherwise) {
      try self.init(&text)
    } catch {
      return nil
    }
  }

  private init(_ text: inout WrittenText) throws(WrittenOtherwise) {
    try text.expect("{\"at\":")
    let at = try text.time()
    let clock = text.has(",\"clock\":") ? try text.clock() : nil
    if clock != nil, text.has("}") {
      self.init(at: at, .clock, clock: clock)
    } else {
      try text.expect(",\"record\":[")
      var plays = [try text.play(at: at)]
      while text.has(",") { plays.append(try text.play(at: at)) }
      try text.expect("]}")
      self.init(at: at, .record(plays: plays), clock: clock)
    }
    try text.expectEnd()
  }
}

/// A line is not what was expected of it.
private struct WrittenOtherwise: Error {}

/// What is left of a line.
private struct WrittenText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Passes over a text; false, and nothing is passed over, where it does not come next.
  mutating func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.count - place,
      bytes[place..<place + count].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: count))
    else { return false }
    place += count
    return true
  }

  mutating func expect(_ text: StaticString) throws(WrittenOtherwise) {
    guard has(text) else { throw WrittenOtherwise() }
  }

  func expectEnd() throws(WrittenOtherwise) {
    guard place == bytes.count else { throw WrittenOtherwise() }
  }

  mutating func clock() throws(WrittenOtherwise) -> GameClock {
    try expect("{\"seconds\":")
    let reading = try reading()
    let started = has(",\"started\":") ? try time() : nil
    try expect("}")
    return GameClock(reading, started: started)
  }

  mutating func play(at time: TimeOfDay) throws(WrittenOtherwise) -> Play {
    try expect("{\"number\":")
    let number = try int()
    try expect(",\"seconds\":")
    let reading = try reading()
    try expect(",\"team\":")
    let side: Side = has("\"home\"") ? .home : .away
    if side == .away { try expect("\"away\"") }
    try expect(",\"player\":")
    let player = has("null") ? nil : try string()
    try expect(",\"move\":")
    let move = try move()
    let recorded = has(",\"recorded\":") ? try self.time() : time
    let isOvertime = has(",\"overtime\":true")
    let basket = has(",\"basket\":") && !has("null") ? try int() : nil
    try expect("}")
    return Play(
      number: number, reading: reading, who: Who(side, player), move: move, recorded: recorded,
      isOvertime: isOvertime, basket: basket)
  }

  mutating func time() throws(WrittenOtherwise) -> TimeOfDay {
    try expect("\"")
    let end = place + TimeOfDay.length
    guard end <= bytes.count,
      let time = TimeOfDay(utf8: UnsafeBufferPointer(rebasing: bytes[place..<end]))
    else { throw WrittenOtherwise() }
    place = end
    try expect("\"")
    return time
  }

  private mutating func reading() throws(WrittenOtherwise) -> ClockReading {
    var milliseconds = try int() * 1000
    if has(".") {
      guard let tenths = digit() else { throw WrittenOtherwise() }
      milliseconds += 100 * tenths
      if let hundredths = digit() {
        milliseconds += 10 * hundredths
        if let thousandths = digit() { milliseconds += thousandths }
      }
    }
    guard let reading = ClockReading(checked: milliseconds) else { throw WrittenOtherwise() }
    return reading
  }

  private mutating func move() throws(WrittenOtherwise) -> Move {
    let name = try quoted()
    for place in 0..<MoveRow.table.count {
      let known = MoveRow.table[place].name
      if name.elementsEqual(
        UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount))
      {
        return MoveRow.table[place].move
      }
    }
    throw WrittenOtherwise()
  }

  private mutating func string() throws(WrittenOtherwise) -> String {
    let inside = UnsafeBufferPointer(rebasing: try quoted())
    guard let text = try? UTF8Span(validating: inside.span) else { throw WrittenOtherwise() }
    return String(copying: text)
  }

  /// The bytes between two quotes, of which none is escaped.
  private mutating func quoted() throws(WrittenOtherwise) -> Slice<UnsafeBufferPointer<UInt8>> {
    try expect("\"")
    let start = place
    while place < bytes.count, bytes[place] >= UInt8(ascii: " "),
      bytes[place] != UInt8(ascii: "\\"), bytes[place] != UInt8(ascii: "\"")
    {
      place += 1
    }
    let inside = bytes[start..<place]
    try expect("\"")
    return inside
  }

  /// A whole number that is not below zero, and far from overflowing when it is multiplied.
  private mutating func int() throws(WrittenOtherwise) -> Int {
    guard let first = digit() else { throw WrittenOtherwise() }
    var (value, count) = (first, 1)
    while let digit = digit() {
      (value, count) = (value * 10 + digit, count + 1)
      guard first > 0, count < 15 else { throw WrittenOtherwise() }
    }
    return value
  }

  private mutating func digit() -> Int? {
    guard place < bytes.count else { return nil }
    let digit = bytes[place] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    place += 1
    return Int(digit)
  }
}
