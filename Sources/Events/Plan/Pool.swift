/// Teams that play each other for places.
public struct Pool: Equatable, Sendable {
  /// One word such as `A`: it does not end in a digit, and is neither L nor W, which are losers and
  /// winners.
  public let name: String
  /// The names of its teams.
  public let teams: [String]

  /// A pool of teams.
  public init(name: String, teams: [String]) { (self.name, self.teams) = (name, teams) }
}
