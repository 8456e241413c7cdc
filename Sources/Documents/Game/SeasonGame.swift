import Basketball

/// The facts of a game that a season counts: who played, what each of them did, and how it ended. It is
/// a class because it has many names and goes from thread to thread.
public final class SeasonGame: Sendable {
  /// What a list shows of it.
  public let row: GameRow
  /// The two teams.
  public let teams: Sides<TeamDocument>

  init(_ row: GameRow, _ teams: Sides<TeamDocument>) { (self.row, self.teams) = (row, teams) }

  /// The game of a document.
  public convenience init(_ document: GameDocument) {
    self.init(GameRow(document), document.teams)
  }
}
