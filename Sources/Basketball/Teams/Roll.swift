/// The roll call: who is meant by a word.
extension Scoresheet {
  /// Everybody a word can mean, as `home/Ana`, and the two sides.
  public var everybody: [String] {
    Side.allCases.flatMap { side in
      teams[side].players.map { Who(side, $0.name).word } + [teams[side].name]
    }
  }

  /// Who is meant by a name or its beginning, `team/name`, a place such as `h1`, or a team.
  public func who(_ word: String) throws(GameError) -> Who {
    if let side = Side(rawValue: word.lowercased()) { return Who(side) }
    let players = Side.allCases.flatMap { roster(of: $0) }
    let all = players + Side.allCases.map { (teams[$0].name, Who($0)) }
    let rules: [() -> [Who]] = [
      { all.named { $0 == word } },
      { self.place(word).map { [$0] } ?? [] },
      { all.named { $0.folded == word.folded } },
      { self.scoped(word) },
      { players.named { $0.folded.hasPrefix(word.folded) } },
    ]
    return try only(rules, word)
  }

  /// Who is meant by `team/name`, wherever the slash between the two may stand.
  private func scoped(_ word: String) -> [Who] {
    for slash in word.indices where word[slash] == "/" {
      let name = String(word[word.index(after: slash)...])
      guard !name.isEmpty, let side = side(String(word[..<slash])) else { continue }
      let players = roster(of: side)
      let rules: [(String) -> Bool] = [
        { $0 == name }, { $0.folded == name.folded }, { $0.folded.hasPrefix(name.folded) },
      ]
      for rule in rules {
        let found = players.named(rule)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// What the first rule finds that finds anything. An empty word begins every name, so means
  /// nobody.
  private func only(_ rules: [() -> [Who]], _ word: String) throws(GameError) -> Who {
    guard !word.folded.isEmpty else {
      throw .noSuchPlayer(word, known: everybody)
    }
    for rule in rules {
      let found = rule()
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw .ambiguous(word, candidates: found.map(\.word)) }
    }
    throw .noSuchPlayer(word, known: everybody)
  }

  private func roster(of side: Side) -> [(String, Who)] {
    teams[side].players.map { ($0.name, Who(side, $0.name)) }
  }

  /// The side of `home`, `away` or the beginning of a team's name.
  private func side(_ word: String) -> Side? {
    if let side = Side(rawValue: word.lowercased()) { return side }
    let fits: [(String, String) -> Bool] = [(==), { $0.hasPrefix($1) }]
    for fit in fits {
      let found = Side.allCases.filter { fit(teams[$0].name.folded, word.folded) }
      if found.count == 1 { return found[0] }
    }
    return nil
  }

  /// The player at a roster place: `h1` is the first of the home side.
  private func place(_ word: String) -> Who? {
    let side: Side? = ["h": .home, "a": .away][word.prefix(1).lowercased()]
    guard let side, let place = UInt16(word.dropFirst()), word.dropFirst().first != "+" else {
      return nil
    }
    let players = teams[side].players
    return players.indices.contains(Int(place) - 1) ? Who(side, players[Int(place) - 1].name) : nil
  }
}

extension Who {
  /// The word that means this one and nobody else.
  public var word: String { player.map { "\(side.rawValue)/\($0)" } ?? side.rawValue }
}

extension [(String, Who)] {
  fileprivate func named(_ isMeant: (String) -> Bool) -> [Who] {
    compactMap { isMeant($0.0) ? $0.1 : nil }
  }
}
