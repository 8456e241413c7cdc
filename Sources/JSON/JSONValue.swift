/// A value of a text: a view, as cheap as a reference.
public struct JSONValue: Sendable {
  /// What a value can be.
  public enum Kind: UInt8, Sendable { case object, array, string, number, bool, null }

  let storage: JSONStorage
  let index: Int

  /// What it is.
  public var kind: Kind { storage.nodes[index].kind }

  /// Its bytes in the text.
  public var range: Range<Int> { storage.nodes[index].range }

  /// The value on one line.
  public var line: String {
    var json = JSONWriter(spread: 0)
    json.value(self)
    return json.text
  }

  /// Its bytes as they stand in the text.
  var source: ArraySlice<UInt8> { storage.bytes[range] }

  /// The line that it begins on, from 1.
  public var lineNumber: Int { 1 + storage.bytes[..<range.lowerBound].count { $0 == 0x0A } }

  /// Whether it is `null`.
  public var isNull: Bool { kind == .null }

  /// A member of an object; nil where there is none, or where it is no object.
  public subscript(key: StaticString) -> JSONValue? {
    var members = members
    return members.value(key)
  }

  /// A member that an object has to have.
  public func member(_ key: StaticString) throws(JSONError) -> JSONValue {
    var members = try JSONObject(self)
    return try members.member(key)
  }

  /// A member of an object that may be null or missing; nil then.
  public func optional(_ key: StaticString) throws(JSONError) -> JSONValue? {
    var members = try JSONObject(self)
    return members.optional(key)
  }

  /// The members of an object in the order of the text; none where it is no object.
  public var members: JSONObject { JSONObject(members: self) }

  /// The elements of an array; none where it is no array.
  public var elements: [JSONValue] { kind == .array ? Array(JSONElements(self)) : [] }

  /// The elements of what has to be an array, one by one: a list of them first would take a tenth of the
  /// time in which a tape is read.
  public func each() throws(JSONError) -> JSONElements {
    try check(.array, "is not a list")
    return JSONElements(self)
  }

  /// The elements of what has to be an array.
  public func list() throws(JSONError) -> [JSONValue] {
    Array(try each())
  }

  /// The text of a string.
  public func string() throws(JSONError) -> String {
    try check(.string, "is not text")
    return storage.text(index)
  }

  /// Lends the bytes of the text of a string.
  public func withUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(JSONError) {
    try check(.string, "is not text")
    storage.withUTF8(index, body)
  }

  /// The index of the text, among these, that a string has; nil for none, or anything but a string.
  public func place(among texts: [StaticString]) -> Int? {
    storage.withParts { bytes, nodes in
      let node = nodes[index]
      return texts.firstIndex { node.isString($0, of: bytes) }
    }
  }

  /// Whether it is a string with just this text.
  public func isString(_ text: StaticString) -> Bool {
    storage.withParts { bytes, nodes in nodes[index].isString(text, of: bytes) }
  }

  /// `true` or `false`.
  public func bool() throws(JSONError) -> Bool {
    try check(.bool, "is not true or false")
    return storage.bytes[range.lowerBound] == "t"
  }

  /// The first key by the alphabet of an object that is not among these, cut to be quoted.
  public func unknownKey(besides known: [StaticString]) -> String? {
    members.filter { key, _ in !known.contains { key.isString($0) } }
      .map { storage.text($0.key.index) }.min()?.excerpt
  }

  /// An error at this value: its path, then the reason.
  public func error(_ reason: String) -> JSONError {
    JSONError(text: "\(path) \(reason)", line: lineNumber)
  }

  /// Refuses a value that is something else.
  public func check(_ expected: Kind, _ reason: String) throws(JSONError) {
    guard kind != expected else { return }
    throw error(isNull ? "is null" : reason)
  }

  /// The way from the root to this value, `home.players[0].name`. Only errors need it, so no node
  /// knows what it is inside of.
  public var path: String {
    var path = ""
    var at = 0
    while at != index {
      let isObject = storage.nodes[at].kind == .object
      var child = at + 1
      var count = 0
      while case let next = storage.nodes.next(isObject ? child + 1 : child), next <= index {
        child = next
        count += 1
      }
      if isObject {
        path += (path.isEmpty ? "" : ".") + storage.text(child).excerpt
      } else {
        path += "[\(count)]"
      }
      at = isObject ? child + 1 : child
    }
    return path.isEmpty ? "it" : path.cut(to: 240)
  }
}

/// The elements of an array, in their order.
public struct JSONElements: Sequence, IteratorProtocol {
  private let storage: JSONStorage
  private let end: Int
  private var place: Int

  fileprivate init(_ array: JSONValue) {
    storage = array.storage
    place = array.index + 1
    end = storage.nodes.next(array.index)
  }

  /// How many elements there are, so that a list made of them never has to grow.
  public var underestimatedCount: Int {
    var count = 0
    var rest = self
    while rest.next() != nil { count += 1 }
    return count
  }

  public mutating func next() -> JSONValue? {
    guard place < end else { return nil }
    defer { place = storage.nodes.next(place) }
    return JSONValue(storage: storage, index: place)
  }
}

/// Lets a `switch` look for a key: `case "at":`.
public func ~= (text: StaticString, value: JSONValue) -> Bool { value.isString(text) }

extension JSONStorage {
  /// Lends the bytes that a string stands for.
  func withUTF8<Made>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Made) -> Made {
    bytes.withUnsafeBufferPointer { nodes[index].withUTF8(of: $0, body) }
  }

  /// The text of a string.
  func text(_ index: Int) -> String { withUTF8(index) { String(decoding: $0, as: UTF8.self) } }

  /// Lends the bytes and the nodes without their arrays, which would be checked at each access in a loop.
  func withParts<Made>(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<JSONNode>) -> Made
  ) -> Made {
    bytes.withUnsafeBufferPointer { bytes in nodes.withUnsafeBufferPointer { body(bytes, $0) } }
  }
}
