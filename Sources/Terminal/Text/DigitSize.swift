/// How large the digits of a scoreboard are drawn. Their pixels are about square in each size, as a
/// cell is about twice as high as it is wide.
public enum DigitSize: CaseIterable, Sendable {
  /// Three rows high, with two pixels above each other in one cell.
  case small
  /// Five rows high, with two cells a pixel.
  case medium
  /// Ten rows high, with eight cells a pixel.
  case large

  /// The height of every text in rows.
  public var rows: Int {
    switch self {
    case .small: 3
    case .medium: 5
    case .large: 10
    }
  }

  /// The columns a text fills; all digits, and the space, are equally wide.
  public func columns(of text: String) -> Int {
    (Bitmap(text).rows.first?.count ?? 0) * columnsOfPixel
  }

  /// The text as lines from top to bottom, `rows` of them, each `columns(of:)` wide.
  ///
  /// There are digits, `:`, `-`, `.` and the space, and any other character is a space.
  public func lines(_ text: String) -> [String] {
    let rows = Bitmap(text).rows
    switch self {
    case .small: return rows.halved
    case .medium: return rows.map { $0.drawn(columnsOfPixel) }
    case .large: return rows.flatMap { Array(repeating: $0.drawn(columnsOfPixel), count: 2) }
    }
  }

  private var columnsOfPixel: Int {
    switch self {
    case .small: 1
    case .medium: 2
    case .large: 4
    }
  }
}

extension [Bool] {
  /// A row of pixels as a line, each so many columns wide.
  fileprivate func drawn(_ columns: Int) -> String {
    reduce(into: "") { $0 += String(repeating: $1 ? "█" : " ", count: columns) }
  }
}

extension [[Bool]] {
  /// Two rows of pixels a line; below the last of an odd number there is nothing.
  fileprivate var halved: [String] {
    stride(from: 0, to: count, by: 2).map { top in
      let below = top + 1 < count ? self[top + 1] : self[top].map { _ in false }
      return zip(self[top], below).reduce(into: "") { $0 += Self.half($1.0, over: $1.1) }
    }
  }

  private static func half(_ upper: Bool, over lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
