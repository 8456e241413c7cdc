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

  /// The members of an object; none of anything else.
  init(members object: JSONValue) {
    self.object = object
    (place, bit) = (object.index + 1, 1)
    end = object.kind == .object ? object.storage.nodes.next(object.index) : place
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
    var bits = read
    return object.members.compactMap { key, _ in
      defer { bits >>= 1 }
      return bits & 1 == 0 ? key : nil
    }
  }

  /// Reads the member with a key, and gives the place of the key.
  private mutating func find(_ key: StaticString) -> Int? {
    find(key, from: place, bit, upTo: end) ?? find(key, from: object.index + 1, 1, upTo: place)
  }

  private mutating func find(
    _ key: StaticString, from start: Int, _ first: UInt64, upTo last: Int
  ) -> Int? {
    var (index, bit) = (start, first)
    while index < last {
      if object.storage.isString(index, key) { return take(index, bit) }
      index = object.storage.nodes.next(index &+ 1)
      bit &<<= 1
    }
    return nil
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
