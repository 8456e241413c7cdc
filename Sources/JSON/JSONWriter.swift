/// Writes JSON like JSONEncoder without escaped slashes, byte for byte, if keys come in order; it
/// also escapes what could control a terminal or change the text direction.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private let spread: Int
  private var level: Int
  private var state = State.ready
  /// Members to be inserted in the object at a level.
  private var added: (members: ArraySlice<JSONMember>, level: Int) = ([], -1)

  /// What to write before the next value.
  private enum State {
    /// Nothing: at the beginning, or after a key.
    case ready
    /// Its line: it is the first in a container.
    case first
    /// A comma and its line.
    case next
  }

  /// Containers up to this depth are spread over lines, deeper ones are on one line: `.max` spreads
  /// all, 0 none. A part of another document starts at its level there.
  public init(spread levels: Int, startingAt level: Int = 0, reserving: Int = 0) {
    spread = levels
    self.level = level
    bytes.reserveCapacity(reserving)
  }

  /// Returns and forgets the text so far, so that a long one need not be kept; keeps the memory for
  /// the next.
  public mutating func flush() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  /// What has been written, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An object. The body writes a key and a value for each member, in the order of the keys.
  public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    beginObject()
    try body(&self)
    endObject()
  }

  /// An array, whose elements the body writes.
  public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    beginArray()
    try body(&self)
    endArray()
  }

  /// Begins an object that is ended elsewhere.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() {
    if added.level == level { add { _ in true } }
    end(UInt8(ascii: "}"))
  }

  /// Adds members, in key order, to the object that the body writes.
  public mutating func adding(_ members: [JSONMember], _ body: (inout JSONWriter) -> Void) {
    let outer = added
    added = (members.sorted { $0.precedes($1.key) }[...], level &+ 1)
    body(&self)
    added = outer
  }

  private mutating func add(while isNext: (JSONMember) -> Bool) {
    while let next = added.members.first, isNext(next) {
      added.members.removeFirst()
      key(next.key)
      next.write(&self)
    }
  }

  /// Begins an array that is ended elsewhere.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends an array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The key of the next value, without characters that need escapes.
  public mutating func key(_ key: StaticString) {
    if added.level == level { add { $0.precedes(key) } }
    prepare()
    bytes.append(UInt8(ascii: "\""))
    append(key)
    bytes.append(UInt8(ascii: "\""))
    colon()
  }

  /// A string, or null.
  public mutating func string(_ string: String?) {
    guard let string else { return null() }
    prepare()
    quote(string)
    state = .next
  }

  /// Null.
  public mutating func null() { word("null") }

  /// `true`, `false` or null.
  public mutating func bool(_ value: Bool?) {
    guard let value else { return null() }
    word(value ? "true" : "false")
  }

  /// A whole number, or null.
  public mutating func int(_ value: Int?) {
    guard let value else { return null() }
    prepare()
    digits(value)
    state = .next
  }

  /// A number given in thousandths, or null: 83200 is `83.2`.
  public mutating func thousandths(_ value: Int?) {
    guard let value else { return null() }
    prepare()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude / 1000)
    fraction(Int(value.magnitude % 1000))
    state = .next
  }

  /// A line break after a document; another document may follow.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    state = .ready
  }

  /// The bytes of a value.
  public mutating func raw(_ value: ArraySlice<UInt8>) {
    prepare()
    bytes.append(contentsOf: value)
    state = .next
  }

  /// A value that was read, in the layout of this writer; strings and numbers stay as they were.
  public mutating func value(_ value: JSONValue) {
    prepare()
    JSONCopy.withBytes(of: value, at: level, spread: spread) { bytes.append(contentsOf: $0) }
    state = .next
  }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8) {
    prepare()
    bytes.append(bracket)
    level &+= 1
    state = .first
  }

  private mutating func end(_ bracket: UInt8) {
    // JSONEncoder leaves a line between the brackets of an empty container.
    if state == .first, isSpread { bytes.append(UInt8(ascii: "\n")) }
    level &-= 1
    if level < spread { line() }
    bytes.append(bracket)
    state = .next
  }

  /// Whether the current container is spread over lines.
  private var isSpread: Bool { level <= spread }

  private mutating func prepare() {
    if state == .ready { return }
    if state == .next { bytes.append(UInt8(ascii: ",")) }
    if isSpread { line() }
    state = .ready
  }

  private mutating func colon() {
    if isSpread { append(" : ") } else { bytes.append(UInt8(ascii: ":")) }
  }

  /// A line break and the indent of this level.
  private mutating func line() {
    let start: StaticString = "\n                                "
    var columns = max(level, 0) * 2
    let first = min(columns, start.utf8CodeUnitCount - 1)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start.utf8Start, count: first + 1))
    columns -= first
    for _ in 0..<columns { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func word(_ word: StaticString) {
    prepare()
    append(word)
    state = .next
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func digits(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  private mutating func digits(_ value: UInt) {
    var unit: UInt = 1
    while value / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / unit % 10))
      unit /= 10
    }
  }

  /// Up to three decimals, without trailing zeros.
  private mutating func fraction(_ thousandths: Int) {
    guard thousandths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, unit) = (thousandths, 100)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func quote(_ string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { text in
      JSONEscapes.write(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// A member to be inserted in an object.
public struct JSONMember: Sendable {
  let key: StaticString
  let write: @Sendable (inout JSONWriter) -> Void

  /// A member of this key.
  public init(_ key: StaticString, _ write: @escaping @Sendable (inout JSONWriter) -> Void) {
    (self.key, self.write) = (key, write)
  }

  /// A member that is a string, or null.
  public init(_ key: StaticString, _ value: String?) { self.init(key) { $0.string(value) } }

  /// A member that is a whole number, or null.
  public init(_ key: StaticString, _ value: Int?) { self.init(key) { $0.int(value) } }

  /// A member that is a number given in thousandths, or null.
  public init(_ key: StaticString, thousandths value: Int?) {
    self.init(key) { $0.thousandths(value) }
  }

  /// A member that is `true`, `false` or null.
  public init(_ key: StaticString, _ value: Bool?) { self.init(key) { $0.bool(value) } }

  func precedes(_ other: StaticString) -> Bool {
    key.withUTF8Buffer { own in other.withUTF8Buffer { own.lexicographicallyPrecedes($0) } }
  }
}

/// Members of an object: a key and a value in one.
extension JSONWriter {
  /// A member that is a string or null.
  public mutating func field(_ key: StaticString, _ value: String?) {
    self.key(key)
    string(value)
  }

  /// A member that is a whole number or null.
  public mutating func field(_ key: StaticString, _ value: Int?) {
    self.key(key)
    int(value)
  }

  /// A member that is `true` or `false`.
  public mutating func field(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// A member that is a number given in thousandths, or null.
  public mutating func field(_ key: StaticString, thousandths value: Int?) {
    self.key(key)
    thousandths(value)
  }

  /// A member that is a list of strings.
  public mutating func field(_ key: StaticString, _ values: [String]) {
    self.key(key)
    array { json in
      for value in values { json.string(value) }
    }
  }
}
