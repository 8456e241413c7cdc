import Basketball

/// The names of a season, and a value for each. All spellings of a name are one, which has a number
/// from 0: a season has few names, each many times.
public struct NameBook<Value: Sendable>: Sendable {
  /// A name, and what belongs to it.
  public struct Entry: Sendable {
    fileprivate(set) var spelling: Spelling
    /// What all spellings of the name share.
    public let identity: String
    /// What belongs to the name.
    public fileprivate(set) var value: Value
    /// The name in the latest spelling.
    public var name: String { spelling.name }
  }

  /// The entries by number.
  private(set) var entries = [Entry]()
  private var numbers = [String: Int](), spellings = [String: Int]()

  /// The entries by the alphabet.
  public var inOrder: [Entry] { entries.inOrder(by: \.name) }

  subscript(number: Int) -> Value {
    _read { yield entries[number].value }
    _modify { yield &entries[number].value }
  }

  /// The number of a name, spelled so in a game of this date; nil if it is in no game. A new name gets the value.
  mutating func intern(
    _ name: String, _ written: GameDate? = nil, new value: @autoclosure () -> Value
  ) -> Int {
    let spelling = Spelling(name: name, written: written)
    if let number = spellings[name] {
      entries[number].spelling.adopt(spelling)
      return number
    }
    let identity = Name.identity(name)
    let number = numbers[identity] ?? entries.count
    if number == entries.count {
      entries.append(Entry(spelling: spelling, identity: identity, value: value()))
    }
    entries[number].spelling.adopt(spelling)
    (spellings[name], numbers[identity]) = (number, number)
    return number
  }
}

/// The latest spelling of a name.
struct Spelling {
  private(set) var name = ""
  /// The date of the game with this spelling; nil if it is in no game.
  private(set) var written: GameDate?

  /// Takes the other spelling if it was written later.
  mutating func adopt(_ other: Spelling) {
    guard let written else { return self = other }
    if let later = other.written, later >= written { self = other }
  }
}

extension Array {
  /// Sorted by name, without regard to case and accents. Each name is folded once.
  func inOrder(by name: (Element) -> String) -> [Element] {
    let keys = map { (name($0).folded, name($0)) }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
