import Terminal

/// What lies over a screen and takes its keys: the help, or a question.
enum Dialog {
  /// The keys of the screen from a row on; one that does not move on in them ends it.
  case help(from: Int)
  case question(Question)
  case choice(Choice)
}

/// A few things of which one is chosen by its key.
struct Choice {
  private let label: String
  private let options: [(key: Character, word: String, act: () -> Void)]

  init(_ label: String, options: [(key: Character, word: String, act: () -> Void)]) {
    (self.label, self.options) = (label, options)
  }

  /// The keys, with their words as far as there is room.
  var words: [KeyWords] {
    let keys = options.map { (key: "\($0.key)", word: $0.word) } + [(key: "Esc", word: "back")]
    return [KeyWords(label: label, keys: keys), KeyWords(keys: keys.map { ($0.key, "") })]
  }

  /// Takes a key: whether it is answered, and why it is not taken.
  fileprivate func press(_ key: Key) -> (isOver: Bool, refusal: String?) {
    if key == .escape { return (true, nil) }
    guard let option = options.first(where: { key == .character($0.key) }) else {
      return (false, "\(label) " + options.map { "\($0.key) \($0.word)" }.joined(separator: ", "))
    }
    option.act()
    return (true, nil)
  }
}

/// A line that is being typed, and what is done with it.
struct Question {
  let label: String
  /// What the answer looks like.
  let expected: String
  private(set) var field = TextField()
  /// What was typed last and is no part of an answer. Until it is taken back nothing else is taken: the
  /// rest of what was meant could be an answer too, and another one.
  private var refused: String?
  /// Whether a text can be the beginning of an answer.
  private let isPossible: (String) -> Bool
  /// Takes the answer; false when it will not do, and may be put right.
  private let answer: (String) -> Bool

  init(
    _ label: String, expected: String, isPossible: @escaping (String) -> Bool,
    answer: @escaping (String) -> Bool
  ) {
    (self.label, self.expected) = (label, expected)
    (self.isPossible, self.answer) = (isPossible, answer)
  }

  /// The question with as much of the answer as fits, and what it looks like as long as there is none.
  func line(columns: Int, style: Style) -> Line {
    let label = Line(label.truncated(to: max(0, columns - 8)), paint: style.bold)
    let start = columns > 8 ? label + .space(1) : label
    let room = columns - start.columns
    let shown = field.shown(columns: room, style: style)
    let typed = start + Line(painted: shown, columns: field.text.isEmpty ? min(1, room) : room)
    guard field.text.isEmpty else { return typed }
    let hints = ["\(expected), Esc goes back", expected].map { Line(" " + $0, paint: style.dim) }
    return hints.first(within: columns - typed.columns).map { typed + $0 } ?? typed
  }

  /// Takes a key: whether it is answered, and what it does not take.
  mutating func press(_ key: Key) -> (isOver: Bool, refusal: String?) {
    if key == .escape { return (true, nil) }
    if let refused {
      if key == .backspace { self.refused = nil }
      return (false, self.refused == nil ? nil : refused)
    }
    if key == .enter { return (answer(field.text), nil) }
    var new = field
    guard new.press(key) else { return (false, "Enter answers, Esc goes back") }
    if new.text.isEmpty || isPossible(new.text) {
      field = new
    } else {
      refused = "'\(new.text)' is not \(expected): Backspace or Esc"
    }
    return (false, refused)
  }
}

extension Optional<Dialog> {
  /// The row that the help begins with, if it is shown.
  var help: Int? {
    if case .help(let row) = self { row } else { nil }
  }

  var choice: Choice? {
    if case .choice(let choice) = self { choice } else { nil }
  }

  var question: Question? {
    if case .question(let question) = self { question } else { nil }
  }

  /// Takes a key, if there is something to take it.
  ///
  /// - Returns: whether it was taken, and what it was refused for.
  mutating func press(_ key: Key) -> (isTaken: Bool, refusal: String?) {
    switch self {
    case nil: return (false, nil)
    case .help(let row):
      let moves: [Key: Int] = [.down: 1, .up: -1, .pageDown: 5, .pageUp: -5]
      self = moves[key].map { .help(from: max(0, row + $0)) }
      // A key that does something else ends the help and is done: no play is swallowed.
      let isOfHelp = [.escape, .enter, .character("?"), .character(" "), .character("q")].contains(
        key)
      return (self.help != nil || isOfHelp, nil)
    case .question(var question):
      let (isOver, refusal) = question.press(key)
      self = isOver ? nil : .question(question)
      return (true, refusal)
    case .choice(let choice):
      let (isOver, refusal) = choice.press(key)
      if isOver { self = nil }
      return (true, refusal)
    }
  }
}
