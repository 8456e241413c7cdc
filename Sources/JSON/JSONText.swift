/// A text that is JSON by RFC 8259, in UTF-8 alone: the bytes, and a flat list of the values in
/// them. Nothing is decoded before it is asked for, yet all of it has been checked.
public struct JSONText: Sendable {
  private let storage: JSONStorage

  /// Reads bytes that are one value with white space around it, or a part of them; places and lines are
  /// counted from the beginning of all of them.
  public init(_ bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONError) {
    let part = (range ?? bytes.indices).clamped(to: bytes.indices)
    guard !part.isEmpty else { throw JSONError(text: "it is empty") }
    guard part.upperBound <= JSONNode.mostBytes else {
      throw JSONError(text: "it is over 256 MiB")
    }
    do {
      let nodes = try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
        try JSONParser.nodes(of: buffer, in: part)
      }
      storage = JSONStorage(bytes: bytes, nodes: nodes)
    } catch {
      throw error.error(in: bytes, upTo: part.upperBound)
    }
  }

  /// The one value.
  public var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// The bytes that the text was read from, all of them.
  public var bytes: [UInt8] { storage.bytes }
}

/// The bytes and nodes that all values of a text share, so that a value is a reference and an index.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let nodes: [JSONNode]

  init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }
}
