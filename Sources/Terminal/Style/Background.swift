extension RGB {
  /// The background as `COLORFGBG` gives it, such as `15;0` or `15;default;0`. Nil when it is not
  /// set, or names a colour that differs between palettes: black and white are not far off.
  init?(backgroundIn environment: Environment) {
    switch environment["COLORFGBG"]?.split(separator: ";").last {
    case "0", "8": self = .black
    case "7", "15": self = .white
    default: return nil
    }
  }
}
