extension Style {
  /// The text in bold.
  public func bold(_ text: String) -> String {
    painted(text, on: "1", off: "22")
  }

  /// The text fainter than what is around it.
  public func dim(_ text: String) -> String {
    painted(text, on: "2", off: "22")
  }

  /// The text with its colour and the one behind it exchanged.
  public func inverse(_ text: String) -> String {
    painted(text, on: "7", off: "27")
  }

  /// The text in the colour of a role.
  public func color(_ text: String, _ role: ColorRole) -> String {
    guard let code = palette[role] else { return text }
    return painted(text, on: code, off: "39")
  }

  /// The text in any colour, made legible, or in the nearest that the terminal has.
  public func color(_ text: String, _ color: RGB) -> String {
    guard let code = palette[color] else { return text }
    return painted(text, on: code, off: "39")
  }

  /// The text in black on the colour of a role; bold where there are no colours.
  public func ground(_ text: String, _ role: ColorRole) -> String {
    guard let codes = palette.ground(role) else { return bold(text) }
    return painted(painted(text, on: codes.text, off: "39"), on: codes.ground, off: "49")
  }

  /// The name of a key, as a key looks: reversed, with a column on both sides of it; in brackets where
  /// nothing is painted.
  public func key(_ name: String) -> String {
    isOn ? inverse(" \(name) ") : "[\(name)]"
  }

  // Each attribute is ended by its own code, not by 0, so that one may stand inside another. What
  // stands inside and has the same end, as dim has in bold, would end this one too: it is begun again.
  private func painted(_ text: String, on: String, off: String) -> String {
    guard isOn, !text.isEmpty else { return text }
    let (on, off) = ("\u{1b}[\(on)m", "\u{1b}[\(off)m")
    guard text.utf8.contains(0x1B) else { return on + text + off }
    // By scalars: a mark behind the end would make one character with its last letter.
    let inside = text.unicodeScalars.replacing(off.unicodeScalars, with: (off + on).unicodeScalars)
    return on + String(inside) + off
  }
}
