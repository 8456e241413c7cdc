/// One pass over bytes that checks all of RFC 8259 and notes where each value is.
///
/// Reading a library spends most of its time in this loop. So its state — the place, the nodes, the innermost
/// container — is in variables of the one function: in a struct, each step would have to load and store it.
enum JSONParser {
  /// JSONDecoder follows no deeper either.
  static let deepest = 512

  /// Reads the one value in a part of the bytes, which must be inside them, and sees that nothing
  /// follows it.
  static func nodes(
    of bytes: UnsafeBufferPointer<UInt8>, in part: Range<Int>
  ) throws(JSONFault) -> [JSONNode] {
    let scan = JSONScan(bytes: bytes, end: part.upperBound)
    // As many nodes as so many bytes can have: a value takes two bytes, and a container that is not closed takes one.
    let room = min(part.count, part.count / 2 + deepest) + 2
    var fault: JSONFault?
    let nodes = [JSONNode](unsafeUninitializedCapacity: room) { nodes, count in
      do throws(JSONFault) {
        count = try read(scan, from: part.lowerBound, into: nodes)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    return nodes
  }

  /// Reads into the room for nodes, and returns how many there are.
  private static func read(
    _ scan: JSONScan, from start: Int, into nodes: UnsafeMutableBufferPointer<JSONNode>
  ) throws(JSONFault) -> Int {
    var place = start
    var count = 0
    // The containers that have not ended; and the innermost, -1 outside the root.
    var open = [Int]()
    var container = -1
    var isObject = false
    while true {
      if isObject {
        guard scan.next(&place) == .quote else { throw .invalid(place) }
        let key = try scan.string(at: place)
        nodes[count] = JSONNode(key, at: place)
        count &+= 1
        place = key.end
        guard scan.next(&place) == ":" else { throw .invalid(place) }
        place &+= 1
      }
      let first = scan.next(&place)
      if first == "{" || first == "[" {
        guard open.count < deepest else { throw .depth(place) }
        isObject = first == "{"
        container = count
        open.append(container)
        nodes[count] = JSONNode(isObject ? .object : .array, at: place)
        count &+= 1
        place &+= 1
        guard scan.next(&place) == closer(isObject) else { continue }
      } else {
        let token = try scan.scalar(at: place)
        nodes[count] = JSONNode(token, at: place)
        count &+= 1
        place = token.end
      }
      // Brackets end containers until a comma leads on to the next value.
      while container >= 0, scan.next(&place) != .comma {
        guard scan.byte(at: place) == closer(isObject) else { throw .invalid(place) }
        place &+= 1
        nodes[container].end(before: place, size: count &- container)
        if isObject { try nodes.checkKeys(of: container, scan.bytes) }
        open.removeLast()
        container = open.last ?? -1
        isObject = container >= 0 && nodes[container].kind == .object
      }
      guard container >= 0 else { break }
      place &+= 1
    }
    _ = scan.next(&place)
    guard place == scan.end else { throw .trailing(place) }
    return count
  }

  /// The bracket that ends a container.
  private static func closer(_ isObject: Bool) -> Unicode.Scalar { isObject ? "}" : "]" }
}

/// What is wrong with a text that should be JSON, or with a value in it.
public struct JSONError: Error, Equatable {
  /// In words, as the end of a sentence.
  public let text: String
  /// The line of the value, from 1; nil where the words say it.
  public let line: Int?

  /// An error in these words.
  public init(text: String, line: Int? = nil) {
    self.text = text
    self.line = line
  }
}

extension String {
  /// As much of a text from outside as a message quotes.
  var excerpt: String { cut(to: 60) }

  /// Its first characters; a text that is cut ends in "…". Counted in scalars, for a single character
  /// may be as long as a file.
  func cut(to limit: Int) -> String {
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
