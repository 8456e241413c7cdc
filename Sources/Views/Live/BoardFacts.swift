import Basketball
import Documents
import ViewModels

/// What a board shows at this moment.
struct BoardFacts: GameFacts {
  let teams: Sides<TeamDocument>
  let score: Sides<Int>
  let clock: ClockDocument
  let progress: GameProgress

  /// What the values are now that a screen is bound to.
  init(_ board: any BoardViewModel) {
    (teams, score) = (board.teams.value, board.score.value)
    (clock, progress) = (board.clock.value, board.progress.value)
  }
}

extension ClockDocument {
  /// Milliseconds until a running clock shows another tenth.
  nonisolated var nextTenth: Int? { running ? 100 - reading.milliseconds % 100 : nil }
}
