import Terminal

/// An action of keys on a screen, with its line of help and its word in the line of keys.
struct KeyRow<Owner> {
  let keys: [Key]
  /// The names of the keys: `space`, `← →`.
  let name: String
  /// Its word in the line of keys; empty if it is elsewhere on the screen.
  let word: String
  let help: String
  let act: @MainActor (Owner, Key) -> Navigation?

  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping @MainActor (Owner, Key) -> Navigation?
  ) {
    (self.keys, self.name, self.word, self.help, self.act) = (keys, name, word, help, act)
  }

  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(keys, name, word, help) { screen, _ in
      act(screen)
      return nil
    }
  }
}

/// The keys of a screen: their actions, help and line of keys.
struct KeyTable<Owner> {
  let rows: [KeyRow<Owner>]

  func has(_ key: Key) -> Bool { rows.contains { $0.keys.contains(key) } }

  /// Does the action of a key, if it has one.
  @MainActor
  func press(_ key: Key, on screen: Owner) -> Navigation? {
    rows.first { $0.keys.contains(key) }?.act(screen, key)
  }

  /// The keys with their words on one line. If there is no room, it drops first the keys after help
  /// in the table, then the words, then the keys before help.
  func line(columns: Int, style: Style) -> Line {
    let rows = rows.filter { !$0.word.isEmpty }.map { (key: $0.name, word: $0.word) }
    let first = (rows.firstIndex { $0.key == "?" } ?? rows.count - 1) + 1
    let needed = KeyWords(keys: Array(rows.prefix(first)))
    let whole = stride(from: rows.count, through: first, by: -1).map {
      KeyWords(keys: Array(rows.prefix($0)))
    }
    let bare = needed.bare
    let few = stride(from: first - 1, through: 0, by: -1).map {
      KeyWords(keys: Array(bare.keys.prefix($0) + bare.keys.suffix(1)))
    }
    return whole.flatMap { $0.forms(style).prefix(2) }.first(within: columns)
      ?? ([needed, needed.withoutInitials, bare] + few).line(columns: columns, style: style)
  }

  var help: HelpPage { HelpPage(entries: rows.map { ($0.name, $0.help) }) }
}

extension [Key] {
  /// A key for each character of a text.
  static func typing(_ text: String) -> [Key] { text.map { .character($0) } }
}

/// The answers of all screens to keys that do nothing.
enum KeyAnswers {
  static let stray = "this key does nothing here: ? shows those that do"
  static let noWayBack = "there is nothing to go back from: q leaves"
}

/// A line of keys with words for what they do.
struct KeyWords {
  /// A label before them.
  var label = ""
  /// The keys; one without a word needs none.
  let keys: [(key: String, word: String)]

  /// Without the words of keys that are their initials.
  var withoutInitials: KeyWords {
    KeyWords(label: label, keys: keys.map { ($0, $1.hasPrefix($0) ? "" : $1) })
  }

  /// The keys alone.
  var bare: KeyWords { KeyWords(keys: keys.map { ($0.key, "") }) }

  /// The line in several forms, the widest first.
  func forms(_ style: Style) -> [Line] {
    [(false, 2), (false, 1), (true, 2), (true, 1)].map { isTight, gap in
      let words = keys.map { key, word in
        [style.key(key, isTight: isTight), Line(word)].joined(gap: 1)
      }
      return ([Line(label)] + words).joined(gap: gap)
    }
  }
}

extension [KeyWords] {
  /// The first that fits the columns in any form; else the last one, or nothing.
  func line(columns: Int, style: Style) -> Line {
    for words in self {
      if let line = words.forms(style).first(within: columns) { return line }
    }
    return Line()
  }
}

/// The help of a screen, a line for each key, in two columns if needed and possible.
struct HelpPage {
  /// The names of keys, and what they do.
  let entries: [(name: String, help: String)]

  /// The least columns for two lines side by side.
  private static let wide = 76
  private static let gap = 4

  /// As many lines as fit, from one on; the last line says if there are more.
  ///
  /// - Parameter first: the first line; it is set back to the last that begins a page.
  func lines(from first: inout Int, on canvas: Canvas) -> [String] {
    let (columns, room) = (canvas.size.columns, canvas.size.rows)
    let lines = lines(columns, rows: room, canvas.style)
    let last = lines.count > room ? lines.count - room + 1 : 0
    first = min(first, last)
    let rest = lines.dropFirst(first)
    if first == last { return Array(rest) }
    return rest.prefix(room - 1) + [canvas.style.dim("↓ more".truncated(to: columns))]
  }

  private func lines(_ columns: Int, rows: Int, _ style: Style) -> [String] {
    guard entries.count > rows, columns >= Self.wide else {
      return lines(entries[...], columns, style)
    }
    let (width, half) = ((columns - Self.gap) / 2, (entries.count + 1) / 2)
    let right = lines(entries[half...], width, style)
    let plain = lines(entries[..<half], width, Style(isOn: false))
    return zip(plain, lines(entries[..<half], width, style)).enumerated().map { row, line in
      guard row < right.count else { return line.1 }
      let space = width + Self.gap - line.0.displayWidth
      return line.1 + String(repeating: " ", count: space) + right[row]
    }
  }

  private func lines(
    _ entries: ArraySlice<(name: String, help: String)>, _ columns: Int, _ style: Style
  ) -> [String] {
    let grid = Grid([.init(isFlexible: true), .init(isFlexible: true)])
    let cells = entries.map { columns < 4 ? [$0.name.truncated(to: columns)] : [$0.name, $0.help] }
    return grid.lines(cells, within: columns) { cell, _, column in
      column == 0 ? style.bold(cell) : cell
    }
  }
}
