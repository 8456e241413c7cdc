import Basketball
import Terminal

/// Markup. Literals are written by us; whatever is interpolated is text, and escaped:
///
///     let line: HTML = "<p title=\"\(team)\">\(note)</p>"
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// Pieces, each on its own line; empty ones are left out.
  init(_ pieces: [HTML]) {
    text = pieces.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Facts on one line: those that are there, with a dot between two.
  static func facts(_ texts: String?..., between gap: String = " · ") -> String {
    texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: gap)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) { self.text += text.escapingMarkup }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ html: HTML) { text += html.text }
    mutating func appendInterpolation(_ pieces: [HTML]) { text += HTML(pieces).text }

    /// An attribute for the class of an element; nothing without one.
    mutating func appendInterpolation(class name: String) {
      if !name.isEmpty { text += " class=\"\(name.escapingMarkup)\"" }
    }

    mutating func appendInterpolation(hidden isHidden: Bool) { if isHidden { text += " hidden" } }

    /// A text, linked to a page if there is one.
    mutating func appendInterpolation(_ text: String, to page: PagePath?) {
      let text = text.escapingMarkup
      self.text += page.map { "<a href=\"\($0.text)\">\(text)</a>" } ?? text
    }

    /// The text of a style, as it is.
    mutating func appendInterpolation(style sheet: StyleSheet) { text += sheet.text }
  }
}

extension String {
  /// With control characters spelled out, and nothing in it that could be markup.
  fileprivate var escapingMarkup: String {
    let shown = escapingControls
    guard shown.utf8.contains(where: "&<>\"'".utf8.contains) else { return shown }
    return shown.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The relative path of a page: folders and a name, without scheme or query.
struct PagePath: Hashable {
  private let parts: [String]

  /// A page below a folder that is `up` folders above the linking page.
  init(_ path: String..., up: Int = 0) {
    parts = Array(repeating: "..", count: up) + path
  }

  /// `../games/2026-11-20-reds-blues.html`, percent-encoded by RFC 3986.
  var text: String {
    // Encoded, since a first part with a colon would be a scheme.
    parts.map(Self.encoded).joined(separator: "/") + ".html"
  }

  private static func encoded(_ part: String) -> String {
    part.utf8.map { byte in
      let letter = Character(Unicode.Scalar(byte))
      let isPlain = letter.isLetter || letter.isNumber || "-._~".contains(letter)
      if letter.isASCII, isPlain { return String(letter) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

/// The columns of a table, each made of the same rows.
struct Columns<Row> {
  let rows: [Row]

  init(of rows: [Row]) { self.rows = rows }

  func number(_ title: String, _ meaning: String? = nil, _ cell: (Row) -> Int) -> TableColumn {
    text(title, meaning) { "\(cell($0))" }
  }

  func text(
    _ title: String, _ meaning: String? = nil, to page: (Row) -> PagePath? = { _ in nil },
    _ cell: (Row) -> String
  ) -> TableColumn {
    TableColumn(title: title, meaning: meaning, cells: rows.map(cell), links: rows.map(page))
  }

  func names(
    _ title: String, to page: (Row) -> PagePath? = { _ in nil },
    isWinner: (Row) -> Bool = { _ in false }, _ cell: (Row) -> String
  ) -> TableColumn {
    TableColumn(
      title: title, isName: true, cells: rows.map(cell), links: rows.map(page),
      isWinner: rows.map(isWinner))
  }
}

/// A table on a page.
struct HTMLTable {
  var caption: String?
  let columns: [TableColumn]
  /// A class for each of the first rows.
  var marks: [String] = []

  /// The table, which scrolls on a narrow page. The first name of a row is its heading.
  func html(_ kind: String = "") -> HTML {
    let caption: HTML = self.caption.map { "<caption dir=\"auto\">\($0)</caption>" } ?? ""
    return """
      <div class="wide" tabindex="0">
      <table\(class: kind)>\(caption)
      <thead>
      <tr>\(columns.map(heading))</tr>
      </thead>
      <tbody>
      \((columns.first?.cells ?? []).indices.map(row))
      </tbody>
      </table>
      </div>
      """
  }

  private func heading(_ column: TableColumn) -> HTML {
    let title: HTML =
      column.meaning.map { "<abbr title=\"\($0)\">\(column.title)</abbr>" } ?? "\(column.title)"
    return "<th scope=\"col\"\(class: column.isName ? "name" : "")>\(title)</th>"
  }

  private func row(_ row: Int) -> HTML {
    let heading = columns.firstIndex(where: \.isName)
    let cells = columns.enumerated().map { place, column -> HTML in
      var text: HTML =
        "\(column.cells[row], to: row < column.links.count ? column.links[row] : nil)"
      if row < column.isWinner.count, column.isWinner[row] { text = "<strong>\(text)</strong>" }
      if place == heading { return "<th scope=\"row\" class=\"name\" dir=\"auto\">\(text)</th>" }
      return column.isName
        ? "<td class=\"name\" dir=\"auto\">\(text)</td>" : "<td>\(text)</td>"
    }
    return "<tr\(class: row < marks.count ? marks[row] : "")>\(cells)</tr>"
  }
}
