/// Finds people of two teams by words.
///
/// A whole name, a shirt number, a roster place or a team goes before the beginning of a name.
/// Ambiguous words are an error. Each name is folded once, so keep the lookup to read many lines.
public final class PlayerLookup {
  /// The teams whose people it finds.
  public let teams: Sides<Team>
  /// The players and the team itself, first of the home side.
  let people: [Who]
  /// Whole words for people: names, shirt numbers, sides.
  private let calls: Index
  /// The names of players from each of their words to the end.
  private lazy var endings: Index = {
    var endings: [Index.Entry] = []
    for (place, person) in people.enumerated() {
      guard let name = person.player else { continue }
      let words = Name.words(name)
      endings.append(Index.Entry(text: words, place: place))
      for space in words.indices where words[space] == " " {
        let ending = String(words[words.index(after: space)...])
        endings.append(Index.Entry(text: ending, place: place))
      }
    }
    return Index(endings)
  }()

  /// A lookup for two teams.
  public init(_ teams: Sides<Team>) {
    self.teams = teams
    var (people, calls) = ([Who](), [Index.Entry]())
    func add(_ who: Who, _ name: String, _ jersey: String? = nil) {
      let place = people.count
      people.append(who)
      calls.append(Index.Entry(text: Name.identity(name), place: place))
      if who.player == nil { calls.append(Index.Entry(text: who.side.rawValue, place: place)) }
      guard let jersey else { return }
      calls.append(Index.Entry(text: jersey, place: place))
      calls.append(Index.Entry(text: "#" + jersey, place: place))
    }
    for side in [Side.home, .away] {
      for player in teams[side].players { add(Who(side, player.name), player.name, player.jersey) }
      add(Who(side), teams[side].name)
    }
    (self.people, self.calls) = (people, Index(calls))
  }

  /// Whether it is for these teams. Comparing an optional would make two generic types at run time.
  func isOf(_ teams: Sides<Team>) -> Bool { self.teams == teams }

  /// The person a word means: by a whole match, else by the beginning of any word of the name.
  /// Throws unless there is exactly one.
  public func find(_ word: String) throws(GameError) -> Who {
    let whole = whole(word)
    let found = whole.isEmpty ? begun(word) : whole
    if found.count > 1 { throw .ambiguous(word, candidates: found.map(\.word)) }
    guard let who = found.first else { throw .noSuchPlayer(word, known: teams.everybody) }
    return who
  }

  /// Everybody with a whole match: by name, number, place or team, or by number and name.
  func whole(_ word: String) -> [Who] {
    var found = called(word)
    if let who = place(word), !found.contains(who) { found.append(who) }
    for part in scoped(word, sides) {
      for who in wholePlayers(of: part.side, part.rest) where !found.contains(who) {
        found.append(who)
      }
    }
    if found.isEmpty { return numbered(word, isWhole: true) }
    // Among spellings of the same name, the exact one decides.
    guard found.count > 1, let exact = exact(word, among: found) else { return found }
    return [exact]
  }

  /// Everybody with a name, or a later word of it, that has this beginning; in `team/WHO` the
  /// beginning of the team's name will do, too.
  func begun(_ word: String) -> [Who] {
    var found = players(beginning: word).map { people[$0] } + numbered(word)
    for part in scoped(word, begunSides) {
      let whole = wholePlayers(of: part.side, part.rest)
      let begun = players(beginning: part.rest).map { people[$0] } + numbered(part.rest)
      for who in whole.isEmpty ? begun.filter({ $0.side == part.side }) : whole
      where !found.contains(who) {
        found.append(who)
      }
    }
    return found
  }

  /// Whether a word is a person's whole name, or number and name; a number alone is not.
  func isName(_ word: String, of who: Who) -> Bool {
    Name.identity(word) == Name.identity(who.player ?? teams[who.side].name)
      || numbered(word).contains(who)
  }

  /// The most words of `team/WHO`.
  var longest: Int {
    func count(_ name: String) -> Int { 1 + name.utf8.count { $0 == UInt8(ascii: " ") } }
    func longest(_ team: Team) -> Int {
      team.players.reduce(0) { max($0, count($1.name)) } + count(team.name)
    }
    return max(longest(teams.home), longest(teams.away))
  }
}

extension PlayerLookup {
  /// Everybody with this name, number or side.
  func called(_ word: String) -> [Who] {
    calls.places(of: Name.identity(word)).map { people[$0] }
  }

  /// Whether a name, a number, a side or a place has this beginning.
  func isBeginning(_ text: String) -> Bool {
    !calls.places(beginning: Name.identity(text)).isEmpty || ["h", "a"].contains(text.lowercased())
  }

  /// The players, by their places in `people`, with a name, or a later word of it, that has this
  /// beginning.
  func players(beginning word: String) -> [Int] { endings.places(beginning: Name.words(word)) }

  /// The only person whose name is spelled exactly like the word.
  private func exact(_ word: String, among found: [Who]) -> Who? {
    let identity = Name.identity(word)
    let names = found.map { $0.player ?? teams[$0.side].name }
    // Spelling does not help if a place or a number was typed.
    guard names.allSatisfy({ Name.identity($0) == identity }) else { return nil }
    let exact = found.indices.filter { names[$0] == word }
    return exact.count == 1 ? found[exact[0]] : nil
  }
}

extension Sides<Team> {
  /// All possible words, such as `home/Ana`, and the two teams.
  public var everybody: [String] {
    Side.allCases.flatMap { side in
      self[side].players.map { Who(side, $0.name).word } + [self[side].name]
    }
  }
}

extension GameState {
  /// Who is meant by a reference.
  public func who(_ reference: PlayerReference) throws(GameError) -> Who {
    switch reference {
    case .typed(let word): return try PlayerLookup(teams).find(word)
    case .exact(let who):
      guard teams[who.side].has(who) else {
        throw .noSuchPlayer(who.player ?? who.word, known: teams.everybody)
      }
      return who
    }
  }
}

/// Finds people by a number, a team or a roster place in addition to a name.
extension PlayerLookup {
  /// The players of a side with this whole name; an exact spelling goes first.
  func wholePlayers(of side: Side, _ word: String) -> [Who] {
    let named = called(word).filter { $0.side == side && $0.player != nil }
    if named.isEmpty { return numbered(word, isWhole: true).filter { $0.side == side } }
    let exact = named.filter { $0.player == word }
    return exact.isEmpty ? named : exact
  }

  /// The players with this number and name or, unless it has to be whole, the beginning of the
  /// name.
  func numbered(_ word: String, isWhole: Bool = false) -> [Who] {
    let digits = word.dropFirst(word.hasPrefix("#") ? 1 : 0).prefix { $0.isASCII && $0.isNumber }
    let name = word[digits.endIndex...]
    guard !digits.isEmpty, name.first?.isWhitespace ?? false else { return [] }
    let begun = isWhole ? [] : players(beginning: String(name)).map { people[$0] }
    let identity = Name.identity(String(name))
    return Side.allCases.flatMap { side in
      teams[side].players.filter { $0.jersey.map { $0 == digits } ?? false }
        .map { Who(side, $0.name) }
    }.filter { begun.contains($0) || $0.player.map(Name.identity) == identity }
  }

  /// The ways to read a word as `team/WHO`, one for each slash that may be the separator.
  func scoped(
    _ word: String, _ sides: (String) -> [Side]
  ) -> [(side: Side, rest: String)] {
    guard word.utf8.contains(UInt8(ascii: "/")) else { return [] }
    // The name of a team may have slashes too.
    let most = 1 + Side.allCases.reduce(0) { $0 + teams[$1].name.count { $0 == "/" } }
    var scoped: [(Side, String)] = []
    for slash in word.indices.lazy.filter({ word[$0] == "/" }).prefix(most) {
      let rest = String(word[word.index(after: slash)...])
      guard !rest.isEmpty else { continue }
      for side in sides(String(word[..<slash])) { scoped.append((side, rest)) }
    }
    return scoped
  }

  /// The sides for `home`, `away` or the name of a team.
  func sides(_ word: String) -> [Side] {
    let identity = Name.identity(word)
    if let side = Side(rawValue: identity) { return [side] }
    return Side.allCases.filter { Name.identity(teams[$0].name) == identity }
  }

  /// The same, or by the beginning of a name.
  func begunSides(_ word: String) -> [Side] {
    let (whole, text) = (sides(word), Name.words(word))
    guard whole.isEmpty, !text.isEmpty else { return whole }
    return Side.allCases.filter { Name.words(teams[$0].name).hasPrefix(text) }
  }

  /// The player at a roster place: `h1` is the first of the home side.
  func place(_ word: String) -> Who? {
    let digits = word.dropFirst()
    guard let first = word.utf8.first, digits.first != "+", let place = UInt16(digits) else {
      return nil
    }
    let side: Side
    switch first | 0x20 {
    case UInt8(ascii: "h"): side = .home
    case UInt8(ascii: "a"): side = .away
    default: return nil
    }
    let index = Int(place) - 1
    let players = teams[side].players
    return players.indices.contains(index) ? Who(side, players[index].name) : nil
  }
}

extension PlayerLookup {
  /// Sorted texts for people, found by binary search.
  struct Index {
    /// A text that means somebody.
    struct Entry {
      let text: String
      let place: Int
    }

    private let entries: [Entry]

    /// An index of these entries, without empty texts.
    init(_ entries: [Entry]) {
      self.entries = entries.filter { !$0.text.isEmpty }.sorted {
        $0.text == $1.text ? $0.place < $1.place : $0.text < $1.text
      }
    }

    /// The people for a text, each once.
    func places(of text: String) -> [Int] {
      var places: [Int] = []
      for entry in entries[first(from: text)...] {
        guard entry.text == text else { break }
        if places.last != entry.place { places.append(entry.place) }
      }
      return places
    }

    /// The people with a text that has this beginning, each once; none for an empty text.
    func places(beginning text: String) -> [Int] {
      guard !text.isEmpty else { return [] }
      var places: [Int] = []
      for entry in entries[first(from: text)..<first(from: text + "\u{10FFFF}")]
      where entry.text.hasPrefix(text) && !places.contains(entry.place) {
        places.append(entry.place)
      }
      return places.sorted()
    }

    /// The place of the first entry not before a text.
    private func first(from text: String) -> Int {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].text < text { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
