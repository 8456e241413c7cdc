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
    (self.home, self.away) = (home, away)
  }

  /// Makes the value of each side.
  public init(_ make: (Side) throws -> Value) rethrows {
    self.init(home: try make(.home), away: try make(.away))
  }

  /// The value of one side.
  public subscript(side: Side) -> Value {
    get { side == .home ? home : away }
    // In place, so that adding a play does not copy the lines of its team.
    _modify { if side == .home { yield &home } else { yield &away } }
  }

  /// Both values, home first.
  public var both: [Value] { [home, away] }

  /// The two sides with their values transformed.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Sides<Other> {
    Sides<Other>(home: try transform(home), away: try transform(away))
  }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Sendable where Value: Sendable {}

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
    (self.name, self.jersey) = (name, jersey)
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
  /// The names with a star, only at the opening of a game.
  public private(set) var starters: [String]

  /// The most players on a roster: more than any team has, and few enough to search for every play.
  public static let mostPlayers = 1000

  /// A team, unchecked; `Team.init(typed:rules:)` checks it.
  public init(
    name: String, color: TeamColor? = nil, players: [Player], starters: [String] = []
  ) {
    (self.name, self.color, self.players, self.starters) = (name, color, players, starters)
  }

  func with(_ players: [Player]) -> Team { Team(name: name, color: color, players: players) }

  /// The same team in another colour, or without one.
  public func wearing(_ color: TeamColor?) -> Team {
    Team(name: name, color: color, players: players, starters: starters)
  }

  var withoutStars: Team { with(players) }

  mutating func rename(to name: String) { self.name = name }

  /// The players as they are typed: `4 Ana*, Bo, 00 Cy`.
  public var roster: String {
    players.map { starters.contains($0.name) ? "\($0.text)*" : $0.text }.joined(separator: ", ")
  }

  /// The place of a player on the roster; nil for the team itself, and for anybody else.
  public func place(of player: String?) -> Int? {
    guard let player else { return nil }
    for place in 0..<players.count where players[place].name == player { return place }
    return nil
  }

  /// Whether somebody is on the roster; the team itself always is.
  func has(_ who: Who) -> Bool {
    who.player == nil || place(of: who.player) != nil
  }

  /// Refuses a roster with a name or a number twice, or too many players.
  func checkNames() throws(TapeError) {
    try checkCount()
    for place in players.indices { try check(players[place], at: place, against: 0..<place) }
  }

  /// Puts a player at a place of the roster: replaces another, or adds to its end.
  mutating func put(_ player: Player, at place: Int) throws(TapeError) {
    try check(player, at: place, against: players.indices)
    if place < players.count { players[place] = player } else { players.append(player) }
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

  /// Removes the player at a place from the roster.
  mutating func remove(at place: Int) { players.remove(at: place) }

  private func checkCount() throws(TapeError) {
    guard players.count <= Self.mostPlayers else { throw .tooManyPlayers(team: name) }
  }

  /// Refuses a player whose name or number another one has.
  func check(_ player: Player, besides others: [Player]) throws(GameError) {
    let identity = Name.identity(player.name)
    for other in others {
      if Name.identity(other.name) == identity { throw .sameName(player.name, team: name) }
      if let jersey = player.jersey, other.jersey == jersey {
        throw .sameNumber(jersey, team: name)
      }
    }
  }

  /// Refuses a team that is smaller or larger than the rules allow.
  public func checkSize(by rules: Rules) throws(GameError) {
    if isIncomplete(by: rules) {
      throw .tooFewPlayers(team: name, count: players.count, side: rules.side)
    }
    try checkRoom(by: rules)
  }

  /// Whether it has players, and fewer than a side.
  public func isIncomplete(by rules: Rules) -> Bool {
    !players.isEmpty && players.count < rules.side
  }

  /// Refuses a team that is larger than the rules allow.
  func checkRoom(by rules: Rules) throws(GameError) {
    let roster = min(rules.roster ?? Self.mostPlayers, Self.mostPlayers)
    if players.count > roster { throw .rosterFull(team: name, roster: roster) }
  }
}

/// The roster of a team while steps change it. Plays belong to a person, who may be renamed.
struct Roster {
  private(set) var team: Team
  /// The people by their places on the roster.
  private var people: [Int]
  /// The names by person; nil for those who have left.
  private var names: [String?]
  /// The people with a star.
  private let starters: [Int]

  /// The roster at the start of a game.
  init(_ team: Team) {
    self.team = team.withoutStars
    people = Array(team.players.indices)
    names = team.players.map(\.name)
    starters = team.starters.compactMap { team.place(of: $0) }
  }

  /// The starters by place: those with a star, else the first players, as many as a side has.
  func starters(_ side: Int) -> [Bool] {
    people.indices.map { starters.isEmpty ? $0 < side : starters.contains(people[$0]) }
  }

  /// The team with its stars.
  var starred: Team {
    Team(
      name: team.name, color: team.color, players: team.players,
      starters: starters.compactMap { names[$0] })
  }

  /// The place of a person; nil after leaving.
  func place(of person: Int) -> Int? { people.firstIndex(of: person) }

  /// The person with this name; nil if nobody has it.
  func person(_ name: String) -> Int? { team.place(of: name).map { people[$0] } }

  /// The name of a person now; nil after leaving.
  func name(of person: Int) -> String? { names[person] }

  mutating func rename(to name: String) { team.rename(to: name) }

  mutating func join(_ player: Player) throws(TapeError) {
    try team.put(player, at: team.players.count)
    people.append(names.count)
    names.append(player.name)
  }

  mutating func leave(_ name: String) throws(TapeError) {
    let place = try place(name)
    team.remove(at: place)
    names[people.remove(at: place)] = nil
  }

  mutating func rename(_ old: String, to name: String) throws(TapeError) {
    let place = try place(old)
    try team.put(Player(name, jersey: team.players[place].jersey), at: place)
    names[people[place]] = name
  }

  mutating func number(_ name: String, _ jersey: String?) throws(TapeError) {
    try team.put(Player(name, jersey: jersey), at: place(name))
  }

  private func place(_ name: String) throws(TapeError) -> Int {
    guard let place = team.place(of: name) else { throw .player(name, play: 0) }
    return place
  }
}
