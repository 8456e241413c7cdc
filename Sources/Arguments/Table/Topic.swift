/// What help, manual pages and completions show of a command, or of `help` itself.
struct Topic {
  let name: String
  let summary: String
  let arguments: [Argument]
  let examples: [String]
  let details: String

  var words: [Argument] { arguments.filter { !$0.isOption } }
  var options: [Argument] { arguments.filter(\.isOption) }
}

extension Topic {
  init(_ command: any Command.Type) {
    (name, summary) = (command.name, command.summary)
    arguments = command.arguments + Argument.ofProgram(isNamed: true)
    (examples, details) = (command.examples, command.details)
  }
}

extension Program {
  /// The command that every program has.
  var helpTopic: Topic {
    let example = commands.first.map { " " + $0.name } ?? ""
    return Topic(
      name: "help", summary: "explain a command, with examples",
      arguments: [.command, Argument(.flag, name: "man", help: "as a manual page")]
        + Argument.ofProgram(isNamed: true),
      examples: ["\(name) help\(example)", "\(name) help --man\(example) | man -l -"], details: "")
  }

  /// The commands in the order in which help lists them, `help` last.
  var topics: [Topic] { commands.map { Topic($0) } + [helpTopic] }
}

extension Argument {
  static let command = Argument(
    .optionalWord, placeholder: "COMMAND", help: "the command, else the program")
}
