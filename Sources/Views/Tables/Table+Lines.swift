import Documents
import Terminal

extension Table {
  /// Dim titles, if there are any, then a line for each row. If there is no room, columns are dropped
  /// by their rank, names are shortened but stay different, and notes are cut.
  ///
  /// - Parameters:
  ///   - paint: gets the cells below the titles.
  ///   - head: gets the titles.
  ///   - names: returns the names in so many columns; nil to shorten the texts of the cells.
  func lines(
    _ rows: [Row], on page: TextPage,
    paint: (_ cell: String, _ row: Int, _ column: Int) -> String = { cell, _, _ in cell },
    head: ((_ cell: String, _ column: Int) -> String)? = nil,
    names: ((_ columns: Int) -> [String])? = nil
  ) -> [String] {
    let room = page.isWhole ? Int.max : page.columns
    let shown = columns.filter { $0.title != nil }.map { column in
      TextColumn(column, column.kind == .name ? names?(.max) : nil, rows)
    }.fitting(room)
    let grid = Grid(shown.map(\.kind.alignment))
    let widths = grid.widths(of: shown.map(\.cells), within: room)
    let cells = shown.shortened(to: widths, names: names)
    let lines = grid.lines(cells, within: room) { cell, row, column in
      row > 0 ? paint(cell, row - 1, column) : head?(cell, column) ?? page.style.dim(cell)
    }
    return cells.contains { !$0[0].isEmpty } ? lines : Array(lines.dropFirst())
  }
}

/// A column as text, with control characters spelled out.
private struct TextColumn {
  let kind: CellKind
  let rank: Int
  /// The title, then a cell for each row.
  let cells: [String]
  /// The least width: before the column gets narrower, another one is dropped.
  let least: Int

  init<Row>(_ column: Column<Row>, _ names: [String]?, _ rows: [Row]) {
    kind = column.kind
    rank = column.rank
    cells = ([column.title ?? ""] + (names ?? rows.map(column.text))).map(\.escapingControls)
    least = min(kind.isLong ? 10 : .max, cells.widest)
  }
}

extension [TextColumn] {
  /// Drops the columns of the highest rank, then of the next, until the rest fits; rank 0 stays.
  fileprivate func fitting(_ room: Int) -> [TextColumn] {
    var rest = self
    while let highest = rest.map(\.rank).max(), highest > 0,
      rest.reduce(-Grid.gap, { $0 + Grid.gap + $1.least }) > room
    {
      rest.removeAll { $0.rank == highest }
    }
    return rest
  }

  /// The cells in columns of these widths. The names of a kind have room for the narrowest of them.
  fileprivate func shortened(
    to widths: [Int], names: ((_ columns: Int) -> [String])?
  ) -> [[String]] {
    var cells = map(\.cells)
    for kind in [CellKind.name, .team] {
      let columns = indices.filter { self[$0].kind == kind }
      let narrow = columns.filter { widths[$0] < cells[$0].widest }
      guard let room = narrow.map({ widths[$0] }).min() else { continue }
      let whole = columns.flatMap { cells[$0].dropFirst() }
      let known = kind == .name ? names?(room).map(\.escapingControls) : nil
      var short = (known ?? whole.shortened(to: room))[...]
      for column in columns {
        let rows = cells[column].count - 1
        cells[column] = [cells[column][0]] + short.prefix(rows)
        short = short.dropFirst(rows)
      }
    }
    return cells
  }
}

extension CellKind {
  fileprivate var alignment: Grid.Column {
    switch self {
    case .name, .team, .note: .flexible
    case .noteAtRight: .flexibleRight
    case .word: .left
    default: .right
    }
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
    }.abbreviated(within: columns)
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
