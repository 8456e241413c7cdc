/// The paint of a cell: the codes in effect (ECMA-48, 8.3.117), in the order in which they began.
struct Pen: Equatable {
  private var codes = [String]()

  /// Takes a code of `Style`, which begins a paint or ends it.
  mutating func take(_ code: String) {
    let end = Self.end(of: code)
    // Bold and dim go together; a colour takes the place of another.
    if code == end || code.count > 1 { codes.removeAll { Self.end(of: $0) == end } }
    if code != end { codes.append(code) }
  }

  /// The code that ends what a code begins, and that code itself.
  static func end(of code: String) -> String {
    switch code {
    case "1", "2", "22": "22"
    case "7", "27": "27"
    default: code.hasPrefix("4") ? "49" : "39"
    }
  }

  /// The escape that switches a terminal from another pen to this one.
  func escape(after other: Pen) -> String {
    if self == other { return "" }
    let isMore = other.codes.allSatisfy(codes.contains)
    // An empty code ends every paint.
    let changed = isMore ? codes.filter { !other.codes.contains($0) } : [""] + codes
    return "\u{1b}[\(changed.joined(separator: ";"))m"
  }
}

/// A character of a row with its paint.
struct Cell: Equatable {
  let character: Character
  let pen: Pen

  var isBlank: Bool { character == " " }

  /// Whether all terminals give it the same columns: some draw emoji and marks in another width.
  fileprivate var hasKnownWidth: Bool {
    if character.isASCII { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    return character.unicodeScalars.count == 1 && !scalar.properties.isEmoji
      && scalar.displayWidth > 0
  }
}

extension [Cell] {
  /// The cells of a painted line.
  init(of line: String) {
    self = []
    var pen = Pen()
    // By scalars: a mark behind an escape would join the last letter of it.
    let pieces = line.unicodeScalars.split(
      separator: "\u{1b}", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      var text = piece
      if index > 0 {
        pen.take(String(piece.dropFirst().prefix { $0 != "m" }))
        text = piece.drop { $0 != "m" }.dropFirst()
      }
      self += String(text).map { Cell(character: $0, pen: pen) }
    }
  }
}

extension Collection<Cell> {
  var columns: Int { reduce(0) { $0 + $1.character.displayWidth } }

  fileprivate var haveKnownWidths: Bool { allSatisfy(\.hasKnownWidth) }
}

/// The cells of a row that have to be written, so that it shows another line.
struct RowChange {
  /// The column of the first, from 0.
  let column: Int
  let cells: ArraySlice<Cell>
  /// Whether old characters behind the written cells are left, or may be.
  let leavesRest: Bool

  /// The changed cells with the rest of their words, since a screen reader reads words. Behind a character whose
  /// width is not known, the row is written to its end.
  init(from old: [Cell], to new: [Cell]) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    start = new[..<start].firstIndex { !$0.hasKnownWidth } ?? start
    while start > 0, !new[start - 1].isBlank { start -= 1 }
    var same = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while same > 0, !new[new.count - same].isBlank { same -= 1 }
    let (before, after) = (old[start..<old.count - same], new[start..<new.count - same])
    let isInPlace =
      before.haveKnownWidths && after.haveKnownWidths && before.columns == after.columns
    column = new[..<start].columns
    cells = isInPlace ? after : new[start...]
    leavesRest = !isInPlace && start < old.count
  }
}
