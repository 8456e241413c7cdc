/// One pass over bytes that checks all of RFC 8259 and notes where each value is.
struct JSONParser: ~Copyable {
  private var nodes: JSONNodes
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var place: Int
  private var depth = 0
  /// The innermost open container. Those around it are noted in the nodes: while a container is
  /// open, its `next` is the one around it, and its `end` is 1 where its keys are in order.
  private var open = Container()

  /// JSONDecoder follows no deeper either.
  private static let deepest = 512

  /// The node of what is not there.
  private static let outside = Int(UInt32.max)

  /// A container that is not closed yet.
  private struct Container {
    /// Its node; the last number there is outside the root.
    var node = outside
    var isObject = false
    /// The node of its last key.
    var key = outside
    /// Whether its keys are in ascending order so far, as they are in all that the tool writes:
    /// then none can be there twice.
    var isSorted = true
  }

  /// A parser of a part of the bytes, which must be inside them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in part: Range<Int>) {
    self.bytes = bytes
    place = part.lowerBound
    end = part.upperBound
    // Enough for most texts on one line; memory that no node comes to costs nothing.
    nodes = JSONNodes(capacity: part.count / 5 + 4)
  }

  /// Reads the one value and sees that nothing follows it.
  consuming func parse() throws(JSONFault) -> JSONNodes {
    var isOver = false
    while !isOver {
      if try value() { isOver = try follow() }
    }
    _ = peek()
    guard place == end else { throw .trailing(place) }
    return nodes
  }

  /// Reads a value; false where it is a container with something in it, which comes next.
  private mutating func value() throws(JSONFault) -> Bool {
    switch peek() {
    case UInt8(ascii: "{"): return try begin(.object, closer: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try begin(.array, closer: UInt8(ascii: "]"))
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
    while open.node != Self.outside {
      let byte = peek()
      if byte == UInt8(ascii: ",") {
        place += 1
        if open.isObject { try key() }
        return false
      }
      guard byte == (open.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw .invalid(place)
      }
      try close()
    }
    return true
  }

  private mutating func begin(
    _ kind: JSONValue.Kind, closer: UInt8
  ) throws(JSONFault) -> Bool {
    guard depth < Self.deepest else { throw .depth(place) }
    depth += 1
    if open.node != Self.outside { nodes[open.node].end = open.isSorted ? 1 : 0 }
    nodes.append(JSONNode(kind, place..<place, next: open.node))
    open = Container(node: nodes.count - 1, isObject: kind == .object)
    place += 1
    if peek() == closer {
      try close()
      return true
    }
    if open.isObject { try key() }
    return false
  }

  private mutating func close() throws(JSONFault) {
    let node = open.node
    let around = Int(nodes[node].next)
    place += 1
    depth -= 1
    nodes[node].end = UInt32(truncatingIfNeeded: place)
    nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
    if !open.isSorted { try checkKeys() }
    open = Container()
    guard around != Self.outside else { return }
    open.node = around
    open.isObject = nodes[around].kind == .object
    open.isSorted = nodes[around].end == 1
    // A member follows its key.
    if open.isObject { open.key = node - 1 }
  }

  private func checkKeys() throws(JSONFault) {
    let keys = JSONKeys(of: open.node, nodes.all, bytes)
    guard let key = keys.duplicate else { return }
    throw .duplicate(keys.text(key), Int(nodes[key].start))
  }

  private mutating func key() throws(JSONFault) {
    guard peek() == UInt8(ascii: "\"") else { throw .invalid(place) }
    let key = nodes.count
    try string()
    if open.key != Self.outside, open.isSorted {
      open.isSorted = JSONKeys.isAscending(nodes[open.key], nodes[key], bytes)
    }
    open.key = key
    guard peek() == UInt8(ascii: ":") else { throw .invalid(place) }
    place += 1
  }

  /// The next byte that is no white space; 0, which can stand nowhere, at the end.
  private mutating func peek() -> UInt8 {
    while place < end {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      place += 1
    }
    return 0
  }

  private mutating func add(_ kind: JSONValue.Kind, upTo end: Int, isEscaped: Bool = false) {
    nodes.append(JSONNode(kind, place..<end, next: nodes.count + 1, isEscaped: isEscaped))
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
    while next < end, bytes[next] &- UInt8(ascii: "0") < 10 { next += 1 }
    guard next > start else { throw .invalid(next) }
    return next
  }

  private mutating func string() throws(JSONFault) {
    let scan = JSONScan(bytes: bytes, end: end)
    var isEscaped = false
    var next = scan.plain(from: place + 1)
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
    add(.string, upTo: next + 1, isEscaped: isEscaped)
  }
}
