/// The text of a plan, made to be edited by hand: a line for each thing that it says, and comments
/// behind `#`. A change keeps the comments, the order and the spacing of all the rest.
struct PlanText {
  /// The lines without their breaks; the last one is empty where the text ends with a break.
  private(set) var lines: [String]

  /// A text, of whatever it may be.
  init(_ text: String) {
    // Bytes, for "\r\n" is one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// All of it.
  var text: String { lines.joined(separator: "\n") }

  /// Puts a line in the place of another.
  mutating func replace(_ place: Int, with line: String) { lines[place] = line }

  /// Puts a line at the end.
  mutating func append(_ line: String) {
    let isOpen = lines.last != ""
    // A file of another system has a carriage return before each break.
    let end = lines.first?.last == "\r" ? "\r" : ""
    if isOpen, !end.isEmpty { lines[lines.count - 1] += end }
    lines.insert(line + end, at: isOpen ? lines.count : lines.count - 1)
    if isOpen { lines.append("") }
  }
}
