/// Finds who is meant by a word.
///
/// A whole name, a shirt number, a place or a team goes before the beginning of a name. Where a word
/// means two people, nobody is guessed at.
struct PlayerLookup {
  let teams: Sides<Team>

  /// Who is meant by a word: the only one by the whole of something, else the only one whose name, or
  /// a later word of it, begins so.
  func find(_ word: String) throws(GameError) -> Who {
    let folded = word.folded
    // An empty word begins every name, so it means nobody.
    guard !folded.isEmpty else { throw .noSuchPlayer(word, known: teams.everybody) }
    let whole = whole(word, folded)
    // Two names that differ in case or accents are told apart by them.
    if whole.count > 1, let exact = exact(word, among: whole) { return exact }
    let found = whole.isEmpty ? begun(word, folded) : whole
    if found.count > 1 { throw .ambiguous(word, candidates: found.map(\.word)) }
    guard let who = found.first else { throw .noSuchPlayer(word, known: teams.everybody) }
    return who
  }

  /// Everybody whom the whole of a word means: by name, number, place or team.
  private func whole(_ word: String, _ folded: String) -> [Who] {
    var found: [Who] = []
    func add(_ who: Who) { if !found.contains(who) { found.append(who) } }
    let number = folded.hasPrefix("#") ? String(folded.dropFirst()) : folded
    for side in [Side.home, .away] {
      let team = teams[side]
      for player in team.players where player.jersey == number || player.name.folded == folded {
        add(Who(side, player.name))
      }
      if folded == side.rawValue || team.name.folded == folded { add(Who(side)) }
    }
    if let who = place(word) { add(who) }
    for (side, rest) in scoped(word, sides) { for who in whole(rest, of: side) { add(who) } }
    return found
  }

  /// The players of a side whom the whole of a word means: one who is spelled so alone.
  private func whole(_ word: String, of side: Side) -> [Who] {
    let folded = word.folded
    let number = folded.hasPrefix("#") ? String(folded.dropFirst()) : folded
    let named = teams[side].players.filter { $0.jersey == number || $0.name.folded == folded }
    let exact = named.filter { $0.name == word }
    return (exact.isEmpty ? named : exact).map { Who(side, $0.name) }
  }

  /// Everybody whose name, or a later word of it, begins with a word; of a team, whose name may only
  /// have begun too.
  private func begun(_ word: String, _ folded: String) -> [Who] {
    var found: [Who] = []
    for side in [Side.home, .away] { found += begun(folded, side) }
    for (side, rest) in scoped(word, begunSides) {
      let whole = whole(rest, of: side)
      for who in whole.isEmpty ? begun(rest.folded, side) : whole where !found.contains(who) {
        found.append(who)
      }
    }
    return found
  }

  private func begun(_ folded: String, _ side: Side) -> [Who] {
    teams[side].players.filter { $0.name.folded.hasWord(beginning: folded) }
      .map { Who(side, $0.name) }
  }

  /// The only one of some people whose name is spelled as the word is.
  private func exact(_ word: String, among people: [Who]) -> Who? {
    let names = people.filter { ($0.player ?? teams[$0.side].name).folded == word.folded }
    let exact = people.filter { ($0.player ?? teams[$0.side].name) == word }
    // A place or a number of the same word is somebody else, however the name is spelled.
    return names.count == people.count && exact.count == 1 ? exact[0] : nil
  }

  /// What a word is of `team/WHO`, wherever the slash between the two may be.
  private func scoped(
    _ word: String, _ sides: (String) -> [Side]
  ) -> [(side: Side, rest: String)] {
    var scoped: [(Side, String)] = []
    for slash in word.indices where word[slash] == "/" {
      let rest = String(word[word.index(after: slash)...])
      guard !rest.isEmpty else { continue }
      for side in sides(String(word[..<slash])) { scoped.append((side, rest)) }
    }
    return scoped
  }

  /// The sides of `home`, `away` or the name of a team.
  private func sides(_ word: String) -> [Side] {
    let folded = word.folded
    if let side = Side(rawValue: folded) { return [side] }
    return Side.allCases.filter { teams[$0].name.folded == folded }
  }

  /// The same, or those whose names begin so.
  private func begunSides(_ word: String) -> [Side] {
    let (whole, folded) = (sides(word), word.folded)
    guard whole.isEmpty, !folded.isEmpty else { return whole }
    return Side.allCases.filter { teams[$0].name.folded.hasPrefix(folded) }
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

extension String {
  /// Whether it begins so, or goes on so after a space.
  fileprivate func hasWord(beginning text: String) -> Bool {
    if hasPrefix(text) { return true }
    var rest = self[...]
    while let space = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: space)...]
      if rest.hasPrefix(text) { return true }
    }
    return false
  }
}

extension Sides<Team> {
  /// Who is meant by a name or its beginning, `team/name`, a place such as `h1`, or a team.
  public func find(_ word: String) throws(GameError) -> Who {
    try PlayerLookup(teams: self).find(word)
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
