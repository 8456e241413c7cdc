extension Grid {
  /// The width of each column's widest cell.
  func naturalWidths(of rows: [[String]]) -> [Int] {
    rows.reduce(into: []) { widths, cells in
      for (index, cell) in cells.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.displayWidth)
      }
    }
  }

  /// The widths of lines that keep to `maximum` columns, as far as flexible columns can give way.
  func narrowed(_ widths: [Int], to maximum: Int?) -> [Int] {
    guard let maximum else { return widths }
    var widths = widths
    var excess = widths.reduce(Self.gap * (widths.count - 1), +) - maximum
    while excess > 0, let widest = widestFlexible(of: widths) {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func widestFlexible(of widths: [Int]) -> Int? {
    widths.indices.filter { column($0).isFlexible && widths[$0] > 1 }
      .max { widths[$0] < widths[$1] }
  }
}
