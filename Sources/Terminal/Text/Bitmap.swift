/// A text as pixels, five rows high, in the font of all large digits.
struct Bitmap {
  /// The pixels from top to bottom, in rows of equal length.
  let rows: [[Bool]]

  init(_ text: String) {
    let glyphs = text.map { Self.font[$0] ?? Self.space }
    rows = Self.space.indices.map { row in
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
