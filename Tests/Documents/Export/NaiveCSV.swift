import Testing

/// CSV by the grammar of RFC 4180 and nothing else, a scalar at a time.
enum NaiveCSV {
  /// The fields of each line.
  static func lines(of text: String) throws -> [[String]] {
    var (lines, line, field) = ([[String]](), [String](), "")
    var rest = Array(text.unicodeScalars)[...]
    while let next = rest.popFirst() {
      switch next {
      case "\"":
        try #require(field.isEmpty, "a quote in a field that has none around it")
        field = try quoted(&rest)
      case ",", "\n":
        line.append(field)
        field = ""
        if next == "\n" {
          lines.append(line)
          line = []
        }
      default: field.unicodeScalars.append(next)
      }
    }
    try #require(line.isEmpty && field.isEmpty, "a line without an end")
    return lines
  }

  /// A field up to its last quote.
  private static func quoted(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> String {
    var field = ""
    while let next = rest.popFirst() {
      if next == "\"" {
        guard rest.first == "\"" else { break }
        rest.removeFirst()
      }
      field.unicodeScalars.append(next)
    }
    let isEnd = rest.first == "," || rest.first == "\n"
    try #require(isEnd, "text behind the quotes of a field")
    return field
  }
}
