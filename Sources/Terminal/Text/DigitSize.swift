/// How large the digits of a scoreboard are drawn. Their pixels are square, as a cell is about twice as
/// high as it is wide.
public struct DigitSize: Equatable, Sendable {
  /// The width of a pixel in columns; it is half as many rows high.
  private let scale: Int

  /// From three rows high to fifteen.
  public static let all = (1...6).map(DigitSize.init(scale:))

  /// The next smaller size; nil for the smallest.
  public var smaller: DigitSize? { scale > 1 ? DigitSize(scale: scale - 1) : nil }

  /// The height of every text in rows.
  public var rows: Int { (halves + 1) / 2 }

  /// The columns a text fills; all digits, and the space, are equally wide.
  public func columns(of text: String) -> Int {
    Self.pixels(text)[0].count * scale
  }

  /// The text as lines from top to bottom, `rows` of them, each `columns(of:)` wide.
  ///
  /// Draws digits, `:`, `-` and `.`; any other character is a space.
  public func lines(_ text: String) -> [String] {
    let pixels = Self.pixels(text)
    let none = pixels[0].map { _ in false }
    func half(_ number: Int) -> [Bool] { number < halves ? pixels[number / scale] : none }
    return (0..<rows).map { row in
      zip(half(2 * row), half(2 * row + 1)).reduce(into: "") { line, pixel in
        let cell =
          switch pixel {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        line += String(repeating: cell, count: scale)
      }
    }
  }

  /// The height in half rows.
  private var halves: Int { 5 * scale }

  /// A text as pixels: five rows of equal length from top to bottom, in the font of all large digits.
  private static func pixels(_ text: String) -> [[Bool]] {
    let glyphs = text.map { font[$0] ?? space }
    return space.indices.map { row in
      // One pixel between two glyphs.
      Array(glyphs.map { $0[row] }.joined(separator: [false]))
    }
  }

  /// As wide as a digit, so that a score of one digit stands where a score of two does.
  private static let space = [[Bool]](repeating: [false, false, false], count: 5)

  private static let font: [Character: [[Bool]]] = {
    let lines = drawing.split(separator: "\n").map { $0.split(separator: " ") }
    return lines[0].indices.reduce(into: [:]) { font, place in
      font[Character(String(lines[0][place]))] = lines.dropFirst().map { line in
        line[place].map { $0 == "#" }
      }
    }
  }()

  /// The digits are equally wide, so that a running clock stays where it is.
  private static let drawing = """
    0   1   2   3   4   5   6   7   8   9   -   : .
    ### .#. ### ### #.# ### ### ### ### ### ... . .
    #.# ##. ..# ..# #.# #.. #.. ..# #.# #.# ... # .
    #.# .#. ### .## ### ### ### ..# ### ### ### . .
    #.# .#. #.. ..# ..# ..# #.# ..# #.# ..# ... # .
    ### ### ### ### ..# ### ### ..# ### ### ... . #
    """
}
