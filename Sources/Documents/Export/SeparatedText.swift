/// The rows of a table in text, as spreadsheets save it: with commas or semicolons between the cells, and
/// quotes around those that have one, or a quote or a break.
public struct SeparatedText {
  /// The cells of a row without spaces around them, and the line that it begins on, from 1.
  public struct Row: Equatable {
    public let line: Int
    public let cells: [String]
  }

  /// The rows that are not empty.
  public private(set) var rows = [Row]()
  private let separator: Character
  private var cells = [String]()
  private var cell = ""

  public init(_ text: String) {
    let head = text.prefix { !$0.isNewline }
    separator = head.count { $0 == ";" } > head.count { $0 == "," } ? ";" : ","
    var (line, start, isQuoted, isClosed) = (1, 1, false, false)
    for sign in text + "\n" {
      defer { if sign.isNewline { line += 1 } }
      switch sign {
      // Two quotes within quotes mean one.
      case "\"" where isClosed:
        cell.append(sign)
        (isQuoted, isClosed) = (true, false)
      case "\"" where isQuoted: (isQuoted, isClosed) = (false, true)
      case "\"" where cell.allSatisfy(\.isWhitespace): (isQuoted, cell) = (true, "")
      case _ where isQuoted: cell.append(sign)
      case separator: isClosed = endCell()
      case _ where sign.isNewline:
        isClosed = endCell()
        if cells.contains(where: { !$0.isEmpty }) { rows.append(Row(line: start, cells: cells)) }
        (cells, start) = ([], line + 1)
      default: cell.append(sign)
      }
    }
  }

  /// Ends a cell. Returns false, for no quote is closed in the next one.
  private mutating func endCell() -> Bool {
    cells.append(cell.spacedWords.spaceSeparated)
    cell = ""
    return false
  }
}
