/// A command in a line of a shell.
struct ShellCommand: Equatable {
  /// What is set for it alone, as in `NO_COLOR=1 scoreboard`.
  var environment = [String: String]()
  /// The command and its words.
  var words = [String]()
  /// Whether it reads what the command before it writes.
  var isPiped = false

  /// What follows `scoreboard`; nil when it is another command.
  var arguments: [String]? {
    words.first == "scoreboard" ? Array(words.dropFirst()) : nil
  }
}

/// As much of a shell's grammar as the lines of a manual are made of: words, quotes, pipes, lists,
/// redirections, comments and `$(…)`, whose commands come before the one they stand in.
struct Shell {
  private var rest: Substring
  private var commands = [ShellCommand]()

  private static let ends = " |;&<>()"
  private static let keywords = ["do", "then", "else", "while", "until", "if", "!", "{", "time"]

  /// The commands of a line, in order.
  static func commands(in line: String) -> [ShellCommand] {
    var shell = Shell(rest: line[...])
    shell.readCommands()
    return shell.commands
  }

  private mutating func readCommands() {
    var command = ShellCommand()
    while let next = rest.first, next != ")" {
      switch next {
      case " ": rest.removeFirst()
      case "#": rest = ""
      case "(": readSubshell()
      case "|", ";", "&":
        finish(command)
        command = ShellCommand(isPiped: take(while: "|;&") == "|")
      case "<", ">":
        _ = take(while: "<>&")
        _ = take(while: " ")
        _ = readWord()
      default:
        let word = readWord()
        let isDescriptor = word.allSatisfy(\.isNumber) && (rest.first == "<" || rest.first == ">")
        if !isDescriptor { command.words.append(word) }
      }
    }
    finish(command)
  }

  private mutating func readSubshell() {
    rest.removeFirst()
    readCommands()
    rest = rest.dropFirst()
  }

  private mutating func finish(_ command: ShellCommand) {
    var command = command
    command.words = Array(command.words.drop { Self.keywords.contains($0) })
    while let word = command.words.first, let end = word.firstIndex(of: "="),
      word[..<end].allSatisfy({ $0.isLetter || $0 == "_" })
    {
      command.environment[String(word[..<end])] = String(word[word.index(after: end)...])
      command.words.removeFirst()
    }
    if !command.words.isEmpty { commands.append(command) }
  }

  private mutating func take(while these: String) -> String {
    let taken = rest.prefix { these.contains($0) }
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }
}

extension Shell {
  private mutating func readWord() -> String {
    var word = ""
    while let next = rest.first, !Self.ends.contains(next) {
      switch next {
      case "'": word += quoted()
      case "\"": word += doubleQuoted()
      default: word += character()
      }
    }
    return word
  }

  private mutating func quoted() -> String {
    rest.removeFirst()
    let text = rest.prefix { $0 != "'" }
    rest = rest.dropFirst(text.count + 1)
    return String(text)
  }

  private mutating func doubleQuoted() -> String {
    rest.removeFirst()
    var text = ""
    while let next = rest.first, next != "\"" { text += character() }
    rest = rest.dropFirst()
    return text
  }

  /// One character, or what a backslash or a dollar makes of those that follow it.
  private mutating func character() -> String {
    if rest.hasPrefix("$(") {
      rest.removeFirst()
      readSubshell()
      return "…"
    }
    if rest.hasPrefix("$'") {
      rest.removeFirst()
      return quoted().replacing(#"\e"#, with: "\u{1b}").replacing(#"\n"#, with: "\n")
    }
    if rest.first == "\\" { rest.removeFirst() }
    return rest.popFirst().map(String.init) ?? ""
  }
}
