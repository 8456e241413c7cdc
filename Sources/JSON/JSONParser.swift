/// One pass over bytes that checks all of RFC 8259 and notes where each value is.
///
/// Nearly all that a library is read for is this loop. So what it goes by — the place, the nodes, the
/// innermost container — are variables of the one function, and not a state that each step would have
/// to load and store.
enum JSONParser {
  /// JSONDecoder follows no deeper either.
  static let deepest = 512

  /// A container that is not closed yet.
  private struct Frame {
    /// Its node; -1 outside the root.
    var node = -1
    var isObject = false
    /// Where its last key is, without the quotes; 0 before the first.
    var key = 0
    /// The place of the key that the shape has next; past the last one, where it is none of the shape.
    var expected = 0
    /// Whether its keys are in ascending order so far, as they are in all that the tool writes:
    /// then none can be there twice.
    var isSorted = true

    /// The bracket that ends it.
    var closer: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// Reads the one value in a part of the bytes, which must be inside them, and sees that nothing
  /// follows it. Whoever gets the nodes has to give their memory back.
  static func nodes(
    of bytes: UnsafeBufferPointer<UInt8>, in part: Range<Int>, expecting shape: JSONShape
  ) throws(JSONFault) -> JSONNodes {
    let room = JSONNodes(roomFor: part.count)
    do throws(JSONFault) {
      return try shape.keys.withUnsafeBufferPointer { keys throws(JSONFault) in
        let scan = JSONScan(bytes: bytes, end: part.upperBound)
        return try read(scan, from: part.lowerBound, into: room, expecting: keys)
      }
    } catch {
      room.free()
      throw error
    }
  }

  private static func read(
    _ scan: JSONScan, from start: Int, into room: JSONNodes,
    expecting shape: UnsafeBufferPointer<JSONShape.Key>
  ) throws(JSONFault) -> JSONNodes {
    var nodes = room
    var frame = Frame()
    var outer: [Frame] = []
    var place = start
    while true {
      if frame.isObject {
        if frame.expected < shape.count { members(from: &place, of: &frame, &nodes, scan, shape) }
        place = scan.space(from: place)
        let key = try scan.key(at: place)
        nodes.add(.string, at: place, upTo: key.end, isEscaped: key.isEscaped)
        if key.isEscaped || !scan.isAscending(frame.key, place &+ 1, upTo: key.end) {
          frame.isSorted = false
        }
        frame.key = place &+ 1
        place = try scan.colon(from: key.end)
      }
      place = scan.space(from: place)
      let first = scan.byte(at: place)
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard outer.count < deepest else { throw .depth(place) }
        outer.append(frame)
        frame = Frame(
          node: nodes.open(first == UInt8(ascii: "{") ? .object : .array, at: place),
          isObject: first == UInt8(ascii: "{"))
        place = scan.space(from: place &+ 1)
        guard scan.byte(at: place) == first &+ 2 else { continue }
      } else {
        let token = try scan.scalar(at: place)
        nodes.add(token.kind, at: place, upTo: token.end, isEscaped: token.isEscaped)
        place = scan.space(from: token.end)
      }
      // Brackets end containers until a comma leads on to the next value.
      while frame.node >= 0, scan.byte(at: place) == frame.closer {
        nodes.close(frame.node)
        if !frame.isSorted { try check(frame.node, nodes, scan.bytes) }
        frame = outer.removeLast()
        place = scan.space(from: place &+ 1)
      }
      guard frame.node >= 0 else { break }
      guard scan.byte(at: place) == UInt8(ascii: ",") else { throw .invalid(place) }
      place &+= 1
    }
    guard place == scan.end else { throw .trailing(place) }
    return nodes
  }

  /// Reads members of an object that stand there as the shape has them, each with a plain value and a
  /// comma behind it; what comes first that is not so is left.
  @inline(never)
  private static func members(
    from start: inout Int, of frame: inout Frame, _ all: inout JSONNodes, _ scan: JSONScan,
    _ shape: UnsafeBufferPointer<JSONShape.Key>
  ) {
    var (place, nodes, expected) = (start, all, frame.expected)
    while expected < shape.count, scan.has(JSONShape.Key.width, from: place) {
      guard shape[expected].stands(at: scan.address(of: place)) else {
        // What does not begin like the shape is none of it.
        expected = expected == 0 ? shape.count : expected &+ 1
        continue
      }
      let value = place &+ shape[expected].count
      expected &+= 1
      guard let token = scan.plainScalar(at: value), scan.byte(at: token.end) == UInt8(ascii: ",")
      else { break }
      nodes.add(.string, at: place, upTo: value &- 1)
      nodes.add(token.kind, at: value, upTo: token.end)
      frame.key = place &+ 1
      place = token.end &+ 1
    }
    (start, all, frame.expected) = (place, nodes, expected)
  }

  /// Sees that no key of an object is there twice.
  private static func check(
    _ object: Int, _ nodes: JSONNodes, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) {
    let keys = JSONKeys(of: object, nodes, bytes)
    if let key = keys.duplicate { throw .duplicate(keys.text(key), nodes.start(key)) }
  }
}
