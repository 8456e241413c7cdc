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
    /// Whether its keys are in ascending order so far, as they are in all that the tool writes:
    /// then none can be there twice.
    var isSorted = true

    /// The bracket that ends it.
    var closer: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// Reads the one value in a part of the bytes, which must be inside them, and sees that nothing
  /// follows it. Whoever gets the nodes has to give their memory back.
  static func nodes(
    of bytes: UnsafeBufferPointer<UInt8>, in part: Range<Int>
  ) throws(JSONFault) -> JSONNodes {
    let room = JSONNodes(roomFor: part.count)
    do throws(JSONFault) {
      let scan = JSONScan(bytes: bytes, end: part.upperBound)
      return try read(scan, from: part.lowerBound, into: room)
    } catch {
      room.free()
      throw error
    }
  }

  private static func read(
    _ scan: JSONScan, from start: Int, into room: JSONNodes
  ) throws(JSONFault) -> JSONNodes {
    var nodes = room
    var frame = Frame()
    var outer: [Frame] = []
    outer.reserveCapacity(8)
    var place = scan.space(from: start)
    while true {
      if frame.isObject {
        let key = try scan.key(at: place)
        nodes.add(.string, at: place, upTo: key.end, isEscaped: key.isEscaped)
        if key.isEscaped || !scan.isAscending(frame.key, place &+ 1, upTo: key.end) {
          frame.isSorted = false
        }
        frame.key = place &+ 1
        place = scan.space(from: try scan.colon(from: key.end))
      }
      let first = scan.byte(at: place)
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard outer.count < deepest else { throw .depth(place) }
        outer.append(frame)
        frame = Frame(
          node: nodes.open(first == UInt8(ascii: "{") ? .object : .array, at: place),
          isObject: first == UInt8(ascii: "{"))
        place = scan.space(from: place &+ 1)
        guard scan.byte(at: place) == frame.closer else { continue }
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
      place = scan.space(from: place &+ 1)
    }
    guard place == scan.end else { throw .trailing(place) }
    return nodes
  }

  /// Sees that no key of an object is there twice.
  private static func check(
    _ object: Int, _ nodes: JSONNodes, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) {
    let keys = JSONKeys(of: object, nodes, bytes)
    if let key = keys.duplicate { throw .duplicate(keys.text(key), nodes.start(key)) }
  }
}
