/// One pass over a command line with the table of one command. It keeps the first error and goes on,
/// because a later `--help` wins over it.
struct Reader {
  private(set) var asksHelp = false
  private(set) var asksVersion = false
  /// Everything that is not an option, in order.
  private(set) var words: [String] = []
  /// Where the first word stands among the arguments.
  private(set) var firstWordIndex: Int?
  private(set) var error: UsageError?
  /// The option at the end that still needs its value.
  private(set) var pending: Argument?
  /// Whether `--` was read: everything after it is a word.
  private(set) var isOver = false
  /// The rows of the options that were typed.
  private var seen: [Int] = []
  private let draft: Draft
  /// The rows of the command, then those of the program.
  let arguments: [Argument]
  private let program: Program
  private let isNamed: Bool

  /// - Parameter isNamed: false when no command was typed: then `--version` is an option too.
  init(_ typed: [String], as command: any Command.Type, of program: Program, isNamed: Bool) {
    draft = Draft(of: command)
    arguments = draft.arguments + Argument.ofProgram(isNamed: isNamed)
    (self.program, self.isNamed) = (program, isNamed)
    read(typed)
  }

  /// The command, with each word given to the row that takes it.
  mutating func finish() throws(UsageError) -> any Command {
    placeWords()
    if let error { throw error }
    return draft.command()
  }

  /// The names of the options that were typed.
  var given: [String] { seen.map { arguments[$0].name } }

  /// The command as far as it is typed, whatever is wrong or missing.
  mutating func unfinished() -> any Command {
    placeWords()
    return draft.command()
  }

  private mutating func read(_ typed: [String]) {
    var rest = typed[...]
    while let argument = rest.popFirst() {
      if isOver || !argument.hasPrefix("-") || argument == "-" || argument.isNegativeNumber {
        firstWordIndex = firstWordIndex ?? rest.startIndex - 1
        words.append(argument)
      } else if argument == "--" {
        isOver = true
      } else if argument.hasPrefix("--") {
        readName(argument, &rest)
      } else {
        readLetters(argument, &rest)
      }
    }
  }

  private mutating func readName(_ argument: String, _ rest: inout ArraySlice<String>) {
    let end = argument.firstIndex(of: "=") ?? argument.endIndex
    let typed = String(argument[..<end])
    let name = typed.dropFirst(2)
    let row = arguments.firstIndex { $0.isOption && $0.name == name }
    guard let row else { return fail(unknown(typed)) }
    readValue(row, typed, end == argument.endIndex ? nil : argument[end...].dropFirst(), &rest)
  }

  private mutating func readLetters(_ argument: String, _ rest: inout ArraySlice<String>) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = arguments.firstIndex(where: { $0.letter == letter }) else {
        // Quote `-json` whole, for its author meant one word; of `-qx` quote the `-x`.
        let isFirst = letters.count + 2 == argument.count
        return fail(unknown(isFirst ? argument : "-\(letter)"))
      }
      if arguments[row].kind == .flag && letters.first != "=" {
        seen.append(row)
        set(row, "-\(letter)", "")
        continue
      }
      let value = letters.first == "=" ? letters.dropFirst() : letters
      return readValue(row, "-\(letter)", letters.isEmpty ? nil : value, &rest)
    }
  }

  /// Reads what an option takes: what is attached to it, else the argument that follows.
  private mutating func readValue(
    _ row: Int, _ typed: String, _ attached: Substring?, _ rest: inout ArraySlice<String>
  ) {
    if arguments[row].kind == .option, seen.contains(row) { fail(.repeatedOption(typed)) }
    seen.append(row)
    switch (arguments[row].kind, attached) {
    case (.flag, let value?): fail(.unexpectedValue(option: typed, value: String(value)))
    case (.flag, nil): set(row, typed, "")
    case (_, let value?): set(row, typed, String(value))
    case (_, nil):
      let (next, count) = value(of: row, in: rest)
      guard let next, setNext(row, typed, next) else {
        if rest.isEmpty { pending = arguments[row] }
        let placeholder = arguments[row].placeholder
        return fail(.missingValue(option: typed, placeholder: placeholder))
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The value of an option, and how many arguments it takes up.
  private func value(of row: Int, in rest: ArraySlice<String>) -> (text: String?, count: Int) {
    guard let first = rest.first, let next = rest.dropFirst().first,
      arguments[row].value?.continues(first, in: next) ?? false
    else { return (rest.first, 1) }
    return ("\(first) \(next)", 2)
  }

  /// Stores `next` if it can be the option's value. With a dash in front only `-` and numbers can.
  private mutating func setNext(_ row: Int, _ typed: String, _ next: String) -> Bool {
    if next.hasPrefix("-"), next != "-" { return next.isNegativeNumber && store(row, next) }
    set(row, typed, next)
    return true
  }
}

extension Reader {
  private mutating func placeWords() {
    var rest = words[...]
    for (row, argument) in draft.arguments.enumerated() where !argument.isOption {
      let count =
        switch argument.kind {
        case .words: rest.count
        case .optionalWord: min(1, max(0, rest.count - draft.wordsNeeded(after: row)))
        default: min(1, rest.count)
        }
      if count < argument.wordsNeeded { fail(missing(argument)) }
      for word in rest.prefix(count) { set(row, argument.placeholder, word) }
      rest = rest.dropFirst(count)
    }
    guard let extra = rest.first else { return }
    fail(.extraWord(extra, command: draft.type.name, usage: program.usage(of: Topic(draft.type))))
  }

  private mutating func set(_ row: Int, _ typed: String, _ value: String) {
    if store(row, value) { return }
    let argument = arguments[row]
    fail(
      .badValue(
        value, of: typed, expected: argument.expected,
        nearest: draft.type.meant(by: value) ?? nearest(to: value, in: argument.allowed)))
  }

  /// Stores a value: in the command, or in the rows of `help` and `version` after it.
  private mutating func store(_ row: Int, _ value: String) -> Bool {
    switch row - draft.arguments.count {
    case 0: asksHelp = true
    case 1: asksVersion = true
    default: return draft.store(row, value)
    }
    return true
  }

  private mutating func fail(_ next: UsageError) { error = error ?? next }

  private func missing(_ argument: Argument) -> UsageError {
    .missingWord(
      argument.placeholder, command: draft.type.name,
      example: draft.type.examples.first ?? program.usage(of: Topic(draft.type)))
  }

  private func unknown(_ typed: String) -> UsageError {
    let text = String(typed.drop { $0 == "-" })
    let options = arguments.filter(\.isOption)
    let near =
      text.count == 1
      ? nearest(to: text, in: options.compactMap { $0.letter.map(String.init) }).map { "-" + $0 }
      : nearest(to: text, in: options.map(\.name)).map { "--" + $0 }
    let help = program.name + " help" + (isNamed ? " " + draft.type.name : "")
    return .unknownOption(typed, nearest: draft.type.meant(by: typed) ?? near, help: help)
  }
}

extension Argument {
  /// `--help`; also `--version` if no command is named.
  static func ofProgram(isNamed: Bool) -> [Argument] {
    let help = Argument(.flag, name: "help", letter: "h", help: "this help")
    return isNamed ? [help] : [help, Argument(.flag, name: "version", help: "the version")]
  }
}

extension String {
  /// Whether it is a minus and a digit, as `-0:30` is; no option is named by a digit.
  fileprivate var isNegativeNumber: Bool {
    first == "-" && dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }
}

extension String {
  /// The words of a typed line: split at white space outside quotes, and without the quotes.
  public var words: [String] {
    var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in self {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil && word == nil:
        (quote, word) = (character, word ?? "")
      case _ where character.isWhitespace && quote == nil:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
