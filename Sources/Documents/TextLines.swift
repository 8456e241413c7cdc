/// A text that is edited by hand, of a league or an event, with a setting on each line. A change
/// keeps the order and the spacing of all other lines.
public struct TextLines: Sendable {
  /// The lines without their breaks; the last one is empty if the text ends with a break.
  public private(set) var lines: [String]

  /// Any text, malformed or not.
  public init(_ text: String) {
    // By bytes, since "\r\n" is one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The whole text.
  public var text: String { lines.joined(separator: "\n") }

  /// Replaces a line.
  public mutating func replace(_ place: Int, with line: String) { lines[place] = line }

  /// Removes a line.
  public mutating func remove(at place: Int) { lines.remove(at: place) }

  /// Puts lines ahead of another one.
  public mutating func insert(_ new: [String], at place: Int) {
    lines.insert(contentsOf: new.map { $0.last == "\r" ? $0 : $0 + end }, at: place)
  }

  /// Appends a line.
  public mutating func append(_ line: String) {
    let isOpen = lines.last != ""
    if isOpen, !end.isEmpty { lines[lines.count - 1] += end }
    lines.insert(line + end, at: isOpen ? lines.count : lines.count - 1)
    if isOpen { lines.append("") }
  }

  /// What each line ends with: a file from Windows has a carriage return before each break.
  private var end: String { lines.first?.last == "\r" ? "\r" : "" }
}

extension Character {
  /// Whether it separates words of such a text; so does a byte order mark.
  public var separatesWords: Bool { isWhitespace || self == "\u{FEFF}" }
}

extension String {
  /// Whether a part of it would be a comment in such a text: a `#` begins a word.
  public var hasComment: Bool {
    split(whereSeparator: \.separatesWords).contains { $0.hasPrefix("#") }
  }
}

extension [UInt8] {
  /// The bytes without the mark with which some editors begin a text.
  public var withoutMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}
