/// A text that is made to be edited by hand, that of a league or of an event: a line for each thing that
/// it says. A change keeps the order and the spacing of all other lines.
public struct TextLines: Sendable {
  /// The lines without their breaks; the last one is empty where the text ends with a break.
  public private(set) var lines: [String]

  /// A text, of whatever it may be.
  public init(_ text: String) {
    // Bytes, for "\r\n" is one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// All of it.
  public var text: String { lines.joined(separator: "\n") }

  /// Puts a line in the place of another.
  public mutating func replace(_ place: Int, with line: String) { lines[place] = line }

  /// Removes a line.
  public mutating func remove(at place: Int) { lines.remove(at: place) }

  /// Puts a line at the end.
  public mutating func append(_ line: String) {
    let isOpen = lines.last != ""
    // A file of another system has a carriage return before each break.
    let end = lines.first?.last == "\r" ? "\r" : ""
    if isOpen, !end.isEmpty { lines[lines.count - 1] += end }
    lines.insert(line + end, at: isOpen ? lines.count : lines.count - 1)
    if isOpen { lines.append("") }
  }
}
