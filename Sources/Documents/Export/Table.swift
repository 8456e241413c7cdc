import JSON

/// The columns of a table for other programs.
public struct Table<Row>: Sendable {
  private let columns: [Column<Row>]
  /// The columns in the order of JSON keys.
  private let members: [Column<Row>]

  /// A table of these columns.
  public init(_ columns: [Column<Row>]) {
    self.columns = columns
    members = columns.sorted { $0.name.description < $1.name.description }
  }

  /// The header line; empty for JSON Lines, which have keys.
  public func header(as format: TableFormat) -> [UInt8] {
    guard format == .csv else { return [] }
    var csv = CSVWriter()
    for column in columns { csv.plain(column.name.description) }
    csv.endLine()
    return csv.bytes
  }

  /// The lines of some rows.
  public func lines(of rows: [Row], as format: TableFormat) -> [UInt8] {
    switch format {
    case .csv: csv(rows)
    case .jsonLines: jsonLines(rows)
    }
  }

  private func csv(_ rows: [Row]) -> [UInt8] {
    var csv = CSVWriter(reserving: 160 * rows.count)
    for row in rows {
      for column in columns { csv.cell(column.cell(row)) }
      csv.endLine()
    }
    return csv.bytes
  }

  private func jsonLines(_ rows: [Row]) -> [UInt8] {
    var json = JSONWriter(spread: 0, reserving: 320 * rows.count)
    for row in rows {
      json.beginObject()
      for member in members { json.field(member.name, member.cell(row)) }
      json.endObject()
      json.endLine()
    }
    return json.bytes
  }
}

/// The format of a table.
public enum TableFormat: Sendable {
  /// Comma-separated values under a header.
  case csv
  /// An object a line.
  case jsonLines
}

/// A column of a table: its name, and its value in a row.
public struct Column<Row>: Sendable {
  let name: StaticString
  let cell: @Sendable (Row) -> Cell

  /// A column of a name.
  public init(_ name: StaticString, _ cell: @escaping @Sendable (Row) -> Cell) {
    (self.name, self.cell) = (name, cell)
  }
}

/// A value of a table; nil is an empty field in CSV, and null in JSON.
public enum Cell {
  /// Text.
  case text(String?)
  /// A whole number.
  case count(Int?)
  /// A number given in thousandths.
  case thousandths(Int?)
  /// `true` or `false`.
  case bool(Bool?)
}

extension CSVWriter {
  fileprivate mutating func cell(_ cell: Cell) {
    switch cell {
    case .text(let text?): self.text(text)
    case .count(let count?): plain(String(count))
    case .thousandths(let value?): plain(Self.units(ofThousandths: value))
    case .bool(let value?): plain(value ? "true" : "false")
    case .text(nil), .count(nil), .thousandths(nil), .bool(nil): empty()
    }
  }

  /// The number as JSON writes it, with up to three decimals.
  private static func units(ofThousandths value: Int) -> String {
    var json = JSONWriter(spread: 0)
    json.write(.thousandths(value))
    return json.text
  }
}

extension Cell: JSONRepresentable {
  public var json: JSON {
    switch self {
    case .text(let text): text.json
    case .count(let count): count.json
    case .thousandths(let value): .thousandths(value)
    case .bool(let value): value.json
    }
  }
}

/// Writes CSV by RFC 4180 in UTF-8, with a line feed at the end of each line.
struct CSVWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  private static let quote = UInt8(ascii: "\"")

  /// A writer with room for so many bytes, and more when needed.
  init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

  mutating func empty() { separate() }

  /// A field of text; in quotes if it needs them, or if a spreadsheet could take it for a formula.
  mutating func text(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { field in
      if Self.isPlain(field) { bytes.append(contentsOf: field) } else { quoted(field) }
    }
  }

  /// A field that is a number or a word of ASCII.
  mutating func plain(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func quoted(_ field: UnsafeBufferPointer<UInt8>) {
    bytes.append(Self.quote)
    for byte in field {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  private static func isPlain(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = field.first, let last = field.last else { return false }
    if first == UInt8(ascii: "=") || isSpace(first) || isSpace(last) { return false }
    return !field.contains { byte in
      byte == quote || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
