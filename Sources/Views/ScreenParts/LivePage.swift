import Basketball
import Terminal

/// A whole screen of a game: the board, under it the last plays, and at the foot whatever a screen
/// has to say.
struct LivePage {
  let game: LiveGame
  var picked: Int?
  /// The keys that stand before the names on a board to be scored on.
  var labels: Sides<TeamTables.Labels>?
  let foot: [String]

  /// A line a row of the canvas.
  func lines(on canvas: Canvas) -> [String] {
    let rows = max(1, canvas.size.rows - foot.count)
    let board = LiveBoard(game, on: canvas, rows: rows, labels: labels).lines
    let gap = rows - board.count > 3 ? [""] : []
    let log = LastPlays(game: game, picked: picked).lines(
      rows: rows - board.count - gap.count, columns: canvas.size.columns, style: canvas.style)
    return Array((board + gap + log + foot).prefix(canvas.size.rows))
  }
}
