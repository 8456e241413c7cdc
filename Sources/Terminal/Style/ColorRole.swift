/// What a colour is there to say. Which colour says it is decided here alone.
public enum ColorRole: CaseIterable, Sendable {
  /// It went well, or is going on.
  case good
  case warning
  case bad
  /// One of two that are set against each other.
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

  /// The colour before it is made lighter or darker for a background. Blue and orange are
  /// distinguished by nearly every eye, also by one that does not distinguish red from green.
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
