/// What a colour means; only this type decides which colour that is.
public enum ColorRole: CaseIterable, Sendable {
  /// Success, or something going on.
  case good
  case warning
  case bad
  /// One of two opposed sides.
  case first
  case second

  /// The foreground's SGR code (ECMA-48, 8.3.117) in the terminal's own palette.
  var code: Int {
    switch self {
    case .good: 32
    case .warning: 33
    case .bad: 31
    case .first: 36
    case .second: 35
    }
  }

  /// The colour before it is adapted to a background. Blue and orange are told apart by nearly
  /// everybody, also by those who cannot tell red from green.
  public var hue: RGB {
    switch self {
    case .good: RGB(red: 0, green: 175, blue: 95)
    case .warning: RGB(red: 255, green: 215, blue: 0)
    case .bad: RGB(red: 255, green: 0, blue: 0)
    case .first: RGB(red: 0, green: 135, blue: 255)
    case .second: RGB(red: 255, green: 135, blue: 0)
    }
  }
}
