/// The teams of a winner-stays event.
///
///     stay 2
///     queue Reds, Blues, Greens
///     join Golds after 5
///     leave Blues after 7
public struct TeamQueue: Equatable, Sendable {
  /// A team that joins or leaves.
  public struct Change: Equatable, Sendable {
    /// The team.
    public let team: String
    /// Whether it joins.
    public let isJoining: Bool
    /// The number of the last game that had begun; 0 before the first.
    public let after: Int
  }

  /// After how many wins in a row the winner makes room; nil for no limit.
  public let limit: Int?
  /// The teams at the start: the first two play the first game.
  public let teams: [String]
  /// Teams that joined and left later, in the order of the games and then of the text.
  public let changes: [Change]
}
