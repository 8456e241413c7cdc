/// How many colours a terminal can show.
public enum ColorDepth: Sendable {
  /// Bold, dim and inverse alone.
  case none
  /// The terminal's own palette of sixteen, which suits its background.
  case sixteen
  /// The 240 fixed colours that xterm has behind its palette.
  case indexed
  case trueColor

  /// The depth by `TERM` and `COLORTERM`.
  init(in environment: Environment) {
    let name = environment["TERM"] ?? ""
    // Inside GNU screen `COLORTERM` describes the terminal around it, which never sees the codes.
    let isTrueColor =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]) && !name.hasPrefix("screen")
    if name.hasSuffix("-direct") || isTrueColor {
      self = .trueColor
    } else {
      self = name.hasSuffix("-256color") ? .indexed : .sixteen
    }
  }
}
