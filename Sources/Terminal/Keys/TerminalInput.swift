/// What a terminal sends: keys, and replies to queries.
enum TerminalInput: Equatable {
  case key(Key)
  /// Whether it supports synchronized output (DEC private mode 2026).
  case supportsSynchronizedOutput(Bool)
  case background(RGB)
  /// The reply to the last query, by which a terminal identifies itself.
  case identity
}

extension TerminalInput {
  /// A control sequence: the text between `ESC [` and its last byte, and that byte.
  init?(parameters: [UInt8], final: UInt8) {
    let text = String(decoding: parameters, as: UTF8.self)
    if final == UInt8(ascii: "y"), let mode = Self.synchronization(text) {
      self = .supportsSynchronizedOutput(mode)
    } else if final == UInt8(ascii: "c"), text.hasPrefix("?") {
      self = .identity
    } else if let key = Key(parameters: text, final: Character(Unicode.Scalar(final))) {
      self = .key(key)
    } else {
      return nil
    }
  }

  /// An operating system command: the text between `ESC ]` and its end. The terminal replies in the
  /// form of the query: `11;rgb:1e1e/1e1e/2e2e`.
  init?(command: [UInt8]) {
    let text = String(decoding: command, as: UTF8.self)
    guard text.hasPrefix("11;"), let colour = RGB(specification: text.dropFirst(3)) else {
      return nil
    }
    self = .background(colour)
  }

  /// The reply to DECRQM: 1, 2 and 3 say that there is such a mode, 0 and 4 that there is none.
  private static func synchronization(_ text: String) -> Bool? {
    guard text.hasPrefix("?2026;"), text.hasSuffix("$") else { return nil }
    return ["1", "2", "3"].contains(text.dropFirst(6).dropLast())
  }
}

extension RGB {
  /// A colour as X11 writes it: `rgb:` and three numbers of one to four hexadecimal digits.
  init?(specification: some StringProtocol) {
    guard specification.hasPrefix("rgb:") else { return nil }
    let parts = specification.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    let levels = parts.compactMap { Self.level(hexadecimal: $0) }
    guard parts.count == 3, levels.count == 3 else { return nil }
    self.init(red: levels[0], green: levels[1], blue: levels[2])
  }

  /// Scales by the largest number of as many digits: "f", "ff" and "ffff" are all 255.
  private static func level(hexadecimal digits: some StringProtocol) -> UInt8? {
    guard (1...4).contains(digits.count), let number = UInt32(digits, radix: 16) else { return nil }
    let largest = (UInt32(1) << (4 * digits.count)) - 1
    return UInt8(clamping: (number * 255 + largest / 2) / largest)
  }
}

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
