import Basketball
import Documents
import ViewModels

/// The game as last told by its board.
struct LiveGame {
  var score: Sides<Int>
  var clock: ClockDocument
  var facts: GameFacts
  var plays: [ScoredPlay]

  /// The current game of a board.
  @MainActor
  init(_ board: any BoardViewModel) {
    (score, clock) = (board.score.value, board.clock.value)
    (facts, plays) = (board.facts.value, board.plays.value)
  }

  var teams: Sides<TeamDocument> { facts.teams }

  /// Milliseconds until a running clock shows the next tenth.
  var nextTenth: Int? { clock.running ? 100 - clock.reading.milliseconds % 100 : nil }
}
