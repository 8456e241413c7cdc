import Basketball

/// Numbers names from 0, the same for all spellings: a season has few names, each many times.
struct NumberedNames {
  /// The identities, by number.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  private var spellings: [String: Int] = [:]

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

  /// What all spellings of a name share.
  mutating func identity(of name: String) -> String { all[number(of: name)] }
}

/// The latest spelling of a name.
struct Spelling {
  private(set) var name: String
  /// When the game with this spelling was made.
  private(set) var written: TimeOfDay

  /// A name as it was written in a game made at this time.
  init(_ name: String, _ written: TimeOfDay) { (self.name, self.written) = (name, written) }

  /// Takes the other spelling if it was written later.
  mutating func write(_ other: Spelling) {
    if other.written >= written { self = other }
  }
}

extension Array {
  /// Sorted by name, without regard to case and accents. Each name is folded once.
  func inOrder(by name: (Element) -> String) -> [Element] {
    guard count > 1 else { return self }
    let keys = map { (name($0).folded, name($0)) }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
