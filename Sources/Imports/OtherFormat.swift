import Documents

/// Names the format of a file that is not JSON, by the first bytes of the file.
enum OtherFormat {
  private static let page = "a web page (HTML), not JSON"
  private static let beginnings = [
    ("\u{1F}\u{8B}", "packed with gzip: unpack it"), ("pk\u{3}\u{4}", "a zip archive: unpack it"),
    ("par1", "Parquet, not JSON"), ("%pdf", "PDF, not JSON"), ("<!doctype html", page),
    ("<html", page), ("<", "XML, not JSON"),
  ]

  /// The format in words, with what to do about it; nil for an unknown format.
  static func name(of bytes: [UInt8]) -> String? {
    let text = bytes.withoutMark.drop { " \t\r\n".utf8.contains($0) }.prefix(10_000)
    // Each byte is taken for a letter, since some of the formats are no text.
    let letters = text.map { Character(Unicode.Scalar($0)) }
    let start = String(letters.prefix(20)).lowercased()
    return beginnings.first { start.hasPrefix($0.0) }?.1
      ?? (isTable(letters) ? "a table (CSV), not JSON" : nil)
  }

  /// Whether the first two lines have the same number of separators.
  private static func isTable(_ letters: [Character]) -> Bool {
    if let first = letters.first, "{[".contains(first) { return false }
    let lines = letters.split(maxSplits: 2, whereSeparator: \.isNewline).prefix(2)
    return lines.count == 2
      && ",;\t".contains { separator in
        let counts = lines.map { $0.count { $0 == separator } }
        return counts[0] > 0 && counts[0] == counts[1]
      }
  }
}
