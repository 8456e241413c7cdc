/// A text that is JSON by RFC 8259, in UTF-8 alone: the bytes, and a flat list of the values in
/// them. Nothing is decoded before it is asked for, yet all of it has been checked.
public struct JSONText: Sendable {
  private let storage: JSONStorage

  /// Reads bytes that are one value with white space around it.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    try self.init(bytes, in: 0..<bytes.count)
  }

  /// Reads a part of the bytes; places and lines are counted from the beginning of all of them.
  public init(_ bytes: [UInt8], in range: Range<Int>) throws(JSONError) {
    let part = range.clamped(to: 0..<bytes.count)
    guard !part.isEmpty else { throw JSONError(text: "it is empty") }
    // Nodes have places of 32 bits.
    guard part.upperBound <= Int(Int32.max) else { throw JSONError(text: "it is over 2 GiB") }
    do {
      let nodes = try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
        var parser = JSONParser(buffer, in: part)
        try parser.parse()
        return parser.nodes
      }
      storage = JSONStorage(bytes: bytes, nodes: nodes)
    } catch {
      throw error.error(in: bytes, upTo: part.upperBound)
    }
  }

  /// The one value.
  public var root: JSONValue { JSONValue(storage, at: 0) }

  /// The bytes that the text was read from, all of them.
  public var bytes: [UInt8] { storage.bytes }
}

/// What all values of a text look into, so that a value is a reference and a number.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  /// The root, then what is inside it in the order of the text; a key is a node before its value.
  let nodes: [JSONNode]

  init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }
}

/// One value or key of a text.
struct JSONNode {
  /// Where its bytes begin.
  let start: UInt32
  /// Where its bytes are over.
  var end: UInt32
  /// The index of the first node that is not inside this one.
  var next: UInt32
  let kind: JSONValue.Kind
  /// Whether it is a string with escapes, so that its bytes are not its text.
  let isEscaped: Bool

  init(_ kind: JSONValue.Kind, _ range: Range<Int>, next: Int, isEscaped: Bool = false) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.isEscaped = isEscaped
  }

  /// Its bytes in the text.
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

  /// The bytes of a string without its quotes.
  var inside: Range<Int> { Range(uncheckedBounds: (Int(start) + 1, Int(end) - 1)) }
}
