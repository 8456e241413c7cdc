import Basketball
import Terminal
import ViewModels

/// The line score: the home side at the left, the away side at the right and, if there is room, the
/// names of the periods between them.
struct LineScoreBlock {
  let facts: GameFacts
  let columns: Int
  let style: Style

  /// Columns of the points of a period.
  private static let points = 2

  /// One line, which is empty in the first period.
  var block: Block {
    guard let score = LineScore(facts) else { return Block(Line()) }
    let home = row(score.cells(.home))
    let away = row(score.cells(.away))
    let names = row(score.periods).painted(style.dim)
    guard home.columns + away.columns + 2 <= columns else { return Block(Line()) }
    let isWide = home.columns + names.columns + away.columns + 4 <= columns
    let left = home.padded(to: isWide ? (columns - names.columns) / 2 : 0)
    let start = isWide ? left + names : left
    return Block(start + away.padded(to: columns - start.columns, .right))
  }

  /// Cells at fixed places: they do not move when a period begins.
  private func row(_ cells: [String]) -> Line {
    cells.map { Line($0).padded(to: Self.points, .right) }.row(gap: 1)
  }
}
