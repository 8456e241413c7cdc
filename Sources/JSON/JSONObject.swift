/// The members of an object. It finds the key after the one that was read last at once, and any other
/// key by a search; and it knows which were read, so that none is lost unseen.
public struct JSONObject: Sequence, IteratorProtocol {
  private let object: JSONValue
  private let end: Int
  /// The key after the member that was read last, and its bit.
  private var place: Int, bit: UInt64
  /// A bit for each of the first 64 members, set when it is read. Later ones count as unread, so an
  /// object with more is refused where none may be.
  private var read: UInt64 = 0
  /// The same bits, all set.
  private var all: UInt64 = 0
  /// The bits of all keys, as `JSONNode.bit` makes them. Most objects lack most keys that are looked for: comparing
  /// each of these with all keys would take a fifth of the time of reading a tape.
  private var known: UInt64 = 0

  /// The members of an object; none of anything else.
  init(members object: JSONValue) {
    self.object = object
    place = object.index + 1
    bit = 1
    end = object.kind == .object ? object.storage.nodes.next(object.index) : place
    let first = place
    let end = end
    (known, all) = object.storage.withParts { bytes, nodes in
      var index = first
      var bit = UInt64(1)
      var known = UInt64(0)
      var all = UInt64(0)
      while index < end {
        known |= nodes[index].bit(bytes)
        all |= bit
        bit &<<= 1
        index = nodes.next(index &+ 1)
      }
      return (known, all)
    }
  }

  /// The members of what has to be an object.
  public init(_ object: JSONValue) throws(JSONError) {
    try object.check(.object, "is not an object")
    self.init(members: object)
  }

  /// The next member, its key a string of the text, too.
  public mutating func next() -> (key: JSONValue, value: JSONValue)? {
    place < end ? member(take(place, bit)) : nil
  }

  /// Reads the member with the first of these keys that there is, and gives it with its key.
  public mutating func first(of keys: [StaticString]) -> (key: JSONValue, value: JSONValue)? {
    for key in keys {
      if let index = find(key) { return member(index) }
    }
    return nil
  }

  /// Reads a member; nil where there is none.
  public mutating func value(_ key: StaticString) -> JSONValue? {
    find(key).map { JSONValue(storage: object.storage, index: $0 &+ 1) }
  }

  /// Reads a member that has to be there.
  public mutating func member(_ key: StaticString) throws(JSONError) -> JSONValue {
    if let value = value(key) { return value }
    throw object.error("has no '\(key)'")
  }

  /// Reads a member that may be missing or null; nil then.
  public mutating func optional(_ key: StaticString) -> JSONValue? {
    guard let value = value(key), !value.isNull else { return nil }
    return value
  }

  /// The keys of the members that were not read, in the order of the text.
  public var unread: [JSONValue] {
    if read == all, all != .max { return [] }
    var bits = read
    return object.members.compactMap { key, _ in
      defer { bits >>= 1 }
      return bits & 1 == 0 ? key : nil
    }
  }

  /// Reads the member with a key, and gives the place of the key.
  private mutating func find(_ key: StaticString) -> Int? {
    let start = key.utf8Start
    let length = key.utf8CodeUnitCount
    guard known & JSONNode.bit(length, start.pointee, start[length &- 1]) != 0 else { return nil }
    return find(key, from: place, bit, upTo: end)
      ?? find(key, from: object.index + 1, 1, upTo: place)
  }

  private mutating func find(
    _ key: StaticString, from start: Int, _ first: UInt64, upTo last: Int
  ) -> Int? {
    let found = object.storage.withParts { bytes, nodes -> (index: Int, bit: UInt64)? in
      var index = start
      var bit = first
      while index < last {
        if nodes[index].isString(key, of: bytes) { return (index, bit) }
        index = nodes.next(index &+ 1)
        bit &<<= 1
      }
      return nil
    }
    return found.map { take($0.index, $0.bit) }
  }

  private mutating func take(_ index: Int, _ bit: UInt64) -> Int {
    place = object.storage.nodes.next(index &+ 1)
    self.bit = bit &<< 1
    read |= bit
    return index
  }

  private func member(_ index: Int) -> (key: JSONValue, value: JSONValue) {
    let storage = object.storage
    return (
      JSONValue(storage: storage, index: index), JSONValue(storage: storage, index: index &+ 1)
    )
  }
}

/// How a member of an object is read into a value.
public struct JSONField<Value>: Sendable {
  public let key: StaticString
  @usableFromInline let read: @Sendable (inout Value, JSONValue) throws -> Void

  public init(
    _ key: StaticString, _ read: @escaping @Sendable (inout Value, JSONValue) throws -> Void
  ) {
    self.key = key
    self.read = read
  }
}

/// How to read objects of which a text has thousands: each in one pass over its members and over the table, where
/// both have the same order. To look for each key by itself takes three times as long.
public struct JSONFields<Value>: Sendable {
  @usableFromInline let fields: [JSONField<Value>]
  @usableFromInline let keys: [StaticString]
  /// A bit for each field that has to be there.
  @usableFromInline let needed: UInt64

  /// - Parameters:
  ///   - fields: at most 64, mostly in the order of the text.
  ///   - needed: the keys that have to be there.
  public init(_ fields: [JSONField<Value>], needed: [StaticString] = []) {
    self.fields = fields
    keys = fields.map { $0.key }
    self.needed = fields.indices.reduce(0) { bits, place in
      needed.contains(where: fields[place].key.isSame) ? bits | 1 << UInt64(place) : bits
    }
  }

  /// Reads what has to be an object into a value. It is inlinable, so that it is compiled for each type of value:
  /// generic code takes half as long again.
  ///
  /// - Returns: the keys that are not in the table.
  @inlinable @discardableResult
  public func read(_ json: JSONValue, into value: inout Value) throws -> [JSONValue] {
    try json.members(by: keys, needed: needed) { try fields[$0].read(&value, $1) }
  }
}

extension JSONValue {
  /// Hands over each member whose key is in the list, with the place of the key there, and returns the other keys.
  /// Throws if this is no object, or if a needed key is missing.
  @usableFromInline
  func members(
    by keys: [StaticString], needed: UInt64, _ body: (Int, JSONValue) throws -> Void
  ) throws -> [JSONValue] {
    try check(.object, "is not an object")
    let end = storage.nodes.next(index)
    var others = [JSONValue]()
    var found = UInt64(0)
    var key = index &+ 1
    var expected = 0
    while key < end {
      if let place = place(of: key, among: keys, from: expected) {
        try body(place, JSONValue(storage: storage, index: key &+ 1))
        found |= 1 &<< UInt64(place)
        expected = place &+ 1
      } else {
        others.append(JSONValue(storage: storage, index: key))
      }
      key = storage.nodes.next(key &+ 1)
    }
    if found & needed == needed { return others }
    throw error("has no '\(keys[(needed & ~found).trailingZeroBitCount])'")
  }

  /// The place of a key, looked for from the one after the last.
  private func place(of key: Int, among keys: [StaticString], from expected: Int) -> Int? {
    storage.withParts { bytes, nodes in
      let node = nodes[key]
      var place = expected
      for _ in keys {
        if place == keys.count { place = 0 }
        if node.isString(keys[place], of: bytes) { return place }
        place &+= 1
      }
      return nil
    }
  }
}
