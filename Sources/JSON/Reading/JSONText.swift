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
    guard part.upperBound <= JSONNodes.mostBytes else {
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
  public var root: JSONValue { JSONValue(storage, at: 0) }

  /// The bytes that the text was read from, all of them.
  public var bytes: [UInt8] { storage.bytes }
}

/// What all values of a text look into, so that a value is a reference and a number.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  let nodes: JSONNodes

  init(bytes: [UInt8], nodes: JSONNodes) {
    self.bytes = bytes
    self.nodes = nodes
  }

  deinit { nodes.free() }
}
