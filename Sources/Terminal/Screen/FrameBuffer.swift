/// The rows that a terminal shows; writes the difference when they change.
struct FrameBuffer {
  /// The lines on the terminal; nil if they are not known.
  private var shown: [String]?

  /// Shows these rows: writes the changed ones at once, and nothing if none has changed.
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

  /// Forgets what is shown: the next frame is drawn whole.
  mutating func invalidate() {
    shown = nil
  }

  private func changes(to rows: [String]) -> String {
    var text = shown == nil ? "\u{1b}[m\u{1b}[2J" : ""
    let before = shown ?? Array(repeating: "", count: rows.count)
    for (row, line) in rows.enumerated() where line != before[row] {
      // Erase before writing: behind a line as wide as the terminal, erasing would remove its last
      // cell.
      let erasure = before[row].isEmpty ? "" : "\u{1b}[K"
      text += "\u{1b}[\(row + 1)H\u{1b}[m\(erasure)\(line)"
    }
    return text
  }
}
