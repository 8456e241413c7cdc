import Documents
import Terminal

/// A column of a table, on a terminal or on a page.
struct TableColumn {
  let title: String
  /// The meaning of an abbreviated title, for pages.
  var meaning: String?
  /// When it is dropped on a narrow terminal: the highest rank first, 0 never.
  var rank = 0
  /// Whether its cells are names; else they are numbers.
  var isName = false
  /// A cell for each row.
  let cells: [String]
  /// The page that each cell links to, if any; empty without links.
  var links: [PagePath?] = []
  /// Whether each cell names a winner; empty if none does.
  var isWinner: [Bool] = []
}

extension TextPage {
  /// A table of a season: headings, then a line for each row. If there is no room, names are
  /// shortened but stay different, and the least important numbers are dropped.
  func table(_ all: [TableColumn]) -> [String] {
    let measured = all.map { column in
      let widest = ([column.title] + column.cells).widest
      // A number is dropped before a name gets shorter than this.
      return (column: column, width: Grid.gap + (column.isName ? min(10, widest) : widest))
    }
    let shown = measured.dropping(by: \.column.rank) {
      $0.reduce(-Grid.gap) { $0 + $1.width } <= columns
    }.map(\.column)
    func rows(_ cells: [[String]]) -> [[String]] {
      [shown.map(\.title)] + (cells.first ?? []).indices.map { row in cells.map { $0[row] } }
    }
    let grid = Grid(shown.map { $0.isName ? .flexible : .right })
    let widths = grid.widths(of: rows(shown.map(\.cells)), within: columns)
    let cells = zip(shown, widths).map { column, width in
      column.isName ? column.cells.shortened(to: width) : column.cells
    }
    return grid.lines(rows(cells), within: columns) { cell, row, _ in
      row == 0 ? style.dim(cell) : cell
    }
  }
}

extension [TableColumn] {
  /// The same columns with the cells of one linked to pages.
  func linking(_ title: String, to links: [PagePath]) -> [TableColumn] {
    map { column in
      var column = column
      if column.title == title { column.links = links }
      return column
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
