/// The SGR parameters of every role's colour, chosen once for a depth and a background.
struct Palette: Sendable, Equatable {
  private let codes: [ColorRole: String]

  /// Without a known background only the terminal's own palette is sure to be legible.
  init(_ depth: ColorDepth, on background: RGB? = nil) {
    let roles = depth == .none ? [] : ColorRole.allCases
    codes = roles.reduce(into: [:]) { codes, role in
      codes[role] = background.flatMap { role.code(depth, on: $0) } ?? "\(role.code)"
    }
  }

  /// What sets the colour of a role; nil where there are no colours.
  subscript(role: ColorRole) -> String? { codes[role] }
}

extension ColorRole {
  /// The parameters of ISO 8613-6, separated as xterm did it first and every terminal reads them;
  /// nil
  /// for a depth whose colours do not go by the background.
  fileprivate func code(_ depth: ColorDepth, on background: RGB) -> String? {
    if depth == .none || depth == .sixteen { return nil }
    let color = hue.legible(on: background)
    if depth == .trueColor { return "38;2;\(color.red);\(color.green);\(color.blue)" }
    return "38;5;\(FixedColors.code(nearest: color, on: background))"
  }
}
