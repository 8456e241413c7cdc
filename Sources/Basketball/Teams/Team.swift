/// Which of the two teams.
public enum Side: String, Codable, CaseIterable, Sendable {
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
public struct Team: Codable, Equatable, Sendable {
  /// The team's name.
  public let name: String
  /// The roster, in the order it was given.
  public let players: [Player]

  /// A team as it is; `Team.init(typed:side:)` is the one that judges.
  public init(name: String, players: [Player]) {
    (self.name, self.players) = (name, players)
  }
}

extension Player: Codable {
  /// A player is written as the bare name.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the bare name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
