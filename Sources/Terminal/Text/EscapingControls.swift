extension String {
  /// This text with every control character spelled out, such as `\u{1b}`, and the rest untouched.
  ///
  /// Text from a file or a feed could otherwise move the cursor, recolour the screen or reorder its
  /// line.
  public var escapingControls: String {
    guard !isPlainASCII, unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal interprets this scalar instead of drawing it.
  var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F, 0x80...0x9F: true  // C0, DEL, C1
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0x202A...0x202E, 0x2066...0x2069: true  // bidi embeddings, overrides, isolates
    default: false
    }
  }
}
