/// A value to be written as JSON.
///
/// A literal is an object, whose keys are written in the order of their bytes:
/// `["id": id, "seconds": JSON.thousandths(83200)]`.
public enum JSON: Sendable {
  /// A key, without characters that need escapes, and its value.
  public struct Member: Sendable {
    public let key: StaticString
    public let value: JSON

    public init(_ key: StaticString, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case int(Int)
  /// A number given in thousandths, or null: 83200 is `83.2`.
  case thousandths(Int?)
  case text(String)
  case list([JSON])
  /// An object, its members in this order.
  case object([Member])
  /// An object whose keys are not known in the code, such as the names of players.
  case map([String: JSON])

  /// An object of those members that are there, in this order; nil is no member, and `JSON.null` is
  /// null.
  public static func present(
    _ members: KeyValuePairs<StaticString, (any JSONRepresentable)?>
  ) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0.json) } })
  }

  /// An object of these members in the order of their keys, which most are in already.
  public static func sorted(_ members: [Member]) -> JSON {
    for index in members.indices.dropFirst()
    where members[index].key.precedes(members[index - 1].key) {
      return .object(members.sorted { $0.key.precedes($1.key) })
    }
    return .object(members)
  }

  /// The members of an object; none of anything else.
  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The object with the members of another one, in the order of all keys. Both are in order already; sorting them
  /// all again would take a twentieth of a `record`.
  public func adding(_ other: JSON) -> JSON {
    let own = members
    let others = other.members
    var merged = [Member]()
    merged.reserveCapacity(own.count + others.count)
    var next = 0
    for member in own {
      while next < others.count, others[next].key.precedes(member.key) {
        merged.append(others[next])
        next += 1
      }
      assert(
        next == others.count || member.key.precedes(others[next].key),
        "'\(member.key)' is there twice")
      merged.append(member)
    }
    merged += others[next...]
    return .object(merged)
  }

  /// The value on one line.
  public var compact: String {
    var writer = JSONWriter(spread: 0)
    writer.write(self)
    return writer.text
  }
}

extension JSON: Equatable {
  /// Whether both are written alike.
  public static func == (one: JSON, other: JSON) -> Bool { one.compact == other.compact }
}

extension JSON: ExpressibleByDictionaryLiteral {
  // An optional is opened before it is boxed: boxed as it is, the conformance of each type of optional
  // would be made at run time, in every command.
  public init(dictionaryLiteral members: (StaticString, (any JSONRepresentable)?)...) {
    self = .sorted(members.map { key, value in Member(key, value?.json ?? .null) })
  }
}

extension StaticString {
  /// Whether both have the same bytes.
  public func isSame(as other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount && !precedes(other) && !other.precedes(self)
  }

  /// Whether it comes before another key, by their bytes.
  public func precedes(_ other: StaticString) -> Bool {
    let own = utf8Start
    let others = other.utf8Start
    // Most keys differ in the first byte.
    if own.pointee != others.pointee { return own.pointee < others.pointee }
    return withUTF8Buffer { own in other.withUTF8Buffer { own.lexicographicallyPrecedes($0) } }
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
  // Compiled for each type: a log asks for it five times a play.
  @inlinable public var json: JSON { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  // `indices` would ask for the witnesses of its own generic type, in every command.
  public var json: JSON { .list((0..<count).map { self[$0].json }) }
}
