import Basketball
import Documents
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What a board shows at this moment.
public struct BoardFacts: GameFacts {
  public let teams: Sides<TeamDocument>
  public let score: Sides<Int>
  public let clock: ClockDocument
  public let progress: GameProgress

  /// What the values are now that a screen is bound to.
  @MainActor
  public init(_ board: any BoardViewModel) {
    (teams, score) = (board.teams.value, board.score.value)
    (clock, progress) = (board.clock.value, board.progress.value)
  }
}

extension BoardFacts {
  /// How the score of this board went, as much as so many columns have room for.
  @MainActor
  func flowLine(of board: any BoardViewModel, columns: Int) -> String {
    FlowFacts(board.flow, of: teams, face: progress.rules.clockFace).line(columns: columns)
  }
}

extension ClockDocument {
  /// Milliseconds until a running clock shows another tenth.
  var nextTenth: Int? { running ? 100 - reading.milliseconds % 100 : nil }
}
