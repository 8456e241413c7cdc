/// What the user asked for with `--color` or `--no-color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// Whether a stream gets colour, and the paint for it.
///
/// Lay text out first and paint it last: painted text is longer than its `columns`. Colour may stand
/// inside bold or dim and the other way round; bold and dim end each other.
public struct Style: Sendable, Equatable {
  /// Whether paint is put on; without it every text comes back unchanged.
  public let isOn: Bool

  /// A style that is on or off whatever the surroundings say.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The style for one stream: the option, then `NO_COLOR` (https://no-color.org),
  /// `CLICOLOR_FORCE` (https://bixense.com/clicolors), `TERM=dumb`, then whether it is a terminal.
  public init(choice: ColorChoice, environment: [String: String], isTerminal: Bool) {
    isOn =
      switch choice {
      case .always: true
      case .never: false
      case .auto: Self.isWanted(by: environment) ?? isTerminal
      }
  }

  /// What the environment says about colour; nil when it says nothing.
  private static func isWanted(by environment: [String: String]) -> Bool? {
    if environment["NO_COLOR", default: ""] != "" { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
    return environment["TERM"] == "dumb" ? false : nil
  }
}
