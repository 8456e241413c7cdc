/// A part of a screen, made for given columns. It knows how many rows it can use, and draws itself
/// in them.
struct Block {
  /// The numbers of rows that it can use, ascending; the last is the best.
  let heights: [Int]
  private let draw: (_ rows: Int) -> [Line]

  /// One way to show a block, drawn only if it is chosen.
  struct Form {
    let rows: Int
    let draw: () -> [Line]
  }

  /// A block with these forms; of two with the same height, the later is better.
  init(_ forms: [Form]) {
    let forms = Dictionary(forms.map { ($0.rows, $0.draw) }) { $1 }
    heights = forms.keys.filter { $0 > 0 }.sorted()
    draw = { forms[$0]?() ?? [] }
  }

  init(_ line: Line) { self.init([Form([line])]) }

  /// A block that can use any number of rows up to this one.
  init(upTo rows: Int, draw: @escaping (_ rows: Int) -> [Line]) {
    heights = rows > 0 ? Array(1...rows) : []
    self.draw = draw
  }

  /// The most rows that it can use, within a limit.
  func height(within rows: Int) -> Int { heights.last { $0 <= rows } ?? 0 }

  /// Its lines in so many rows; rows that it cannot use are empty.
  func lines(_ rows: Int) -> [Line] {
    let height = height(within: rows)
    let lines = height > 0 ? draw(height) : []
    return lines + Array(repeating: Line(), count: max(0, rows - lines.count))
  }

  /// This block with another to its right, which begins at a column.
  func beside(_ other: Block, at column: Int) -> Block {
    Block(upTo: max(heights.last ?? 0, other.heights.last ?? 0)) { rows in
      zip(lines(rows), other.lines(rows)).map { $0.padded(to: column) + $1 }
    }
  }
}

extension Block.Form {
  init(_ lines: [Line]) { self.init(rows: lines.count) { lines } }
}
