/// The members of an object. It finds the key after the one that was read last at once, and any other
/// key by a search; and it knows which were read, so that none is lost unseen.
public struct JSONObject: Sequence, IteratorProtocol {
  private let object: JSONValue
  private let end: Int
  /// The key after the member that was read last, and its bit.
  private var (place, bit): (Int, UInt64)
  /// A bit for each of the first 64 members, set when it is read. Later ones count as unread, so an
  /// object with more is refused where none may be.
  private var read: UInt64 = 0
  /// The same bits, all set.
  private var all: UInt64 = 0
  /// The bits of all keys. Most objects lack most keys that are looked for: to compare them with each
  /// takes a fifth of the time in which a tape is read.
  private var known: UInt64 = 0

  /// The members of an object; none of anything else.
  init(members object: JSONValue) {
    self.object = object
    (place, bit) = (object.index + 1, 1)
    end = object.kind == .object ? object.storage.nodes.next(object.index) : place
    let (first, end) = (place, end)
    (known, all) = object.storage.withParts { bytes, nodes in
      var (index, bit) = (first, UInt64(1))
      var (known, all) = (UInt64(0), UInt64(0))
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

  /// The keys of those that were not read, in the order of the text.
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
    let (start, length) = (key.utf8Start, key.utf8CodeUnitCount)
    guard known & JSONNode.bit(length, start.pointee, start[length &- 1]) != 0 else { return nil }
    return find(key, from: place, bit, upTo: end)
      ?? find(key, from: object.index + 1, 1, upTo: place)
  }

  private mutating func find(
    _ key: StaticString, from start: Int, _ first: UInt64, upTo last: Int
  ) -> Int? {
    let found = object.storage.withParts { bytes, nodes -> (index: Int, bit: UInt64)? in
      var (index, bit) = (start, first)
      while index < last {
        if nodes.isString(index, key, of: bytes) { return (index, bit) }
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

/// The values of an object by a table of its keys, found in one pass and read in the order of the table. For
/// objects of which a text has thousands: to look for each key by itself takes three times as long.
public struct JSONFields {
  private let object: JSONValue
  private let keys: [StaticString]
  /// By key, the index of the value; 0 where there is none.
  private var values = InlineArray<16, Int>(repeating: 0)
  private var next = 0
  /// The keys that are not in the table, in the order of the text.
  public private(set) var unknown = [JSONValue]()

  /// The values of what has to be an object.
  ///
  /// - Parameter keys: at most sixteen, in the order in which they are read, and mostly written.
  public init(_ object: JSONValue, _ keys: [StaticString]) throws(JSONError) {
    try object.check(.object, "is not an object")
    (self.object, self.keys) = (object, keys)
    let end = object.storage.nodes.next(object.index)
    var values = values
    let others = object.storage.withParts { bytes, nodes in
      var (others, index, expected) = ([Int](), object.index + 1, 0)
      while index < end {
        var (place, left) = (expected, keys.count)
        while left > 0, !nodes.isString(index, keys[place], of: bytes) {
          place = place + 1 == keys.count ? 0 : place + 1
          left -= 1
        }
        if left > 0 { values[place] = index + 1 } else { others.append(index) }
        expected = place + 1 == keys.count ? 0 : place + 1
        index = nodes.next(index + 1)
      }
      return others
    }
    self.values = values
    unknown = others.map { JSONValue(storage: object.storage, index: $0) }
  }

  /// The value of the next key; nil where it is missing.
  public mutating func value() -> JSONValue? {
    defer { next += 1 }
    return values[next] == 0 ? nil : JSONValue(storage: object.storage, index: values[next])
  }

  /// That of a key that may be null or missing; nil then.
  public mutating func optional() -> JSONValue? { value().flatMap { $0.isNull ? nil : $0 } }

  /// That of a key that has to be there.
  public mutating func member() throws(JSONError) -> JSONValue {
    let key = keys[next]
    if let value = value() { return value }
    throw object.error("has no '\(key)'")
  }
}
