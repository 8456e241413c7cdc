/// A colour of a screen, in sRGB.
public struct RGB: Sendable, Hashable {
  /// Each from 0 to 255.
  public let red, green, blue: UInt8

  /// A colour mixed from the three lights, each from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  static let black = RGB(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = RGB(red: 255, green: 255, blue: 255)

  /// The contrast of two colours, from 1 to 21, whichever is the text (WCAG 2.1, "contrast ratio").
  func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
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
    let square = ((value + 0.055) / 1.055) * ((value + 0.055) / 1.055)
    return square * fifthRoot(square)
  }

  /// The fifth root of a number from 0.005 to 1, by Newton's method: ten steps from 1 down are
  /// exact to the last bits.
  private static func fifthRoot(_ number: Double) -> Double {
    (1...10).reduce(1) { root, _ in (4 * root + number / (root * root * root * root)) / 5 }
  }

  /// This colour mixed with so many parts, of 255, of another.
  func mixed(with other: RGB, parts: Int) -> RGB {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Int(from) * (255 - parts) + Int(to) * parts + 127) / 255)
    }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The squared distance of two colours in the cube of the three lights.
  func distance(to other: RGB) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
  }
}

extension RGB {
  /// Whether text in this colour is legible on a background: a contrast of at least 4.5:1 (WCAG
  /// 2.1, criterion 1.4.3). Black or white is legible on every background.
  func isLegible(on background: RGB) -> Bool {
    contrast(with: background) >= 4.5
  }

  /// This colour made just as much lighter or darker as it takes to be legible; the hue stays.
  public func legible(on background: RGB) -> RGB { legible(on: [background]) }

  /// The same for several backgrounds.
  func legible(on backgrounds: [RGB]) -> RGB {
    for parts in 0...255 {
      for end in [RGB.white, .black] {
        let color = mixed(with: end, parts: parts)
        if backgrounds.allSatisfy(color.isLegible) { return color }
      }
    }
    return self
  }
}

extension RGB {
  /// The background by `COLORFGBG`, such as `15;0` or `15;default;0`; nil if it is not set, or is
  /// neither black nor white, since other colours differ between palettes.
  init?(backgroundIn environment: Environment) {
    switch environment["COLORFGBG"]?.split(separator: ";").last {
    case "0", "8": self = .black
    case "7", "15": self = .white
    default: return nil
    }
  }
}
