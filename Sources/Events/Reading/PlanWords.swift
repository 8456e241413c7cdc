import Basketball

/// Finds teams and pools in the words of a plan.
struct PlanWords {
  /// The pools that references name.
  private(set) var pools: [Pool] = []
  /// The names of the teams by their identities.
  private var teams: [String: String] = [:]

  /// The name of a team as the plan spells it first; nil if there is no such team.
  func team(_ name: String) -> String? { teams[Name.identity(name)] }

  mutating func add(team name: String) { teams[Name.identity(name)] = name }

  mutating func add(_ pool: Pool) { pools.append(pool) }
}

/// Finds names at the beginning of words.
extension PlanWords {
  /// A side of a fixture, and its words.
  typealias SideWords = (entrant: Entrant, words: ArraySlice<Substring>)

  /// The sides of `Reds - Old Town QF`, and the label after them. A name may contain a dash.
  func sides(
    _ words: ArraySlice<Substring>
  ) throws(PlanError) -> (home: SideWords, away: SideWords, label: String) {
    var wrong = words
    for dash in words.indices.reversed() where words[dash] == "-" {
      guard let home = entrant(words[..<dash]), home.words.endIndex == dash else { continue }
      guard let away = entrant(words[(dash + 1)...]) else {
        wrong = words[(dash + 1)...]
        continue
      }
      return (home, away, words[away.words.endIndex...].joined(separator: " "))
    }
    guard words.contains("-") else { throw .incomplete(example: PlanKey.fixtureExample) }
    throw .unknownSide(wrong.joined(separator: " "))
  }

  /// The longest team name, else the reference, at the beginning of the words.
  private func entrant(_ words: ArraySlice<Substring>) -> SideWords? {
    if let found = longestTeam(words) { return (.team(found.team), found.words) }
    guard let word = words.first, let entrant = reference(word) else { return nil }
    return (entrant, words.prefix(1))
  }

  /// The reference of a word; nil if it is none or its pool does not exist.
  private func reference(_ word: Substring) -> Entrant? {
    let reference = Entrant(reference: word)
    guard case .place(let place, let name) = reference else { return reference }
    let identity = Name.identity(name)
    let pool = pools.first { Name.identity($0.name) == identity }
    return pool.map { .place(place, pool: $0.name) }
  }

  /// The team with the longest name at the beginning of the words, and these words.
  private func longestTeam(
    _ words: ArraySlice<Substring>
  ) -> (team: String, words: ArraySlice<Substring>)? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count)
      if let team = team(name.joined(separator: " ")) { return (team, name) }
    }
    return nil
  }

  /// The teams of `Gulls Herons` or `Old Town, Gulls`, each with its words.
  func teams(
    in text: Substring
  ) throws(PlanError) -> [(team: String, words: ArraySlice<Substring>)] {
    var teams: [(team: String, words: ArraySlice<Substring>)] = []
    for part in text.split(separator: ",") {
      var words = part.split(whereSeparator: \.isWhitespace)[...]
      while !words.isEmpty {
        guard let found = longestTeam(words) else {
          throw .unknownTeam(words.joined(separator: " "))
        }
        teams.append(found)
        words = words[found.words.endIndex...]
      }
    }
    return teams
  }
}
