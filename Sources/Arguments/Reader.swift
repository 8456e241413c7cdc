/// One pass over a command line with the rows of one command. It keeps the first error and goes on,
/// because a later `--help` wins over it.
struct Reader {
  private(set) var asksHelp = false
  private(set) var asksVersion = false
  /// Everything that is not an option, in order.
  private(set) var words = [String]()
  /// Where the first word stands among the arguments; nil if an error or `--version` is before it.
  private(set) var firstWordIndex: Int?
  private(set) var error: UsageError?
  /// The option at the end that still needs its value.
  private(set) var pending: Argument?
  /// Whether `--` was read: everything after it is a word.
  private(set) var isOver = false
  /// The rows of the options that were typed.
  private(set) var seen = [Int]()
  /// The rows that took what was typed for them, each with its value.
  private var stored = [(row: Int, value: String)]()
  /// The rows of the command, then those of the program.
  let arguments: [Argument]
  /// How many of them are the command's.
  private let count: Int
  /// The command as far as it is filled.
  private var command: any Command
  private let type: any Command.Type
  private let program: Program
  private let isNamed: Bool
  private let typed: [String]
  /// The arguments that were not read yet.
  private var unread: ArraySlice<String>

  /// - Parameter named: nil when no command was typed: then `--version` is an option too.
  init(_ typed: [String], as named: (any Command.Type)?, of program: Program) {
    type = named ?? program.fallback
    isNamed = named != nil
    let rows = Rows()
    command = type.init()
    command.visit(rows)
    count = rows.count
    arguments = rows.arguments + Argument.ofProgram(isNamed: isNamed)
    self.program = program
    self.typed = typed
    unread = typed[...]
    read()
  }

  /// The command, with each word given to the row that takes it.
  mutating func finish() throws(UsageError) -> any Command {
    placeWords()
    if let error = error ?? unmet { throw error }
    return command
  }

  /// The error of the first need of the command that is not met; nil if all are.
  private var unmet: UsageError? {
    let needs = type.needs
    if needs.isEmpty { return nil }
    let typed = stored.map { row, value in
      let argument = arguments[row]
      return argument.isOption
        ? (name: argument.name, shown: "--\(argument.name)")
        : (name: argument.placeholder, shown: value.quoted)
    }
    // Lazy sequences would be a dozen types, made at run time.
    for need in needs { if let fault = need.fault(in: typed, of: type) { return fault } }
    return nil
  }

  /// The command as far as it is typed, whatever is wrong or missing.
  mutating func unfinished() -> any Command {
    placeWords()
    return command
  }

  private mutating func read() {
    while let argument = unread.popFirst() {
      if isOver || !argument.hasPrefix("-") || argument == "-" || argument.isNegativeNumber {
        if words.isEmpty, error == nil, !asksVersion { firstWordIndex = unread.startIndex - 1 }
        words.append(argument)
      } else if argument == "--" {
        isOver = true
      } else if argument.hasPrefix("--") {
        readName(argument)
      } else {
        readLetters(argument)
      }
    }
  }

  private mutating func readName(_ argument: String) {
    let end = argument.firstIndex(of: "=") ?? argument.endIndex
    let typed = String(argument[..<end])
    let name = typed.dropFirst(2)
    let row = arguments.firstIndex { $0.isOption && $0.name == name }
    guard let row else { return failUnknown(typed) }
    readValue(row, typed, end == argument.endIndex ? nil : argument[end...].dropFirst())
  }

  private mutating func readLetters(_ argument: String) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = arguments.firstIndex(where: { $0.letter == letter }) else {
        // Quote `-json` whole, for its author meant one word; of `-qx` quote the `-x`.
        let isFirst = letters.count + 2 == argument.count
        return failUnknown(isFirst ? argument : "-\(letter)")
      }
      if arguments[row].kind == .flag && letters.first != "=" {
        readValue(row, "-\(letter)", nil)
        continue
      }
      let value = letters.first == "=" ? letters.dropFirst() : letters
      return readValue(row, "-\(letter)", letters.isEmpty ? nil : value)
    }
  }

  /// Reads what an option takes: what is attached to it, else the argument that follows.
  private mutating func readValue(_ row: Int, _ typed: String, _ attached: Substring?) {
    if arguments[row].kind == .option, !arguments[row].isRepeated, seen.contains(row) {
      fail(UsageError("repeatedOption", "\(typed) is given twice", "give it once"))
    }
    seen.append(row)
    switch (arguments[row].kind, attached) {
    case (.flag, let value?):
      fail(
        UsageError(
          "unexpectedValue", "\(typed) takes no value, not \(String(value).quoted)",
          "type \(typed) alone"))
    case (.flag, nil): set(row, typed, "")
    case (_, let value?): set(row, typed, String(value))
    case (_, nil):
      let (next, count) = value(of: row)
      guard let next, setNext(row, typed, next) else {
        if unread.isEmpty { pending = arguments[row] }
        let placeholder = arguments[row].placeholder
        return fail(
          UsageError(
            "missingValue", "\(typed) needs \(placeholder)",
            "type \(typed) \(placeholder), or \(typed)=\(placeholder) when it begins with a dash"))
      }
      unread = unread.dropFirst(count)
    }
  }

  /// The value of an option, and how many arguments it takes up.
  private func value(of row: Int) -> (text: String?, count: Int) {
    guard let first = unread.first, let next = unread.dropFirst().first,
      arguments[row].value?.continues(first, in: next) ?? false
    else { return (unread.first, 1) }
    return ("\(first) \(next)", 2)
  }

  /// Stores `next` if it can be the option's value. With a dash in front only `-` and numbers can.
  private mutating func setNext(_ row: Int, _ typed: String, _ next: String) -> Bool {
    if next.hasPrefix("-"), next != "-" { return next.isNegativeNumber && store(row, next) }
    set(row, typed, next)
    return true
  }

  private mutating func placeWords() {
    var rest = words[...]
    for row in 0..<count where !arguments[row].isOption {
      let argument = arguments[row]
      // An optional word leaves the rows after it the words that they need.
      let needed = arguments[row..<count].reduce(0) { $0 + $1.wordsNeeded }
      let count =
        switch argument.kind {
        case .words: rest.count
        case .optionalWord: min(1, max(0, rest.count - needed))
        default: min(1, rest.count)
        }
      if count < argument.wordsNeeded {
        fail(
          UsageError(
            type.missingCode, "\(type.name) needs \(argument.placeholder)",
            "for example: \(type.examples.first ?? "")"))
      }
      for word in rest.prefix(count) { set(row, argument.placeholder, word) }
      rest = rest.dropFirst(count)
    }
    guard let extra = rest.first else { return }
    fail(program.noPlace(for: extra, after: type, first: words.first))
  }

  private mutating func set(_ row: Int, _ typed: String, _ value: String) {
    if store(row, value) { return }
    let argument = arguments[row]
    fail(
      UsageError(
        argument.isOption ? "badValue" : type.wordsCode ?? "badValue",
        "\(typed) takes \(argument.expected), not \(value.quoted)",
        nearest: type.meant(by: value) ?? argument.value?.meant(by: value)
          ?? nearest(to: value, in: argument.words)))
  }

  /// Stores a value: in the command, or in the rows of `help` and `version` after it.
  private mutating func store(_ row: Int, _ value: String) -> Bool {
    if row < count {
      let rows = Rows(row, value)
      command.visit(rows)
      if rows.isRefused { return false }
      stored.append((row, value))
      return true
    }
    if row == count { asksHelp = true } else { asksVersion = true }
    return true
  }

  private mutating func fail(_ new: UsageError) { error = error ?? new }

  private mutating func failUnknown(_ typed: String) {
    let text = String(typed.drop { $0 == "-" })
    let options = arguments.filter(\.isOption)
    let dash = text.count == 1 ? "-" : "--"
    let names = options.compactMap { text.count == 1 ? $0.letter.map(String.init) : $0.name }
    let near = nearest(to: text, in: names).map { dash + $0 }
    func takes(_ command: any Command.Type) -> Bool {
      command.arguments.contains { row in
        row.isOption && (typed == "--\(row.name)" || typed == row.letter.map { "-\($0)" })
      }
    }
    if isNamed, let owner = program.family(of: type).first(where: takes) {
      return fail(
        UsageError(
          type.wordsCode ?? "unknownOption", "\(typed) goes with \(owner.name)",
          "'\(program.name) help \(owner.name)' has examples"))
    }
    let owner = program.commands.first { command in
      !isNamed && self.typed.contains(command.name) && takes(command)
    }
    let help = program.name + " help" + (isNamed ? " " + type.name : "")
    fail(
      UsageError(
        "unknownOption", "unknown option \(typed.quoted)",
        nearest: owner == nil ? type.meant(by: typed) ?? near : nil,
        owner.map { "type \(typed) after '\($0.name)'" } ?? "'\(help)' lists the options"))
  }
}

extension Argument {
  /// `--help`; also `--version` if no command is named.
  static func ofProgram(isNamed: Bool) -> [Argument] {
    let help = Argument(kind: .flag, name: "help", letter: "h", help: "this help")
    return isNamed ? [help] : [help, Argument(kind: .flag, name: "version", help: "the version")]
  }
}

extension String {
  /// Whether it is a minus and a digit, as `-0:30` is; no option is named by a digit.
  fileprivate var isNegativeNumber: Bool {
    first == "-" && dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }

  /// The words of a typed line: split at white space outside quotes, and without the quotes.
  public var words: [String] {
    var words = [String]()
    var word: String?
    var quote: Character?
    for character in self {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil && word == nil:
        quote = character
        word = word ?? ""
      case _ where character.isWhitespace && quote == nil:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
