/// Which of the two teams.
public enum Side: String, CaseIterable, Sendable {
  case home, away

  /// The side across.
  public var other: Side { self == .home ? .away : .home }
}

/// One value for each side.
public struct Sides<Value> {
  /// The home side's value.
  public var home: Value
  /// The away side's value.
  public var away: Value

  /// Puts the two values together.
  public init(home: Value, away: Value) {
    (self.home, self.away) = (home, away)
  }

  /// The value of one side.
  public subscript(side: Side) -> Value {
    get { side == .home ? home : away }
    set { if side == .home { home = newValue } else { away = newValue } }
  }

  /// The two sides with their values transformed.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Sides<Other> {
    Sides<Other>(home: try transform(home), away: try transform(away))
  }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Sendable where Value: Sendable {}

extension Sides<Int> {
  /// The side that has more, if one has.
  public var leader: Side? { home == away ? nil : home > away ? .home : .away }
}

/// A person on a roster. The name is the identity: no team has it twice.
public struct Player: Hashable, Sendable {
  /// The name, as the scorer wrote it.
  public let name: String

  /// A player of that name.
  public init(_ name: String) {
    self.name = name
  }
}

/// A team: a name and a roster, the first three on court, the rest substitutes.
public struct Team: Equatable, Sendable {
  /// The team's name.
  public let name: String
  /// The roster, in the order it was given.
  public private(set) var players: [Player]

  /// Players a roster has at most: far beyond any team, and few enough to be looked through for
  /// every play.
  static let mostPlayers = 1000

  /// A team as it is; `Team.init(typed:rules:)` is the one that checks it.
  public init(name: String, players: [Player]) {
    (self.name, self.players) = (name, players)
  }

  /// The place of a player on the roster; nil for the team itself, and for a stranger.
  func place(of player: String?) -> Int? {
    guard let player else { return nil }
    for place in 0..<players.count where players[place].name == player { return place }
    return nil
  }

  /// Whether somebody is on the roster; the team itself always is.
  func has(_ who: Who) -> Bool {
    who.player == nil || place(of: who.player) != nil
  }

  /// Refuses a roster on which a name is twice, or that is too long.
  func checkNames() throws(TapeFault) {
    try checkCount()
    for place in 1..<max(1, players.count) {
      for other in players[..<place] where other == players[place] {
        throw .sameName(other.name, team: name)
      }
    }
  }

  /// Puts a player on the roster.
  mutating func join(_ player: Player) throws(TapeFault) {
    if place(of: player.name) != nil { throw .sameName(player.name, team: name) }
    players.append(player)
    try checkCount()
  }

  /// Gives the player at a place another name.
  mutating func rename(_ place: Int, to name: String) throws(TapeFault) {
    if let other = self.place(of: name), other != place {
      throw .sameName(name, team: self.name)
    }
    players[place] = Player(name)
  }

  private func checkCount() throws(TapeFault) {
    guard players.count <= Self.mostPlayers else { throw .tooManyPlayers(team: name) }
  }

  /// Refuses a team that is smaller or larger than the rules allow.
  func checkSize(by rules: Rules) throws(GameError) {
    let count = players.count
    guard count >= rules.side else {
      throw .tooFewPlayers(team: name, count: count, side: rules.side)
    }
    let roster = min(rules.roster ?? Self.mostPlayers, Self.mostPlayers)
    if count > roster { throw .rosterFull(team: name, roster: roster) }
  }
}
