/// A place among the members of an object. It gives them one by one, in the order of the text. It finds
/// the key after its place at once, and any other key by a search.
public struct JSONCursor: Sequence, IteratorProtocol {
  private let object: JSONValue
  private var place: Int
  private let end: Int

  /// A place before the first member; none where it is no object.
  init(members object: JSONValue) {
    self.object = object
    place = object.index + 1
    end = object.kind == .object ? object.storage.nodes.next(object.index) : place
  }

  /// A place before the first member of what has to be an object.
  public init(_ object: JSONValue) throws(JSONError) {
    try object.check(.object, "is not an object")
    self.init(members: object)
  }

  /// The next member, its key a string of the text, too.
  public mutating func next() -> (key: JSONValue, value: JSONValue)? {
    guard place < end else { return nil }
    let storage = object.storage
    let value = place &+ 1
    defer { place = storage.nodes.next(value) }
    return (JSONValue(storage: storage, index: place), JSONValue(storage: storage, index: value))
  }

  /// The value of a member; nil where there is none.
  public mutating func value(_ key: StaticString) -> JSONValue? {
    let storage = object.storage
    var next = place
    while next < end {
      let value = next &+ 1
      next = storage.nodes.next(value)
      if storage.isString(value &- 1, key) {
        place = next
        return JSONValue(storage: storage, index: value)
      }
    }
    return object[key]
  }

  /// The value of a member that has to be there.
  public mutating func member(_ key: StaticString) throws(JSONError) -> JSONValue {
    if let value = value(key) { return value }
    return try object.member(key)
  }

  /// The value of a member that may be missing or null; nil then.
  public mutating func optional(_ key: StaticString) -> JSONValue? {
    guard let value = value(key), !value.isNull else { return nil }
    return value
  }
}

/// A text that is JSON by RFC 8259, in UTF-8 alone: the bytes, and a flat list of the values in
/// them. Nothing is decoded before it is asked for, yet all of it has been checked.
public struct JSONText: Sendable {
  private let storage: JSONStorage

  /// Reads bytes that are one value with white space around it, or a part of them; places and lines are
  /// counted from the beginning of all of them.
  public init(_ bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONError) {
    let part = (range ?? bytes.indices).clamped(to: bytes.indices)
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
  public var root: JSONValue { JSONValue(storage: storage, index: 0) }

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
