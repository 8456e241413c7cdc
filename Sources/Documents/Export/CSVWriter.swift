/// Writes CSV by RFC 4180 in UTF-8, with a line feed at the end of each line.
struct CSVWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  private static let quote = UInt8(ascii: "\"")

  /// A writer with room for so many bytes, and more when needed.
  init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

  mutating func empty() { separate() }

  /// A field of text; in quotes if it needs them, or if a spreadsheet could take it for a formula.
  mutating func text(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { field in
      if Self.isPlain(field) { bytes.append(contentsOf: field) } else { quoted(field) }
    }
  }

  /// A field that is a number or a word of ASCII.
  mutating func plain(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func quoted(_ field: UnsafeBufferPointer<UInt8>) {
    bytes.append(Self.quote)
    for byte in field {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  private static func isPlain(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = field.first, let last = field.last else { return false }
    if first == UInt8(ascii: "=") || isSpace(first) || isSpace(last) { return false }
    return !field.contains { byte in
      byte == quote || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
