/// Writes JSON like JSONEncoder without escaped slashes, byte for byte, if keys come in order; it
/// also escapes what could control a terminal or change the text direction.
public struct JSONWriter: ~Copyable {
  /// Memory of its own: an array would check at each append that it is unique and large enough, which takes half the
  /// time of `list --json`.
  private var room: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private let spread: Int
  private var level: Int
  private var state = State.ready

  /// What to write before the next value.
  private enum State {
    /// Nothing: at the beginning, or after a key.
    case ready
    /// A line break, if lines are spread: the value is the first in a container.
    case first
    /// A comma and such a line break.
    case next
  }

  /// Containers up to this depth are spread over lines, deeper ones are on one line: `.max` spreads
  /// all, 0 none. A part of another document starts at its level there.
  public init(spread levels: Int, startingAt level: Int = 0, reserving: Int = 0) {
    spread = levels
    self.level = level
    capacity = reserving
    room = .allocate(capacity: capacity)
  }

  deinit { room.deallocate() }

  private var written: UnsafeBufferPointer<UInt8> { .init(start: room, count: count) }

  /// Lends what has been written.
  public func withBytes<Made>(_ body: (UnsafeRawBufferPointer) -> Made) -> Made {
    body(UnsafeRawBufferPointer(written))
  }

  /// What has been written.
  public var bytes: [UInt8] { Array(written) }

  /// What has been written, as a string.
  public var text: String { String(decoding: written, as: UTF8.self) }

  /// Returns and forgets the text so far, so that a long one need not be kept; keeps the memory for
  /// the next.
  public mutating func flush() -> String {
    defer { count = 0 }
    return text
  }

  /// Begins an object or an array that is ended elsewhere.
  public mutating func begin(_ container: JSONValue.Kind) {
    prepare()
    append(container == .object ? "{" : "[")
    level &+= 1
    state = .first
  }

  /// Ends an object or an array.
  public mutating func end(_ container: JSONValue.Kind) {
    // JSONEncoder leaves a line between the brackets of an empty container.
    if state == .first, isSpread { append("\n") }
    level &-= 1
    if level < spread { line() }
    append(container == .object ? "}" : "]")
    state = .next
  }

  /// The key of the next value, without characters that need escapes.
  public mutating func key(_ key: StaticString) {
    prepare()
    append(.quote)
    append(key)
    append(.quote)
    colon()
  }

  /// A value.
  public mutating func write(_ value: JSON) {
    prepare()
    switch value {
    case .object(let members):
      begin(.object)
      for member in members { field(member.key, member.value) }
      end(.object)
    case .list(let values):
      begin(.array)
      for value in values { write(value) }
      end(.array)
    case .map(let members):
      begin(.object)
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        prepare()
        quote(name)
        colon()
        write(value)
      }
      end(.object)
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .int(let value): digits(value)
    case .thousandths(let value?):
      if value < 0 { append(.minus) }
      digits(Int(value.magnitude / 1000))
      fraction(Int(value.magnitude % 1000))
    case .text(let text): quote(text)
    case .null, .thousandths(nil): append("null")
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
    append("\n")
    state = .ready
  }

  /// The bytes of a value.
  public mutating func raw(_ value: ArraySlice<UInt8>) {
    prepare()
    value.withUnsafeBufferPointer { append($0) }
    state = .next
  }

  /// A value that was read, in the layout of this writer; strings and numbers stay as they were.
  public mutating func value(_ value: JSONValue) {
    value.storage.bytes.withUnsafeBufferPointer { copy(value.index, value.storage.nodes, of: $0) }
  }

  /// An object that was read, without one of its members.
  public mutating func object(_ object: JSONValue, without key: StaticString) {
    begin(.object)
    for (name, member) in object.members where !name.isString(key) {
      value(name)
      colon()
      state = .ready
      value(member)
    }
    end(.object)
  }

  private mutating func copy(
    _ index: Int, _ nodes: [JSONNode], of source: UnsafeBufferPointer<UInt8>
  ) {
    let kind = nodes[index].kind
    guard kind == .object || kind == .array else {
      prepare()
      append(UnsafeBufferPointer(rebasing: source[nodes[index].range]))
      state = .next
      return
    }
    begin(kind)
    var child = index + 1
    while child < nodes.next(index) {
      copy(child, nodes, of: source)
      if kind == .object {
        colon()
        state = .ready
        copy(child + 1, nodes, of: source)
      }
      child = nodes.next(kind == .object ? child + 1 : child)
    }
    end(kind)
  }

  /// Whether the current container is spread over lines.
  private var isSpread: Bool { level <= spread }

  private mutating func prepare() {
    if state == .ready { return }
    if state == .next { append(.comma) }
    if isSpread { line() }
    state = .ready
  }

  private mutating func colon() {
    append(isSpread ? " : " : ":")
  }

  /// A line break and the indent of this level.
  private mutating func line() {
    let start: StaticString = "\n                                "
    var columns = max(level, 0) * 2
    let first = min(columns, start.utf8CodeUnitCount - 1)
    append(UnsafeBufferPointer(start: start.utf8Start, count: first + 1))
    columns -= first
    for _ in 0..<columns { append(" ") }
  }

  private mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ byte: UInt8) {
    grow(by: 1)
    room[count] = byte
    count &+= 1
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    grow(by: bytes.count)
    guard let start = bytes.baseAddress else { return }
    (room + count).update(from: start, count: bytes.count)
    count &+= bytes.count
  }

  /// Makes room for so many more bytes.
  private mutating func grow(by more: Int) {
    if count &+ more <= capacity { return }
    capacity = 2 &* (count &+ more)
    let old = room
    room = .allocate(capacity: capacity)
    room.update(from: old, count: count)
    old.deallocate()
  }

  private mutating func digits(_ value: Int) {
    if value < 0 { append(.minus) }
    let rest = value.magnitude / 10
    if rest > 0 { digits(Int(rest)) }
    append(.digitZero + UInt8(value.magnitude % 10))
  }

  /// Up to three decimals, without trailing zeros.
  private mutating func fraction(_ thousandths: Int) {
    guard thousandths > 0 else { return }
    append(".")
    var rest = thousandths
    var unit = 100
    while rest > 0 {
      append(.digitZero + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func quote(_ string: String) {
    append(.quote)
    var string = string
    string.withUTF8 { text in
      // Most are plain, of which nothing needs an escape.
      if text.allSatisfy({ JSONScan.isPlain($0) && $0 != 0x7F }) { return append(text) }
      JSONEscapes.written(String(decoding: text, as: UTF8.self)).withUnsafeBufferPointer {
        append($0)
      }
    }
    append(.quote)
  }
}
