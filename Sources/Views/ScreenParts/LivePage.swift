import Basketball
import Terminal
import ViewModels

/// A whole screen of a game: the board, under it the last plays, and at the foot whatever a screen
/// has to say.
@MainActor
struct LivePage {
  /// The last plays, and the game.
  let plays: LastPlays
  /// The keys that stand before the names on a board to be scored on.
  var labels: Sides<TeamTables.Labels>?
  /// The lines at the foot.
  let foot: [String]

  /// A line a row of the canvas.
  func lines(on canvas: Canvas) -> [String] {
    let rows = max(1, canvas.size.rows - foot.count)
    let board = LiveBoard(BoardFacts(plays.board), on: canvas, rows: rows, labels: labels).lines
    let gap = rows - board.count > 3 ? [""] : []
    let log = plays.lines(
      rows: rows - board.count - gap.count, columns: canvas.size.columns, style: canvas.style)
    return Array((board + gap + log + foot).prefix(canvas.size.rows))
  }
}
