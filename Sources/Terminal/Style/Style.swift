/// What the user asked for with `--color` or `--no-color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// Paints text for a stream, or leaves it plain.
///
/// Lay text out first and paint it last, because `displayWidth` counts escapes too. Paints can be
/// nested.
public struct Style: Sendable, Equatable {
  /// Whether paint is put on; without it every text comes back unchanged.
  public let isOn: Bool
  /// How many colours there are. Bold, dim and inverse need none.
  let depth: ColorDepth
}

extension Style {
  /// Paints nothing.
  public static let plain = Style(isOn: false, depth: .none)

  /// The style for one stream: the option, then `NO_COLOR` (https://no-color.org),
  /// `CLICOLOR_FORCE` (https://bixense.com/clicolors), `TERM=dumb`, then whether it is a terminal.
  public init(choice: ColorChoice, environment: Environment, isTerminal: Bool) {
    let isOn = choice.isWanted(in: environment) ?? isTerminal
    self.init(isOn: isOn, depth: isOn ? ColorDepth(in: environment) : .none)
  }

  /// The style for a screen, which is bold, dim and inverse also without colour.
  public init(screen choice: ColorChoice, environment: Environment) {
    let painted = Style(choice: choice, environment: environment, isTerminal: true)
    self.init(isOn: true, depth: painted.depth)
  }
}

extension ColorChoice {
  /// Whether colour is wanted; nil if neither the option nor the environment says.
  fileprivate func isWanted(in environment: Environment) -> Bool? {
    if self != .auto { return self == .always }
    if let refused = environment("NO_COLOR"), !refused.isEmpty { return false }
    if let forced = environment("CLICOLOR_FORCE"), forced != "", forced != "0" { return true }
    return environment("TERM") == "dumb" ? false : nil
  }
}

extension Style {
  public func bold(_ text: String) -> String { painted(text, on: "1") }

  /// The text in a fainter colour.
  public func dim(_ text: String) -> String { painted(text, on: "2") }

  /// The text with foreground and background swapped.
  public func inverse(_ text: String) -> String { painted(text, on: "7") }

  /// The text in the colour of a role.
  public func color(_ text: String, _ role: ColorRole) -> String {
    painted(text, on: depth.code(for: role))
  }

  /// The text in any colour, adapted to be legible, or in the nearest one that the terminal has.
  public func color(_ text: String, _ color: RGB) -> String {
    painted(text, on: depth.code(for: color))
  }

  /// The text in black on the colour of a role; bold where there are no colours.
  public func ground(_ text: String, _ role: ColorRole) -> String {
    guard let codes = depth.ground(of: role) else { return bold(text) }
    return painted(painted(text, on: codes.text), on: codes.ground)
  }

  // Each attribute is ended by its own code, not by 0, so that paints can be nested. A nested
  // attribute with the same end, as dim in bold, would end the outer one too: the outer one is
  // begun again after it.
  private func painted(_ text: String, on code: String?) -> String {
    guard isOn, !text.isEmpty, let code else { return text }
    let on = "\u{1b}[\(code)m"
    let off = "\u{1b}[\(Pen.end(of: code))m"
    guard text.utf8.contains(0x1B) else { return on + text + off }
    // By scalars: a combining mark after the code would join its last letter into one character.
    let inside = text.unicodeScalars.replacing(off.unicodeScalars, with: (off + on).unicodeScalars)
    return on + String(inside) + off
  }
}
