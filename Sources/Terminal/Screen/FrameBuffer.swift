/// The rows that a terminal shows, and what has to be written for it to show others.
struct FrameBuffer {
  /// A line a row; nil when it is not known what the terminal shows.
  private var shown: [String]?

  /// Shows these rows, with one write for those that have changed, and none when none has.
  ///
  /// - Parameter isSynchronized: whether the terminal can show a frame as a whole.
  mutating func draw(
    _ rows: [String], isSynchronized: Bool, write: (String) throws(OutputError) -> Void
  ) throws(OutputError) {
    let text = changes(to: rows)
    if text.isEmpty { return }
    shown = nil
    try write(isSynchronized ? "\u{1b}[?2026h\(text)\u{1b}[?2026l" : text)
    shown = rows
  }

  /// The next frame is drawn whole.
  mutating func invalidate() {
    shown = nil
  }

  private func changes(to rows: [String]) -> String {
    var text = shown == nil ? "\u{1b}[m\u{1b}[2J" : ""
    let before = shown ?? Array(repeating: "", count: rows.count)
    for (row, line) in rows.enumerated() where line != before[row] {
      // A row is erased first: after a line as wide as the terminal, its last cell would be too.
      let erasure = before[row].isEmpty ? "" : "\u{1b}[K"
      text += "\u{1b}[\(row + 1)H\u{1b}[m\(erasure)\(line)"
    }
    return text
  }
}
