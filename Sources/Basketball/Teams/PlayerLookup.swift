/// Finds who is meant by words, among the people of two teams.
///
/// A whole name, a shirt number, a place or a team goes before the beginning of a name. Where words
/// mean two people, nobody is guessed at. Each name is folded once: who reads many lines keeps it.
public final class PlayerLookup {
  /// The teams whose people it finds.
  public let teams: Sides<Team>
  /// The players and the team itself, of the home side and then of the other.
  private let people: [Person]
  /// Whom a whole word means, by places in `people`: a folded name, a shirt number, a side.
  private let places: [String: [Int]]
  /// Names without their first words, folded and in order: beginnings of them are found by halving.
  private lazy var endings = people.indices.flatMap { place in
    people[place].endings.map { (text: $0, place: place) }
  }.sorted { $0.text < $1.text }

  /// Somebody, as words are compared with it.
  private struct Person {
    let who: Who
    let name: String
    let identity: String
    let jersey: String?

    /// The words of a player's name, and what is left of them after each.
    var endings: [String] {
      guard who.player != nil else { return [] }
      let words = Name.words(name).split(separator: " ")
      return words.indices.map { words[$0...].joined(separator: " ") }
    }
  }

  /// Everybody of two teams.
  public init(_ teams: Sides<Team>) {
    self.teams = teams
    people = Side.allCases.flatMap { side in
      let team = teams[side]
      return team.players.map {
        Person(
          who: Who(side, $0.name), name: $0.name, identity: Name.identity($0.name),
          jersey: $0.jersey)
      } + [
        Person(who: Who(side), name: team.name, identity: Name.identity(team.name), jersey: nil)
      ]
    }
    var places: [String: [Int]] = [:]
    func add(_ word: String, _ place: Int) {
      if !word.isEmpty, places[word]?.last != place { places[word, default: []].append(place) }
    }
    for (place, person) in people.enumerated() {
      add(person.identity, place)
      if person.who.player == nil { add(person.who.side.rawValue, place) }
      if let jersey = person.jersey {
        add(jersey, place)
        add("#" + jersey, place)
      }
    }
    self.places = places
  }

  /// Who is meant by a word: the only one by the whole of something, else the only one whose name, or
  /// a later word of it, begins so.
  public func find(_ word: String) throws(GameError) -> Who {
    let whole = whole(word)
    let found = whole.isEmpty ? begun(word) : whole
    if found.count > 1 { throw .ambiguous(word, candidates: found.map(\.word)) }
    guard let who = found.first else { throw .noSuchPlayer(word, known: teams.everybody) }
    return who
  }

  /// Everybody whom the whole of a word means: by name, number, place or team, or by the number and
  /// the name.
  func whole(_ word: String) -> [Who] {
    var found = places[Name.identity(word), default: []].map { people[$0].who }
    for who in [place(word)].compactMap(\.self) + scoped(word, sides).flatMap(wholePlayers)
    where !found.contains(who) {
      found.append(who)
    }
    if found.isEmpty { return numbered(word).filter(\.isWhole).map(\.who) }
    // Two names that differ in case or accents are told apart by them.
    return found.count > 1 ? exact(word, among: found).map { [$0] } ?? found : found
  }

  /// Everybody whose name, or a later word of it, begins with a word; of a team, whose name may only
  /// have begun too.
  func begun(_ word: String) -> [Who] {
    var found = players(beginning: word).map { people[$0].who } + numbered(word).map(\.who)
    for (side, rest) in scoped(word, begunSides) {
      let whole = wholePlayers(of: side, rest)
      let begun = players(beginning: rest).map { people[$0].who } + numbered(rest).map(\.who)
      for who in whole.isEmpty ? begun.filter({ $0.side == side }) : whole
      where !found.contains(who) {
        found.append(who)
      }
    }
    return found
  }

  /// Whether a word says somebody's whole name or, after the number, the name: not a number alone.
  func isName(_ word: String, of who: Who) -> Bool {
    Name.identity(word) == Name.identity(who.player ?? teams[who.side].name)
      || numbered(word).contains { $0.who == who }
  }
}

extension PlayerLookup {
  /// The players of a side whom the whole of a word means: one who is spelled so alone.
  private func wholePlayers(of side: Side, _ word: String) -> [Who] {
    let named = places[Name.identity(word), default: []].map { people[$0].who }
      .filter { $0.side == side && $0.player != nil }
    if named.isEmpty {
      return numbered(word).filter { $0.isWhole && $0.who.side == side }.map(\.who)
    }
    let exact = named.filter { $0.player == word }
    return exact.isEmpty ? named : exact
  }

  /// The places of the players whose names, or what is left of them after a word, begin so.
  private func players(beginning word: String) -> [Int] {
    let text = Name.words(word)
    // An empty word begins every name, so it means nobody.
    guard !text.isEmpty else { return [] }
    let first = endings.place { $0.text < text }
    let last = endings.place { $0.text < text + "\u{10FFFF}" }
    return Set(endings[first..<last].filter { $0.text.hasPrefix(text) }.map(\.place)).sorted()
  }

  /// The players who wear a number that is followed by their name, or by the beginning of it.
  private func numbered(_ word: String) -> [(who: Who, isWhole: Bool)] {
    let words = word.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2, let wearers = places[Name.identity(String(words[0]))] else { return [] }
    let (jersey, name) = (words[0].drop { $0 == "#" }, String(words[1]))
    let (begun, identity) = (players(beginning: name), Name.identity(name))
    return wearers.filter { people[$0].jersey.map { $0 == jersey } ?? false }
      .map { (place: $0, isWhole: people[$0].identity == identity) }
      .filter { $0.isWhole || begun.contains($0.place) }
      .map { (people[$0.place].who, $0.isWhole) }
  }

  /// The only one of some people whose name is spelled as the word is.
  private func exact(_ word: String, among people: [Who]) -> Who? {
    let identity = Name.identity(word)
    let names = people.map { $0.player ?? teams[$0.side].name }
    // A place or a number of the same word is somebody else, however the name is spelled.
    guard names.allSatisfy({ Name.identity($0) == identity }) else { return nil }
    let exact = people.indices.filter { names[$0] == word }
    return exact.count == 1 ? people[exact[0]] : nil
  }

  /// What a word is of `team/WHO`, wherever the slash between the two may be.
  private func scoped(
    _ word: String, _ sides: (String) -> [Side]
  ) -> [(side: Side, rest: String)] {
    guard word.utf8.contains(UInt8(ascii: "/")) else { return [] }
    // A team has no more of them than are in its name.
    let most = 1 + Side.allCases.reduce(0) { $0 + teams[$1].name.count { $0 == "/" } }
    var scoped: [(Side, String)] = []
    for slash in word.indices.lazy.filter({ word[$0] == "/" }).prefix(most) {
      let rest = String(word[word.index(after: slash)...])
      guard !rest.isEmpty else { continue }
      for side in sides(String(word[..<slash])) { scoped.append((side, rest)) }
    }
    return scoped
  }

  /// The sides of `home`, `away` or the name of a team.
  private func sides(_ word: String) -> [Side] {
    let identity = Name.identity(word)
    if let side = Side(rawValue: identity) { return [side] }
    return Side.allCases.filter { Name.identity(teams[$0].name) == identity }
  }

  /// The same, or those whose names begin so.
  private func begunSides(_ word: String) -> [Side] {
    let (whole, text) = (sides(word), Name.words(word))
    guard whole.isEmpty, !text.isEmpty else { return whole }
    return Side.allCases.filter { Name.words(teams[$0].name).hasPrefix(text) }
  }

  /// The player at a roster place: `h1` is the first of the home side.
  private func place(_ word: String) -> Who? {
    let digits = word.dropFirst()
    guard let first = word.utf8.first, digits.first != "+", let place = UInt16(digits) else {
      return nil
    }
    let side: Side
    switch first {
    case UInt8(ascii: "h"), UInt8(ascii: "H"): side = .home
    case UInt8(ascii: "a"), UInt8(ascii: "A"): side = .away
    default: return nil
    }
    let players = teams[side].players
    return (1...max(1, players.count)).contains(Int(place)) && !players.isEmpty
      ? Who(side, players[Int(place) - 1].name) : nil
  }
}

extension Array {
  /// The place of the first element that is not before; those that are stand at the beginning.
  fileprivate func place(isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Sides<Team> {
  /// Who is meant by a name or its beginning, `team/name`, a place such as `h1`, or a team.
  public func find(_ word: String) throws(GameError) -> Who {
    try PlayerLookup(self).find(word)
  }

  /// Everybody a word can mean, as `home/Ana`, and the two teams.
  public var everybody: [String] {
    Side.allCases.flatMap { side in
      self[side].players.map { Who(side, $0.name).word } + [self[side].name]
    }
  }
}

extension Standing {
  /// Who is meant by a name or its beginning, `team/name`, a place such as `h1`, or a team.
  public func who(_ word: String) throws(GameError) -> Who {
    try teams.find(word)
  }

  /// Who is meant by a reference.
  public func who(_ reference: PlayerReference) throws(GameError) -> Who {
    switch reference {
    case .typed(let word): return try who(word)
    case .exact(let who):
      guard teams[who.side].has(who) else {
        throw .noSuchPlayer(who.player ?? who.word, known: teams.everybody)
      }
      return who
    }
  }
}
