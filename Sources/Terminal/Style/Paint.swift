/// What a colour is there to say. Which of the sixteen colours of the terminal's own palette says
/// it is decided here alone.
public enum ColorRole: CaseIterable, Sendable {
  /// It went well, or is going on.
  case good
  /// It needs a look.
  case warning
  /// It went wrong.
  case bad
  /// One of two that are set against each other.
  case first
  /// The other one.
  case second

  /// The foreground's SGR code (ECMA-48, 8.3.117).
  fileprivate var code: Int {
    switch self {
    case .good: 32
    case .warning: 33
    case .bad: 31
    case .first: 36
    case .second: 35
    }
  }
}

extension Style {
  /// The text in bold.
  public func bold(_ text: String) -> String {
    painted(text, on: 1, off: 22)
  }

  /// The text fainter than what is around it.
  public func dim(_ text: String) -> String {
    painted(text, on: 2, off: 22)
  }

  /// The text in the colour of a role.
  public func color(_ text: String, _ role: ColorRole) -> String {
    painted(text, on: role.code, off: 39)
  }

  // Each attribute is ended by its own code, not by 0, so that one may stand inside another.
  private func painted(_ text: String, on: Int, off: Int) -> String {
    isOn && !text.isEmpty ? "\u{1b}[\(on)m\(text)\u{1b}[\(off)m" : text
  }
}
