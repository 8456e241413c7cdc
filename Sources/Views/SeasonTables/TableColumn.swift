/// A column of a table, on a terminal or on a page.
struct TableColumn {
  let title: String
  /// What the title stands for, where it is not a word; pages tell it.
  var meaning: String?
  /// How soon it is left out where a terminal is narrow: the highest first, and 0 never.
  var rank = 0
  /// Whether its cells are names; else they are numbers.
  var isName = false
  /// A cell a row.
  let cells: [String]
  /// The page that each cell leads to, if it does; empty where none does.
  var links: [PagePath?] = []
  /// Whether each cell names a winner; empty where none does.
  var isWinner: [Bool] = []
}

extension [TableColumn] {
  /// The same, with the cells of one column leading to pages.
  func linking(_ title: String, to links: [PagePath]) -> [TableColumn] {
    map { column in
      var column = column
      if column.title == title { column.links = links }
      return column
    }
  }
}
