extension Style {
  /// The text in bold.
  public func bold(_ text: String) -> String {
    painted(text, on: "1", off: "22")
  }

  /// The text in a fainter colour.
  public func dim(_ text: String) -> String {
    painted(text, on: "2", off: "22")
  }

  /// The text with foreground and background swapped.
  public func inverse(_ text: String) -> String {
    painted(text, on: "7", off: "27")
  }

  /// The text in the colour of a role.
  public func color(_ text: String, _ role: ColorRole) -> String {
    guard let code = palette[role] else { return text }
    return painted(text, on: code, off: "39")
  }

  /// The text in any colour, adapted to be legible, or in the nearest one that the terminal has.
  public func color(_ text: String, _ color: RGB) -> String {
    guard let code = palette[color] else { return text }
    return painted(text, on: code, off: "39")
  }

  /// The text in black on the colour of a role; bold where there are no colours.
  public func ground(_ text: String, _ role: ColorRole) -> String {
    guard let codes = palette.ground(role) else { return bold(text) }
    return painted(painted(text, on: codes.text, off: "39"), on: codes.ground, off: "49")
  }

  /// The name of a key, reversed, with a space on both sides; in brackets if nothing is painted.
  public func key(_ name: String) -> String {
    isOn ? inverse(" \(name) ") : "[\(name)]"
  }

  // Each attribute is ended by its own code, not by 0, so that paints can be nested. A nested
  // attribute with the same end, as dim in bold, would end the outer one too: the outer one is
  // begun again after it.
  private func painted(_ text: String, on: String, off: String) -> String {
    guard isOn, !text.isEmpty else { return text }
    let (on, off) = ("\u{1b}[\(on)m", "\u{1b}[\(off)m")
    guard text.utf8.contains(0x1B) else { return on + text + off }
    // By scalars: a combining mark after the code would join its last letter into one character.
    let inside = text.unicodeScalars.replacing(off.unicodeScalars, with: (off + on).unicodeScalars)
    return on + String(inside) + off
  }
}
