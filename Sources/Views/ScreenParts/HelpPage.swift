import Terminal

/// The help of a screen, a line for each key, in two columns if needed and possible.
struct HelpPage {
  /// The names of keys, and what they do.
  let entries: [(name: String, help: String)]

  /// The least columns for two lines side by side.
  private static let wide = 76
  private static let gap = 4

  /// As many lines as fit, from one on; the last line says if there are more.
  ///
  /// - Parameter first: the first line; it is set back to the last that begins a page.
  func lines(from first: inout Int, on canvas: Canvas) -> [String] {
    let (columns, room) = (canvas.size.columns, canvas.size.rows)
    let lines = lines(columns, rows: room, canvas.style)
    let last = lines.count > room ? lines.count - room + 1 : 0
    first = min(first, last)
    let rest = lines.dropFirst(first)
    if first == last { return Array(rest) }
    return rest.prefix(room - 1) + [canvas.style.dim("↓ more".truncated(to: columns))]
  }

  private func lines(_ columns: Int, rows: Int, _ style: Style) -> [String] {
    guard entries.count > rows, columns >= Self.wide else {
      return lines(entries[...], columns, style)
    }
    let (width, half) = ((columns - Self.gap) / 2, (entries.count + 1) / 2)
    let right = lines(entries[half...], width, style)
    let plain = lines(entries[..<half], width, Style(isOn: false))
    return zip(plain, lines(entries[..<half], width, style)).enumerated().map { row, line in
      guard row < right.count else { return line.1 }
      let space = width + Self.gap - line.0.displayWidth
      return line.1 + String(repeating: " ", count: space) + right[row]
    }
  }

  private func lines(
    _ entries: ArraySlice<(name: String, help: String)>, _ columns: Int, _ style: Style
  ) -> [String] {
    let grid = Grid([.init(isFlexible: true), .init(isFlexible: true)])
    let cells = entries.map { columns < 4 ? [$0.name.truncated(to: columns)] : [$0.name, $0.help] }
    return grid.lines(cells, within: columns) { cell, _, column in
      column == 0 ? style.bold(cell) : cell
    }
  }
}
