extension [String] {
  /// The lines as a text to be compared, with escapes that can be read.
  var screen: String { map { $0.replacing("\u{1b}", with: "␛") + "\n" }.joined() }
}

extension String {
  /// The text without the paint of a style.
  var unpainted: String { pieces.map(\.text).joined() }

  /// What can be read of the text: without paint, brackets of keys and spaces at the end.
  var read: String {
    let keys = unpainted.replacing(#/\[(\S|[A-Z]\S+|space|↑ ↓|← ,|→ \.)\]/#) { " \($0.1) " }
    return String(keys.reversed().drop { $0 == " " }.reversed())
  }

  /// Whether every attribute of a style that is put on is taken off again.
  var endsUnpainted: Bool {
    var on = Set<Substring>()
    for code in pieces.compactMap(\.code) {
      switch code {
      case "22": on.subtract(["1", "2"])
      case "27": on.subtract(["7"])
      case "39": on = on.filter { !$0.hasPrefix("3") }
      case "49": on = on.filter { !$0.hasPrefix("4") }
      default: on.insert(code)
      }
    }
    return on.isEmpty
  }

  /// Whether there is anything in it that a terminal would obey.
  var hasControls: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  /// Texts, each with the code of the attribute before it. Without a regular expression, which takes
  /// a hundred times as long in a build for debugging, and every line of every screen is looked at.
  private var pieces: [(code: Substring?, text: Substring)] {
    let parts = split(separator: "\u{1b}[", omittingEmptySubsequences: false)
    return [(nil, parts[0])]
      + parts.dropFirst().map { part in
        let end = part.firstIndex { !$0.isASCII || !($0.isNumber || $0 == ";") } ?? part.endIndex
        guard end > part.startIndex, end < part.endIndex, part[end] == "m" else {
          return (nil, "\u{1b}[" + part)
        }
        return (part[..<end], part[part.index(after: end)...])
      }
  }
}
