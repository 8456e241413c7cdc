/// A team of an event.
public struct EventTeam: Equatable, Sendable {
  /// Its name.
  public let name: String
  /// Its place among the `team` lines of the plan, from 1; nil for a team without such a line.
  public let seed: Int?
  /// The team with its roster as typed, `Reds: 4 Ana, 23 Bo`; nil without a roster.
  public let roster: String?

  /// A team.
  public init(name: String, seed: Int?, roster: String? = nil) {
    (self.name, self.seed, self.roster) = (name, seed, roster)
  }
}

/// What happens to the games of a team that has withdrawn.
public enum Withdrawal: String, CaseIterable, Sendable {
  /// Its games so far count, and its opponents win the rest.
  case keep
  /// None of its games count.
  case void
}
