/// A place among the members of an object. The member that comes next is found with one comparison,
/// any other one by a search.
public struct JSONCursor {
  /// The object.
  public let object: JSONValue
  private var next: Int
  private let end: Int

  /// A place before the first member of what has to be an object.
  public init(_ object: JSONValue) throws(JSONError) {
    try object.check(.object, "is not an object")
    self.object = object
    next = object.storage.nodes.first(in: object.index)
    end = object.storage.nodes.next(object.index)
  }

  /// The value of a member; nil where there is none.
  public mutating func value(of key: StaticString) -> JSONValue? {
    guard let node = node(of: key) else { return object[key] }
    return JSONValue(object.storage, at: node)
  }

  /// The value of a member that comes later, over those before it; any other one is found by a search.
  public mutating func member(_ key: StaticString) throws(JSONError) -> JSONValue {
    if let value = later(key) { return value }
    return try object.member(key)
  }

  /// The same where the member may be missing or null; nil then.
  public mutating func optional(_ key: StaticString) -> JSONValue? {
    guard let value = later(key) ?? object[key] else { return nil }
    return value.isNull ? nil : value
  }

  private mutating func later(_ key: StaticString) -> JSONValue? {
    var place = next
    while place < end {
      let value = place &+ 1
      if object.storage.isString(place, key) {
        next = object.storage.nodes.next(value)
        return JSONValue(object.storage, at: value)
      }
      place = object.storage.nodes.next(value)
    }
    return nil
  }

  /// The value of the next member, where it has this key and is a few digits; nil for any other.
  public mutating func digits(of key: StaticString) -> Int? {
    guard next < end, object.storage.isString(next, key),
      let digits = object.storage.digits(next &+ 1)
    else { return nil }
    next &+= 2
    return digits
  }

  /// Whether every member has been passed.
  public var isAtEnd: Bool { next == end }

  /// Passes over the next member, where it has this key and is null.
  public mutating func passesNull(of key: StaticString) -> Bool {
    guard next < end, object.storage.isString(next, key),
      object.storage.nodes.kind(next &+ 1) == .null
    else { return false }
    next &+= 2
    return true
  }

  private mutating func node(of key: StaticString) -> Int? {
    guard next < end, object.storage.isString(next, key) else { return nil }
    let node = next &+ 1
    next = object.storage.nodes.next(node)
    return node
  }
}

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
