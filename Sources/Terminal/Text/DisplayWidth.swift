extension String {
  /// The columns this text fills on the screen, counted by grapheme cluster.
  ///
  /// Measure before painting: the escapes of `Style` would be counted too. Control characters fill
  /// no column here: apply `escapingControls` to text from outside first.
  public var displayWidth: Int {
    // Nearly every name and number is plain ASCII: it needs no clusters.
    isPlainASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether every byte of it is a character of one column.
  var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
      return true
    } ?? false
  }
}

extension Character {
  /// The columns this grapheme cluster fills on the screen.
  var displayWidth: Int {
    if !isASCII, isDrawnAsEmoji { return 2 }
    // The sum, not the widest: a terminal moves on for each scalar that has a width of its own,
    // as in Thai "นำ", which is one cluster and two columns.
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether it is drawn as one picture: emoji, ZWJ sequences, flags, keycaps.
  private var isDrawnAsEmoji: Bool {
    // U+FE0F asks for the picture of a character that also has a plain form ("❤️", "1️⃣"), and has
    // no effect on others.
    unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || unicodeScalars.first?.properties.isEmoji == true && unicodeScalars.contains("\u{FE0F}")
  }
}

extension Unicode.Scalar {
  /// The columns a terminal gives this scalar by itself; marks that sit on another have none.
  var displayWidth: Int {
    if isASCII { return value >= 0x20 && value < 0x7F ? 1 : 0 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
      return 0
    default: break
    }
    return switch value {
    // Vowels and final consonants that join the Hangul syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    // The wide and full-width scalars of Unicode's EastAsianWidth.txt without the emoji, which have
    // a property of their own. The C library's `wcwidth` knows more of them, but needs a locale.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
      0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_6FE0...0x1_B2FB,
      0x1_F200...0x1_F265, 0x2_0000...0x3_FFFD:
      2
    default: 1
    }
  }
}

/// The side of a column that text is aligned to.
public enum Alignment: Sendable {
  case left, right
}

extension String {
  /// This text with spaces up to so many columns; wider text is left as it is.
  public func padded(to columns: Int, _ alignment: Alignment = .left) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - displayWidth))
    return alignment == .left ? self + spaces : spaces + self
  }

  /// This text cut to at most so many columns, ending in "…" if it was cut.
  ///
  /// A grapheme cluster is never split, so before a wide one the result may be a column short.
  public func truncated(to columns: Int) -> String {
    if displayWidth <= columns { return self }
    guard columns > 0 else { return "" }
    var room = columns - 1
    return String(fitting(&room)) + "…"
  }
}

extension Sequence<Character> {
  /// The beginning that fits into `room` columns, and takes them up.
  public func fitting(_ room: inout Int) -> [Character] {
    Array(
      prefix { character in
        let width = character.displayWidth
        guard width <= room else { return false }
        room -= width
        return true
      })
  }
}

extension String {
  /// This text with every control character spelled out, such as `\u{1b}`, and the rest untouched.
  ///
  /// Text from a file or a feed could otherwise move the cursor, recolour the screen or reorder its
  /// line.
  public var escapingControls: String {
    guard !isPlainASCII, unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal interprets this scalar instead of drawing it.
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
    // Line and paragraph separator; bidi embeddings, overrides, isolates.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
