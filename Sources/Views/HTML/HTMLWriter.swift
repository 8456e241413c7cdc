import Basketball
import Terminal

/// Writes a page. Everything from outside is written as text or as the value of an attribute, and
/// escaped: markup consists only of the tags and attributes named here.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = Array("<!DOCTYPE html>".utf8)

  mutating func element(
    _ tag: Tag, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    content(&self)
    close(tag)
  }

  mutating func element(_ tag: Tag, _ attributes: Attribute..., text: String) {
    open(tag, attributes)
    self.text(text)
    close(tag)
  }

  /// Writes a `meta` element, which has no end tag.
  mutating func meta(_ attributes: Attribute...) {
    start("meta", onLine: true, attributes)
  }

  /// Writes a `style` element, whose text is not escaped.
  mutating func style(_ sheet: StyleSheet) {
    open(.style, [Attribute("nonce", value: sheet.nonce)])
    bytes += sheet.text.utf8
    close(.style)
  }

  /// Writes text, with control characters spelled out.
  mutating func text(_ text: String) {
    var text = text.escapingControls
    text.withUTF8 { text in
      var start = 0
      for (place, byte) in text.enumerated() {
        guard let escape = Self.escape(byte) else { continue }
        bytes += text[start..<place]
        bytes += escape.utf8
        start = place + 1
      }
      bytes += text[start...]
    }
  }

  /// The escape for a byte that could be markup; nil for any other.
  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  private mutating func open(_ tag: Tag, _ attributes: [Attribute]) {
    start(tag.rawValue, onLine: tag.isOnLine, attributes)
  }

  private mutating func start(_ name: String, onLine: Bool, _ attributes: [Attribute]) {
    if onLine { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for attribute in attributes where !attribute.value.isEmpty {
      bytes.append(UInt8(ascii: " "))
      attribute.name.withUTF8Buffer { bytes += $0 }
      bytes += "=\"".utf8
      text(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ tag: Tag) {
    bytes += "</".utf8
    bytes += tag.rawValue.utf8
    bytes.append(UInt8(ascii: ">"))
    if tag == .html { bytes.append(UInt8(ascii: "\n")) }
  }
}

extension HTMLWriter {
  /// An element with an end tag.
  enum Tag: String {
    case html, head, title, style, body, header, nav, main, section, div, footer
    case h1, h2, h3, p, ul, ol, li, dl, dt, dd, table, caption, thead, tbody, tr, th, td
    case a, abbr, bdi, span, strong, svg, path, line, circle, text

    /// Whether it begins a line, for readers of the source.
    fileprivate var isOnLine: Bool {
      switch self {
      case .a, .abbr, .bdi, .span, .strong, .text, .th, .td, .dt, .dd, .caption: false
      default: true
      }
    }
  }

  /// An attribute. Names are fixed in the source; only values may come from outside. An attribute
  /// without a value is left out.
  struct Attribute {
    fileprivate let name: StaticString
    fileprivate let value: String

    fileprivate init(_ name: StaticString, value: String) {
      (self.name, self.value) = (name, value)
    }

    /// An attribute fixed in the source.
    init(_ name: StaticString, _ value: StaticString) { self.init(name, value: "\(value)") }

    init(_ name: StaticString, _ number: Int) { self.init(name, value: "\(number)") }

    // Attributes that browsers treat as plain text.
    static func label(_ text: String) -> Attribute { Attribute("aria-label", value: text) }
    static func title(_ text: String) -> Attribute { Attribute("title", value: text) }
    static func content(_ text: String) -> Attribute { Attribute("content", value: text) }

    /// The class for the colour of a side.
    static func side(_ side: Side, hasLost: Bool = false) -> Attribute {
      Attribute("class", value: side.rawValue + (hasLost ? " lost" : ""))
    }

    static func mark(_ mark: HTMLTable.Mark) -> Attribute {
      Attribute("class", value: mark.rawValue)
    }

    static func link(_ path: PagePath) -> Attribute { Attribute("href", value: path.text) }

    /// A path: `M` moves, `H` and `V` draw, `Z` closes.
    static func steps(_ steps: [(command: Character, numbers: [Int])]) -> Attribute {
      let words = steps.map { step in
        "\(step.command)" + step.numbers.map { "\($0)" }.joined(separator: " ")
      }
      return Attribute("d", value: words.joined())
    }

    /// The coordinates of a drawing, with the origin at the top left.
    static func viewBox(width: Int, height: Int) -> Attribute {
      Attribute("viewBox", value: "0 0 \(width) \(height)")
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func encoded(_ part: String) -> String {
    if part.utf8.allSatisfy(isPlain) { return part }
    return part.utf8.reduce(into: "") { text, byte in
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
  }
}

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
