/// Finds people of two teams by words.
///
/// A whole name, a shirt number, a roster place or a team goes before the beginning of a name.
/// Ambiguous words are an error. Each name is folded once, so keep the lookup to read many lines.
public final class PlayerLookup {
  /// A text that means the person at a place in `people`.
  private struct Call {
    let text: String
    let place: Int
  }

  /// The teams whose people it finds.
  public let teams: Sides<Team>
  /// The players and the team itself, first of the home side.
  let people: [Who]
  /// Whole words for people: names, shirt numbers, sides.
  private let calls: [Call]
  /// The names of players from each of their words to the end.
  private lazy var endings: [Call] = {
    var endings = [Call]()
    for (place, person) in people.enumerated() {
      guard let name = person.player else { continue }
      let words = Name.words(name)
      endings += words.unicodeScalars.split(separator: " ").map {
        Call(text: String(words[$0.startIndex...]), place: place)
      }
    }
    return endings
  }()

  /// A lookup for two teams.
  public init(_ teams: Sides<Team>) {
    self.teams = teams
    var people = [Who]()
    var calls = [Call]()
    func add(_ who: Who, _ texts: [String]) {
      calls += texts.map { Call(text: $0, place: people.count) }
      people.append(who)
    }
    for side in Side.allCases {
      for player in teams[side].players {
        let numbers = player.jersey.map { [$0, "#" + $0] } ?? []
        add(Who(side, player.name), [Name.identity(player.name)] + numbers)
      }
      add(Who(side), [Name.identity(teams[side].name), side.rawValue])
    }
    self.people = people
    self.calls = calls
  }

  /// The person a word means: by a whole match, else by the beginning of any word of the name.
  /// Throws unless there is exactly one.
  public func find(_ word: String) throws(Problem) -> Who {
    let whole = whole(word)
    let found = whole.isEmpty ? begun(word) : whole
    if found.count > 1 { throw .ambiguous(word, candidates: found.map(\.word)) }
    guard let who = found.first else { throw .noSuchPlayer(word, known: teams.everybody) }
    return who
  }

  /// Everybody with a whole match: by name, number, place or team, or by number and name.
  func whole(_ word: String) -> [Who] {
    let found = eachOnce(
      called(word) + place(word).array
        + scoped(word, sides).flatMap { wholePlayers(of: $0.side, $0.rest) })
    if found.isEmpty { return numbered(word, isWhole: true) }
    // Among spellings of the same name, the exact one decides.
    guard found.count > 1, let exact = exact(word, among: found) else { return found }
    return [exact]
  }

  /// Everybody with a name, or a later word of it, that has this beginning; in `team/WHO` the
  /// beginning of the team's name will do, too.
  func begun(_ word: String) -> [Who] {
    eachOnce(
      players(beginning: word) + numbered(word)
        + scoped(word, begunSides).flatMap { side, rest in
          let whole = wholePlayers(of: side, rest)
          let begun = players(beginning: rest) + numbered(rest)
          return whole.isEmpty ? begun.filter { $0.side == side } : whole
        })
  }

  private func eachOnce(_ people: [Who]) -> [Who] {
    people.reduce(into: []) { found, who in
      if !found.contains(who) { found.append(who) }
    }
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

  /// Everybody with this name, number or side.
  func called(_ word: String) -> [Who] {
    let identity = Name.identity(word)
    return identity.isEmpty ? [] : people(of: calls) { $0 == identity }
  }

  /// The people whose text fits, each once.
  private func people(of calls: [Call], where fits: (String) -> Bool) -> [Who] {
    var places = [Int]()
    for call in calls where places.last != call.place && fits(call.text) {
      places.append(call.place)
    }
    return places.map { people[$0] }
  }

  /// Whether a name, a number, a side or a place has this beginning.
  func isBeginning(_ text: String) -> Bool {
    let identity = Name.identity(text)
    return !identity.isEmpty && calls.contains { $0.text.hasPrefix(identity) }
  }

  /// The players with a name, or a later word of it, that has this beginning.
  func players(beginning word: String) -> [Who] {
    let words = Name.words(word)
    return words.isEmpty ? [] : people(of: endings) { $0.hasPrefix(words) }
  }

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
  public func who(_ reference: PlayerReference) throws(Problem) -> Who {
    switch reference {
    case .typed(let word): return try PlayerLookup(teams).find(word)
    case .exact(let who):
      guard teams.has(who) else {
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
    let digits = word.withoutHash.prefix { $0.isASCII && $0.isNumber }
    let name = word[digits.endIndex...]
    guard !digits.isEmpty, name.first?.isWhitespace ?? false else { return [] }
    let begun = isWhole ? [] : players(beginning: String(name))
    let identity = Name.identity(String(name))
    return Side.allCases.flatMap { side in
      teams[side].players.filter { $0.jersey == String(digits) }.map { Who(side, $0.name) }
    }.filter { begun.contains($0) || $0.player.map(Name.identity) == identity }
  }

  /// The ways to read a word as `team/WHO`, one for each slash that may be the separator.
  func scoped(
    _ word: String, _ sides: (String) -> [Side]
  ) -> [(side: Side, rest: String)] {
    guard word.utf8.contains(UInt8(ascii: "/")) else { return [] }
    // The name of a team may have slashes too.
    let most = teams.both.reduce(1) { $0 + $1.name.count { $0 == "/" } }
    var scoped = [(Side, String)]()
    for (team, rest) in word.slashes.prefix(most) where !rest.isEmpty {
      for side in sides(team) { scoped.append((side, rest)) }
    }
    return scoped
  }

  /// The sides for `home`, `away` or the name of a team.
  func sides(_ word: String) -> [Side] {
    let identity = Name.identity(word)
    if let side = Side(rawValue: identity) { return [side] }
    return Side.allCases.filter { Name.identity(teams[$0].name) == identity }
  }

  /// The sides for `home`, `away` or the name of a team or, if there are none, for the beginning of a name.
  func begunSides(_ word: String) -> [Side] {
    let whole = sides(word)
    let text = Name.words(word)
    guard whole.isEmpty, !text.isEmpty else { return whole }
    return Side.allCases.filter { Name.words(teams[$0].name).hasPrefix(text) }
  }

  /// The player at a roster place: `h1` is the first of the home side.
  func place(_ word: String) -> Who? {
    let digits = word.dropFirst()
    guard digits.isDigits, let place = Int(digits),
      let side = Side.allCases.first(where: { $0.rawValue.first == word.lowercased().first })
    else { return nil }
    let players = teams[side].players
    return players.indices.contains(place - 1) ? Who(side, players[place - 1].name) : nil
  }
}
