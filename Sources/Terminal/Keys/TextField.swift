/// A line that is being typed, with a cursor between two of its characters.
public struct TextField: Equatable, Sendable {
  /// What has been typed.
  public private(set) var text: String
  /// Grapheme clusters before the cursor.
  private var cursor: Int

  /// A field with a text in it, and the cursor behind that.
  public init(_ text: String = "") {
    (self.text, cursor) = (text, text.count)
  }

  /// Takes a key.
  ///
  /// - Returns: whether it is one of a field's keys, also where it changes nothing.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): put(before + String(character).drawn, after)
    case .paste(let text): put(before + text.drawn, after)
    case .backspace: put(before.dropLast(), after)
    case .delete: put(before, after.dropFirst())
    case .control("u"): put("", after)
    case .control("w"): put(before.withoutLastWord, after)
    case .control("k"): put(before, "")
    default: return move(key)
    }
    return true
  }

  private mutating func move(_ key: Key) -> Bool {
    switch key {
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

  /// The new text on both sides of the cursor. Where the sides grow together into one cluster, as a
  /// letter and its accent do, the cursor is behind it.
  private mutating func put(_ before: Substring, _ after: Substring) {
    text = String(before + after)
    var rest = before.utf8.count
    cursor =
      text.prefix { character in
        defer { rest -= character.utf8.count }
        return rest > 0
      }.count
  }

  /// The part of the text around the cursor, with the character that it stands on inverse.
  ///
  /// - Parameter columns: what the part takes at most; less where the text does.
  public func shown(columns: Int, style: Style) -> String {
    guard columns > 0 else { return "" }
    var cell = String(after.prefix(1))
    if !(1...columns).contains(cell.displayWidth) { cell = " " }
    var room = columns - cell.displayWidth
    // What is shown before the cursor is found from there: it begins where the room ends.
    let head = before.reversed().fitting(&room).reversed()
    let tail = after.dropFirst().fitting(&room)
    return String(head) + style.inverse(cell) + String(tail)
  }
}

extension String {
  /// This text on one line, without what a terminal would obey.
  fileprivate var drawn: Substring {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return Substring(line.unicodeScalars.filter { !$0.isControl }.map(Character.init))
  }
}

extension Sequence<Character> {
  /// The beginning that takes so many columns at most, which are taken off the room.
  fileprivate func fitting(_ room: inout Int) -> [Character] {
    Array(
      prefix { character in
        guard character.displayWidth <= room else { return false }
        room -= character.displayWidth
        return true
      })
  }
}

extension Substring {
  fileprivate var withoutLastWord: Substring {
    let end = lastIndex { !$0.isWhitespace } ?? startIndex
    return self[..<end].lastIndex { $0.isWhitespace }.map { self[...$0] } ?? ""
  }
}
