/// What a colour means; only this type decides which colour that is.
public enum ColorRole: CaseIterable, Sendable {
  /// Success, or something going on.
  case good
  case warning
  case bad
  /// Something that goes on, and something that stands: without a hue, since any hue may be that of a team.
  case running, standing
  /// One of two opposed sides.
  case first
  case second

  /// The foreground's SGR code (ECMA-48, 8.3.117) in the terminal's own palette.
  fileprivate var code: Int {
    switch self {
    case .good: 32
    case .warning: 33
    case .bad: 31
    case .running, .standing: 37
    case .first: 36
    case .second: 35
    }
  }

  /// The colour before it is made legible. Blue and orange are told apart by nearly everybody, also
  /// by those who cannot tell red from green.
  public var hue: RGB {
    switch self {
    case .good: RGB(0, 175, 95)
    case .warning: RGB(250, 200, 60)
    case .bad: RGB(255, 0, 0)
    case .running: RGB(170, 170, 170)
    case .standing: RGB(235, 235, 235)
    case .first: RGB(0, 135, 255)
    case .second: RGB(255, 135, 0)
    }
  }
}

/// How many colours a terminal can show.
enum ColorDepth: Sendable {
  /// Bold, dim and inverse alone.
  case none
  /// The terminal's own palette of sixteen, which suits its background.
  case sixteen
  case trueColor

  /// The depth by `TERM` and `COLORTERM`.
  init(in environment: Environment) {
    let name = environment("TERM") ?? ""
    // Inside GNU screen `COLORTERM` describes the terminal around it, which never sees the codes.
    let isTrueColor =
      ["truecolor", "24bit"].contains(environment("COLORTERM")) && !name.hasPrefix("screen")
    self = name.hasSuffix("-direct") || isTrueColor ? .trueColor : .sixteen
  }

  /// The SGR parameters for the colour of a role; nil without colours.
  func code(for role: ColorRole) -> String? {
    self == .sixteen ? "\(role.code)" : code(for: role.hue)
  }

  /// The SGR parameters for any colour, made legible on black and on white, and so on nearly every
  /// background, or for the nearest in the terminal's own palette; nil without colours, and for a
  /// grey in that palette.
  func code(for color: RGB) -> String? {
    switch self {
    case .none: nil
    case .sixteen: color.paletteCode.map { "\($0)" }
    case .trueColor: "38;2;\(color.legible(on: .black, .white).parameters)"
    }
  }

  /// The SGR parameters for black text on the colour of a role; nil without colours.
  func ground(of role: ColorRole) -> (text: String, ground: String)? {
    switch self {
    case .none: nil
    case .sixteen: ("30", "\(role.code + 10)")
    case .trueColor: ("38;2;0;0;0", "48;2;\(role.hue.parameters)")
    }
  }
}

extension RGB {
  /// The parameters of ISO 8613-6 with the separators of xterm, which every terminal reads.
  fileprivate var parameters: String { "\(red);\(green);\(blue)" }

  /// The SGR code of the palette colour with this hue; nil for a near grey. Green and yellow are bright ones: the
  /// others are those of states.
  fileprivate var paletteCode: Int? {
    let lights = [red, green, blue].map(Int.init)
    let least = lights.min() ?? 0
    let most = lights.max() ?? 0
    guard 5 * (most - least) > most else { return nil }
    // Each light is on if it is in the upper half of the range: bit 0 is red, 1 green, 2 blue.
    let code = lights.enumerated().filter { 2 * $0.element > least + most }
      .reduce(30) { $0 + 1 << $1.offset }
    return [32, 33].contains(code) ? code + 60 : code
  }
}

/// A colour of a screen, in sRGB.
public struct RGB: Sendable, Hashable {
  /// Each from 0 to 255.
  public let red, green, blue: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  static let black = RGB(0, 0, 0)
  public static let white = RGB(255, 255, 255)

  /// The contrast of two colours, from 1 to 21, whichever is the text (WCAG 2.1, "contrast ratio").
  func contrast(with other: RGB) -> Double {
    let one = luminance
    let two = other.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// How light it is, from 0 for black to 1 for white (WCAG 2.1, "relative luminance").
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The linear light of a channel, from 0 to 1, by the sRGB curve. WCAG prints 0.03928 where sRGB
  /// has 0.04045; no channel of eight bits lies between.
  static func linear(_ channel: UInt8) -> Double { linearLevels[Int(channel)] }

  private static let linearLevels = (0...255).map { channel in
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    // To the power of 2.4.
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0.005 to 1, by Newton's method: ten steps from 1 down are
  /// exact to the last bits.
  private static func fifthRoot(_ number: Double) -> Double {
    (1...10).reduce(1) { root, _ in (4 * root + number / (root * root * root * root)) / 5 }
  }

  /// This colour made just as much lighter or darker as it takes to be legible as text on all of
  /// these backgrounds: with a contrast of at least 4.5:1 (WCAG 2.1, criterion 1.4.3). The hue
  /// stays. Black or white is legible on every background, some greys on both of them.
  public func legible(on backgrounds: RGB...) -> RGB {
    for parts in 0...255 {
      // White, then black.
      for end in [255, 0] {
        // The channel with `parts` of 255 parts of white or black.
        func mixed(_ channel: UInt8) -> UInt8 {
          UInt8((Int(channel) * (255 - parts) + end * parts + 127) / 255)
        }
        let color = RGB(mixed(red), mixed(green), mixed(blue))
        if backgrounds.allSatisfy({ color.contrast(with: $0) >= 4.5 }) { return color }
      }
    }
    return self
  }
}
