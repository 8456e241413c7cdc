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
