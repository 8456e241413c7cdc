import Documents
import Terminal
import ViewModels

/// The scoreboard as text: the score, the clock and the box score.
public struct BoardView {
  private let game: GameDocument
  private let style: Style
  /// The columns used: very long lines are hard to read.
  private let columns: Int
  private let tables: TeamTables

  /// A board for a screen of so many columns.
  public init(_ game: GameDocument, columns: Int, style: Style) {
    (self.game, self.style) = (game, style)
    tables = TeamTables(game.teams, game.rules.rules, columns: columns, style: style)
    self.columns = max(min(columns, 80), tables.columns)
  }

  /// The lines of the board; a result has only the score.
  public var lines: [String] {
    let periods = LineScore(game.facts).map { [""] + $0.lines(columns: columns, style: style) }
    return head + (periods ?? []) + (game.teams.isResult ? [] : [""] + tables.lines)
  }

  private var head: [String] {
    let status = game.stateText().truncated(to: columns)
    let score = game.scoreText(columns: columns)
    let shown = [style.bold(score), style.color(status, game.clock.running ? .good : .warning)]
    let width = tables.isBeside ? tables.columns : columns
    let gap = width - score.displayWidth - status.displayWidth
    let noted = game.note.map { ["note: \($0.escapingControls)"] } ?? []
    let notes = (game.facts.notes + noted).map { $0.truncated(to: columns) }
    return (gap > 1 ? [shown[0] + String(repeating: " ", count: gap) + shown[1]] : shown) + notes
  }
}
