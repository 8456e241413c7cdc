import Terminal

/// One thing that keys do on a screen: a row of its help, and a word of its line of keys.
struct KeyRow<Screen> {
  let keys: [Key]
  /// How the keys are named: `space`, `← →`.
  let name: String
  /// The word for it in the line of keys; empty where it is elsewhere on the screen.
  let word: String
  let help: String
  let act: @MainActor (Screen, Key) -> Navigation?

  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping @MainActor (Screen, Key) -> Navigation?
  ) {
    (self.keys, self.name, self.word, self.help, self.act) = (keys, name, word, help, act)
  }

  init(
    _ keys: [Key], _ name: String, _ word: String, _ help: String,
    _ act: @escaping @MainActor (Screen) -> Void
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

  func has(_ key: Key) -> Bool { rows.contains { $0.keys.contains(key) } }

  /// Does what a key does, if it does anything here.
  @MainActor
  func press(_ key: Key, on screen: Screen) -> Navigation? {
    rows.first { $0.keys.contains(key) }?.act(screen, key)
  }

  /// The keys with their words on one line. Where there is no room for all, those go first that stand
  /// after help in the table, which knows them; then the words; and only then the keys before it.
  func line(columns: Int, style: Style) -> String {
    let rows = rows.filter { !$0.word.isEmpty }
    let first = (rows.firstIndex { $0.word == "help" } ?? rows.count - 1) + 1
    let needed = Array(rows.prefix(first))
    let whole = stride(from: rows.count, through: first, by: -1).map { KeyLine(rows.prefix($0)) }
    let initials = needed.prefix { $0.word.hasPrefix($0.name) }.count
    let bare = [initials, first - 1, first].map { KeyLine(needed[...], bare: $0) }
    let few = stride(from: first - 2, through: 0, by: -1).map { count in
      KeyLine(needed.prefix(count) + needed.suffix(1), bare: count + 1)
    }
    let lines = whole + bare + few
    return (lines.first { $0.columns <= columns } ?? KeyLine([], bare: 0)).text(style: style)
  }

  var help: HelpPage { HelpPage(entries: rows.map { ($0.name, $0.help) }) }
}

/// Some keys on a line, the first of them without their words.
private struct KeyLine<Screen> {
  private let bare: [String]
  private let worded: [(name: String, word: String)]

  init(_ rows: ArraySlice<KeyRow<Screen>>, bare count: Int = 0) {
    bare = rows.prefix(count).map(\.name)
    worded = rows.dropFirst(count).map { ($0.name, $0.word) }
  }

  var columns: Int { text(style: Style(isOn: false)).displayWidth }

  func text(style: Style) -> String {
    let names = bare.map { style.bold($0) }.joined(separator: " ")
    return ([names].filter { !$0.isEmpty } + worded.map { style.bold($0.name) + " " + $0.word })
      .joined(separator: "  ")
  }
}

extension [Key] {
  /// A key for each character of a text.
  static func typing(_ text: String) -> [Key] { text.map { .character($0) } }
}
