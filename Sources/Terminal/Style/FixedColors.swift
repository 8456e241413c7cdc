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
