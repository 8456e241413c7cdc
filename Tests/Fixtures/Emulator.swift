import Terminal

/// A terminal as far as a person sees it: cells, a cursor and modes. Colours are not stored.
public struct Emulator {
  /// Its size.
  public private(set) var size: Size
  /// The DEC private modes that are set; 7, lines that go on in the next row, and 25, the cursor,
  /// are at the start.
  public private(set) var modes: Set<Int> = [7, 25]
  private var cells: [[String]]
  private var (row, column) = (0, 0)
  private var main: (cells: [[String]], row: Int, column: Int)?
  private var text = [UInt8]()
  private var sequence: [UInt8]?

  /// A blank terminal.
  public init(_ size: Size) {
    (self.size, row) = (size, min(row, size.rows - 1))
    cells = Self.cut([], to: size)
  }

  /// The rows from the top, without spaces at their ends.
  public var lines: [String] {
    var shown = self
    shown.show()
    return shown.cells.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Another size; what is shown is cut or stays where it is.
  public mutating func resize(to size: Size) {
    (self.size, row) = (size, min(row, size.rows - 1))
    cells = Self.cut(cells, to: size)
    if let main { self.main = (Self.cut(main.cells, to: size), main.row, main.column) }
  }

  /// Shows what a process writes.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { write(byte) }
  }

  private mutating func write(_ byte: UInt8) {
    if sequence != nil {
      sequence?.append(byte)
      endSequence(byte)
    } else if byte >= 0x20 {
      text.append(byte)
    } else {
      show()
      if byte == 0x1B { sequence = [] }
      if byte == 0x0D { column = 0 }
      if byte == 0x0A { feed() }
    }
  }

  private mutating func endSequence(_ byte: UInt8) {
    guard let begun = sequence, begun.count > 1 else { return }
    if begun[0] == UInt8(ascii: "]") {
      if byte == 0x07 || begun.suffix(2) == [0x1B, 0x5C] { sequence = nil }
    } else if (0x40...0x7E).contains(byte) {
      sequence = nil
      interpret(String(decoding: begun.dropFirst().dropLast(), as: UTF8.self), Unicode.Scalar(byte))
    }
  }

  private mutating func interpret(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
    switch final {
    case "H":
      row = min(max(1, numbers.first ?? 1), size.rows) - 1
      column = min(max(1, numbers.dropFirst().first ?? 1), size.columns) - 1
    case "J": cells = Self.cut([], to: size)
    case "K":
      for at in min(column, size.columns)..<size.columns { cells[row][at] = " " }
    case "h": for mode in numbers { set(mode) }
    case "l": for mode in numbers { reset(mode) }
    default: break
    }
  }

  private mutating func set(_ mode: Int) {
    if modes.insert(mode).inserted, mode == 1049 {
      main = (cells, row, column)
      cells = Self.cut([], to: size)
    }
  }

  private mutating func reset(_ mode: Int) {
    guard modes.remove(mode) != nil, mode == 1049, let main else { return }
    (cells, row, column) = (main.cells, min(main.row, size.rows - 1), main.column)
  }

  /// Puts text into cells; beyond the edge it stays in the last one, as without mode 7.
  private mutating func show() {
    for character in String(decoding: text, as: UTF8.self) {
      let columns = String(character).displayWidth
      let at = min(column, size.columns - columns)
      guard columns > 0, at >= 0 else { continue }
      cells[row][at] = String(character)
      if columns == 2 { cells[row][at + 1] = "" }
      column = at + columns
    }
    text = []
    column = min(column, size.columns - 1)
  }

  private mutating func feed() {
    row += 1
    guard row >= size.rows else { return }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: size.columns))
    row = size.rows - 1
  }

  private static func cut(_ cells: [[String]], to size: Size) -> [[String]] {
    (0..<size.rows).map { row in
      let line = row < cells.count ? cells[row].prefix(size.columns) : []
      return line + Array(repeating: " ", count: size.columns - line.count)
    }
  }
}
