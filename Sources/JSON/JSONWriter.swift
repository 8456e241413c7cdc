/// Writes JSON like JSONEncoder without escaped slashes, byte for byte, if keys come in order; it
/// also escapes what could control a terminal or change the text direction.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private let spread: Int
  private var level: Int
  private var state = State.ready

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

  /// Begins an object that is ended elsewhere.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array that is ended elsewhere.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends an array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The key of the next value, without characters that need escapes.
  public mutating func key(_ key: StaticString) {
    prepare()
    bytes.append(.quote)
    append(key)
    bytes.append(.quote)
    colon()
  }

  /// A value.
  public mutating func write(_ value: JSON) {
    switch value {
    case .object(let members):
      beginObject()
      for member in members { field(member.key, member.value) }
      return endObject()
    case .list(let values):
      beginArray()
      for value in values { write(value) }
      return endArray()
    case .counts(let counts):
      beginObject()
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
        prepare()
        quote(name)
        colon()
        write(.int(count))
      }
      return endObject()
    default: prepare()
    }
    switch value {
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .int(let value): digits(value)
    case .thousandths(let value?):
      if value < 0 { bytes.append(.minus) }
      digits(Int(value.magnitude / 1000))
      fraction(Int(value.magnitude % 1000))
    case .text(let text): quote(text)
    case .null, .thousandths(nil), .object, .list, .counts: append("null")
    }
    state = .next
  }

  /// A member of an object.
  public mutating func field(_ key: StaticString, _ value: some JSONRepresentable) {
    self.key(key)
    write(value.json)
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
    value.storage.bytes.withUnsafeBufferPointer { copy(value.index, value.storage.nodes, of: $0) }
  }

  private mutating func copy(
    _ index: Int, _ nodes: JSONNodes, of source: UnsafeBufferPointer<UInt8>
  ) {
    let kind = nodes.kind(index)
    guard kind == .object || kind == .array else {
      prepare()
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[nodes.range(index)]))
      state = .next
      return
    }
    if kind == .object { beginObject() } else { beginArray() }
    var child = nodes.first(in: index)
    while child < nodes.next(index) {
      copy(child, nodes, of: source)
      if kind == .object {
        colon()
        state = .ready
        copy(child + 1, nodes, of: source)
      }
      child = nodes.next(kind == .object ? child + 1 : child)
    }
    if kind == .object { endObject() } else { endArray() }
  }

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
    if state == .next { bytes.append(.comma) }
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

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func digits(_ value: Int) {
    if value < 0 { bytes.append(.minus) }
    let rest = value.magnitude / 10
    if rest > 0 { digits(Int(rest)) }
    bytes.append(.digitZero + UInt8(value.magnitude % 10))
  }

  /// Up to three decimals, without trailing zeros.
  private mutating func fraction(_ thousandths: Int) {
    guard thousandths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = thousandths
    var unit = 100
    while rest > 0 {
      bytes.append(.digitZero + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func quote(_ string: String) {
    bytes.append(.quote)
    // Most are plain, of which nothing needs an escape.
    if string.utf8.allSatisfy({ JSONScan.isPlain($0) && $0 != 0x7F }) {
      bytes.append(contentsOf: string.utf8)
    } else {
      JSONEscapes.write(string, to: &bytes)
    }
    bytes.append(.quote)
  }
}
