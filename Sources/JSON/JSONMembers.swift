/// The members of an object, of which none may be left unread.
public struct JSONMembers {
  private let object: JSONValue
  /// A bit for each of the first 64 members, set when it is read. Later ones count as unread, so an
  /// object with more is refused.
  private var read: UInt64 = 0

  /// The members of what has to be an object.
  public init(_ object: JSONValue) throws(JSONError) {
    try object.check(.object, "is not an object")
    self.object = object
  }

  /// Reads the member with the first of these keys that there is, and gives it with its key.
  public mutating func first(
    of keys: [StaticString]
  ) -> (key: JSONValue, value: JSONValue)? {
    for key in keys {
      if let pair = pair(key) { return pair }
    }
    return nil
  }

  private mutating func pair(_ key: StaticString) -> (key: JSONValue, value: JSONValue)? {
    let storage = object.storage
    let end = storage.nodes.next(object.index)
    var place = object.index + 1
    var bit: UInt64 = 1
    while place < end {
      if storage.isString(place, key) {
        read |= bit
        return (
          JSONValue(storage: storage, index: place), JSONValue(storage: storage, index: place + 1)
        )
      }
      place = storage.nodes.next(place + 1)
      bit &<<= 1
    }
    return nil
  }

  /// Reads a member; nil where there is none.
  public mutating func value(_ key: StaticString) -> JSONValue? { pair(key)?.value }

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
    var keys = [JSONValue]()
    for (key, _) in object.members {
      if bits & 1 == 0 { keys.append(key) }
      bits >>= 1
    }
    return keys
  }
}
