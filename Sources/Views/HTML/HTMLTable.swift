/// A table of a page.
struct HTMLTable {
  /// How rows are marked.
  enum Mark: String {
    case none = "", home, away, total
    case homeBasket = "home basket"
    case awayBasket = "away basket"
  }

  var caption: String?
  let columns: [HTMLColumn]
  /// A mark a row; none where there are fewer.
  var marks: [Mark] = []

  /// Writes the table, which on a narrow page can be moved under its edge. Of a row with names the
  /// first one is its heading.
  func write(to html: inout HTMLWriter, _ kind: StaticString = "") {
    html.element(.div, .init("class", "wide"), .init("tabindex", 0)) { html in
      html.element(.table, .init("class", kind)) { html in
        if let caption { html.element(.caption, .init("dir", "auto"), text: caption) }
        html.element(.thead) { html in
          html.element(.tr) { html in
            for column in columns { heading(column, &html) }
          }
        }
        html.element(.tbody) { html in
          for row in (columns.first?.cells ?? []).indices { self.row(row, &html) }
        }
      }
    }
  }

  private func heading(_ column: HTMLColumn, _ html: inout HTMLWriter) {
    html.element(
      .th, .init("scope", "col"), column.isName ? .init("class", "name") : .init("class", "")
    ) { html in
      if let meaning = column.meaning {
        html.element(.abbr, .words(.title, meaning), text: column.title)
      } else {
        html.text(column.title)
      }
    }
  }

  private func row(_ row: Int, _ html: inout HTMLWriter) {
    let header = columns.firstIndex(where: \.isName)
    html.element(.tr, .mark(row < marks.count ? marks[row] : .none)) { html in
      for (place, column) in columns.enumerated() {
        if place == header {
          html.element(
            .th, .init("scope", "row"), .init("class", "name"), .init("dir", "auto")
          ) { cell(column, row, &$0) }
        } else if column.isName {
          html.element(.td, .init("class", "name"), .init("dir", "auto")) {
            cell(column, row, &$0)
          }
        } else {
          html.element(.td) { cell(column, row, &$0) }
        }
      }
    }
  }

  private func cell(_ column: HTMLColumn, _ row: Int, _ html: inout HTMLWriter) {
    if row < column.isStrong.count, column.isStrong[row] {
      html.element(.strong) { text(column, row, &$0) }
    } else {
      text(column, row, &html)
    }
  }

  private func text(_ column: HTMLColumn, _ row: Int, _ html: inout HTMLWriter) {
    if row < column.links.count, let link = column.links[row] {
      html.element(.a, .link(link), text: column.cells[row])
    } else {
      html.text(column.cells[row])
    }
  }
}

/// A column of a page's table.
struct HTMLColumn {
  /// Its heading.
  let title: String
  /// What that stands for, where it is not a word.
  var meaning: String?
  /// Whether it is one of names, or of numbers.
  var isName = false
  /// A cell a row.
  let cells: [String]
  /// The page that a cell leads to.
  var links: [PagePath?] = []
  /// Whether a cell is one of a winner.
  var isStrong: [Bool] = []
}
