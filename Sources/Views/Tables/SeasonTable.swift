import Terminal

/// A column of a table, on a terminal or on a page: what it says of a row.
struct Column<Row> {
  let title: String
  /// The meaning of an abbreviated title, for pages.
  let meaning: String?
  /// When it is dropped on a narrow terminal: the highest rank first, 0 never.
  let rank: Int
  /// Whether its cells are names; else they are numbers.
  let isName: Bool
  /// The page that a cell links to, if any.
  let page: (Row) -> PagePath?
  /// Whether a cell names a winner.
  let isWinner: (Row) -> Bool
  let cell: (Row) -> String

  init<Cell: CustomStringConvertible>(
    _ title: String, _ meaning: String? = nil, rank: Int = 0, isName: Bool = false,
    to page: @escaping (Row) -> PagePath? = { _ in nil },
    isWinner: @escaping (Row) -> Bool = { _ in false }, _ cell: @escaping (Row) -> Cell
  ) {
    self.title = title
    self.meaning = meaning
    self.rank = rank
    self.isName = isName
    self.page = page
    self.isWinner = isWinner
    self.cell = { cell($0).description }
  }
}

extension TextPage {
  /// A table under dim headings; `paint` gets the cells below them.
  func table(
    _ grid: Grid, _ headings: [String], _ rows: [[String]],
    paint: (_ cell: String, _ row: Int, _ column: Int) -> String = { cell, _, _ in cell }
  ) -> [String] {
    grid.lines([headings] + rows, within: columns) { cell, row, column in
      row == 0 ? style.dim(cell) : paint(cell, row - 1, column)
    }
  }

  /// A table of a season: headings, then a line for each row. If there is no room, names are
  /// shortened but stay different, and the least important numbers are dropped.
  func table<Row>(_ rows: [Row], _ all: [Column<Row>]) -> [String] {
    let columns = isWhole ? Int.max : columns
    let measured = all.map { column in
      let cells = rows.map { column.cell($0).escapingControls }
      let widest = ([column.title] + cells).widest
      // A number is dropped before a name gets shorter than this.
      return (column: column, cells: cells, width: column.isName ? min(10, widest) : widest)
    }
    let shown = measured.dropping(by: \.column.rank) {
      $0.reduce(-Grid.gap) { $0 + Grid.gap + $1.width } <= columns
    }
    let grid = Grid(shown.map { $0.column.isName ? .flexible : .right })
    func lines(_ cells: [[String]]) -> [[String]] {
      rows.indices.map { row in cells.map { $0[row] } }
    }
    let titles = shown.map(\.column.title)
    let widths = grid.widths(of: [titles] + lines(shown.map(\.cells)), within: columns)
    let cells = zip(shown, widths).map {
      $0.column.isName ? $0.cells.shortened(to: $1) : $0.cells
    }
    return TextPage(columns: columns, style: style).table(grid, titles, lines(cells))
  }
}

extension [String] {
  /// Names in so many columns: whole if they fit, else cut at the end; cut in the middle if two
  /// would be the same, and numbered if they still are.
  func shortened(to columns: Int) -> [String] {
    let long = Set(self).filter { $0.displayWidth > columns }.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(long, 1...))
    return map { name in
      guard let number = numbers[name].map({ "#\($0)" }) else { return [name] }
      let numbered = name.truncated(to: Swift.max(1, columns - number.count)) + number
      return [name, name.truncated(to: columns)] + name.cutAmid(columns) + [numbered]
    }.toldApart(within: columns)
  }
}

extension String {
  /// The beginning and the end of a name in so many columns, if both fit.
  fileprivate func cutAmid(_ columns: Int) -> [String] {
    let half = (columns - 1) / 2
    guard half > 1 else { return [] }
    var room = half
    let tail = String(reversed().fitting(&room).reversed())
    return [truncated(to: Swift.max(1, columns - half + room)) + tail]
  }
}
