import Terminal

/// What takes the keys of a screen: the help, or a question.
enum Dialog {
  /// The help from a row on; a key that does not scroll ends it.
  case help(from: Int)
  case question(Question)
  case choice(Choice)
}

/// A choice of a few things by their keys.
struct Choice {
  private let label: String
  private let options: [(key: Character, word: String, act: () -> Void)]

  init(_ label: String, options: [(key: Character, word: String, act: () -> Void)]) {
    (self.label, self.options) = (label, options)
  }

  /// The keys with their words.
  var words: [KeyWords] {
    let keys = options.map { (key: "\($0.key)", word: $0.word) } + [(key: "Esc", word: "back")]
    let words = KeyWords(label: label, keys: keys)
    return [words, words.bare]
  }

  /// Takes a key; returns whether the choice is made, and why the key was refused.
  fileprivate func press(_ key: Key) -> (isOver: Bool, refusal: String?) {
    if key == .escape { return (true, nil) }
    guard let option = options.first(where: { key == .character($0.key) }) else {
      return (false, "\(label) " + options.map { "\($0.key) \($0.word)" }.joined(separator: ", "))
    }
    option.act()
    return (true, nil)
  }
}

/// A question that is answered by typing a line.
struct Question {
  let label: String
  /// An example of an answer.
  let expected: String
  private(set) var field = TextField()
  /// Typed text that fits no answer. Until it is deleted nothing else is accepted: the rest of what
  /// was meant could be another answer.
  private var refused: String?
  /// Whether a text can begin an answer.
  private let isPossible: (String) -> Bool
  /// Takes the answer; false if it is refused, and may be corrected.
  private let answer: (String) -> Bool

  init(
    _ label: String, expected: String, isPossible: @escaping (String) -> Bool,
    answer: @escaping (String) -> Bool
  ) {
    (self.label, self.expected) = (label, expected)
    (self.isPossible, self.answer) = (isPossible, answer)
  }

  /// What a reading, and what a position, may consist of.
  static let (reading, position) = ("0123456789:.", "0123456789:. OTPQ")

  /// The question with as much of the answer as fits, or the example while it is empty.
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

  /// Takes a key; returns whether the question is answered, and the refused text.
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
  /// The first row of the help, if it is shown.
  var help: Int? {
    if case .help(let row) = self { row } else { nil }
  }

  /// The lines of the help, if it is shown; it scrolls no further than to its end.
  mutating func lines(of page: @autoclosure () -> HelpPage, on canvas: Canvas) -> [String]? {
    guard var row = help else { return nil }
    defer { self = .help(from: row) }
    return page().lines(from: &row, on: canvas)
  }

  var choice: Choice? {
    if case .choice(let choice) = self { choice } else { nil }
  }

  var question: Question? {
    if case .question(let question) = self { question } else { nil }
  }

  /// Takes a key, if a dialog is open.
  ///
  /// - Returns: whether it was taken, and why it was refused.
  mutating func press(_ key: Key) -> (isTaken: Bool, refusal: String?) {
    switch self {
    case nil: return (false, nil)
    case .help(let row):
      let moves: [Key: Int] = [.down: 1, .up: -1, .pageDown: 5, .pageUp: -5]
      self = moves[key].map { .help(from: max(0, row + $0)) }
      // Any other key ends the help and is then handled, so that no play is swallowed.
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
