/// Where a live screen is shown: a terminal or, in tests, a script.
public protocol Display: ~Copyable {
  /// How large it is, and what colours there are.
  var canvas: Canvas { get }
  /// Shows these lines from the top; the rows below are blank. Lines are painted, and no wider than
  /// the canvas.
  mutating func draw(_ lines: [String]) throws
  /// Rings the bell.
  mutating func ring() throws
  /// Waits for something to happen.
  ///
  /// - Parameters:
  ///   - milliseconds: how long at most; nil for as long as it takes.
  ///   - descriptor: something else, which is reported once it can be read.
  /// - Returns: what happened, in order; nothing when the time is over.
  mutating func events(within milliseconds: Int?, orReadable descriptor: Int32?) throws -> [Event]
}

/// The room a screen has, and the style for it.
public struct Canvas: Equatable, Sendable {
  /// The room in character cells.
  public let size: Size
  /// The style for the text on it.
  public let style: Style

  /// A canvas of a size with a style.
  public init(size: Size, style: Style) {
    self.size = size
    self.style = style
  }

  /// Cells from left to right.
  public var columns: Int { size.columns }
  /// Cells from top to bottom.
  public var rows: Int { size.rows }
}

/// Something that happened while a screen was shown.
public enum Event: Equatable, Sendable {
  case key(Key)
  /// The size or the style has changed, or what was drawn is lost: everything has to be drawn
  /// again.
  case canvas
  /// The descriptor that was waited for can be read.
  case readable
  /// The terminal is gone, or the process was asked to end by this signal.
  case end(signal: Int32)
}

/// The rows that a terminal shows; writes the difference when they change.
struct FrameBuffer {
  /// The lines on the terminal; nil if they are not known.
  private var shown: [String]?

  /// Shows these rows: writes what has changed of them at once, and nothing if nothing has.
  ///
  /// They are marked as one frame (synchronized output, DEC private mode 2026), which a terminal
  /// shows as a whole; a terminal that does not know the mode ignores the marks.
  mutating func draw(_ rows: [String], to output: Output) throws {
    var changes = shown == nil ? "\u{1b}[m\u{1b}[2J" : ""
    let before = shown ?? Array(repeating: "", count: rows.count)
    var pen = Pen()
    for (row, line) in rows.enumerated() where line != before[row] {
      let change = RowChange(from: [Cell](of: before[row]), to: [Cell](of: line))
      changes += "\u{1b}[\(row + 1)\(change.column > 0 ? ";\(change.column + 1)" : "")H"
      // Erase before writing: behind a line as wide as the terminal, erasing would remove its last
      // cell.
      if change.leavesRest {
        changes += "\(Pen().escape(after: pen))\u{1b}[K"
        pen = Pen()
      }
      for cell in change.cells {
        changes += cell.pen.escape(after: pen) + String(cell.character)
        pen = cell.pen
      }
    }
    if changes.isEmpty { return }
    shown = nil
    try output.write("\u{1b}[?2026h\(changes)\(Pen().escape(after: pen))\u{1b}[?2026l")
    shown = rows
  }
}
