import Basketball
import Documents
import Terminal

/// The numbers behind the score of both sides. The better one is bold.
struct NumbersTable {
  let numbers: Sides<TeamNumbers>
  let teams: Sides<TeamDocument>

  /// The numbers of a side that the table shows.
  private typealias Row = (numbers: TeamNumbers, total: StatLineDocument)

  private var rows: Sides<Row> { Sides { (numbers[$0], teams[$0].total) } }

  /// The numbers that the game tells.
  private var figures: [Column<Row>] {
    let all: Table<Row> =
      Table(TeamNumbers.columns()).of(\.numbers) + Table(Column.shotPoints).of(\.total)
    return all.told(of: rows.both).columns
  }

  /// The side for which a number is better.
  private func better(_ figure: Column<Row>) -> Side? {
    let rows = rows
    guard let home = figure.number(rows.home), let away = figure.number(rows.away) else {
      return nil
    }
    let leader = Sides(home: home, away: away).leader
    return figure.isMoreBetter.flatMap { $0 ? leader : leader?.other }
  }

  /// A line for each number, with the values of both sides.
  func lines(on page: TextPage) -> [String] {
    let figures = figures
    if figures.isEmpty { return [] }
    let sides = Side.allCases.map { side in
      Column<Column<Row>>(teams[side].name, as: .noteAtRight) { [row = rows[side]] in
        $0.text(row)
      }
    }
    return Table([Column(as: .note) { $0.meaning }] + sides).lines(figures, on: page) {
      cell, row, column in
      column > 0 && better(figures[row]) == Side.allCases[column - 1]
        ? page.style.bold(cell) : cell
    }
  }

  /// The table on a page of a site, where shares have bars.
  var html: HTML {
    let figures = figures
    if figures.isEmpty { return "" }
    let lines = figures.map { figure -> HTML in
      let cells = Side.allCases.map { cell(figure, $0, isBetter: $0 == better(figure)) }
      return "<tr><th scope=\"row\" class=\"name\">\(figure.meaning)</th>\(cells)</tr>"
    }
    let heads = Side.allCases.map { side -> HTML in
      "<th scope=\"col\" class=\"\(side.rawValue)\" dir=\"auto\">\(teams[side].name)</th>"
    }
    return .under(
      "Behind the score",
      """
      <table class="numbers">
      <thead>
      <tr><td></td>\(heads)</tr>
      </thead>
      <tbody>
      \(lines)
      </tbody>
      </table>
      """)
  }

  private func cell(_ figure: Column<Row>, _ side: Side, isBetter: Bool) -> HTML {
    let row = rows[side]
    let number = figure.text(row)
    let text: HTML = isBetter ? "<b>\(number)</b>" : "\(number)"
    if figure.kind != .share { return "<td>\(text)</td>" }
    return """
      <td><svg class="bar \(side.rawValue)" viewBox="0 0 1000 10" preserveAspectRatio="none" \
      aria-hidden="true"><path d="M0 0h\(min(figure.number(row) ?? 0, 1000))v10H0z"/></svg> \
      \(text)</td>
      """
  }
}
