/// A block of what help and manual pages say after the tables.
enum Prose: Equatable {
  /// Text that each page breaks into lines of its own.
  case paragraph(String)
  /// Lines that begin with a space, a table say, which stay as they are.
  case lines([String])

  /// The blocks of a text, with empty lines between them.
  static func blocks(of text: String) -> [Prose] {
    var (blocks, isNew) = ([Prose](), true)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch (line.first, isNew ? nil : blocks.last) {
      case (nil, _):
        isNew = true
        continue
      case (" ", .lines(let lines)?): blocks[blocks.count - 1] = .lines(lines + [line])
      case (" ", _): blocks.append(.lines([line]))
      case (_, .paragraph(let text)?): blocks[blocks.count - 1] = .paragraph("\(text) \(line)")
      default: blocks.append(.paragraph(line))
      }
      isNew = false
    }
    return blocks
  }
}
