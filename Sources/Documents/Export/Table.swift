import JSON

/// A table: its columns in their order. Text, pages, CSV and JSON show the same cells.
public struct Table<Row>: Sendable {
  public let columns: [Column<Row>]

  public init(_ columns: [Column<Row>]) { self.columns = columns }

  /// Those columns that have these titles, in the order of the titles.
  public func only(_ titles: String...) -> Table {
    Table(titles.compactMap { title in columns.first { $0.title == title } })
  }

  /// Those columns that tell something of these rows.
  public func told(of rows: [Row]) -> Table {
    Table(
      columns.filter { column in
        rows.contains { if case .null = column.fact($0)?.json ?? .null { false } else { true } }
      })
  }

  /// The table for values that have such a row in them.
  public func of<Whole>(_ row: @escaping @Sendable (Whole) -> Row?) -> Table<Whole> {
    Table<Whole>(columns.map { $0.of(row) })
  }

  /// The columns of one table, then those of another.
  public static func + (one: Table, other: Table) -> Table { Table(one.columns + other.columns) }
}

extension Table: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral columns: Column<Row>...) { self.init(columns) }

  /// Columns for programs alone, each a key and its fact:
  ///
  ///     ["id": \.id, "seconds": \.clock.reading]
  public init(
    dictionaryLiteral columns: (StaticString, @Sendable (Row) -> (any JSONRepresentable)?)...
  ) {
    self.init(columns.map { Column(nil, key: $0, $1) })
  }
}

/// For other programs: what does not apply is null, an empty field in CSV.
extension Table {
  /// The columns with a key.
  private var keyed: [Column<Row>] { columns.filter { $0.key.utf8CodeUnitCount > 0 } }

  /// The header line; empty for JSON Lines, which have keys.
  public func header(as format: TableFormat) -> [UInt8] {
    let names = keyed.map(\.key.description)
    return switch format {
    case .csv: Array((names.joined(separator: ",") + "\n").utf8)
    case .excel: Array(("\u{FEFF}" + names.joined(separator: ";") + "\n").utf8)
    case .jsonLines: []
    }
  }

  /// The lines of some rows.
  public func lines(of rows: [Row], as format: TableFormat) -> [UInt8] {
    switch format {
    case .csv: csv(rows, UInt8(ascii: ","))
    case .excel: csv(rows, UInt8(ascii: ";"))
    case .jsonLines: jsonLines(rows)
    }
  }

  /// The object of a row.
  public func json(_ row: Row) -> JSON { .sorted(keyed.map { .init($0.key, $0.json(row)) }) }

  private func csv(_ rows: [Row], _ separator: UInt8) -> [UInt8] {
    var csv = [UInt8]()
    csv.reserveCapacity(160 * rows.count)
    let keyed = keyed
    for row in rows {
      for column in keyed {
        csv.append(field: column.json(row), before: separator)
        csv.append(separator)
      }
      csv[csv.count - 1] = UInt8(ascii: "\n")
    }
    return csv
  }

  private func jsonLines(_ rows: [Row]) -> [UInt8] {
    let table = Table(keyed.sorted { $0.key.precedes($1.key) })
    var json = JSONWriter(spread: 0, reserving: 320 * rows.count)
    for row in rows {
      json.write(table.json(row))
      json.endLine()
    }
    return json.bytes
  }
}

/// The format of a table.
public enum TableFormat: Sendable {
  /// Comma-separated values by RFC 4180 in UTF-8, under a header.
  case csv
  /// CSV as spreadsheets open it in most of Europe: with semicolons, commas in numbers, and a byte order mark.
  case excel
  /// An object a line.
  case jsonLines
}

extension [UInt8] {
  /// A field of CSV.
  fileprivate mutating func append(field: JSON, before separator: UInt8) {
    switch field {
    case .null, .thousandths(nil): break
    case .text(let text): append(text: text, before: separator)
    case .int(let number): self += String(number).utf8
    // Where semicolons part fields, commas part numbers.
    default:
      let text = field.compact
      self += (separator == UInt8(ascii: ";") ? text.replacing(".", with: ",") : text).utf8
    }
  }

  /// Appends a text, in quotes if it has a character that ends a field, by RFC 4180. An empty text has quotes, too,
  /// to differ from null.
  private mutating func append(text: String, before separator: UInt8) {
    if !text.isEmpty, !text.utf8.contains(where: { $0.endsField || $0 == separator }) {
      return self += text.utf8
    }
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
