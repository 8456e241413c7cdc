import JSON

/// A table for other programs: its columns in their order, each a name and its value in a row.
///
///     ["id": { $0.id }, "seconds": { JSON.thousandths($0.clock.reading.milliseconds) }]
///
/// What does not apply is null, an empty field in CSV.
public struct Table<Row>: Sendable, ExpressibleByDictionaryLiteral {
  private var columns: [(key: StaticString, value: @Sendable (Row) -> any JSONRepresentable)]

  public init(
    dictionaryLiteral columns: (StaticString, @Sendable (Row) -> any JSONRepresentable)...
  ) {
    self.columns = columns.map { ($0, $1) }
  }

  /// The table with figures of a line of each row at its end, a column each.
  func adding<Line>(
    _ figures: [Figure<Line>], of line: @escaping @Sendable (Row) -> Line
  ) -> Table {
    var table = self
    table.columns += figures.map { figure in (figure.key, { figure.json(line($0)) }) }
    return table
  }

  /// The table with the columns of another one at its end.
  func adding(_ other: Table) -> Table {
    var table = self
    table.columns += other.columns
    return table
  }

  /// The header line; empty for JSON Lines, which have keys.
  public func header(as format: TableFormat) -> [UInt8] {
    let names = columns.map(\.key.description).joined(separator: ",") + "\n"
    return format == .csv ? Array(names.utf8) : []
  }

  /// The lines of some rows.
  public func lines(of rows: [Row], as format: TableFormat) -> [UInt8] {
    format == .csv ? csv(rows) : jsonLines(rows)
  }

  private func csv(_ rows: [Row]) -> [UInt8] {
    var csv: [UInt8] = []
    csv.reserveCapacity(160 * rows.count)
    for row in rows {
      for column in columns {
        csv.append(field: column.value(row).json)
        csv.append(UInt8(ascii: ","))
      }
      csv[csv.count - 1] = UInt8(ascii: "\n")
    }
    return csv
  }

  private func jsonLines(_ rows: [Row]) -> [UInt8] {
    let members = columns.sorted { $0.key.description < $1.key.description }
    var json = JSONWriter(spread: 0, reserving: 320 * rows.count)
    for row in rows {
      json.write(.object(members.map { .init($0.key, $0.value(row).json) }))
      json.endLine()
    }
    return json.bytes
  }
}

/// The format of a table.
public enum TableFormat: Sendable {
  /// Comma-separated values by RFC 4180 in UTF-8, under a header.
  case csv
  /// An object a line.
  case jsonLines
}

extension [UInt8] {
  /// A field of CSV.
  fileprivate mutating func append(field: JSON) {
    switch field {
    case .null, .thousandths(nil): break
    case .text(let text): append(text: text)
    case .int(let number): self += String(number).utf8
    default: self += field.compact.utf8
    }
  }

  /// In quotes if it has what ends a field, by RFC 4180; an empty text too, for no text is nothing.
  private mutating func append(text: String) {
    if !text.isEmpty, !text.utf8.contains(where: \.endsField) { return self += text.utf8 }
    append(.quote)
    for byte in text.utf8 {
      if byte == .quote { append(.quote) }
      append(byte)
    }
    append(.quote)
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate var endsField: Bool { self == .quote || self == 0x2C || self == 0x0A || self == 0x0D }
}
