extension Team {
  /// The team of `"Reds: Ana, Bo, Cy"`: a name, a colon and the players with commas between. A name
  /// alone is a team without players, whose plays are the team's. A star after a name marks a
  /// starter, `(C)` the captain; a name with a comma stands in quotes.
  ///
  /// - Parameter rules: limits the number of players.
  public init(typed text: String, rules: Rules) throws(Problem) {
    let (text, said) = text[...].parted(by: Self.coaches)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = try String(parts[0]).asName()
    var players = [Player]()
    var starters = [String]()
    var captains = [String]()
    for part in parts.count > 1 ? parts[1].listedPlayers : [] {
      let marked = part.marked
      let player = try Player(typed: String(marked.player))
      if marked.star { starters.append(player.name) }
      if marked.captain { captains.append(player.name) }
      try Team(name: name, players: []).check(player, besides: players)
      players.append(player)
    }
    try self.init(name: name, players: players, starters: starters, captains: captains)
    coach = said["coach"]
    assistant = said["assistant"]
    try checkSize(by: rules)
  }

  /// A team with the marked player as its captain. Throws if the text marks several players.
  public init(
    name: String, players: [Player], starters: [String], captains: [String]
  ) throws(Problem) {
    if captains.count > 1 {
      throw Problem(
        "twoCaptains", .usage,
        "\(name.quoted) has two captains, \(captains[0].excerpt) and \(captains[1].excerpt)",
        "leave one \(Self.captainMark) out")
    }
    self.init(name: name, players: players, starters: starters, captain: captains.first)
  }

  /// The team of a stored text, with a roster of any size or none: the rules limit the roster when the team plays.
  public init(anySize text: String) throws(Problem) {
    try self.init(typed: text, rules: Rules(side: 1, roster: nil))
  }

  /// The players as they are typed: `4 Ana* (C), Bo, 00 Cy`.
  public var roster: String {
    players.map { player in
      let name = player.name.contains(",") ? "\"\(player.name)\"" : player.name
      let star = starters.contains(player.name) ? "*" : ""
      let captain = player.name == captain ? " \(Self.captainMark)" : ""
      return Player(name, jersey: player.jersey).text + star + captain
    }.joined(separator: ", ")
  }

  private static let coaches = ["coach", "assistant"]

  /// The coaches as they are typed after the players: ` coach "Jo Li" assistant "Al Fe"`.
  public var coachText: String {
    zip(Self.coaches, [coach, assistant]).map { key, name in
      name.said { " \(key) \"\($0)\"" }
    }.joined()
  }

  /// What stands after the name of a captain.
  public static let captainMark = "(C)"
}

extension Substring {
  /// The typed players between commas, but for commas in quotes.
  public var listedPlayers: [Substring] {
    var isQuoted = false
    let hasQuotes = count { $0 == "\"" }.isMultiple(of: 2)
    return split { sign in
      if sign == "\"", hasQuotes { isQuoted.toggle() }
      return sign == "," && !isQuoted
    }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// A typed player without the star of a starter and the mark of a captain.
  public var marked: (player: Substring, star: Bool, captain: Bool) {
    let text = trimmedEnd
    // A star alone is a name.
    if text.hasSuffix("*"), !text.dropLast().allSatisfy(\.isWhitespace) {
      let rest = text.dropLast().marked
      return (rest.player, true, rest.captain)
    }
    let name = text.dropLast(Team.captainMark.count)
    guard text.hasSuffix(Team.captainMark), !name.allSatisfy(\.isWhitespace) else {
      return (text, false, false)
    }
    let rest = name.marked
    return (rest.player, rest.star, true)
  }

  /// The text without the quotes around a name with a comma.
  public var unquotedName: Substring {
    count > 2 && first == "\"" && last == "\"" && contains(",") ? dropFirst().dropLast() : self
  }
}

extension StringProtocol where SubSequence == Substring {
  /// A typed team, and the values in quotes after its players, by their keys: `Reds: 4 Ana home "Hall" coach "Jo
  /// Li"`.
  public func parted(by keys: [String]) -> (team: Substring, said: [String: String]) {
    var text = trimmed
    var said = [String: String]()
    while text.last == "\"", let quote = text.dropLast().lastIndex(of: "\"") {
      let rest = text[..<quote].trimmed
      let name = String(text[quote...].dropFirst().dropLast())
      guard let key = keys.first(where: { rest.hasSuffix(" \($0)") }), let name = try? name.asName()
      else { break }
      said[key] = name
      text = rest.dropLast(key.count + 1).trimmed
    }
    return (text, said)
  }

  /// The text without spaces at its ends.
  public var trimmed: Substring { self[startIndex...].drop(while: \.isWhitespace).trimmedEnd }
}

extension Player {
  /// The player of `"Ana"`, `"4 Ana"` or `"#4 Ana"`. Digits alone are a name.
  init(typed text: String) throws(Problem) {
    let name = try text.asName()
    let words = name.split(separator: " ", maxSplits: 1)
    let digits = words[0].withoutHash
    guard words.count == 2, digits.isDigits else {
      self.init(String(name[...].unquotedName))
      return
    }
    self.init(
      try String(words[1].unquotedName).asName(), jersey: try Self.jersey(typed: String(digits)))
  }

  /// A shirt number that was typed, with or without `#`.
  public static func jersey(typed text: String) throws(Problem) -> String {
    let digits = String(text.withoutHash)
    guard isJersey(digits) else {
      throw Problem(
        "malformedNumber", .usage, "\(text.quoted) is not a shirt number",
        "a shirt number is 0, 00 or 1 to 99")
    }
    return digits
  }

  /// Whether text is a shirt number: `0`, `00` or `1` to `99`.
  ///
  /// Source: FIBA, Official Basketball Rules: uniforms of the players.
  static func isJersey(_ text: String) -> Bool {
    text.isDigits && text.count <= 2 && (text.first != "0" || text == "0" || text == "00")
  }

  /// Refuses a name that ends in the star of a starter: only a new game takes stars.
  public static func checkStar(of name: String) throws(Problem) {
    if name[...].marked.star {
      throw Problem(
        "lateStar", .usage, "the star of \(name.quoted) is for who begins a new game",
        "type the name without it; 'scoreboard lineup -g GAME' says who is on court")
    }
  }
}

extension StringProtocol {
  /// The text without the `#` that a shirt number may begin with.
  var withoutHash: SubSequence { dropFirst(hasPrefix("#") ? 1 : 0) }
}

extension Sides<Team> {
  /// The two teams of a game; throws if their names are too much alike.
  public init(typedHome home: Team, away: Team) throws(Problem) {
    let sides = [Name.identity(home.name), Name.identity(away.name)]
    guard sides[0] != sides[1] else { throw .sameTeams(away.name) }
    // `home` and `away` mean the sides: a team cannot be named like the other side.
    if sides[0] == Side.away.rawValue { throw .sameTeams(home.name) }
    if sides[1] == Side.home.rawValue { throw .sameTeams(away.name) }
    self.init(home: home, away: away)
  }

  /// The teams in two colours: if both wear the same, one gets none.
  public func inTwoColors(changing side: Side = .away) -> Sides<Team> {
    guard home.color == away.color else { return self }
    var teams = self
    teams[side] = teams[side].wearing(nil)
    return teams
  }
}
