import Terminal

extension Style {
  /// A style that is on, in the terminal's own palette, or off.
  public init(isOn: Bool) {
    self = isOn ? Style(screen: .always, environment: variables([:])) : .plain
  }
}
