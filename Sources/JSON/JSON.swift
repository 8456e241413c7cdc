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

  /// An object of these members in the order of their keys.
  public static func sorted(_ members: [Member]) -> JSON {
    .object(members.sorted { $0.key.precedes($1.key) })
  }

  /// The members of an object; none of anything else.
  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The object with the members of another one, in the order of all keys.
  public func adding(_ other: JSON) -> JSON { .sorted(members + other.members) }

  /// The value on one line.
  public var line: String {
    var writer = JSONWriter(spread: 0)
    writer.write(self)
    return writer.text
  }
}

extension JSON: Equatable {
  /// Whether both are written alike.
  public static func == (one: JSON, other: JSON) -> Bool { one.line == other.line }
}

extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (StaticString, any JSONRepresentable)...) {
    self = .sorted(members.map { ($0, $1.json) })
  }
}

extension StaticString {
  fileprivate func precedes(_ other: StaticString) -> Bool {
    let (own, others) = (utf8CodeUnitCount, other.utf8CodeUnitCount)
    for place in 0..<min(own, others) where utf8Start[place] != other.utf8Start[place] {
      return utf8Start[place] < other.utf8Start[place]
    }
    return own < others
  }
}

/// What can be written as JSON. Nil is null.
public protocol JSONRepresentable {
  var json: JSON { get }
}

extension JSONRepresentable where Self: RawRepresentable<String> {
  public var json: JSON { .text(rawValue) }
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
