/// How many colours there are to paint with.
public enum ColorDepth: Sendable {
  /// Bold, dim and inverse alone.
  case none
  /// The palette of the terminal, made by its owner for its background.
  case sixteen
  /// The 240 fixed colours that xterm has behind its palette.
  case indexed
  case trueColor

  /// The depth a terminal has by its name in `TERM` and by what it says in `COLORTERM`.
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
