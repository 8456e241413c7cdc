/// One pass over bytes that checks all of RFC 8259 and notes where each value is.
///
/// Nearly all that a library is read for is this loop. So what it goes by — the place, the nodes, the
/// innermost container — are variables of the one function, and not a state that each step would have
/// to load and store.
enum JSONParser {
  /// JSONDecoder follows no deeper either.
  static let deepest = 512

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
    var place = start
    var depth = 0
    // The innermost container, -1 outside the root; and where its last key is, without the quotes, 0
    // before the first.
    var container = -1
    var isObject = false
    var last = 0
    while true {
      if !isObject || !counts(from: &place, after: &last, in: container, &nodes, scan) {
        if isObject {
          guard scan.next(&place) == .quote else { throw .invalid(place) }
          let key = try scan.string(at: place)
          nodes.add(.string, at: place, upTo: key.end, isEscaped: key.isEscaped)
          if key.isEscaped || !scan.isAscending(last, place &+ 1, upTo: key.end) {
            nodes.markUnsorted(container)
          }
          last = place &+ 1
          place = key.end
          guard scan.next(&place) == ":" else { throw .invalid(place) }
          place &+= 1
        }
        let first = scan.next(&place)
        if first == "{" || first == "[" {
          guard depth < deepest else { throw .depth(place) }
          depth += 1
          isObject = first == "{"
          container = nodes.open(isObject ? .object : .array, at: place, in: container)
          last = 0
          place &+= 1
          guard scan.next(&place) == closer(isObject) else { continue }
        } else {
          let token = try scan.scalar(at: place)
          nodes.add(token.kind, at: place, upTo: token.end, isEscaped: token.isEscaped)
          place = token.end
        }
      }
      // Brackets end containers until a comma leads on to the next value.
      while container >= 0, scan.next(&place) != .comma {
        guard scan.byte(at: place) == closer(isObject) else { throw .invalid(place) }
        // The key of a member comes right before its value.
        last = container > 0 ? nodes.start(container &- 1) &+ 1 : 0
        (container, isObject) = try nodes.close(container, by: scan.bytes)
        depth -= 1
        place &+= 1
      }
      guard container >= 0 else { break }
      place &+= 1
    }
    _ = scan.next(&place)
    guard place == scan.end else { throw .trailing(place) }
    return nodes
  }

  /// Reads members that are a plain key and a small count or null with nothing between them, up to the
  /// first other one. Nearly all of a game are so: of a list of 10,000 games this saves 10 ms.
  ///
  /// - Returns: whether the object ends there.
  @inline(never)
  private static func counts(
    from start: inout Int, after key: inout Int, in object: Int, _ all: inout JSONNodes,
    _ scan: JSONScan
  ) -> Bool {
    var place = start
    var last = key
    var nodes = all
    defer { (start, key, all) = (place, last, nodes) }
    while scan.byte(at: place) == .quote {
      let end = scan.plain(from: place &+ 1)
      guard scan.has(8, from: end), scan.bytes[end] == .quote,
        scan.bytes[end &+ 1] == ":",
        let token = scan.count(at: end &+ 2)
      else { return false }
      if !scan.isAscending(last, place &+ 1, upTo: end &+ 1) { nodes.markUnsorted(object) }
      nodes.add(.string, at: place, upTo: end &+ 1)
      nodes.add(token.kind, at: end &+ 2, upTo: token.end)
      last = place &+ 1
      place = token.end
      guard scan.bytes[place] == .comma else { return true }
      place &+= 1
    }
    return false
  }

  /// The bracket that ends a container.
  private static func closer(_ isObject: Bool) -> Unicode.Scalar { isObject ? "}" : "]" }
}

extension JSONNodes {
  /// Ends a container, once no key is in it twice.
  ///
  /// - Returns: the container that it is in, if it is in one, and whether that is an object.
  fileprivate mutating func close(
    _ index: Int, by bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) -> (outer: Int, isObject: Bool) {
    let isUnsorted = isMarked(index)
    let outer = close(index)
    if isUnsorted { try checkKeys(of: index, bytes) }
    return (outer, outer >= 0 && kind(outer) == .object)
  }
}

/// What is wrong with a text that should be JSON, or with a value in it.
public struct JSONError: Error, Equatable {
  /// In words, as the end of a sentence.
  public let text: String

  /// An error in these words.
  public init(text: String) {
    self.text = text
  }
}

extension String {
  /// As much of a text from outside as a message quotes.
  public var excerpt: String { cut(to: 60) }

  /// Its first characters; a text that is cut ends in "…". Counted in scalars, for a single character
  /// may be as long as a file.
  public func cut(to limit: Int) -> String {
    let scalars = unicodeScalars.prefix(limit + 1)
    return scalars.count > limit ? String(scalars.prefix(limit - 1)) + "…" : self
  }
}

/// Where and why bytes are not JSON, before anybody has counted lines.
enum JSONFault: Error {
  /// The byte that cannot stand there, or the end where more is needed.
  case invalid(Int)
  /// A container deeper than the deepest one that is read.
  case depth(Int)
  /// Something after the one value.
  case trailing(Int)
  /// A key that the same object has already, and where it begins.
  case duplicate(String, Int)

  /// The fault in words; lines are counted from the first byte.
  func error(in bytes: [UInt8], upTo end: Int) -> JSONError {
    let (place, reason) =
      switch self {
      case .invalid(let place): (place, "it is not valid JSON there")
      case .depth(let place): (place, "it is nested too deeply")
      case .trailing(let place): (place, "something stands after its end")
      case .duplicate(let key, let place): (place, "'\(key.excerpt)' is there twice")
      }
    let isCutOff = if case .invalid = self { place >= end } else { false }
    let line = "line \(1 + bytes[..<min(place, end)].count { $0 == 0x0A })"
    return JSONError(text: isCutOff ? "it is cut off on \(line)" : "\(line): \(reason)")
  }
}
