import Basketball

/// Whom names mean, numbered from 0. A season has few names, and each of them often.
struct NumberedNames {
  /// The identities, by number.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  private var spellings: [String: Int] = [:]

  /// The number of whom a name means.
  mutating func number(of name: String) -> Int {
    if let number = spellings[name] { return number }
    let identity = Name.identity(name)
    let number = numbers[identity] ?? all.count
    if number == all.count {
      all.append(identity)
      numbers[identity] = number
    }
    spellings[name] = number
    return number
  }
}

extension NumberedNames {
  /// What all spellings of a name share.
  mutating func identity(of name: String) -> String { all[number(of: name)] }
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
    guard count > 1 else { return self }
    let keys = map { (name($0).folded, name($0)) }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
