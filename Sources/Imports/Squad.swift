import Basketball

/// The people of a team, known by the league's own keys, and what its box says of them.
public struct Squad: Sendable {
  let name: String
  /// The points by period in the box; all overtimes may be one figure.
  var byPeriod = [Int]()
  private(set) var people = [Person]()

  struct Person {
    let key: String
    var name: String
    let jersey: String?
    let isStarter: Bool
    let isCaptain: Bool
    /// What the league counts, under the keys of a game in JSON. `secondsPlayed` is in milliseconds.
    let counts: [String: Int]
  }

  init(_ name: String) { self.name = Self.typeable(name) }

  var starters: Int { people.count(where: \.isStarter) }

  /// Adds a player; the first of a key counts.
  mutating func add(
    _ key: String, name: String, jersey: String?, isStarter: Bool = false, isCaptain: Bool = false,
    counts: [String: Int] = [:]
  ) {
    if people.contains(where: { $0.key == key }) { return }
    people.append(
      Person(
        key: key, name: Self.typeable(name), jersey: Self.jersey(jersey), isStarter: isStarter,
        isCaptain: isCaptain, counts: counts))
  }

  /// Leaves out players who did not play if the roster is larger than allowed, and adds their shirt numbers to equal
  /// names.
  mutating func settle(played keys: Set<String>, atMost count: Int?) {
    if let count, people.count > count {
      people.removeAll { person in
        !keys.contains(person.key) && !person.isStarter
          && person.counts.allSatisfy { $0.value == 0 }
      }
    }
    for suffix in [{ $0.jersey }, { $0.key }] as [(Person) -> String?] {
      let count = Dictionary(grouping: people) { Name.identity($0.name) }.mapValues(\.count)
      for place in people.indices where count[Name.identity(people[place].name)] != 1 {
        people[place].name += suffix(people[place]).said { " \($0)" }
      }
    }
  }

  /// A count of a player in the box score; nil if the box score does not have it.
  func count(_ count: String, of key: String?) -> Int? {
    people.first { $0.key == key }?.counts[count]
  }

  /// The names by key.
  var names: [String: String] {
    Dictionary(uniqueKeysWithValues: people.map { ($0.key, $0.name) })
  }

  func team(withStars: Bool) -> Team {
    var worn = Set<String>()
    // A number that two wear belongs to the first.
    let players = people.map { person in
      Player(person.name, jersey: person.jersey.flatMap { worn.insert($0).inserted ? $0 : nil })
    }
    return Team(
      name: name, players: players,
      starters: withStars ? people.filter(\.isStarter).map(\.name) : [],
      captain: people.first(where: \.isCaptain)?.name)
  }

  /// A name that can be typed: `DE COLO, NANDO` is `NANDO DE COLO`. Commas, colons and stars have a
  /// meaning in a roster.
  static func typeable(_ name: String) -> String {
    let parts = name.split(separator: ",", maxSplits: 1)
    let turned = parts.count == 2 ? "\(parts[1]) \(parts[0])" : name
    let words = turned.split {
      $0.isWhitespace || ",:;*\"".contains($0) || String($0).hasControls
    }
    let typeable = words.spaceSeparated
    return Name.identity(typeable).isEmpty ? "Nobody" : typeable
  }

  /// A shirt number as rosters have it: `3` for `03`; nil for any other text.
  static func jersey(_ text: String?) -> String? {
    if text == "00" { return text }
    guard let text, text.isDigits, text.utf8.count < 3 else { return nil }
    return Int(text).map(String.init)
  }
}
