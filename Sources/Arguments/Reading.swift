/// One pass over the arguments with the table of one command. It goes on after an error, which it
/// keeps, because help further on wins over it.
struct Reading<Root: Command> {
  var command = Root()
  var asksHelp = false
  var asksVersion = false
  private(set) var words: [(index: Int, text: String)] = []
  /// The first thing that was wrong.
  private(set) var error: UsageError?
  private let rows: [Slot]
  private let program: Program
  private let isNamed: Bool

  /// - Parameter isNamed: false when no command was typed: then `--version` is an option too.
  init(_ arguments: [String], of program: Program, isNamed: Bool) {
    self.program = program
    self.isNamed = isNamed
    rows =
      Root.table.map { row in Slot(row.argument) { row.set(&$0.command, $1) } }
      + [Slot("help", "h", "this help") { $0.asksHelp = true }]
      + (isNamed ? [] : [Slot("version", nil, "the version") { $0.asksVersion = true }])
    read(arguments)
  }

  /// An argument, and where the value typed for it goes: into the command, or into what is asked.
  private struct Slot {
    let argument: Argument
    let set: (inout Reading, String) -> Bool

    init(_ argument: Argument, set: @escaping (inout Reading, String) -> Bool) {
      (self.argument, self.set) = (argument, set)
    }

    /// A flag of the program itself.
    init(
      _ name: String, _ letter: Character?, _ help: String, set: @escaping (inout Reading) -> Void
    ) {
      self.init(
        Argument(
          kind: .flag, name: name, letter: letter, placeholder: "", help: help, value: nil)
      ) { reading, _ in
        set(&reading)
        return true
      }
    }
  }

  /// What help lists: the command's arguments and the ones that every command has.
  var arguments: [Argument] { rows.map(\.argument) }

  private mutating func read(_ arguments: [String]) {
    var rest = arguments[...]
    var isOver = false
    while let argument = rest.popFirst() {
      if isOver || argument == "-" || !argument.hasPrefix("-") {
        words.append((rest.startIndex - 1, argument))
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
    let row = rows.first { $0.argument.isOption && $0.argument.name == name }
    guard let row else { return fail(unknown(typed)) }
    take(row, typed, end == argument.endIndex ? nil : argument[end...].dropFirst(), &rest)
  }

  private mutating func readLetters(_ argument: String, _ rest: inout ArraySlice<String>) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let row = rows.first(where: { $0.argument.letter == letter }) else {
        // `-json` is one word to whoever typed it, the x of `-qx` a letter.
        let isFirst = letters.count + 2 == argument.count
        return fail(unknown(isFirst ? argument : "-\(letter)"))
      }
      if row.argument.kind == .flag && letters.first != "=" {
        set(row, "-\(letter)", "")
        continue
      }
      let value = letters.first == "=" ? letters.dropFirst() : letters
      return take(row, "-\(letter)", letters.isEmpty ? nil : value, &rest)
    }
  }

  private mutating func take(
    _ row: Slot, _ typed: String, _ attached: Substring?, _ rest: inout ArraySlice<String>
  ) {
    switch (row.argument.kind, attached) {
    case (.flag, let value?): fail(.unexpectedValue(option: typed, value: String(value)))
    case (.flag, nil): set(row, typed, "")
    case (_, let value?): set(row, typed, String(value))
    case (_, nil):
      guard let next = rest.first, canFollow(next, row) else {
        return fail(.missingValue(option: typed, placeholder: row.argument.placeholder))
      }
      set(row, typed, next)
      rest = rest.dropFirst()
    }
  }

  /// Whether `next` is the value of the option before it: with a dash only a lone one, or a
  /// negative number that the option takes.
  private func canFollow(_ next: String, _ row: Slot) -> Bool {
    guard next.hasPrefix("-") && next != "-" else { return true }
    guard let digit = next.dropFirst().first, ("0"..."9").contains(digit) else { return false }
    var trial = self
    return row.set(&trial, next)
  }
}

extension Reading {
  /// Gives the words to the rows that take them.
  mutating func placeWords() {
    var rest = words.map(\.text)[...]
    for row in rows where !row.argument.isOption {
      let count = if case .words = row.argument.kind { rest.count } else { min(1, rest.count) }
      if count < row.argument.wordsNeeded { fail(missing(row.argument)) }
      for word in rest.prefix(count) { set(row, row.argument.placeholder, word) }
      rest = rest.dropFirst(count)
    }
    guard let extra = rest.first else { return }
    fail(.extraWord(extra, command: Root.name, usage: program.usage(of: Root.self)))
  }

  private mutating func set(_ row: Slot, _ typed: String, _ value: String) {
    if row.set(&self, value) { return }
    let argument = row.argument
    fail(
      .badValue(
        value, of: typed, expected: argument.expected,
        nearest: nearest(to: value, in: argument.allowed)))
  }

  private mutating func fail(_ next: UsageError) { error = error ?? next }

  private func missing(_ argument: Argument) -> UsageError {
    .missingWord(
      argument.placeholder, command: Root.name,
      example: Root.examples.first ?? program.usage(of: Root.self))
  }

  private func unknown(_ typed: String) -> UsageError {
    let text = String(typed.drop { $0 == "-" })
    let options = arguments.filter(\.isOption)
    let near =
      text.count == 1
      ? nearest(to: text, in: options.compactMap { $0.letter.map(String.init) }).map { "-" + $0 }
      : nearest(to: text, in: options.map(\.name)).map { "--" + $0 }
    let help = program.name + " help" + (isNamed ? " " + Root.name : "")
    return .unknownOption(typed, nearest: near, help: help)
  }
}
