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
