import Terminal

extension Key {
  /// The key of a sign: arrows, ⇞ and ⇟ for pages, ⇱ and ⇲ for the ends, ⏎ ⌫ ⎋ ⇥, and ␣ for a space at an end of
  /// what is typed; every other one types itself.
  public init(sign: Character) {
    let named: [Character: Key] = [
      "↑": .up, "↓": .down, "⇞": .pageUp, "⇟": .pageDown, "⏎": .enter, "⌫": .backspace,
      "⎋": .escape, "→": .right, "←": .left, "⇱": .home, "⇲": .end, "⇥": .tab, "␣": .character(" "),
    ]
    self = named[sign] ?? .character(sign)
  }
}
