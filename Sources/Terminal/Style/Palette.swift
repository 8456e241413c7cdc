/// The SGR parameters of every role's colour, chosen once for a depth and a background.
struct Palette: Sendable, Equatable {
  private let codes: [ColorRole: String]
  private let depth: ColorDepth
  /// Nil if the colours do not depend on it.
  private let background: RGB?
  /// The codes of colours known beforehand, because adapting a colour takes a while.
  private var known: [RGB: String] = [:]

  /// Without a known background, roles take the terminal's own palette, which is sure to be
  /// legible.
  init(_ depth: ColorDepth, on background: RGB? = nil) {
    self.depth = depth
    self.background = depth == .indexed || depth == .trueColor ? background : nil
    let roles = depth == .none ? [] : ColorRole.allCases
    codes = roles.reduce(into: [:]) { codes, role in
      codes[role] = role.hue.code(depth, on: background.map { [$0] } ?? []) ?? "\(role.code)"
    }
  }

  /// The code for the colour of a role; nil without colours.
  subscript(role: ColorRole) -> String? { codes[role] }

  /// The code for any colour, or for the nearest in the terminal's own palette; nil without
  /// colours, and for a grey in that palette.
  subscript(color: RGB) -> String? {
    if depth == .none { return nil }
    if let code = known[color] { return code }
    // A colour that is legible on black and on white is legible on nearly every background.
    let grounds = background.map { [$0] } ?? (depth == .trueColor ? [.black, .white] : [])
    return color.code(depth, on: grounds) ?? color.paletteCode.map { "\($0)" }
  }

  /// The same palette with the codes of these colours prepared.
  func knowing(_ colors: [RGB]) -> Palette {
    var palette = self
    for color in colors { palette.known[color] = self[color] }
    return palette
  }

  /// The codes for black text on the colour of a role; nil without colours.
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
  /// The parameters of ISO 8613-6, with the separators of xterm, which every terminal reads; nil
  /// for a depth whose colours do not depend on the background, or without a known one.
  fileprivate func code(_ depth: ColorDepth, on grounds: [RGB]) -> String? {
    if grounds.isEmpty || depth == .none || depth == .sixteen { return nil }
    let color = legible(on: grounds)
    if depth == .trueColor { return "38;2;\(color.red);\(color.green);\(color.blue)" }
    return "38;5;\(FixedColors.code(nearest: color, on: grounds))"
  }

  /// The SGR code of the palette colour with this hue; nil for a near grey.
  fileprivate var paletteCode: Int? {
    let lights = [red, green, blue].map(Int.init)
    let (least, most) = (lights.min() ?? 0, lights.max() ?? 0)
    guard 5 * (most - least) > most else { return nil }
    // Each light is on if it is in the upper half of the range: bit 0 is red, 1 green, 2 blue.
    let bits = lights.enumerated().filter { 2 * $0.element > least + most }
    return 30 + bits.reduce(0) { $0 | 1 << $1.offset }
  }
}

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

/// The colours after the palette of sixteen, the same in every terminal: a cube of six levels of
/// each light, and 24 greys.
enum FixedColors {
  /// In the order of their codes, which begin at 16.
  static let all: [RGB] = cube + greys

  /// The code of the nearest colour that is legible on the backgrounds.
  static func code(nearest color: RGB, on grounds: [RGB]) -> Int {
    let legible = all.indices.filter { color in grounds.allSatisfy(all[color].isLegible) }
    let nearest = legible.min { all[$0].distance(to: color) < all[$1].distance(to: color) }
    return 16 + (nearest ?? 0)
  }

  private static let cube = levels.flatMap { red in
    levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let greys = (0..<24).map { step in
    let level = UInt8(8 + 10 * step)
    return RGB(red: level, green: level, blue: level)
  }
}

/// How many colours a terminal can show.
public enum ColorDepth: Sendable {
  /// Bold, dim and inverse alone.
  case none
  /// The terminal's own palette of sixteen, which suits its background.
  case sixteen
  /// The 240 fixed colours that xterm has behind its palette.
  case indexed
  case trueColor

  /// The depth by `TERM` and `COLORTERM`.
  init(in environment: Environment) {
    let name = environment["TERM"] ?? ""
    // Inside GNU screen `COLORTERM` describes the terminal around it, which never sees the codes.
    let isTrueColor =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]) && !name.hasPrefix("screen")
    if name.hasSuffix("-direct") || isTrueColor {
      self = .trueColor
    } else {
      self = name.hasSuffix("-256color") ? .indexed : .sixteen
    }
  }
}
