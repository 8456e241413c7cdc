/// The SGR parameters of every role's colour, chosen once for a depth and a background.
struct Palette: Sendable, Equatable {
  private let codes: [ColorRole: String]
  private let depth: ColorDepth
  /// Nil where the colours do not go by it.
  private let background: RGB?
  /// What sets colours that were asked for beforehand: to make one legible takes a while.
  private var known: [RGB: String] = [:]

  /// Without a known background the roles are in the terminal's own palette, which is sure to be legible.
  init(_ depth: ColorDepth, on background: RGB? = nil) {
    self.depth = depth
    self.background = depth == .indexed || depth == .trueColor ? background : nil
    let roles = depth == .none ? [] : ColorRole.allCases
    codes = roles.reduce(into: [:]) { codes, role in
      codes[role] = role.hue.code(depth, on: background.map { [$0] } ?? []) ?? "\(role.code)"
    }
  }

  /// What sets the colour of a role; nil where there are no colours.
  subscript(role: ColorRole) -> String? { codes[role] }

  /// What sets any colour, or the one of the terminal's own palette that comes nearest to it; nil
  /// where there are no colours, and for a grey in that palette.
  subscript(color: RGB) -> String? {
    if depth == .none { return nil }
    if let code = known[color] { return code }
    // What is legible on black and on white is so on whatever ground there is, or nearly so.
    let grounds = background.map { [$0] } ?? (depth == .trueColor ? [.black, .white] : [])
    return color.code(depth, on: grounds) ?? color.paletteCode.map { "\($0)" }
  }

  /// The same, which knows some colours from now on.
  func knowing(_ colors: [RGB]) -> Palette {
    var palette = self
    for color in colors { palette.known[color] = self[color] }
    return palette
  }

  /// What sets black text on the colour of a role; nil where there are no colours.
  func ground(_ role: ColorRole) -> (text: String, ground: String)? {
    let hue = role.hue
    return switch depth {
    case .none: nil
    case .sixteen: ("30", "\(role.code + 10)")
    case .indexed: ("38;5;16", "48;5;\(FixedColors.code(nearest: hue, on: [.black]))")
    case .trueColor: ("38;2;0;0;0", "48;2;\(hue.red);\(hue.green);\(hue.blue)")
    }
  }
}

extension RGB {
  /// The parameters of ISO 8613-6, separated as xterm did it first and every terminal reads them;
  /// nil for a depth whose colours do not go by the ground, and where that is not known.
  fileprivate func code(_ depth: ColorDepth, on grounds: [RGB]) -> String? {
    if grounds.isEmpty || depth == .none || depth == .sixteen { return nil }
    let color = legible(on: grounds)
    if depth == .trueColor { return "38;2;\(color.red);\(color.green);\(color.blue)" }
    return "38;5;\(FixedColors.code(nearest: color, on: grounds))"
  }

  /// The foreground's SGR code of the colour of the terminal's palette that has this hue; nil for
  /// what is nearly grey.
  fileprivate var paletteCode: Int? {
    let lights = [red, green, blue].map(Int.init)
    let (least, most) = (lights.min() ?? 0, lights.max() ?? 0)
    guard 5 * (most - least) > most else { return nil }
    // Each light is on or off, by which half of the range it is in: bit 0 is red, 1 green, 2 blue.
    let bits = lights.enumerated().filter { 2 * $0.element > least + most }
    return 30 + bits.reduce(0) { $0 | 1 << $1.offset }
  }
}
