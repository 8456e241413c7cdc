/// The teams that come to play where the winner stays on.
///
///     stay 2
///     queue Reds, Blues, Greens
///     join Golds after 5
///     leave Blues after 7
public struct TeamQueue: Equatable, Sendable {
  /// Somebody who joins or leaves.
  public struct Change: Equatable, Sendable {
    /// The team.
    public let team: String
    /// Whether it joins.
    public let isJoining: Bool
    /// The number of the last game that had begun; 0 before the first.
    public let after: Int
  }

  /// After how many wins in a row the winner makes room; nil where it stays for as long as it wins.
  public let limit: Int?
  /// The teams at the beginning: the first two play the first game.
  public let teams: [String]
  /// Who joined and left later, in the order of the games and then of the text.
  public let changes: [Change]
}
