import Basketball
import Documents
import Terminal

/// The numbers behind the score of both sides, those that the game tells. The better one is bold.
struct NumbersTable {
  private typealias Row = (
    meaning: String, cells: Sides<String>,
    /// A bar for each side in thousandths; nil of what is no share.
    bars: Sides<Int>?,
    better: Side?
  )

  private let rows: [Row]
  private let names: Sides<String>

  init(_ numbers: Sides<TeamNumbers>, of game: GameDocument) {
    names = game.teams.map(\.name)
    rows = TeamNumbers.figures().compactMap { figure in
      let values = numbers.map(figure.value)
      guard values.home != nil || values.away != nil else { return nil }
      var better: Side?
      if let home = values.home, let away = values.away, home != away {
        better = figure.isMoreBetter.map { $0 == (home > away) ? .home : .away }
      }
      let bars = figure.unit == .share ? values.map { min($0 ?? 0, 1000) } : nil
      return (figure.meaning, numbers.map(figure.text), bars, better)
    }
  }

  /// A line a number, with those of both sides.
  func lines(columns: Int, style: Style) -> [String] {
    if rows.isEmpty { return [] }
    let cells = rows.map { [$0.meaning] + $0.cells.both }
    return Grid([.flexible, .flexibleRight, .flexibleRight]).lines(
      [[""] + names.both.map(\.escapingControls)] + cells, within: columns
    ) { cell, row, column in
      if row == 0 { return style.dim(cell) }
      let side: Side? = column == 1 ? .home : column == 2 ? .away : nil
      return side != nil && rows[row - 1].better == side ? style.bold(cell) : cell
    }
  }

  /// The same on a page, where shares have bars.
  var html: HTML {
    if rows.isEmpty { return "" }
    let lines = rows.map { row -> HTML in
      let cells = Side.allCases.map { side -> HTML in
        let text: HTML = side == row.better ? "<b>\(row.cells[side])</b>" : "\(row.cells[side])"
        guard let bars = row.bars else { return "<td>\(text)</td>" }
        return """
          <td><svg class="bar \(side.rawValue)" viewBox="0 0 1000 10" preserveAspectRatio="none" \
          aria-hidden="true"><path d="M0 0h\(bars[side])v10H0z"/></svg> \(text)</td>
          """
      }
      return "<tr><th scope=\"row\" class=\"name\">\(row.meaning)</th>\(cells)</tr>"
    }
    let heads = Side.allCases.map { side -> HTML in
      "<th scope=\"col\" class=\"\(side.rawValue)\" dir=\"auto\">\(names[side])</th>"
    }
    return """
      <h2>Behind the score</h2>
      <table class="numbers">
      <thead>
      <tr><td></td>\(heads)</tr>
      </thead>
      <tbody>
      \(lines)
      </tbody>
      </table>
      """
  }
}
