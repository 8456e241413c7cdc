extension Team {
  /// The team of `"Reds: Ana, Bo, Cy"`: a name, a colon and the players with commas between.
  ///
  /// - Parameter rules: how many players a side needs, more being substitutes, and how many a
  ///   roster holds.
  public init(typed text: String, rules: Rules) throws(GameError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .noRoster(text) }
    let name = try String(parts[0]).asName()
    var players: [Player] = []
    for part in parts[1].split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
      let player = Player(try String(part).asName())
      guard !players.contains(player) else { throw .sameName(player.name, team: name) }
      players.append(player)
    }
    guard !players.isEmpty else { throw .noRoster(text) }
    self.init(name: name, players: players)
    try checkSize(by: rules)
  }
}

extension String {
  /// The text as a name: white space trimmed and folded, control characters refused.
  func asName() throws(GameError) -> String {
    let tail = drop(while: \.isWhitespace)
    let text = tail.dropLast(tail.reversed().prefix(while: \.isWhitespace).count)
    guard !String(text).hasControls else {
      throw .controlCharacter(String(text))
    }
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else { throw .emptyName }
    return name
  }
}

extension String {
  /// The text as a note: nil when it is empty; control characters are refused.
  func asNote() throws(GameError) -> String? {
    let isEmpty = allSatisfy(\.isWhitespace)
    return isEmpty ? nil : try asName()
  }
}

extension String {
  /// Whether a terminal would obey something in it, or a reader take it for the end of a line.
  public var hasControls: Bool { unicodeScalars.contains(where: \.isControl) }
}

extension Unicode.Scalar {
  /// Whether it could move the cursor, colour the screen or turn the reading direction.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}

extension Sides<Team> {
  /// The two teams of a game; refused when their names could not tell them apart.
  public init(typedHome home: Team, away: Team) throws(GameError) {
    let sides = [home.name.folded, away.name.folded]
    guard sides[0] != sides[1] else { throw .sameTeams(away.name) }
    // `home` and `away` mean the sides wherever a team is meant.
    if sides[0] == Side.away.rawValue { throw .sameTeams(home.name) }
    if sides[1] == Side.home.rawValue { throw .sameTeams(away.name) }
    self.init(home: home, away: away)
  }
}
