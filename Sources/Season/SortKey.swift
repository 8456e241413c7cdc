import Basketball

/// A value to sort players by, the highest first.
public struct SortKey: Sendable {
  private typealias Value = @Sendable (PlayerTotal) -> Int

  private let name: String
  private let value: Value

  /// Points.
  public static let points = SortKey(name: "points") { $0.line.points }

  /// The names of all keys: every count of a line, and `pointsPerGame`.
  public static var names: [String] { all.map(\.name) }

  private init(name: String, value: @escaping Value) { (self.name, self.value) = (name, value) }

  /// The key of a name; nil if there is none.
  public init?(_ name: String) {
    guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
    self = key
  }

  private static let all: [SortKey] =
    [
      points, SortKey(name: "pointsPerGame", value: points.value),
      SortKey(name: "games") { $0.games },
    ]
    + Move.allCases.filter { !$0.isSubstitution }.map { move in
      SortKey(name: move.name) { $0.line[move] }
    } + [
      SortKey(name: "offensiveRebound") { $0.line.offensiveRebounds },
      SortKey(name: "defensiveRebound") { $0.line.defensiveRebounds },
      SortKey(name: "secondsPlayed") { $0.played ?? 0 },
      SortKey(name: "plusMinus") { $0.plusMinus ?? 0 },
    ]

  /// The games over which a player's average is taken: for minutes and plus-minus only those that
  /// tell who was on court.
  private func games(of player: PlayerTotal) -> Int {
    ["secondsPlayed", "plusMinus"].contains(name) ? max(1, player.trackedGames) : player.games
  }

  /// The players in order; ties are broken by points, then by name.
  ///
  /// - Parameter perGame: whether to compare the averages of a count.
  public func sorted(_ players: [PlayerTotal], perGame: Bool = false) -> [PlayerTotal] {
    let isPerGame = name == "pointsPerGame" || (perGame && name != "games")
    // Computed once for each player, not in each comparison.
    let keys = players.map { player in
      (
        ratio: Ratio(value(player), isPerGame ? games(of: player) : 1), points: player.line.points,
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
