/// Text between the marks of a bracketed paste (xterm control sequences, "Bracketed Paste Mode").
struct Paste {
  /// Bytes of one paste that are stored: far more than any field needs, and little memory.
  private static let longest = 64 << 10

  private static let end = Array("\u{1b}[201~".utf8)
  private var bytes = [UInt8]()
  private var matched = 0

  /// The text, once this byte ends it.
  mutating func append(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    store(Self.end[..<matched])
    // The mark begins with an escape and has no other: another match can begin only there.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { store([byte]) }
    return nil
  }

  private mutating func store(_ more: some Collection<UInt8>) {
    bytes += more.prefix(Self.longest - bytes.count)
  }

  /// The text so far, without control characters: lines end in "\n", and a tab becomes a space.
  var text: String {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in bytes.scalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\r", "\n", "\u{2028}", "\u{2029}": text.append("\n")
      case "\t": text.append(" ")
      default: if !scalar.isControl { text.append(scalar) }
      }
      last = scalar
    }
    return String(text)
  }
}

extension [UInt8] {
  /// The text of UTF-8, without control characters and without bytes that are not UTF-8.
  var text: String { String(scalars.filter { !$0.isControl }) }

  /// Bytes that are not UTF-8 are skipped, and nothing after them is lost.
  fileprivate var scalars: String.UnicodeScalarView {
    String(decoding: self, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
  }

  /// How many bytes at the end begin a character that they do not complete.
  var partialCount: Int {
    guard let place = lastIndex(where: { $0 & 0xC0 != 0x80 }), self[place] >= 0xC2 else { return 0 }
    let length = self[place] < 0xE0 ? 2 : self[place] < 0xF0 ? 3 : 4
    return count - place < length ? count - place : 0
  }
}
