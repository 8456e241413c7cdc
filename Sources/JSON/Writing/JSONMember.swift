/// A member of an object that is put together of parts: how its value is written.
public struct JSONMember {
  fileprivate let key: StaticString
  fileprivate let write: (inout JSONWriter) -> Void

  /// A member of this key.
  public init(_ key: StaticString, _ write: @escaping (inout JSONWriter) -> Void) {
    (self.key, self.write) = (key, write)
  }

  /// A member that is a string, or null.
  public init(_ key: StaticString, _ value: String?) { self.init(key) { $0.string(value) } }

  /// A member that is a whole number, or null.
  public init(_ key: StaticString, _ value: Int?) { self.init(key) { $0.int(value) } }

  /// A member that is a number of thousandths in units, or null.
  public init(_ key: StaticString, thousandths value: Int?) {
    self.init(key) { $0.thousandths(value) }
  }

  /// A member that is `true`, `false` or null.
  public init(_ key: StaticString, _ value: Bool?) {
    self.init(key) { json in
      if let value { json.bool(value) } else { json.null() }
    }
  }
}

extension JSONWriter {
  /// An object of these members, in the order of their keys.
  public mutating func object(of members: [JSONMember]) {
    beginObject()
    for member in members.sorted(by: { $0.key.description < $1.key.description }) {
      key(member.key)
      member.write(&self)
    }
    endObject()
  }
}
