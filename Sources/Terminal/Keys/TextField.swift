/// A line that is being typed, with a cursor between two of its characters.
public struct TextField: Equatable, Sendable {
  /// What has been typed.
  public private(set) var text: String
  /// Grapheme clusters before the cursor.
  private var cursor: Int

  /// A field with a text on one line, without control characters, and the cursor at its end.
  public init(_ text: String = "") {
    self.text = String(text.singleLine)
    cursor = self.text.count
  }

  /// Edits the text, or moves the cursor, as a key says.
  ///
  /// - Returns: whether it is one of a field's keys, also where it changes nothing.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): replace(before + String(character).singleLine, after)
    case .paste(let text): replace(before + text.singleLine, after)
    case .backspace: replace(before.dropLast(), after)
    case .delete: replace(before, after.dropFirst())
    case .control("u"): replace("", after)
    case .control("w"): replace(before.withoutLastWord, after)
    case .control("k"): replace(before, "")
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    default: return false
    }
    return true
  }

  private var before: Substring { text.prefix(cursor) }
  private var after: Substring { text.dropFirst(cursor) }

  /// The new text on both sides of the cursor. If the sides join into one cluster, as a letter and
  /// its accent do, the cursor is after it.
  private mutating func replace(_ before: Substring, _ after: Substring) {
    text = String(before + after)
    var rest = before.utf8.count
    cursor =
      text.prefix { character in
        defer { rest -= character.utf8.count }
        return rest > 0
      }.count
  }

  /// The part of the text around the cursor, with the character at the cursor inverse.
  ///
  /// - Parameter columns: the greatest width of the part.
  public func shown(columns: Int, style: Style) -> String {
    guard columns > 0 else { return "" }
    var cell = String(after.prefix(1))
    if !(1...columns).contains(cell.displayWidth) { cell = " " }
    var room = columns - cell.displayWidth
    // Measured backwards from the cursor, so that the text is cut at its beginning.
    let head = before.reversed().fitting(&room).reversed()
    let tail = after.dropFirst().fitting(&room)
    return String(head) + style.inverse(cell) + String(tail)
  }
}

extension String {
  /// This text on one line, without control characters.
  fileprivate var singleLine: Substring {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return Substring(line.unicodeScalars.filter { !$0.isControl }.map(Character.init))
  }
}

extension Substring {
  fileprivate var withoutLastWord: Substring {
    let end = lastIndex { !$0.isWhitespace } ?? startIndex
    return self[..<end].lastIndex { $0.isWhitespace }.map { self[...$0] } ?? ""
  }
}
