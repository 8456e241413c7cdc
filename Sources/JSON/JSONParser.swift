/// One pass over bytes that checks all of RFC 8259 and notes where each value is.
struct JSONParser {
  private(set) var nodes: JSONNodes
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var place: Int
  /// The innermost open container, and those around it.
  private var frame = Frame()
  private var outer: [Frame] = []

  /// JSONDecoder follows no deeper either.
  static let deepest = 512

  /// A container that is not closed yet.
  private struct Frame {
    /// Its node; -1 outside the root.
    var node = -1
    var isObject = false
    /// Where its last key is, without the quotes; 0 before the first.
    var key = 0
    var keyEnd = 0
    /// Whether its keys are in ascending order so far, as they are in all that the tool writes:
    /// then none can be there twice.
    var isSorted = true
  }

  /// A parser of a part of the bytes, which must be inside them. Whoever parses has the memory of
  /// the nodes to give back.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in part: Range<Int>) {
    self.bytes = bytes
    place = part.lowerBound
    end = part.upperBound
    nodes = JSONNodes(roomFor: part.count)
  }

  /// Reads the one value and sees that nothing follows it.
  mutating func parse() throws(JSONFault) {
    var isOver = false
    while !isOver {
      if try value() { isOver = try follow() }
    }
    _ = peek()
    guard place == end else { throw .trailing(place) }
  }

  /// Reads a value; false where it is a container with something in it, which comes next.
  private mutating func value() throws(JSONFault) -> Bool {
    switch peek() {
    case UInt8(ascii: "{"): return try open(.object, closer: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try open(.array, closer: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true", .bool)
    case UInt8(ascii: "f"): try word("false", .bool)
    case UInt8(ascii: "n"): try word("null", .null)
    default: try number()
    }
    return true
  }

  /// Follows what comes after a value up to the next one; true after the root.
  private mutating func follow() throws(JSONFault) -> Bool {
    while frame.node >= 0 {
      let byte = peek()
      if byte == UInt8(ascii: ",") {
        place += 1
        if frame.isObject { try key() }
        return false
      }
      guard byte == (frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw .invalid(place)
      }
      try close()
    }
    return true
  }

  private mutating func open(
    _ kind: JSONValue.Kind, closer: UInt8
  ) throws(JSONFault) -> Bool {
    guard outer.count < Self.deepest else { throw .depth(place) }
    outer.append(frame)
    frame = Frame(node: nodes.open(kind, at: place), isObject: kind == .object)
    place += 1
    if peek() == closer {
      try close()
      return true
    }
    if frame.isObject { try key() }
    return false
  }

  private mutating func close() throws(JSONFault) {
    place += 1
    nodes.close(frame.node)
    if !frame.isSorted {
      let keys = JSONKeys(of: frame.node, nodes, bytes)
      if let key = keys.duplicate { throw .duplicate(keys.text(key), nodes.start(key)) }
    }
    frame = outer.popLast() ?? Frame()
  }

  private mutating func key() throws(JSONFault) {
    guard peek() == UInt8(ascii: "\"") else { throw .invalid(place) }
    let start = place &+ 1
    let isEscaped = try string()
    if isEscaped || !isAfterLastKey(start) { frame.isSorted = false }
    (frame.key, frame.keyEnd) = (start, place &- 1)
    guard peek() == UInt8(ascii: ":") else { throw .invalid(place) }
    place &+= 1
  }

  /// Whether the key that was just read comes after the one before it, by their bytes.
  @inline(__always)
  private func isAfterLastKey(_ start: Int) -> Bool {
    var (last, next) = (frame.key, start)
    if last == 0 { return true }
    let nextEnd = place &- 1
    while last < frame.keyEnd, next < nextEnd {
      if bytes[last] != bytes[next] { return bytes[last] < bytes[next] }
      last &+= 1
      next &+= 1
    }
    return next < nextEnd
  }

  /// The next byte that is no white space; 0, which can stand nowhere, at the end.
  @inline(__always)
  private mutating func peek() -> UInt8 {
    while place < end {
      let byte = bytes[place]
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      place &+= 1
    }
    return 0
  }

  @inline(__always)
  private mutating func add(_ kind: JSONValue.Kind, upTo end: Int, isEscaped: Bool = false) {
    nodes.add(kind, at: place, upTo: end, isEscaped: isEscaped)
    place = end
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(JSONFault) {
    var next = place
    for offset in 0..<word.utf8CodeUnitCount {
      guard next < end, bytes[next] == word.utf8Start[offset] else { throw .invalid(next) }
      next += 1
    }
    add(kind, upTo: next)
  }

  /// RFC 8259, section 6.
  private mutating func number() throws(JSONFault) {
    var next = place
    if byte(at: next) == UInt8(ascii: "-") { next += 1 }
    if byte(at: next) == UInt8(ascii: "0") {
      next += 1
    } else {
      next = try digits(at: next)
    }
    if byte(at: next) == UInt8(ascii: ".") { next = try digits(at: next + 1) }
    if byte(at: next) | 0x20 == UInt8(ascii: "e") {
      next += 1
      let sign = byte(at: next)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { next += 1 }
      next = try digits(at: next)
    }
    add(.number, upTo: next)
  }

  private func byte(at place: Int) -> UInt8 { place < end ? bytes[place] : 0 }

  private func digits(at start: Int) throws(JSONFault) -> Int {
    var next = start
    while next < end, bytes[next] &- UInt8(ascii: "0") < 10 { next &+= 1 }
    guard next > start else { throw .invalid(next) }
    return next
  }

  /// Reads a string; true where it has escapes.
  @discardableResult
  private mutating func string() throws(JSONFault) -> Bool {
    let scan = JSONScan(bytes: bytes, end: end)
    var isEscaped = false
    var next = scan.plain(from: place &+ 1)
    while next < end, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\\") {
        isEscaped = true
        next = try scan.escape(at: next)
      } else {
        next = try scan.character(at: next)
      }
      next = scan.plain(from: next)
    }
    guard next < end else { throw .invalid(next) }
    add(.string, upTo: next &+ 1, isEscaped: isEscaped)
    return isEscaped
  }
}
