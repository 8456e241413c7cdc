import Terminal
import ViewModels

/// The board as a live screen shows it: the score and the clock in the largest digits that fit,
/// and the two teams as fully as there is room.
struct LiveBoard {
  /// Its lines, no more than there is room for.
  let lines: [String]

  /// - Parameters:
  ///   - rows: the rows there are for it and what stands under it.
  ///   - labels: what stands before the names of the home and the away side.
  init(
    _ game: BoardFacts, on canvas: Canvas, rows: Int,
    labels: (home: TeamTables.Labels, away: TeamTables.Labels) = (.init(), .init())
  ) {
    let columns = min(canvas.size.columns, LiveHeader.widest)
    let headers = LiveHeader.all(game, columns: columns, style: canvas.style)
    let tables = Self.tables(game, columns, canvas.style, labels)
    // What stands under it gets less where the room is small: who scores needs the keys first.
    let (gap, below) = rows > 12 ? ([""], 3) : rows > 8 ? ([], 1) : ([], 0)
    let fitting = tables.lazy.flatMap { table in
      headers.lazy.map { $0 + (table.isEmpty ? [] : gap) + table }
    }
    lines = fitting.first { $0.count + below <= rows } ?? Array((headers.last ?? []).prefix(rows))
  }

  /// Columns from which on names are rather cut than one table put under the other.
  private static let cutting = 76
  /// Columns below which nothing would be left of the names.
  private static let narrowest = 32

  /// The tables from the fullest to none at all.
  private static func tables(
    _ game: BoardFacts, _ columns: Int, _ style: Style,
    _ labels: (home: TeamTables.Labels, away: TeamTables.Labels)
  ) -> [[String]] {
    let full = TeamTables(
      game.teams, columns: columns, style: style, home: labels.home, away: labels.away)
    let cut = TeamTables(
      game.teams, columns: columns, style: style, home: labels.home, away: labels.away,
      isSpread: true)
    let few = TeamTables(
      game.teams, columns: columns, style: style, counts: .few, home: labels.home,
      away: labels.away,
      isSpread: true)
    // Beside each other, if the names can still be told apart when they are cut for it.
    let isCut = !full.isBeside && columns >= cutting
    let tables = [isCut ? cut : full.spread(to: columns), few].filter { $0.columns <= columns }
    return (columns < narrowest ? [] : tables.map(\.lines)) + [[]]
  }
}

/// Who plays, the score and the clock, in several sizes.
enum LiveHeader {
  /// Columns beyond which the eye has too far to go.
  static let widest = 160

  /// From the largest that fit the columns to plain text.
  static func all(_ game: BoardFacts, columns: Int, style: Style) -> [[String]] {
    let big = DigitSize.allCases.reversed().compactMap { size -> [String]? in
      let digits = digits(game, size, columns: columns, style: style)
      return digits.map { [names(game, columns: columns, style: style)] + $0 }
    }
    return big + [text(game, columns: columns, style: style)]
  }

  /// The score of the home side, the clock and the score of the away side in digits.
  private static func digits(
    _ game: BoardFacts, _ size: DigitSize, columns: Int, style: Style
  ) -> [String]? {
    let texts = ["\(game.score.home)", game.clock.text, "\(game.score.away)"]
    let widths = texts.map { size.columns(of: $0) }
    let side = max(widths[0], widths[2])
    let gap = (columns - 2 * side - widths[1]) / 2
    guard gap > 0 else { return nil }
    let parts = texts.map { size.lines($0) }
    return (0..<size.rows).map { row in
      let left = String(repeating: " ", count: gap + side - widths[0])
      let right = String(
        repeating: " ", count: columns - widths.reduce(0, +) - gap - side + widths[0])
      return style.color(parts[0][row], .first) + left
        + style.color(parts[1][row], game.clock.running ? .good : .warning) + right
        + style.color(parts[2][row], .second)
    }
  }

  /// The names at the sides and where the game stands between them.
  private static func names(_ game: BoardFacts, columns: Int, style: Style) -> String {
    let home = game.teams.home.name.escapingControls.truncated(to: columns / 3)
    let away = game.teams.away.name.escapingControls.truncated(to: columns / 3)
    let status = game.statusText.truncated(to: columns - home.displayWidth - away.displayWidth - 4)
    let space = columns - home.displayWidth - away.displayWidth - status.displayWidth
    // In the middle, as far as the names leave it.
    let left = max(2, min(space - 2, (columns - status.displayWidth) / 2 - home.displayWidth))
    return style.color(style.bold(home), .first) + String(repeating: " ", count: left)
      + style.color(status, game.clock.running ? .good : .warning)
      + String(repeating: " ", count: space - left) + style.color(style.bold(away), .second)
  }

  private static func text(_ game: BoardFacts, columns: Int, style: Style) -> [String] {
    let (all, end) = ("\(game.clock.text) \(game.statusText)", game.statusText)
    // Who has won is worth more than when.
    let status = all.displayWidth > columns && game.progress.ending != nil ? end : all
    return [
      style.bold(game.scoreText(columns: columns).truncated(to: columns)),
      style.color(status.truncated(to: columns), game.clock.running ? .good : .warning),
    ]
  }
}
