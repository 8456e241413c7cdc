import Terminal

/// One thing that keys do on a screen: a row of its help, and a word of its line of keys.
struct KeyRow<Screen> {
  /// The keys that do it.
  let keys: [Key]
  /// How the keys are named: `space`, `← →`.
  let name: String
  /// The word for it in the line of keys; empty where it is elsewhere on the screen.
  let word: String
  /// What it does, a line of help.
  let help: String
  /// Does it.
  let act: (Screen, Key) -> Navigation?

  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping (Screen, Key) -> Navigation?
  ) {
    (self.keys, self.name, self.word, self.help, self.act) = (keys, name, word, help, act)
  }

  /// A row that leads nowhere else.
  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping (Screen) -> Void
  ) {
    self.init(keys, name, word, help) { screen, _ in
      act(screen)
      return nil
    }
  }
}

/// The keys of a screen: what they do, their help and the line that reminds of them.
struct KeyTable<Screen> {
  let rows: [KeyRow<Screen>]

  /// Whether a key does anything here.
  func has(_ key: Key) -> Bool { rows.contains { $0.keys.contains(key) } }

  /// Does what a key does, if it does anything here.
  func press(_ key: Key, on screen: Screen) -> Navigation? {
    rows.first { $0.keys.contains(key) }?.act(screen, key)
  }

  /// As many keys with their words as fit on one line; the last to go is the one for help.
  func line(columns: Int, style: Style) -> String {
    var shown = rows.filter { !$0.word.isEmpty }
    while shown.map({ "\($0.name) \($0.word)" }).joined(separator: "  ").displayWidth > columns {
      shown.remove(at: shown.lastIndex { $0.word != "help" } ?? 0)
    }
    return shown.map { style.bold($0.name) + " " + $0.word }.joined(separator: "  ")
  }

  /// A line a row from one on, as many as there is room for; where there are more, the last line
  /// says so.
  func help(from first: Int, on canvas: Canvas) -> [String] {
    let style = canvas.style
    let (columns, room) = (canvas.size.columns, canvas.size.rows)
    let grid = Grid([.init(isFlexible: true), .init(isFlexible: true)])
    let cells = rows.map { columns < 4 ? [$0.name.truncated(to: columns)] : [$0.name, $0.help] }
    let lines = grid.lines(cells, within: columns) { cell, _, column in
      column == 0 ? style.bold(cell) : cell
    }
    guard lines.count > room else { return lines }
    let rest = lines.dropFirst(min(first, lines.count - room + 1))
    guard rest.count >= room else { return Array(rest) }
    return rest.prefix(room - 1) + [style.dim("↓ more".truncated(to: columns))]
  }
}

extension [Key] {
  /// A key for each character of a text.
  static func typing(_ text: String) -> [Key] { text.map { .character($0) } }
}
