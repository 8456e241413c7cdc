/// Which of the two teams.
public enum Side: String, CaseIterable, Sendable {
  case home, away

  /// The opposite side.
  public var other: Side { self == .home ? .away : .home }
}

/// One value for each side.
public struct Sides<Value> {
  /// The value of one side.
  public var home, away: Value

  /// A value for each side.
  public init(home: Value, away: Value) {
    self.home = home
    self.away = away
  }

  /// Makes the value of each side.
  public init(_ make: (Side) throws -> Value) rethrows {
    self.init(home: try make(.home), away: try make(.away))
  }

  /// The value of one side.
  public subscript(side: Side) -> Value {
    // In place, so that reading a team does not copy it, and adding a play does not copy the lines.
    _read { if side == .home { yield home } else { yield away } }
    _modify { if side == .home { yield &home } else { yield &away } }
  }

  /// Both values, home first.
  public var both: [Value] { [home, away] }

  /// The two values, each on the other side.
  public var turned: Self { Self { self[$0.other] } }

  /// The two sides with their values transformed.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Sides<Other> {
    Sides<Other>(home: try transform(home), away: try transform(away))
  }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Sendable where Value: Sendable {}

extension Sides<Team> {
  /// The place of a player on the roster of the team; nil for a team itself, and for anybody else.
  public func place(of who: Who) -> Int? {
    // Without the subscript, which would copy the team.
    switch who.side {
    case .home: home.place(of: who.player)
    case .away: away.place(of: who.player)
    }
  }

  /// Whether somebody is on the roster; a team itself always is.
  func has(_ who: Who) -> Bool { who.player == nil || place(of: who) != nil }
}

extension Sides<Int> {
  /// The side with more; nil if tied.
  public var leader: Side? { home == away ? nil : home > away ? .home : .away }
}

/// A person on a roster. The name is the identity: no team has it twice.
public struct Player: Hashable, Sendable {
  /// The name, as the scorer wrote it.
  public let name: String
  /// The number on the shirt, if it is known: `0`, `00` or `1` to `99`. No team has it twice.
  public let jersey: String?

  /// A player of that name.
  public init(_ name: String, jersey: String? = nil) {
    self.name = name
    self.jersey = jersey
  }

  /// The shirt number, if there is one, and the name: `4 Ana`.
  public var text: String { jersey.map { "\($0) \(name)" } ?? name }
}

/// A team: a name and a roster. The players with a star are the starters, else the first ones.
public struct Team: Equatable, Sendable {
  /// The team's name.
  public private(set) var name: String
  /// The colour of its shirts, if it is known.
  public private(set) var color: TeamColor?
  /// The roster, in the order it was given.
  public private(set) var players: [Player]
  /// The names with a star; empty where the game has begun.
  public private(set) var starters: [String]
  /// The name of the captain, if it is known.
  public var captain: String?
  /// The coaches, as typed after the players; a game has them on its card.
  public var coach, assistant: String?

  /// The most players on a roster: more than any team has, and few enough to search for every play.
  public static let mostPlayers = 1000

  /// A team, unchecked; `Team.init(typed:rules:)` checks it.
  public init(
    name: String, color: TeamColor? = nil, players: [Player], starters: [String] = [],
    captain: String? = nil
  ) {
    self.name = name
    self.color = color
    self.players = players
    self.starters = starters
    self.captain = captain
  }

  func with(_ players: [Player]) -> Team {
    Team(name: name, color: color, players: players, captain: captain)
  }

  /// The same team in another colour, or without one.
  public func wearing(_ color: TeamColor?) -> Team {
    var team = self
    team.color = color
    return team
  }

  var withoutStars: Team { with(players) }

  /// The lines of the team's coaches on the card of a game.
  fileprivate func coaches(_ side: Side) -> [Card.Line] {
    [(.coach, coach), (.assistant, assistant)].compactMap { key, name in
      name.flatMap { Card.Line(key, of: Who(side), $0) }
    }
  }

  /// The same team with the coaches of another one, where it has none.
  public func coached(by other: Team?) -> Team {
    var team = self
    team.coach = coach ?? other?.coach
    team.assistant = assistant ?? other?.assistant
    return team
  }

  fileprivate var withoutCoaches: Team {
    var team = self
    team.coach = nil
    team.assistant = nil
    return team
  }

  public mutating func rename(to name: String) { self.name = name }

  /// The place of a player on the roster; nil for the team itself, and for anybody else.
  public func place(of player: String?) -> Int? {
    guard let player else { return nil }
    // By length first: comparing different texts takes ten times as long, and each play looks for its player.
    let length = player.utf8.count
    return players.firstIndex { $0.name.utf8.count == length && $0.name == player }
      ?? players.firstIndex { $0.name == player }
  }

  /// Refuses a roster with a name or a number twice, or too many players.
  func checkNames() throws(TapeError) {
    try checkCount()
    for place in players.indices { try check(players[place], at: place, against: 0..<place) }
  }

  /// Adds a player to the roster, or renames and renumbers the one at a place.
  mutating func put(_ player: Player, at place: Int? = nil) throws(TapeError) {
    try check(player, at: place ?? players.count, against: players.indices)
    if let place {
      let old = players[place].name
      starters = starters.map { $0 == old ? player.name : $0 }
      if captain == old { captain = player.name }
      players[place] = player
    } else {
      players.append(player)
    }
    try checkCount()
  }

  /// Refuses a player whose name or number is taken, or whose number is malformed.
  private func check(
    _ player: Player, at place: Int, against others: Range<Int>
  ) throws(TapeError) {
    for other in others where other != place {
      if players[other].name == player.name { throw .sameName(player.name, team: name) }
      if let jersey = player.jersey, players[other].jersey == jersey {
        throw .jersey(jersey, team: name)
      }
    }
    if let jersey = player.jersey, !Player.isJersey(jersey) { throw .jersey(jersey, team: name) }
  }

  mutating func remove(at place: Int) {
    let player = players.remove(at: place)
    starters.removeAll { $0 == player.name }
    if captain == player.name { captain = nil }
  }

  private func checkCount() throws(TapeError) {
    guard players.count <= Self.mostPlayers else { throw .tooManyPlayers(team: name) }
  }

  /// Refuses a player whose name or number another one has.
  public func check(_ player: Player, besides others: [Player]) throws(Problem) {
    let identity = Name.identity(player.name)
    for other in others {
      if Name.identity(other.name) == identity { throw .sameName(player.name, team: name) }
      if let jersey = player.jersey, other.jersey == jersey {
        throw Problem(
          "sameNumber", .usage, "the shirt number \(jersey) is twice in \(name.quoted)",
          "each player of a team needs a different one")
      }
    }
  }

  /// Refuses a team that is smaller or larger than the rules allow.
  public func checkSize(by rules: Rules) throws(Problem) {
    if isIncomplete(by: rules) {
      throw Problem(
        "tooFewPlayers", .usage,
        "\(name.quoted) has \(players.count.counted("player")), a side is \(rules.side)",
        "name \(rules.side) or more, or none, or play with --side \(max(1, players.count))")
    }
    try checkRoom(by: rules)
  }

  /// Whether it has players, and fewer than a side.
  public func isIncomplete(by rules: Rules) -> Bool {
    !players.isEmpty && players.count < rules.side
  }

  /// The same team for another game: without players where they were fewer than a side.
  public func emptiedIfIncomplete(by rules: Rules) -> Team {
    isIncomplete(by: rules) ? Team(name: name, color: color, players: []) : self
  }

  /// Refuses a team that is larger than the rules allow.
  func checkRoom(by rules: Rules) throws(Problem) {
    let roster = min(rules.roster ?? Self.mostPlayers, Self.mostPlayers)
    if players.count > roster { throw .rosterFull(team: name, roster: roster) }
  }
}

extension Sides<Team> {
  /// The teams without their coaches, and the card with these.
  func parted(_ card: Card) -> (teams: Sides<Team>, card: Card) {
    let coaches = home.coaches(.home) + away.coaches(.away)
    return (map(\.withoutCoaches), Card(coaches + card.lines))
  }
}
