import Terminal

/// What lies over a screen and takes its keys: the help, or a question.
enum Dialog {
  /// The keys of the screen from a row on; one that does not move on in them ends it.
  case help(from: Int)
  case question(Question)
}

/// A line that is being typed, and what is done with it.
struct Question {
  let label: String
  var field = TextField()
  /// Takes the answer; false when it will not do, and may be put right.
  let answer: (String) -> Bool

  init(_ label: String, answer: @escaping (String) -> Bool) {
    (self.label, self.answer) = (label, answer)
  }

  /// The question with as much of the answer as fits.
  func line(columns: Int, style: Style) -> String {
    let label = label.truncated(to: max(0, columns - 8)) + (columns > 8 ? " " : "")
    return style.bold(label) + field.shown(columns: columns - label.displayWidth, style: style)
  }
}

extension Optional<Dialog> {
  /// The row that the help begins with, if it is shown.
  var help: Int? {
    if case .help(let row) = self { row } else { nil }
  }

  var question: Question? {
    if case .question(let question) = self { question } else { nil }
  }

  /// Takes a key; false when there is nothing to take it.
  mutating func press(_ key: Key) -> Bool {
    switch self {
    case nil: return false
    case .help(let row):
      let moves: [Key: Int] = [.down: 1, .up: -1, .pageDown: 5, .pageUp: -5]
      self = moves[key].map { .help(from: max(0, row + $0)) }
    case .question(var question):
      switch key {
      case .escape: self = nil
      case .enter: if question.answer(question.field.text) { self = nil }
      default:
        _ = question.field.press(key)
        self = .question(question)
      }
    }
    return true
  }
}
