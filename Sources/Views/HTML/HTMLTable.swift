/// A table on a page.
struct HTMLTable {
  /// What a row is marked as.
  enum Mark: String {
    case none = "", home, away, total
    case homeBasket = "home basket"
    case awayBasket = "away basket"
  }

  var caption: String?
  let columns: [TableColumn]
  /// A mark for each of the first rows.
  var marks: [Mark] = []

  /// Writes the table, which scrolls on a narrow page. The first name of a row is its heading.
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

  private func heading(_ column: TableColumn, _ html: inout HTMLWriter) {
    html.element(
      .th, .init("scope", "col"), .init("class", column.isName ? "name" : "")
    ) { html in
      if let meaning = column.meaning {
        html.element(.abbr, .title(meaning), text: column.title)
      } else {
        html.text(column.title)
      }
    }
  }

  private func row(_ row: Int, _ html: inout HTMLWriter) {
    let heading = columns.firstIndex(where: \.isName)
    html.element(.tr, .mark(row < marks.count ? marks[row] : .none)) { html in
      for (place, column) in columns.enumerated() {
        let isHeading = place == heading
        html.element(
          isHeading ? .th : .td, .init("scope", isHeading ? "row" : ""),
          .init("class", column.isName ? "name" : ""), .init("dir", column.isName ? "auto" : "")
        ) { cell(column, row, &$0) }
      }
    }
  }

  private func cell(_ column: TableColumn, _ row: Int, _ html: inout HTMLWriter) {
    if row < column.isWinner.count, column.isWinner[row] {
      html.element(.strong) { text(column, row, &$0) }
    } else {
      text(column, row, &html)
    }
  }

  private func text(_ column: TableColumn, _ row: Int, _ html: inout HTMLWriter) {
    if row < column.links.count, let link = column.links[row] {
      html.element(.a, .link(link), text: column.cells[row])
    } else {
      html.text(column.cells[row])
    }
  }
}
