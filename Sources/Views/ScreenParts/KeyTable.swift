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
