/// Text between the marks of a bracketed paste (xterm control sequences, "Bracketed Paste Mode").
struct Paste {
  /// Bytes of one paste that are stored: far more than any field needs, and little memory.
  private static let longest = 64 << 10

  private static let end = Array("\u{1b}[201~".utf8)
  private var bytes: [UInt8] = []
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

  /// The text without control characters: lines end in "\n", and a tab becomes a space.
  private var text: String {
    var reader = ScalarReader()
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in bytes.compactMap({ reader.append($0) }) {
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

/// Decodes UTF-8 byte by byte. Bytes that are not UTF-8 are skipped, and nothing after them is
/// lost.
struct ScalarReader {
  private var bytes: [UInt8] = []
  private var length = 0

  /// Whether a scalar has begun and not ended.
  var isPartial: Bool { !bytes.isEmpty }

  /// The scalar that ends with this byte, if one does.
  mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte & 0xC0 == 0x80 else { return begin(byte) }
    guard isPartial else { return nil }
    bytes.append(byte)
    guard bytes.count == length else { return nil }
    defer { reset() }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    reset()
    if byte < 0x80 { return Unicode.Scalar(byte) }
    guard (0xC2...0xF4).contains(byte) else { return nil }
    length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    bytes.append(byte)
    return nil
  }
}
