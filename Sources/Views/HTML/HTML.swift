import Terminal

/// Markup. Literals are markup of this program; whatever is interpolated is text, and escaped:
///
///     let line: HTML = "<p title=\"\(team)\">\(note)</p>"
struct HTML: ExpressibleByStringInterpolation {
  let text: String
  var isEmpty: Bool { text.isEmpty }

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// Pieces, each on its own line; empty ones are left out.
  init(_ pieces: [HTML], between gap: String = "\n") {
    text = pieces.reduce(into: "") { text, piece in
      if piece.isEmpty { return }
      if !text.isEmpty { text += gap }
      text += piece.text
    }
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    /// A text, if there is one.
    mutating func appendInterpolation(_ text: String?) { self.text += text?.escapingMarkup ?? "" }
    mutating func appendInterpolation(_ number: Int?) { text += number.map(String.init) ?? "" }
    mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }
    mutating func appendInterpolation(_ pieces: [HTML]) { text += HTML(pieces).text }

    /// An attribute for the class of an element; nothing without one.
    mutating func appendInterpolation(class name: String) {
      if !name.isEmpty { text += " class=\"\(name.escapingMarkup)\"" }
    }

    mutating func appendInterpolation(hidden isHidden: Bool) { if isHidden { text += " hidden" } }

    /// A text, linked to a page if there is one.
    mutating func appendInterpolation(_ text: String, to page: PagePath?) {
      appendInterpolation(link: "\(text)", to: page)
    }

    /// Markup in a link, if there is a page.
    mutating func appendInterpolation(link markup: HTML, to page: PagePath?) {
      text += page.map { "<a href=\"\($0.text)\">\(markup.text)</a>" } ?? markup.text
    }

    /// The name of a team, linked to a page if there is one.
    mutating func appendInterpolation(name: String, to page: PagePath?) {
      appendInterpolation("<span class=\"name\" dir=\"auto\">\(name, to: page)</span>" as HTML)
    }

    /// The text of a style or of a script, as it is.
    mutating func appendInterpolation(raw text: String) { self.text += text }
  }
}

extension String {
  /// The text with control characters spelled out, and nothing in it that could be markup.
  fileprivate var escapingMarkup: String {
    let shown = escapingControls
    guard shown.unicodeScalars.contains(where: { $0.entity != nil }) else { return shown }
    return shown.unicodeScalars.map { $0.entity ?? String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// The entity that stands for this character in markup; nil if the character stands for itself.
  fileprivate var entity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}

/// The relative path of a page: folders and a name, without scheme or query.
struct PagePath: Hashable {
  let parts: [String]

  /// A page below a folder that is `up` folders above the linking page.
  init(_ path: String..., up: Int = 0) {
    parts = Array(repeating: "..", count: up) + path
  }

  /// `../games/2026-11-20-reds-blues.html`, percent-encoded by RFC 3986.
  var text: String {
    // Encoded, since a first part with a colon would be a scheme.
    parts.map(Self.encoded).joined(separator: "/") + ".html"
  }

  static func encoded(_ part: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
      default: false
      }
    }
    // A site links from each player to each game: nearly all parts stand for themselves.
    if part.utf8.allSatisfy(isPlain) { return part }
    return part.utf8.map { byte in
      isPlain(byte)
        ? String(Unicode.Scalar(byte))
        : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension HTML {
  /// A paragraph; nothing without a text.
  static func paragraph(class kind: String = "", _ text: HTML) -> HTML {
    text.isEmpty ? "" : "<p\(class: kind)>\(text)</p>"
  }

  /// A line of facts; a line with names has the direction of its first letter. Nothing without facts.
  static func facts(_ line: HTML, hasNames: Bool = false) -> HTML {
    line.isEmpty ? "" : "<p class=\"facts\"\(hasNames ? " dir=\"auto\"" as HTML : "")>\(line)</p>"
  }

  /// An element with its pieces on lines of their own; nothing without pieces.
  static func element(_ tag: String, class kind: String = "", _ pieces: [HTML]) -> HTML {
    let content = HTML(pieces)
    return content.isEmpty ? "" : "<\(tag)\(class: kind)>\n\(content)\n</\(tag)>"
  }

  /// A list of texts, which may begin with names; nothing without texts.
  static func list(_ texts: [String], class kind: String = "") -> HTML {
    .element("ul", class: kind, texts.map { "<li dir=\"auto\">\($0)</li>" })
  }

  /// Content under a heading; nothing without content.
  static func under(_ title: String, _ content: HTML) -> HTML {
    content.isEmpty ? "" : "<h2>\(title)</h2>\n\(content)"
  }

  /// Pieces in a box under a heading.
  static func box(_ title: String, _ kind: String, _ pieces: [HTML]) -> HTML {
    .under(title, .element("div", class: kind, pieces))
  }

  /// A section of a page: pieces under a heading.
  static func section(_ title: String, _ kind: String, _ pieces: [HTML]) -> HTML {
    .element("section", class: kind, [under(title, HTML(pieces))])
  }

  /// A frame whose content scrolls by itself on a narrow page, also with keys.
  static func frame(_ name: String, _ content: HTML) -> HTML {
    """
    <div class="wide" tabindex="0" role="region" aria-label="\(name)">
    \(content)
    </div>
    """
  }
}
