/// Teams that play each other for places.
public struct Pool: Equatable, Sendable {
  /// One word that ends in no digit and is neither L nor W, such as `A`.
  public let name: String
  /// The names of its teams.
  public let teams: [String]

  /// A pool of teams.
  public init(name: String, teams: [String]) { (self.name, self.teams) = (name, teams) }
}

/// A team of an event.
public struct EventTeam: Equatable, Sendable {
  /// Its name.
  public let name: String
  /// Its place among the `team` lines of the plan, from 1; nil for a team that only a pool names.
  public let seed: Int?
  /// The team with its roster as it was typed, such as `Reds: 4 Ana, 23 Bo`; nil where it has none.
  public let roster: String?

  /// A team.
  public init(name: String, seed: Int?, roster: String? = nil) {
    (self.name, self.seed, self.roster) = (name, seed, roster)
  }
}

/// What becomes of the games of a team that does not play on.
public enum Withdrawal: String, CaseIterable, Sendable {
  /// What it has played stands, and the others win the rest.
  case keep
  /// What it has played does not count.
  case void
}
