/// Columns of cells that line up on the screen.
///
/// Cells are measured as they stand: apply `escapingControls` to text from outside first, and paint
/// in `lines`.
public struct Grid: Sendable {
  /// How the cells of a column are aligned, and whether they may be cut: those of a flexible column.
  public enum Column: Sendable {
    case left, right, flexible, flexibleRight
  }

  /// Columns between two cells.
  public static let gap = 2
  private let columns: [Column]

  /// A grid of these columns.
  public init(_ columns: [Column]) { self.columns = columns }

  /// A line for each row, without a line end, and without spaces after the last cell. `cells` has a list for each
  /// column, all of one length.
  ///
  /// If a line would be longer than `maximum` columns, the widest flexible column is narrowed, down
  /// to one column; a line may still be too long after that. `paint` gets each cell that is not
  /// blank, as it will be shown, with its row and column; it adds escapes and leaves the text.
  public func lines(
    _ cells: [[String]], within maximum: Int = .max,
    paint: (_ cell: String, _ row: Int, _ column: Int) -> String = { cell, _, _ in cell }
  ) -> [String] {
    let widths = widths(of: cells, within: maximum)
    return (cells.first ?? []).indices.map { row in
      line(cells.map { $0[row] }, widths) { paint($0, row, $1) }
    }
  }

  /// The width of each column in these lines.
  public func widths(of cells: [[String]], within maximum: Int) -> [Int] {
    var widths = cells.map { $0.map(\.displayWidth).max() ?? 0 }
    let flexible = widths.indices.filter { [.flexible, .flexibleRight].contains(columns[$0]) }
    var excess = widths.reduce(Self.gap * max(0, widths.count - 1), +) - maximum
    while excess > 0, let widest = flexible.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > 1
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func line(_ cells: [String], _ widths: [Int], paint: (String, Int) -> String) -> String {
    // Spaces wait for the next text, so none are left over at the end of the line.
    var line = ""
    var spaces = 0
    for (index, cell) in cells.enumerated() {
      let isRight = [.right, .flexibleRight].contains(columns[index])
      let shown = cell.truncated(to: widths[index])
        .padded(to: widths[index], isRight ? .right : .left).trimmed
      spaces += shown.leading
      if !shown.text.isEmpty {
        line += String(repeating: " ", count: spaces) + paint(shown.text, index)
        spaces = 0
      }
      spaces += shown.trailing + Self.gap
    }
    return line
  }
}

extension String {
  /// The text without the spaces around it, and how many those are. Blank text has only leading
  /// ones.
  fileprivate var trimmed: (leading: Int, text: String, trailing: Int) {
    // By bytes: counting characters took a twelfth of a long list.
    let space = UInt8(ascii: " ")
    let tail = utf8.drop { $0 == space }
    let trailing = tail.reversed().prefix { $0 == space }.count
    return (utf8.count - tail.count, String(Substring(tail.dropLast(trailing))), trailing)
  }
}
