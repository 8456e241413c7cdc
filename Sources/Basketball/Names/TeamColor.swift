/// The colour of a team's shirts, in sRGB.
public struct TeamColor: Hashable, Sendable {
  /// Each from 0 to 255.
  public let red, green, blue: UInt8

  private init(_ code: Int) {
    red = UInt8(truncatingIfNeeded: code >> 16)
    green = UInt8(truncatingIfNeeded: code >> 8)
    blue = UInt8(truncatingIfNeeded: code)
  }

  /// The colour of `#rrggbb` in hexadecimal digits; nil for any other text.
  public init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let code = Int(digits, radix: 16)
    else { return nil }
    self.init(code)
  }

  /// The colour of a name in any case, or of `#rrggbb`; nil for any other text.
  public init?(typed text: String) {
    let word = text.lowercased()
    if let named = Self.named.first(where: { $0.key == word }) {
      self.init(named.value)
    } else {
      self.init(word)
    }
  }

  /// `#rrggbb`, in small letters.
  public var text: String {
    // A digit before them keeps zeros.
    "#" + String(1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16).dropFirst()
  }

  /// The names that may be typed.
  public static var names: [String] { named.map(\.key) }

  /// Source: W3C, CSS Color Module Level 4, 6.1 "Named Colors": those that shirts have.
  private static let named: KeyValuePairs = [
    "black": 0x000000, "white": 0xffffff, "gray": 0x808080, "silver": 0xc0c0c0,
    "red": 0xff0000, "crimson": 0xdc143c, "maroon": 0x800000, "orange": 0xffa500,
    "gold": 0xffd700, "yellow": 0xffff00, "lime": 0x00ff00, "green": 0x008000,
    "olive": 0x808000, "teal": 0x008080, "aqua": 0x00ffff, "skyblue": 0x87ceeb,
    "blue": 0x0000ff, "navy": 0x000080, "indigo": 0x4b0082, "purple": 0x800080,
    "violet": 0xee82ee, "fuchsia": 0xff00ff, "pink": 0xffc0cb, "brown": 0xa52a2a,
  ]
}
