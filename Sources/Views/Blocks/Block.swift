import Basketball
import Documents
import Terminal

/// A part of a screen, made for a given number of columns. It knows how many rows it can use, and draws itself in
/// them.
struct Block {
  /// The numbers of rows that it can use, ascending; the last is the best.
  let heights: [Int]
  /// Whether it can use any number of rows below, too.
  private var takesFewer = false
  private let draw: (_ rows: Int) -> [Line]

  /// One way to show a block, drawn only if it is chosen.
  struct Form {
    let rows: Int
    let draw: () -> [Line]
  }

  /// A block with these forms; of two with the same height, the later is better.
  init(forms: [Form]) {
    let forms = Dictionary(forms.map { ($0.rows, $0.draw) }) { $1 }
    heights = forms.keys.filter { $0 > 0 }.sorted()
    draw = { forms[$0]?() ?? [] }
  }

  /// A block with one form.
  init(_ lines: [Line]) { self.init(forms: [Form(lines)]) }

  /// A block that can use any number of rows up to this one.
  init(upTo rows: Int, draw: @escaping (_ rows: Int) -> [Line]) {
    heights = rows > 0 ? [rows] : []
    takesFewer = true
    self.draw = draw
  }

  /// The most rows that it can use, within a limit.
  func height(within rows: Int) -> Int {
    takesFewer ? min(heights.last ?? 0, rows) : heights.last { $0 <= rows } ?? 0
  }

  /// Its lines in so many rows; rows that it cannot use are empty.
  func lines(_ rows: Int) -> [Line] {
    let lines = draw(height(within: rows))
    return lines + Array(repeating: Line(), count: max(0, rows - lines.count))
  }

  /// This block with another above it, in the rows that the larger of both can use, so that no other block gets fewer
  /// rows. Of three rows or more, this block keeps at least two.
  func below(_ head: Block?) -> Block {
    guard let head else { return self }
    let most = heights.last ?? 0
    return Block(upTo: max(most, head.heights.last ?? 0)) { rows in
      let top = head.height(within: min(rows, max(1, rows - 2)))
      return head.lines(top) + lines(rows - top)
    }
  }

  /// This block with another to its right, which begins at a column.
  func beside(_ other: Block, at column: Int) -> Block {
    Block(upTo: max(heights.last ?? 0, other.heights.last ?? 0)) { rows in
      lines(rows).beside(other.lines(rows), at: column)
    }
  }
}

extension Block.Form {
  init(_ lines: [Line]) { self.init(rows: lines.count) { lines } }
}

/// Shares the rows of a screen among stacked blocks. Every block starts with none; `give` hands out
/// free rows in the order of its calls.
struct Layout<Part: Hashable> {
  private let blocks: [(part: Part, block: Block)]
  private var heights = [Part: Int]()
  private var free: Int

  /// Blocks from top to bottom.
  init(_ blocks: [(part: Part, block: Block)], rows: Int) {
    self.blocks = blocks
    free = rows
  }

  /// Gives a block as many of the free rows as it can use, up to a total.
  mutating func give(_ part: Part, upTo rows: Int) {
    guard let block = blocks.first(where: { $0.part == part })?.block else { return }
    let old = heights[part] ?? 0
    let new = max(old, block.height(within: min(rows, old + free)))
    heights[part] = new
    free -= new - old
  }

  /// All lines; rows that nobody was given stay empty, above this block.
  func lines(filling part: Part) -> [Line] {
    blocks.flatMap { next, block in
      let space = next == part ? Array(repeating: Line(), count: free) : []
      return space + block.lines(heights[next] ?? 0)
    }
  }
}

/// Painted text and its width in columns, which cannot be measured after painting.
struct Line: Equatable {
  let text: String
  let columns: Int

  /// A text, plain or painted.
  init(_ text: String = "", paint: (String) -> String = { $0 }) {
    self.text = paint(text)
    columns = text.displayWidth
  }

  /// A painted text of so many columns.
  init(painted text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  /// So many spaces.
  static func space(_ columns: Int) -> Line { Line(String(repeating: " ", count: max(0, columns))) }

  /// This line padded to so many columns.
  func padded(to columns: Int, _ alignment: Alignment = .left) -> Line {
    let space = Line.space(columns - self.columns)
    return alignment == .left ? self + space : space + self
  }

  func painted(_ paint: (String) -> String) -> Line { Line(painted: paint(text), columns: columns) }

  static func + (left: Line, right: Line) -> Line {
    Line(painted: left.text + right.text, columns: left.columns + right.columns)
  }
}

extension [Line] {
  /// These lines with others to their right, which begin at a column.
  func beside(_ others: [Line], at column: Int) -> [Line] {
    (0..<Swift.max(count, others.count)).map { row in
      let left = row < count ? self[row] : Line()
      return row < others.count ? left.padded(to: column) + others[row] : left
    }
  }

  /// One line of all lines that are not empty, with a gap between them.
  func joined(gap: Int) -> Line {
    filter { $0.columns > 0 }.row(gap: gap)
  }

  /// One line of all lines, even empty ones, with a gap between them.
  func row(gap: Int) -> Line {
    dropFirst().reduce(first ?? Line()) { $0 + .space(gap) + $1 }
  }

  /// Rows of so many lines, the last perhaps of fewer.
  func rows(of count: Int, gap: Int) -> [Line] {
    stride(from: 0, to: self.count, by: count).map {
      Array(dropFirst($0).prefix(count)).row(gap: gap)
    }
  }

  /// These lines one after the other, on as many rows of so many columns as they need.
  func wrapped(to columns: Int, gap: Int) -> [Line] {
    reduce(into: []) { rows, next in
      if let last = rows.last, last.columns + gap + next.columns <= columns {
        rows[rows.count - 1] = last + .space(gap) + next
      } else {
        rows.append(next)
      }
    }
  }

  /// The first that fits so many columns.
  func first(within columns: Int) -> Line? { first { $0.columns <= columns } }
}

extension Style {
  /// The name of a key, reversed, in the colour of a team, with a space on both sides, or in brackets if
  /// nothing is painted; a tight one is as wide as the name.
  func key(
    _ name: String, _ side: Side, _ teams: Sides<TeamDocument>, isTight: Bool = true
  ) -> Line {
    let shown = isTight ? name : isOn ? " \(name) " : "[\(name)]"
    return Line(shown) { color(inverse($0), side, teams) }
  }
}

extension [String] {
  var widest: Int { map(\.displayWidth).max() ?? 0 }
}
