import Basketball
import Documents
import Season
import Terminal

extension Table {
  /// A table, which scrolls on a narrow page. The first long cell of a row is its heading.
  ///
  /// - Parameters:
  ///   - kind: the class of the table.
  ///   - name: the name of the table for screen readers; nil if its caption says it.
  ///   - sorted: the title of the column that the rows are sorted by.
  ///   - mark: the class of a row.
  func html(
    _ rows: [Row], kind: String = "", caption: String? = nil, name: String = "Table",
    sorted: String? = nil, links: Links = .none, mark: (Row) -> String = { _ in "" }
  ) -> HTML {
    let title: HTML =
      caption.map { "<caption dir=\"auto\">\($0)</caption>" }
      ?? "<caption class=\"unseen\">\(name)</caption>"
    let shown = columns.filter { $0.title != nil }
    let heading = shown.firstIndex(where: \.kind.isLong)
    let lines = rows.map { row -> HTML in
      let cells = shown.enumerated().map { place, column in
        column.html(row, links, isHeading: place == heading, isSorted: column.title == sorted)
      }
      return "<tr\(class: mark(row))>\(cells)</tr>"
    }
    return .frame(
      caption ?? name,
      """
      <table\(class: kind)>\(title)
      <thead>
      <tr>\(shown.map(\.heading))</tr>
      </thead>
      <tbody>
      \(lines)
      </tbody>
      </table>
      """)
  }
}

extension Column {
  fileprivate var heading: HTML {
    let text: HTML = meaning.isEmpty ? "\(title)" : "<abbr title=\"\(meaning)\">\(title)</abbr>"
    return "<th scope=\"col\"\(class: kind.isLong ? "name" : "")>\(text)</th>"
  }

  fileprivate func html(
    _ row: Row, _ links: Links, isHeading: Bool, isSorted: Bool
  ) -> HTML {
    let cell = cell(row)
    let page = cell.page.flatMap(links.path)
    let attributes: HTML =
      kind.isLong ? " class=\"name\" dir=\"auto\"" : isSorted ? " class=\"by\"" : ""
    let text = kind.text(cell)
    let day = kind == .day ? Day(text) : nil
    var shown: HTML = "\(link: day.map(HTML.day) ?? "\(text)", to: page)"
    if case .team(let name)? = cell.page { shown = "\(links.chip(of: name))\(shown)" }
    if let detail = cell.detail { shown = "\(shown) <small>\(detail)</small>" }
    if cell.isWinner { shown = "<strong>\(shown)</strong>" }
    return isHeading
      ? "<th scope=\"row\"\(attributes)>\(shown)</th>" : "<td\(attributes)>\(shown)</td>"
  }
}

/// The pages that a page can link to.
struct Links {
  private let depth: Int
  private let pages: Set<PagePath>?
  private let colors: [String: TeamColor]

  static let none = Links(from: 0, to: [])

  /// Some pages of a site, or all, from a page that is so many folders deep.
  ///
  /// - Parameter colors: the colours of teams, keyed by `Name.identity` of the team.
  init(from depth: Int, to pages: [SitePage]? = nil, colors: [String: TeamColor] = [:]) {
    self.depth = depth
    self.colors = colors
    self.pages = pages.map { Set($0.map { PagePath(to: $0) }) }
  }

  func path(to page: SitePage) -> PagePath? {
    let isThere = pages?.contains(PagePath(to: page)) ?? true
    return isThere ? PagePath(to: page, from: depth) : nil
  }

  /// A square in the colour of a team; nothing if it has none.
  func chip(of team: String) -> HTML {
    guard let color = color(of: team) else { return "" }
    return """
      <svg class="chip" viewBox="0 0 8 8" aria-hidden="true">\
      <rect width="8" height="8" fill="\(color)"/></svg>
      """
  }

  /// `#rrggbb` of a team, if it is known.
  func color(of team: String) -> String? { colors[Name.identity(team)].map { RGB($0).text } }
}
