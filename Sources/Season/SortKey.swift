import Basketball

/// A value to sort players by, the highest first.
public struct SortKey: Sendable {
  private let name: String
  private let value: @Sendable (PlayerTotal) -> Int

  /// Points.
  public static let points = SortKey(name: "points") { $0.line.points }

  /// The names of all keys: every count of a line, and `pointsPerGame`.
  public static var names: [String] {
    ["points", "pointsPerGame", "games"] + counted.map(\.name)
      + ["offensiveRebound", "defensiveRebound", "secondsPlayed", "plusMinus"]
  }

  private init(name: String, value: @escaping @Sendable (PlayerTotal) -> Int) {
    (self.name, self.value) = (name, value)
  }

  /// The key of a name; nil if there is none.
  public init?(_ name: String) {
    guard let value = Self.value(name) else { return nil }
    self.init(name: name, value: value)
  }

  private static var counted: [Move] { Move.allCases.filter { !$0.isSubstitution } }

  private static func value(_ name: String) -> (@Sendable (PlayerTotal) -> Int)? {
    if let move = counted.first(where: { $0.name == name }) { return { $0.line[move] } }
    return switch name {
    case "points", "pointsPerGame": { $0.line.points }
    case "games": { $0.games }
    case "offensiveRebound": { $0.line.offensiveRebounds }
    case "defensiveRebound": { $0.line.defensiveRebounds }
    case "secondsPlayed": { $0.played ?? 0 }
    case "plusMinus": { $0.plusMinus ?? 0 }
    default: nil
    }
  }

  /// The players in order; ties are broken by points, then by name.
  ///
  /// - Parameter perGame: whether to compare the averages of a count.
  public func sorted(_ players: [PlayerTotal], perGame: Bool = false) -> [PlayerTotal] {
    let isPerGame = name == "pointsPerGame" || (perGame && name != "games")
    // Computed once for each player, not in each comparison.
    let keys = players.map { player in
      (
        ratio: Ratio(value(player), isPerGame ? player.games : 1), points: player.line.points,
        name: "\(player.name.folded) \(player.name) \(player.teams.first ?? "")"
      )
    }
    return players.indices.sorted { place, next in
      let (one, other) = (keys[place], keys[next])
      if let left = one.ratio, let right = other.ratio, left != right { return left > right }
      return one.points == other.points ? one.name < other.name : one.points > other.points
    }.map { players[$0] }
  }
}
