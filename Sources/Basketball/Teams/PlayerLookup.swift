/// Finds who is meant by a word.
struct PlayerLookup {
  let teams: Sides<Team>

  /// A name that a word is compared with, and who has it.
  private typealias Named = (name: String, who: Who)

  /// Who is meant by a name or its beginning, `team/name`, a place such as `h1`, or a team.
  func find(_ word: String) throws(GameError) -> Who {
    if let side = Side(rawValue: word.lowercased()) { return Who(side) }
    let folded = word.folded
    // An empty word begins every name, so it means nobody.
    guard !folded.isEmpty else { throw .noSuchPlayer(word, known: teams.everybody) }
    let players = roster(of: .home) + roster(of: .away)
    let all = players + [(teams.home.name, Who(.home)), (teams.away.name, Who(.away))]
    // What is found first counts, from the most exact reading of the word to the loosest.
    let readings: [() -> [Who]] = [
      { all.filter { $0.name == word }.map(\.who) },
      { place(word).map { [$0] } ?? [] },
      { all.filter { $0.name.folded == folded }.map(\.who) },
      { scoped(word) },
      { players.filter { $0.name.folded.hasPrefix(folded) }.map(\.who) },
    ]
    for reading in readings {
      let found = reading()
      if found.count > 1 { throw .ambiguous(word, candidates: found.map(\.word)) }
      if let who = found.first { return who }
    }
    throw .noSuchPlayer(word, known: teams.everybody)
  }

  private func roster(of side: Side) -> [Named] {
    teams[side].players.map { ($0.name, Who(side, $0.name)) }
  }

  /// Who is meant by `team/name`, wherever the slash between the two may be.
  private func scoped(_ word: String) -> [Who] {
    for slash in word.indices where word[slash] == "/" {
      let name = String(word[word.index(after: slash)...])
      guard !name.isEmpty, let side = side(String(word[..<slash])) else { continue }
      let players = roster(of: side)
      for isMeant in Self.comparisons(with: name) {
        let found = players.filter { isMeant($0.name) }.map(\.who)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The same name, the same without case and accents, one that begins so.
  private static func comparisons(with name: String) -> [(String) -> Bool] {
    let folded = name.folded
    return [{ $0 == name }, { $0.folded == folded }, { $0.folded.hasPrefix(folded) }]
  }

  /// The side of `home`, `away` or the beginning of a team's name.
  private func side(_ word: String) -> Side? {
    if let side = Side(rawValue: word.lowercased()) { return side }
    for isMeant in Self.comparisons(with: word).dropFirst() {
      switch (isMeant(teams.home.name), isMeant(teams.away.name)) {
      case (true, false): return .home
      case (false, true): return .away
      default: continue
      }
    }
    return nil
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
