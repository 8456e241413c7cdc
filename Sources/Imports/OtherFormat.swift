import Documents

/// What a file is that is no JSON, by how it begins.
enum OtherFormat: String, CaseIterable {
  case gzip = "packed with gzip: unpack it"
  case zip = "a zip archive: unpack it"
  case parquet = "Parquet, not JSON"
  case pdf = "PDF, not JSON"
  case html = "a web page (HTML), not JSON"
  case xml = "XML, not JSON"
  case csv = "a table (CSV), not JSON"

  /// The format of these bytes; nil for any other.
  init?(_ bytes: [UInt8]) {
    let text = bytes.withoutMark.drop { " \t\r\n".utf8.contains($0) }.prefix(10_000)
    // Each byte is a letter: not all of these are text.
    let letters = text.map { Character(Unicode.Scalar($0)) }
    let start = String(letters.prefix(20)).lowercased()
    let format = Self.allCases.first { format in
      format.beginnings.contains { start.hasPrefix($0) }
    }
    guard let format = format ?? (Self.isTable(letters) ? .csv : nil) else { return nil }
    self = format
  }

  private var beginnings: [String] {
    switch self {
    case .gzip: ["\u{1F}\u{8B}"]
    case .zip: ["pk\u{3}\u{4}"]
    case .parquet: ["par1"]
    case .pdf: ["%pdf"]
    case .html: ["<!doctype html", "<html"]
    case .xml: ["<"]
    case .csv: []
    }
  }

  /// Whether the first two lines have as many separators.
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
