/// One pass over bytes that checks all of RFC 8259 and notes where each value is.
///
/// Where it is goes from step to step as a value, not as a part of its state: the whole way from one
/// value to the next is one loop, and nearly all that a library is read for.
struct JSONParser {
  private(set) var nodes: JSONNodes
  private let scan: JSONScan
  private let start: Int
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
    /// Whether its keys are in ascending order so far, as they are in all that the tool writes:
    /// then none can be there twice.
    var isSorted = true
  }

  /// A parser of a part of the bytes, which must be inside them. Whoever parses has the memory of
  /// the nodes to give back.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in part: Range<Int>) {
    scan = JSONScan(bytes: bytes, end: part.upperBound)
    start = part.lowerBound
    nodes = JSONNodes(roomFor: part.count)
  }

  /// Reads the one value and sees that nothing follows it.
  mutating func parse() throws(JSONFault) {
    var place = start
    var isOver = false
    while !isOver {
      if frame.isObject { try key(&place) }
      if try value(&place) { isOver = try follow(&place) }
    }
    place = scan.space(from: place)
    guard place == scan.end else { throw .trailing(place) }
  }

  /// Reads a value; false where it is a container with something in it, which comes next.
  @inline(__always)
  private mutating func value(_ place: inout Int) throws(JSONFault) -> Bool {
    place = scan.space(from: place)
    let start = place
    let first = scan.byte(at: place)
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = first == UInt8(ascii: "{")
      try open(isObject ? .object : .array, at: place)
      place = scan.space(from: place &+ 1)
      guard scan.byte(at: place) == first &+ 2 else { return false }
      try close()
      place &+= 1
    case UInt8(ascii: "\""):
      let isEscaped: Bool
      (place, isEscaped) = try scan.string(at: place)
      nodes.add(.string, at: start, upTo: place, isEscaped: isEscaped)
    case UInt8(ascii: "t"):
      place = try scan.word("true", at: place)
      nodes.add(.bool, at: start, upTo: place)
    case UInt8(ascii: "f"):
      place = try scan.word("false", at: place)
      nodes.add(.bool, at: start, upTo: place)
    case UInt8(ascii: "n"):
      place = try scan.word("null", at: place)
      nodes.add(.null, at: start, upTo: place)
    default:
      place = try scan.number(at: place)
      nodes.add(.number, at: start, upTo: place)
    }
    return true
  }

  /// Follows what comes after a value up to the next one; true after the root.
  @inline(__always)
  private mutating func follow(_ place: inout Int) throws(JSONFault) -> Bool {
    while frame.node >= 0 {
      place = scan.space(from: place)
      let byte = scan.byte(at: place)
      guard byte == UInt8(ascii: ",") || byte == closer else { throw .invalid(place) }
      place &+= 1
      if byte == UInt8(ascii: ",") { return false }
      try close()
    }
    return true
  }

  /// The bracket that ends the innermost container.
  private var closer: UInt8 { frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  @inline(never)
  private mutating func open(_ kind: JSONValue.Kind, at place: Int) throws(JSONFault) {
    guard outer.count < Self.deepest else { throw .depth(place) }
    outer.append(frame)
    frame = Frame(node: nodes.open(kind, at: place), isObject: kind == .object)
  }

  @inline(never)
  private mutating func close() throws(JSONFault) {
    nodes.close(frame.node)
    if !frame.isSorted {
      let keys = JSONKeys(of: frame.node, nodes, scan.bytes)
      if let key = keys.duplicate { throw .duplicate(keys.text(key), nodes.start(key)) }
    }
    frame = outer.popLast() ?? Frame()
  }

  @inline(__always)
  private mutating func key(_ place: inout Int) throws(JSONFault) {
    place = scan.space(from: place)
    guard scan.byte(at: place) == UInt8(ascii: "\"") else { throw .invalid(place) }
    let start = place
    let isEscaped: Bool
    (place, isEscaped) = try scan.string(at: place)
    nodes.add(.string, at: start, upTo: place, isEscaped: isEscaped)
    if isEscaped || !isAfterLastKey(start &+ 1, upTo: place) { frame.isSorted = false }
    frame.key = start &+ 1
    place = scan.space(from: place)
    guard scan.byte(at: place) == UInt8(ascii: ":") else { throw .invalid(place) }
    place &+= 1
  }

  /// Whether the key that was just read comes after the one before it, by their bytes. Both end with a
  /// quote, which is in neither: one that begins like the other differs there.
  @inline(__always)
  private func isAfterLastKey(_ start: Int, upTo end: Int) -> Bool {
    var (last, next) = (frame.key, start)
    if last == 0 { return true }
    while next < end, scan.bytes[last] == scan.bytes[next] {
      last &+= 1
      next &+= 1
    }
    return next < end && scan.bytes[last] < scan.bytes[next]
  }
}
