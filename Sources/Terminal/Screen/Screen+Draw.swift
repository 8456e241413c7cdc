import Glibc

extension Screen {
  /// Shows these lines, with one write for the rows that have changed, and none when none has.
  public mutating func draw(_ lines: [String]) throws(OutputError) {
    let rows = (0..<size.rows).map { $0 < lines.count ? lines[$0] : "" }
    let text = changes(to: rows)
    if text.isEmpty { return }
    shown = nil
    do {
      try Output.descriptor(loan.output).write(text)
    } catch {
      // A terminal that is gone is told of as an event.
      if isGone { return }
      throw error
    }
    shown = rows
  }

  private func changes(to rows: [String]) -> String {
    var text = shown == nil ? "\u{1b}[m\u{1b}[2J" : ""
    let before = shown ?? Array(repeating: "", count: rows.count)
    for (row, line) in rows.enumerated() where line != before[row] {
      // A row is erased first: after a line as wide as the terminal, its last cell would be too.
      let erasure = before[row].isEmpty ? "" : "\u{1b}[K"
      text += "\u{1b}[\(row + 1)H\u{1b}[m\(erasure)\(line)"
    }
    guard synchronizes, !text.isEmpty else { return text }
    return "\u{1b}[?2026h\(text)\u{1b}[?2026l"
  }

  private var isGone: Bool {
    var asked = pollfd(fd: loan.output, events: 0, revents: 0)
    return poll(&asked, 1, 0) > 0 && asked.revents & Int16(POLLHUP) != 0
  }
}
