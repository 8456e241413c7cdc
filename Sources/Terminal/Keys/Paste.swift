/// Text between the marks of a bracketed paste (xterm control sequences, "Bracketed Paste Mode").
struct Paste {
  /// Bytes that are kept of one paste: far more than any field takes, and no burden.
  static let most = 64 << 10

  private static let end = Array("\u{1b}[201~".utf8)
  private var bytes: [UInt8] = []
  private var matched = 0

  /// The text, once this byte ends it.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    keep(Self.end[..<matched])
    // The mark begins with an escape and has no other: a match can begin anew only there.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return nil
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes += more.prefix(Self.most - bytes.count)
  }

  /// What was kept, without control characters: lines end in "\n", and a tab is a space.
  private var text: String {
    var reader = ScalarReader()
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in bytes.compactMap({ reader.take($0) }) {
      switch scalar {
      case "\n" where last == "\r": break
      case "\r", "\n": text.append("\n")
      case "\t": text.append(" ")
      default: if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      last = scalar
    }
    return String(text)
  }
}
