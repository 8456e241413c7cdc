import Basketball
import Documents

/// Who a name means in a season: two spellings that differ in case and spaces alone are one.
struct Identity: Hashable {
  private let text: String

  init(_ name: String) {
    text = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Who names mean. A season has few names, and each of them often.
struct Identities {
  private var known: [String: Identity] = [:]

  /// Who a name means.
  mutating func of(_ name: String) -> Identity {
    if let identity = known[name] { return identity }
    let identity = Identity(name)
    known[name] = identity
    return identity
  }
}

/// How a name was written last.
struct Spelling {
  private(set) var name: String
  private var written: TimeOfDay

  /// A name as it was written in a game that was made then.
  init(_ name: String, _ written: TimeOfDay) { (self.name, self.written) = (name, written) }

  /// Takes over one that was written later.
  mutating func write(_ other: Spelling) {
    if other.written >= written { self = other }
  }
}

extension Array {
  /// By names as an alphabet has them, each folded once.
  func inOrder(by name: (Element) -> String) -> [Element] {
    map { (element: $0, key: (name($0).folded, name($0))) }.sorted { $0.key < $1.key }
      .map(\.element)
  }
}
