import Platform

/// A terminal's size in character cells.
public struct Size: Sendable, Equatable {
  /// Cells from left to right.
  public let columns: Int
  /// Cells from top to bottom.
  public let rows: Int

  /// A size of so many cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal behind a descriptor; nil if it is no terminal or does not report one.
  public init?(ofTerminal descriptor: Descriptor) {
    guard let size = TerminalInfo.size(descriptor) else { return nil }
    self.init(columns: size.columns, rows: size.rows)
  }

  /// The columns to lay text out in: `COLUMNS`, else the terminal's, else 80.
  public static func textColumns(
    environment: Environment, terminal: @autoclosure () -> Size?
  ) -> Int {
    // Limited to 16 bits, as in the kernel, so that a typing error cannot make a line of gigabytes.
    if let set = environment["COLUMNS"].flatMap({ UInt16($0) }), set > 0 { return Int(set) }
    return terminal()?.columns ?? 80
  }
}
