import Basketball
import Terminal
import ViewModels

/// A dialog takes the keys of a screen: the help, or a question that has to be answered.
protocol Dialog {
  /// The line to answer on, and below it further lines; none for the help.
  func prompt(on canvas: Canvas) -> [Line]
  /// Takes a key other than Esc, which ends every dialog.
  mutating func press(_ key: Key) -> DialogStep
}

/// What a key has done in a dialog.
enum DialogStep: Equatable {
  case open, refused(String), over
  /// The dialog is over, and the screen still has to handle the key.
  case overBefore
}

/// The help from a row on; a key that does not scroll ends it.
struct Help: Dialog {
  var row = 0

  func prompt(on canvas: Canvas) -> [Line] { [] }

  mutating func press(_ key: Key) -> DialogStep {
    let moves: [Key: Int] = [.down: 1, .up: -1, .pageDown: 5, .pageUp: -5]
    guard let move = moves[key] else {
      // Any other key ends the help and is then handled, so that no play is swallowed.
      return Key.named("Enter ? space q").contains(key) ? .over : .overBefore
    }
    row = max(0, row + move)
    return .open
  }
}

/// A choice of a move by keys, each with its word.
struct Choice: Dialog {
  let label: String
  let moves: [(key: Character, word: String, move: Move)]
  let enter: (Move) -> Void

  func prompt(on canvas: Canvas) -> [Line] {
    let keys = KeyWords(keys: moves.map { (String($0.key), $0.word) }) + ["Esc": "back"]
    return [KeyWords(label: label) + keys, keys, keys.bare].rows(2, on: canvas)
  }

  func press(_ key: Key) -> DialogStep {
    guard let move = moves.first(where: { .character($0.key) == key })?.move else {
      let words = moves.map { "\($0.key) \($0.word)" }.commaSeparated
      return .refused("\(label) \(words)")
    }
    enter(move)
    return .over
  }
}

extension Rules {
  /// The key of a kind of foul: the initial of its word, unless a kind listed earlier has that key.
  func key(ofFoul kind: Move) -> Character {
    switch kind {
    case .technicalFoul2: "2"
    case .disruptiveFoul: "i"
    default: word(of: kind).first ?? " "
    }
  }
}

/// A question that is answered by typing a line.
struct Question: Dialog {
  let label: String
  /// An example of an answer.
  let expected: String
  /// Whether a text can begin an answer.
  let isPossible: (String) -> Bool
  /// The words by which a text may go on.
  var complete: (String) -> [String] = { _ in [] }
  /// What to type instead of a text that leads nowhere.
  var instead: (String) -> String? = { _ in nil }
  /// Earlier answers, the newest last.
  var history = [String]()
  /// Takes the answer; false if it is refused, and may be corrected.
  let answer: (String) -> Bool
  private(set) var field = TextField()
  /// Typed text that fits no answer. Until it is deleted nothing else is accepted: the rest of what
  /// was meant could be another answer.
  private(set) var refused: String?
  /// How many answers back the shown one is; 0 for the new one.
  private(set) var back = 0
  /// The words between which Tab could not decide.
  private(set) var choices = [String]()

  /// What a reading, and what a position, may consist of.
  static let reading = "0123456789:."
  static let position = reading + " OTPQ"

  /// The question with as much of the answer as fits, or the example while it is empty; below it what the
  /// last word may become.
  func prompt(on canvas: Canvas) -> [Line] {
    let (columns, style) = (canvas.columns, canvas.style)
    let start = Line(label, paint: style.bold) + .space(1)
    let room = columns - start.columns
    let shown = field.shown(columns: room, style: style)
    let typed = start + Line(painted: shown, columns: field.text.isEmpty ? 1 : room)
    let examples = field.text.isEmpty ? ["\(expected), Esc goes back", expected] : []
    let hints = examples.map { Line(" " + $0, paint: style.dim) }
    let words = choices.commaSeparated.escapingControls.truncated(to: columns)
    return [
      typed + (hints.first(within: columns - typed.columns) ?? Line()),
      Line(words, paint: style.dim),
    ]
  }

  /// Completes the last word as far as only one thing can be meant.
  private mutating func completeWord() -> DialogStep {
    let words = complete(field.text)
    guard let first = words.first else { return .refused("nothing goes on with this") }
    let start = field.text.dropLast(field.text.reversed().prefix { !$0.isWhitespace }.count)
    let common = words.dropFirst().reduce(first) { common, word in
      String(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
    choices = words.count > 1 ? words : []
    let text = start + (words.count == 1 ? first + " " : common)
    if text.count > field.text.count { field = TextField(String(text)) }
    return .open
  }

  /// Shows an earlier answer, or an empty field after the last.
  private mutating func recall(_ places: Int) -> DialogStep {
    back = min(max(0, back + places), history.count)
    field = TextField(back > 0 ? history[history.count - back] : "")
    return .open
  }

  /// Why a text leads nowhere: what could have followed the text before the last key.
  private func whyNot(_ text: String) -> String {
    if let instead = instead(text) { return "'\(text)' is typed '\(instead)': Backspace first" }
    let words = complete(field.text).prefix(5).commaSeparated
    return words.isEmpty
      ? "'\(text)' is not \(expected): Backspace or Esc"
      : "'\(text)' leads nowhere: Backspace, then \(words) …"
  }

  mutating func press(_ key: Key) -> DialogStep {
    choices = []
    if let refused {
      guard key == .backspace else { return .refused(refused) }
      self.refused = nil
      return .open
    }
    if key == .enter { return answer(field.text) ? .over : .open }
    if key == .tab { return completeWord() }
    if key == .up || key == .down { return recall(key == .up ? 1 : -1) }
    var new = field
    guard new.press(key) else { return .refused("Enter answers, Esc goes back") }
    if new.text.isEmpty || isPossible(new.text) {
      field = new
      return .open
    }
    let why = whyNot(new.text)
    refused = why
    return .refused(why)
  }
}

/// The shirt number being typed, after `#`.
struct ShirtNumber: Dialog {
  var digits = ""
  let board: Board
  /// Called with the player, once the number can only be that player's.
  let enter: (Who) -> Void

  /// The players whose number fits.
  private func people(_ fits: (String) -> Bool) -> [Who] {
    Side.allCases.flatMap(board.people).filter { board.number(of: $0).map(fits) ?? false }
  }

  /// The players with the number.
  private var meant: [Who] { people { $0 == digits } }

  func prompt(on canvas: Canvas) -> [Line] {
    let style = canvas.style
    let start = Line("#\(digits)", paint: style.bold) + Line(" ", paint: style.inverse)
    let isShared = meant.count > 1
    let names = board.teams.map(\.name.escapingControls)
    let hint: KeyWords = isShared ? ["h": names.home, "v": names.away] : ["Esc": "back"]
    let label = Line(isShared ? "" : "a shirt number", paint: style.dim)
    let lines = hint.forms(style).map { [start, label, $0].joined(gap: 2) }
    return [lines.first(within: canvas.columns) ?? start]
  }

  mutating func press(_ key: Key) -> DialogStep {
    let meant = meant
    switch key {
    case .backspace:
      digits = String(digits.dropLast())
      return .open
    case .character(let digit) where digit.isASCII && digit.isNumber:
      let new = digits + String(digit)
      let begun = people { $0.hasPrefix(new) }
      if begun.isEmpty { return .refused("nobody wears #\(new)") }
      digits = new
      return begun.count == 1 && begun == self.meant ? found(begun[0]) : .open
    case .enter where meant.count == 1: return found(meant[0])
    case .character("h") where !meant.isEmpty: return choose(.home)
    case .character("v") where !meant.isEmpty: return choose(.away)
    default:
      guard let one = meant.first else { return .refused("a shirt number follows, Esc goes back") }
      guard meant.count == 1 else {
        return .refused("both teams have #\(digits): h or v says which")
      }
      enter(one)
      return .overBefore
    }
  }

  private func choose(_ side: Side) -> DialogStep {
    meant.first { $0.side == side }.map(found) ?? .refused("#\(digits) is in the other team")
  }

  private func found(_ person: Who) -> DialogStep {
    enter(person)
    return .over
  }
}
