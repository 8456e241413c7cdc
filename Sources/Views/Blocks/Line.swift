import Terminal

/// Painted text and its width in columns, which cannot be measured after painting.
struct Line: Equatable, Sendable {
  private(set) var text = ""
  private(set) var columns = 0

  init() {}

  /// A text, plain or painted.
  init(_ text: String, paint: (String) -> String = { $0 }) {
    (self.text, columns) = (paint(text), text.displayWidth)
  }

  /// A painted text of so many columns.
  init(painted text: String, columns: Int) { (self.text, self.columns) = (text, columns) }

  /// So many spaces.
  static func space(_ columns: Int) -> Line { Line(String(repeating: " ", count: max(0, columns))) }

  /// This line padded to so many columns.
  func padded(to columns: Int, _ alignment: Alignment = .left) -> Line {
    let space = Line.space(columns - self.columns)
    return alignment == .left ? self + space : space + self
  }

  func painted(_ paint: (String) -> String) -> Line { Line(painted: paint(text), columns: columns) }

  static func + (left: Line, right: Line) -> Line {
    var line = left
    line += right
    return line
  }

  static func += (left: inout Line, right: Line) {
    left.text += right.text
    left.columns += right.columns
  }
}

extension [Line] {
  /// One line of all lines that are not empty, with a gap between them.
  func joined(gap: Int) -> Line {
    filter { $0.columns > 0 }.enumerated().reduce(into: Line()) { line, next in
      if next.offset > 0 { line += .space(gap) }
      line += next.element
    }
  }

  /// One line of all lines, even empty ones, with a gap between them.
  func row(gap: Int) -> Line {
    dropFirst().reduce(first ?? Line()) { $0 + .space(gap) + $1 }
  }

  /// Rows of so many lines, the last perhaps of fewer.
  func rows(of count: Int, gap: Int) -> [Line] {
    stride(from: 0, to: self.count, by: count).map { dropFirst($0).prefix(count) }
      .map { Array($0).row(gap: gap) }
  }

  /// The first that fits so many columns.
  func first(within columns: Int) -> Line? { first { $0.columns <= columns } }
}

extension Style {
  /// The name of a key; a tight one is as wide as the name.
  func key(_ name: String, isTight: Bool) -> Line {
    isTight ? Line(name, paint: inverse) : Line("[\(name)]") { _ in key(name) }
  }
}

extension [String] {
  var widest: Int { map(\.displayWidth).max() ?? 0 }
}
