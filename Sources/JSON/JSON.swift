/// A value to be written as JSON.
///
/// A literal is an object, whose keys are written in the order of their bytes:
/// `["id": id, "seconds": JSON.thousandths(83200)]`.
public enum JSON: Sendable {
  /// A key, without characters that need escapes, and its value.
  public typealias Member = (key: StaticString, value: JSON)

  case null
  case bool(Bool)
  case int(Int)
  /// A number given in thousandths, or null: 83200 is `83.2`.
  case thousandths(Int?)
  case text(String)
  case list([JSON])
  /// An object, its members in this order.
  case object([Member])

  /// An object of those members that are there, in this order; nil is no member, and `JSON.null` is
  /// null.
  public static func present(
    _ members: KeyValuePairs<StaticString, (any JSONRepresentable)?>
  ) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0.json) } })
  }

  /// The object with more members, in the order of all keys.
  public func adding(_ members: KeyValuePairs<StaticString, any JSONRepresentable>) -> JSON {
    guard case .object(let own) = self else { return self }
    let all = own + members.map { ($0, $1.json) }
    return .object(all.sorted { $0.key.precedes($1.key) })
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (StaticString, any JSONRepresentable)...) {
    self = .object(members.map { ($0, $1.json) }.sorted { $0.key.precedes($1.key) })
  }
}

extension StaticString {
  fileprivate func precedes(_ other: StaticString) -> Bool {
    withUTF8Buffer { own in other.withUTF8Buffer { own.lexicographicallyPrecedes($0) } }
  }
}

/// What can be written as JSON. Nil is null.
public protocol JSONRepresentable {
  var json: JSON { get }
}

extension JSON: JSONRepresentable {
  public var json: JSON { self }
}

extension String: JSONRepresentable {
  public var json: JSON { .text(self) }
}

extension Int: JSONRepresentable {
  public var json: JSON { .int(self) }
}

extension Bool: JSONRepresentable {
  public var json: JSON { .bool(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  public var json: JSON { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  public var json: JSON { .list(map(\.json)) }
}
