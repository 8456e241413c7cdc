import Basketball
import Terminal

/// The board as a live screen shows it: the score and the clock in the largest digits that fit,
/// and the two teams as fully as there is room.
struct LiveBoard {
  /// Its lines, no more than there is room for.
  let lines: [String]

  /// - Parameters:
  ///   - rows: the rows there are for it and what stands under it.
  ///   - labels: what stands before the names: the keys, where it is a board to be scored on.
  init(_ game: LiveGame, on canvas: Canvas, rows: Int, labels: Sides<TeamTables.Labels>? = nil) {
    let (columns, style) = (min(canvas.size.columns, LiveHeader.widest), canvas.style)
    let tables = Self.tables(game, columns, style, labels)
    let cells = labels.map { RosterCells.all(game.teams, $0, columns: columns, style: style) } ?? []
    let headers = LiveHeader.all(game, columns: columns, style: style)
    // Where the tables do not name the keys of the teams, the header does.
    let keys = labels.map { $0.map { $0.team.isEmpty ? "" : $0.team + " " } }
    let keyed = LiveHeader.all(game, columns: columns, style: style, labels: keys)
    // What stands under it gets less where the room is small: who scores needs the keys first.
    let (gap, below) = rows > 12 ? ([""], 3) : rows > 8 ? ([], 1) : ([], 0)
    // The digits give way before the names do.
    let named = tables.lazy.flatMap { table in headers.lazy.map { $0 + gap + table } }
    let few = (cells + [[]]).lazy.flatMap { table in keyed.lazy.map { $0 + table } }
    lines =
      named.first { $0.count + below <= rows } ?? few.first { $0.count + below <= rows }
      ?? Array((keyed.last ?? []).prefix(rows))
  }

  /// Columns from which on names are rather cut than one table put under the other.
  private static let cutting = 76
  /// Columns below which nothing would be left of the names.
  static let narrowest = 32

  /// The tables from the fullest on, as far as there is room for one.
  private static func tables(
    _ game: LiveGame, _ columns: Int, _ style: Style, _ labels: Sides<TeamTables.Labels>?
  ) -> [[String]] {
    func table(_ counts: TeamTables.Counts, isSpread: Bool) -> TeamTables {
      TeamTables(
        game.teams, columns: columns, style: style, counts: counts,
        labels: labels ?? Sides(home: .init(), away: .init()), isSpread: isSpread)
    }
    guard columns >= narrowest else { return [] }
    let full = table(.basic, isSpread: false)
    // Beside each other, if the names can still be told apart when they are cut for it.
    let isCut = !full.isBeside && columns >= cutting
    let basic = isCut ? table(.basic, isSpread: true) : full.spread(to: columns)
    let all = StatColumn.used(in: game.teams.lines).count > StatColumn.basic.count
    return
      ((all ? [table(.all, isSpread: false).spread(to: columns)] : [])
      + [basic, table(.few, isSpread: true)]).filter { $0.columns <= columns }.map(\.lines)
  }
}
