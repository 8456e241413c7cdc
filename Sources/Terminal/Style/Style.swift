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
  public let depth: ColorDepth
  let palette: Palette

  /// A style that is on, in the terminal's own palette, or off.
  public init(isOn: Bool) {
    self.init(isOn: isOn, depth: isOn ? .sixteen : .none)
  }

  /// The style for one stream: the option, then `NO_COLOR` (https://no-color.org),
  /// `CLICOLOR_FORCE` (https://bixense.com/clicolors), `TERM=dumb`, then whether it is a terminal.
  public init(choice: ColorChoice, environment: Environment, isTerminal: Bool) {
    let isOn = choice.isWanted(in: environment) ?? isTerminal
    self.init(isOn: isOn, depth: isOn ? ColorDepth(in: environment) : .none)
  }

  /// The style for a screen, which is bold, dim and inverse also without colour. Its background is the
  /// one in `COLORFGBG`, if set, until the terminal reports it.
  public init(screen choice: ColorChoice, environment: Environment) {
    let isColored = choice.isWanted(in: environment) ?? true
    self.init(
      isOn: true, depth: isColored ? ColorDepth(in: environment) : .none,
      background: RGB(backgroundIn: environment))
  }

  /// This style adapted to a background: colours beyond the terminal's own palette are made lighter
  /// or darker to a contrast of at least 4.5:1.
  public func on(background: RGB) -> Style {
    Style(isOn: isOn, depth: depth, background: background)
  }

  /// The same style with these colours prepared, for a frame that uses them often.
  public func knowing(_ colors: [RGB]) -> Style {
    Style(isOn: isOn, depth: depth, palette: palette.knowing(colors))
  }

  private init(isOn: Bool, depth: ColorDepth, palette: Palette) {
    (self.isOn, self.depth, self.palette) = (isOn, depth, palette)
  }

  private init(isOn: Bool, depth: ColorDepth, background: RGB? = nil) {
    self.init(isOn: isOn, depth: depth, palette: Palette(depth, on: background))
  }
}

extension ColorChoice {
  /// Whether colour is wanted; nil if neither the option nor the environment says.
  fileprivate func isWanted(in environment: Environment) -> Bool? {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let refused = environment["NO_COLOR"], !refused.isEmpty { return false }
    if let forced = environment["CLICOLOR_FORCE"], forced != "", forced != "0" { return true }
    return environment["TERM"] == "dumb" ? false : nil
  }
}
