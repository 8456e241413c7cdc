/// A member to be inserted in an object.
public struct JSONMember: Sendable {
  let key: StaticString
  let write: @Sendable (inout JSONWriter) -> Void

  /// A member of this key.
  public init(_ key: StaticString, _ write: @escaping @Sendable (inout JSONWriter) -> Void) {
    (self.key, self.write) = (key, write)
  }

  /// A member that is a string, or null.
  public init(_ key: StaticString, _ value: String?) { self.init(key) { $0.string(value) } }

  /// A member that is a whole number, or null.
  public init(_ key: StaticString, _ value: Int?) { self.init(key) { $0.int(value) } }

  /// A member that is a number given in thousandths, or null.
  public init(_ key: StaticString, thousandths value: Int?) {
    self.init(key) { $0.thousandths(value) }
  }

  /// A member that is `true`, `false` or null.
  public init(_ key: StaticString, _ value: Bool?) { self.init(key) { $0.bool(value) } }

  func precedes(_ other: StaticString) -> Bool {
    key.withUTF8Buffer { own in other.withUTF8Buffer { own.lexicographicallyPrecedes($0) } }
  }
}
