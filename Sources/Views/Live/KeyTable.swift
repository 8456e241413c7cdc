import Terminal

/// One thing that keys do on a screen: a row of its help, and a word of its line of keys.
struct KeyRow<Screen> {
  /// The keys that do it.
  let keys: [Key]
  /// How the keys are named: `space`, `← →`.
  let name: String
  /// The word for it in the line of keys; empty where it is told elsewhere on the screen.
  let word: String
  /// What it does, a line of help.
  let help: String
  /// Does it.
  let act: (Screen, Key) -> Turn?

  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping (Screen, Key) -> Turn?
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

  /// Does what a key does, if it does anything here.
  func press(_ key: Key, on screen: Screen) -> Turn? {
    rows.first { $0.keys.contains(key) }?.act(screen, key)
  }

  /// As many keys with their words as fit on one line.
  func line(columns: Int, style: Style) -> String {
    var (line, room) = ("", columns)
    for row in rows where !row.word.isEmpty {
      let used = row.name.columns + 1 + row.word.columns + (line.isEmpty ? 0 : 2)
      guard used <= room else { break }
      room -= used
      line += (line.isEmpty ? "" : "  ") + style.bold(row.name) + " " + row.word
    }
    return line
  }

  /// A line a row from one on, as many as there is room for; where there are more, the last line
  /// says so.
  func help(from first: Int, on canvas: Canvas) -> [String] {
    let style = canvas.style
    let grid = Grid([.init(), .init(isFlexible: true)])
    let lines = grid.lines(rows.map { [$0.name, $0.help] }, within: canvas.size.columns) {
      cell, _, column in column == 0 ? style.bold(cell) : cell
    }
    let room = canvas.size.rows
    guard lines.count > room else { return lines }
    let rest = lines.dropFirst(min(first, lines.count - room + 1))
    guard rest.count >= room else { return Array(rest) }
    return rest.prefix(room - 1) + [style.dim("↓ more".truncated(to: canvas.size.columns))]
  }
}

extension [Key] {
  /// A key for each character of a text.
  static func typing(_ text: String) -> [Key] { text.map { .character($0) } }
}
