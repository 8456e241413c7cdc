import Terminal
import ViewModels

/// Keys of a screen with the intent that they stand for, their line of help and their word in the line of keys.
struct KeyRow<Owner: KeyScreen> {
  /// The names of the keys: `space`, `→ .`.
  let name: String
  let help: String
  /// The word in the line of keys; empty if the keys are shown elsewhere on the screen.
  let word: String
  let keys: [Key]
  /// The intent of the keys, or else what the screen itself does at a key; `act` returns an intent, or nil where the
  /// key concerns the screen alone.
  let intent: Owner.Intent?
  let act: (@MainActor (Owner, Key) -> Owner.Intent?)?

  /// - Parameter keys: the names of the keys, if they are not just those of the name.
  init(
    _ name: String, _ help: String, _ intent: Owner.Intent? = nil, word: String = "",
    keys: String? = nil, act: (@MainActor (Owner, Key) -> Owner.Intent?)? = nil
  ) {
    (self.name, self.help, self.word, self.intent, self.act) = (name, help, word, intent, act)
    self.keys = Key.named(keys ?? name)
  }

  init(
    _ name: String, _ help: String, word: String = "", keys: String? = nil,
    act: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(name, help, word: word, keys: keys) { screen, _ in
      act(screen)
      return nil
    }
  }
}

/// The keys of a screen: their intents, their help and the line of keys.
struct KeyTable<Owner: KeyScreen> {
  let rows: [KeyRow<Owner>]

  func row(of key: Key) -> KeyRow<Owner>? { rows.first { $0.keys.contains(key) } }

  /// The name of the key with this intent.
  func name(of intent: Owner.Intent) -> String? {
    rows.first { $0.intent == intent }?.name
  }

  /// The keys of the line of keys.
  var words: KeyWords {
    KeyWords(keys: rows.filter { !$0.word.isEmpty }.map { ($0.name, $0.word) })
  }

  /// The keys with their words on one line. If there is no room, it drops first the keys after help
  /// in the table, then the words.
  func line(on canvas: Canvas) -> Line {
    let words = words.keys
    let first = words.prefix { $0.key != "?" }.count + 1
    let needed = KeyWords(keys: Array(words.prefix(first)))
    return stride(from: words.count, through: first, by: -1)
      .flatMap { KeyWords(keys: Array(words.prefix($0))).forms(canvas.style).prefix(2) }
      .first(within: canvas.columns)
      ?? [needed, needed.bare].line(on: canvas)
  }
}

extension Key {
  private static let names: [Substring: Key] = [
    "space": .character(" "), "Tab": .tab, "Enter": .enter, "Esc": .escape, "Del": .delete,
    "PgUp": .pageUp, "PgDn": .pageDown, "Home": .home, "End": .end,
    "↑": .up, "↓": .down, "←": .left, "→": .right,
  ]

  /// The keys of these names, which have spaces between them; any other word is a key for each
  /// character.
  static func named(_ names: String) -> [Key] {
    names.split(separator: " ").flatMap { name in
      Self.names[name].map { [$0] } ?? name.map { .character($0) }
    }
  }
}

/// A line of keys with words for what they do:
///
///     ["space": "clock", "u": "undo"]
struct KeyWords {
  /// The label before the keys.
  var label = ""
  /// The keys with their words; the word is empty for a key that needs none.
  var keys = [(key: String, word: String)]()

  /// The keys of both under the first label.
  static func + (one: KeyWords, other: KeyWords) -> KeyWords {
    KeyWords(label: one.label, keys: one.keys + other.keys)
  }

  /// The keys alone.
  var bare: KeyWords { KeyWords(keys: keys.map { ($0.key, "") }) }

  /// The line in several forms, the widest first.
  func forms(_ style: Style) -> [Line] { Self.spacings.map { parts(style, $0).joined(gap: $1) } }

  private static let spacings = [(false, 2), (false, 1), (true, 2), (true, 1)]

  private func parts(_ style: Style, _ isTight: Bool) -> [Line] {
    [Line(label)]
      + keys.map { key, word in
        [
          Line(isTight ? key : "[\(key)]", paint: style.bold), Line(word, paint: style.dim),
        ].joined(gap: 1)
      }
  }

  /// The keys on as few rows as they need, at most so many, in the widest form that has room there; nil if none
  /// has.
  func rows(_ most: Int, on canvas: Canvas) -> [Line]? {
    let columns = canvas.columns
    // Most have no room at all: to draw them first would take longer than the rest of the screen.
    let least = keys.reduce(label.displayWidth) {
      $0 + 1 + $1.key.displayWidth + ($1.word.isEmpty ? 0 : 1 + $1.word.displayWidth)
    }
    guard least <= most * (columns + 1) else { return nil }
    let forms = Self.spacings.map { isTight, gap in
      parts(canvas.style, isTight).filter { $0.columns > 0 }.wrapped(to: columns, gap: gap)
    }
    return (1...most).lazy.compactMap { count in
      forms.first { $0.count == count && $0.allSatisfy { $0.columns <= columns } }
    }.first
  }
}

extension KeyWords: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral keys: (String, String)...) { self.init(keys: keys.map { ($0, $1) }) }
}

extension [KeyWords] {
  /// The first that fits so many rows in any form; else nothing.
  func rows(_ count: Int, on canvas: Canvas) -> [Line] {
    lazy.compactMap { $0.rows(count, on: canvas) }.first ?? []
  }

  /// The first that fits the columns in any form; else nothing.
  func line(on canvas: Canvas) -> Line {
    rows(1, on: canvas).first ?? Line()
  }
}

/// The help of a screen, a line for each key, in two columns if needed and possible.
struct HelpPage {
  typealias Entries = [(name: String, help: String)]

  /// How keys make a play, if they do.
  var how: String?
  /// The names of keys, and what they do.
  let entries: Entries

  /// The title, which says the way out, and as many lines as fit, from one on; the last line says if there are more.
  ///
  /// - Parameter first: the first line; it is set back to the last that begins a page.
  func lines(from first: inout Int, on canvas: Canvas) -> [String] {
    let room = max(1, canvas.rows - 1)
    let title = phrase("Keys, Esc goes back", how)
    let head = [canvas.style.bold(title.truncated(to: canvas.columns))]
    let lines = lines(canvas.columns, rows: room, canvas.style).map(\.text.withoutLastSpaces)
    let last = lines.count > room ? lines.count - room + 1 : 0
    first = min(first, last)
    let rest = lines.dropFirst(first)
    let shown = first == last ? Array(rest) : rest.prefix(room - 1) + [canvas.style.dim("↓ more")]
    return Array((head + shown).prefix(canvas.rows))
  }

  private func lines(_ columns: Int, rows: Int, _ style: Style) -> [Line] {
    let gap = 4
    guard entries.count > rows, columns >= 76 else {
      return lines(entries[...], columns, style)
    }
    let width = (columns - gap) / 2
    let half = (entries.count + 1) / 2
    return lines(entries[..<half], width, style)
      .beside(lines(entries[half...], width, style), at: width + gap)
  }

  private func lines(
    _ entries: Entries.SubSequence, _ columns: Int, _ style: Style
  ) -> [Line] {
    let lines = Grid([.left, .flexible])
      .lines([entries.map(\.name), entries.map(\.help)], within: columns)
    return zip(entries, lines).map { entry, line in
      Line(line) { style.bold(entry.name) + $0.dropFirst(entry.name.count) }
    }
  }
}
