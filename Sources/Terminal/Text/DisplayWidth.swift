extension String {
  /// The columns this text takes on the screen, counted by grapheme cluster.
  ///
  /// Measure before painting: the escapes of `Style` would be counted too. Control characters take
  /// no column here: apply `escapingControls` to text from outside first.
  public var displayWidth: Int {
    // Nearly every name and number is plain ASCII: it needs no clusters.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The columns this grapheme cluster takes on the screen.
  var displayWidth: Int {
    if isDrawnAsEmoji { return 2 }
    // The sum, not the widest: a terminal moves on for each scalar that has a width of its own,
    // as in Thai "นำ", which is one cluster and two columns.
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether it is drawn as one picture: emoji, ZWJ sequences, flags, keycaps.
  private var isDrawnAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if unicodeScalars.contains(where: \.properties.isEmojiPresentation) { return true }
    // U+FE0F asks for the picture of what also has a plain form ("❤️", "1️⃣"), and of nothing else.
    return first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}
