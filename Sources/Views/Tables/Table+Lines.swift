import Documents
import Terminal

extension Table {
  /// Dim titles, then a line for each row. If there is no room, columns are dropped by their rank,
  /// names are shortened but stay different, and notes are cut.
  ///
  /// - Parameter paint: gets the cells below the titles.
  func lines(
    _ rows: [Row], on page: TextPage,
    paint: (_ cell: String, _ row: Int, _ column: Int) -> String = { cell, _, _ in cell }
  ) -> [String] {
    let room = page.isWhole ? Int.max : page.columns
    let measured = columns.filter { $0.title != nil }.map { column in
      let cells = ([column.title?.inCapitals ?? ""] + rows.map(column.text))
        .map(\.escapingControls)
      // A number is dropped before a name gets shorter than this.
      let least = min(column.kind.isLong ? 10 : .max, cells.widest)
      return (column: column, cells: cells, least: least)
    }
    let shown = measured.dropping(by: \.column.rank) {
      $0.reduce(-Grid.gap) { $0 + Grid.gap + $1.least } <= room
    }
    let grid = Grid(shown.map(\.column.kind.alignment))
    var cells = shown.map(\.cells)
    let widths = grid.widths(of: cells.turned, within: room)
    for kind in [CellKind.name, .team] {
      let columns = shown.indices.filter { shown[$0].column.kind == kind }
      let narrow = columns.map { widths[$0] < cells[$0].widest ? widths[$0] : .max }
      let names = columns.flatMap { cells[$0].dropFirst() }
      let short = Dictionary(zip(names, names.shortened(to: narrow.min() ?? .max))) { $1 }
      for column in columns { cells[column] = cells[column].map { short[$0] ?? $0 } }
    }
    return grid.lines(cells.turned, within: room) { cell, row, column in
      row == 0 ? page.style.dim(cell) : paint(cell, row - 1, column)
    }
  }
}

extension TextPage {
  /// Other tables: cells below dim headings.
  func table(
    _ grid: Grid, _ headings: [String], _ rows: [[String]],
    paint: (_ cell: String, _ row: Int, _ column: Int) -> String = { cell, _, _ in cell }
  ) -> [String] {
    grid.lines([headings] + rows, within: columns) { cell, row, column in
      row == 0 ? style.dim(cell) : paint(cell, row - 1, column)
    }
  }
}

extension CellKind {
  fileprivate var alignment: Grid.Column {
    isLong ? .flexible : self == .word ? .left : .right
  }
}

extension String {
  /// A word in capitals, `TEAM`; an abbreviation such as `eFG%`, or a name, as it is.
  fileprivate var inCapitals: String {
    first?.isUppercase == true && !contains(" ") ? uppercased() : self
  }
}

extension [[String]] {
  /// Its columns as rows.
  fileprivate var turned: [[String]] {
    (self.first ?? []).indices.map { row in map { $0[row] } }
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
