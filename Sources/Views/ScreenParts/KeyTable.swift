import Terminal
import ViewModels

/// Keys of a screen with what is wanted by them, their line of help and their word in the line of keys.
struct KeyRow<Owner: KeyScreen> {
  /// The names of the keys: `space`, `→ .`.
  let name: String
  let help: String
  /// Its word in the line of keys; empty if it is elsewhere on the screen.
  let word: String
  let keys: [Key]
  let action: Action

  enum Action {
    case intent(Owner.Intent)
    /// What the screen itself does, and what is wanted by the key then.
    case screen(@MainActor (Owner, Key) -> Owner.Intent?)
  }

  /// - Parameter keys: the names of the keys, if they are not just those of the name.
  private init(_ name: String, _ help: String, _ word: String, _ keys: String?, _ action: Action) {
    (self.name, self.help, self.word, self.action) = (name, help, word, action)
    self.keys = Key.named(keys ?? name)
  }

  init(
    _ name: String, _ help: String, _ intent: Owner.Intent, word: String = "", keys: String? = nil
  ) {
    self.init(name, help, word, keys, .intent(intent))
  }

  init(
    _ name: String, _ help: String, word: String = "", keys: String? = nil,
    intent: @escaping @MainActor (Owner, Key) -> Owner.Intent?
  ) {
    self.init(name, help, word, keys, .screen(intent))
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

  /// What is wanted by a key; nil after what concerns the screen alone.
  @MainActor
  func intent(of key: Key, on screen: Owner) -> Owner.Intent? {
    switch action {
    case .intent(let intent): intent
    case .screen(let act): act(screen, key)
    }
  }
}

/// The keys of a screen: what is wanted by them, their help and the line of keys.
struct KeyTable<Owner: KeyScreen> {
  let rows: [KeyRow<Owner>]

  func row(of key: Key) -> KeyRow<Owner>? { rows.first { $0.keys.contains(key) } }

  /// The name of the key by which something is wanted.
  func name(of intent: Owner.Intent) -> String? {
    rows.first { if case .intent(intent) = $0.action { true } else { false } }?.name
  }

  /// The keys with their words on one line. If there is no room, it drops first the keys after help
  /// in the table, then the words.
  func line(columns: Int, style: Style) -> Line {
    let rows = rows.filter { !$0.word.isEmpty }.map { (key: $0.name, word: $0.word) }
    let first = (rows.firstIndex { $0.key == "?" } ?? rows.count - 1) + 1
    let needed = KeyWords(keys: Array(rows.prefix(first)))
    return stride(from: rows.count, through: first, by: -1)
      .flatMap { KeyWords(keys: Array(rows.prefix($0))).forms(style).prefix(2) }
      .first(within: columns)
      ?? [needed, needed.bare].line(columns: columns, style: style)
  }

  var help: HelpPage { HelpPage(entries: rows.map { ($0.name, $0.help) }) }
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

/// A line of keys with words for what they do.
struct KeyWords {
  typealias Keys = [(key: String, word: String)]

  /// A label before them.
  var label = ""
  /// The keys; one without a word needs none.
  let keys: Keys

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
  func rows(_ most: Int, columns: Int, style: Style) -> [Line]? {
    // Most have no room at all: to draw them first would take longer than the rest of the screen.
    let least = keys.reduce(label.displayWidth) {
      $0 + 1 + $1.key.displayWidth + ($1.word.isEmpty ? 0 : 1 + $1.word.displayWidth)
    }
    guard least <= most * (columns + 1) else { return nil }
    let forms = Self.spacings.map { isTight, gap in
      parts(style, isTight).filter { $0.columns > 0 }.wrapped(to: columns, gap: gap)
    }
    return (1...most).lazy.compactMap { count in
      forms.first { $0.count == count && $0.allSatisfy { $0.columns <= columns } }
    }.first
  }
}

extension [KeyWords] {
  /// The first that fits so many rows in any form; else nothing.
  func rows(_ count: Int, columns: Int, style: Style) -> [Line] {
    lazy.compactMap { $0.rows(count, columns: columns, style: style) }.first ?? []
  }

  /// The first that fits the columns in any form; else nothing.
  func line(columns: Int, style: Style) -> Line {
    lazy.flatMap { $0.forms(style) }.first { $0.columns <= columns } ?? Line()
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
    let room = max(1, canvas.size.rows - 1)
    let title = phrase("Keys, Esc goes back", how)
    let head = [canvas.style.bold(title.truncated(to: canvas.size.columns))]
    let lines = lines(canvas.size.columns, rows: room, canvas.style).map(\.text.withoutLastSpaces)
    let last = lines.count > room ? lines.count - room + 1 : 0
    first = min(first, last)
    let rest = lines.dropFirst(first)
    let shown = first == last ? Array(rest) : rest.prefix(room - 1) + [canvas.style.dim("↓ more")]
    return Array((head + shown).prefix(canvas.size.rows))
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
      .lines(entries.map { [$0.name, $0.help] }, within: columns)
    return zip(entries, lines).map { entry, line in
      Line(line) { style.bold(entry.name) + $0.dropFirst(entry.name.count) }
    }
  }
}
