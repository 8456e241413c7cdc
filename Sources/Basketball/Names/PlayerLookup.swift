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
