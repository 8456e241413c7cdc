/// Commands that help lists under one title.
public typealias CommandGroup = (title: String, commands: [any Command.Type])

/// A program of several commands, and the command lines it understands.
public struct Program {
  let name: String
  let version: String
  /// The day of that version, `2026-11-21`, which manual pages bear.
  let released: String
  /// One line on what it is for, without a final full stop.
  let summary: String
  /// The command lines that the program's help begins with.
  public let examples: [String]
  /// The commands in groups, as help lists them; `help` itself is added to the last.
  let groups: [CommandGroup]
  /// The commands in the same order, without `help`.
  public let commands: [any Command.Type]
  /// The command that runs when none is typed; its options may stand before any command.
  public let fallback: any Command.Type
  /// What was probably meant by words that begin with no command, and by the nearest command.
  let meant: ([String], _ nearest: String?) -> String?
  /// More sections for the program's manual page.
  let reference: () -> [ManualSection]

  /// A program.
  public init(
    name: String, version: String, released: String, summary: String, examples: [String],
    groups: [CommandGroup], fallback: any Command.Type,
    meant: @escaping ([String], _ nearest: String?) -> String? = { $1 },
    reference: @escaping @autoclosure () -> [ManualSection] = []
  ) {
    self.name = name
    self.version = version
    self.released = released
    self.summary = summary
    self.reference = reference
    self.meant = meant
    self.examples = examples
    self.groups = groups
    self.fallback = fallback
    commands = groups.flatMap(\.commands)
  }

  /// Reads what was typed after the program's name.
  public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let index = commandIndex(in: arguments) else {
      return try read(arguments, as: fallback, isNamed: false)
    }
    if arguments[index] == "help" { return try readHelp(arguments) }
    let command = try command(named: arguments[index...].filter { !$0.hasPrefix("-") })
    let rest = Array(arguments[..<index] + arguments[(index + 1)...])
    return try read(rest, as: command, isNamed: true)
  }

  /// The index of the first word; nil if there is none, or if an error or `--version` stands before
  /// it.
  func commandIndex(in arguments: [String]) -> Int? {
    if let first = arguments.first, !first.hasPrefix("-") { return 0 }
    return Reader(arguments, as: fallback, of: self, isNamed: false).firstWordIndex
  }

  private func read(
    _ arguments: [String], as command: any Command.Type, isNamed: Bool
  ) throws(UsageError) -> Invocation {
    var reader = Reader(arguments, as: command, of: self, isNamed: isNamed)
    if reader.asksHelp { return .help(isNamed ? help(for: command) : help()) }
    if reader.asksVersion { return .version("\(name) \(version)") }
    return .run(try reader.finish())
  }

  private func readHelp(_ arguments: [String]) throws(UsageError) -> Invocation {
    let isManual = arguments.contains("--man")
    let words = arguments.filter { $0 != "--man" }
    let reader = Reader(words, as: fallback, of: self, isNamed: false)
    if let error = reader.error, !reader.asksHelp { throw error }
    let topics = reader.words.dropFirst()
    if let extra = topics.dropFirst().first {
      throw helpTopic.noPlace(for: extra, of: self)
    }
    guard let word = topics.first else { return .help(isManual ? manual() : help()) }
    let topic = word == helpTopic.name ? helpTopic : Topic(try command(named: [word]))
    return .help(isManual ? manual(of: topic) : help(for: topic))
  }

  /// The command that the first of these words names.
  private func command(named words: [String]) throws(UsageError) -> any Command.Type {
    let typed = words.first ?? ""
    if let command = commands.first(where: { $0.name == typed }) { return command }
    let names = commands.map { $0.name } + ["help"]
    let near = nearest(to: typed, in: names) ?? names.first { $0.count > 2 && typed.hasPrefix($0) }
    throw UsageError(
      "unknownCommand", "unknown command \(typed.quoted)", nearest: meant(words, near),
      "'\(name) help' lists the commands")
  }
}

/// What a command line asks for.
public enum Invocation {
  /// To run a command, which holds what was typed.
  case run(any Command)
  /// To print this help or manual page, whose last line has no line break.
  case help(String)
  /// To print the program's name and version.
  case version(String)
}

/// What help, manual pages and completions show of a command, or of `help` itself.
struct Topic {
  let name: String
  let summary: String
  let arguments: [Argument]
  let examples: [String]
  let details: String

  var words: [Argument] { arguments.filter { !$0.isOption } }
  var options: [Argument] { arguments.filter(\.isOption) }

  /// The error for a word too many.
  func noPlace(for word: String, of program: Program) -> UsageError {
    UsageError(
      "extraWord", "\(name) has no place for \(word.quoted)", "usage: \(program.usage(of: self))")
  }
}

extension Topic {
  init(_ command: any Command.Type) {
    name = command.name
    summary = command.summary
    arguments = command.arguments + Argument.ofProgram(isNamed: true)
    examples = command.examples
    details = command.details
  }
}

extension Program {
  /// The command that every program has.
  var helpTopic: Topic {
    let example = commands.first.map { " " + $0.name } ?? ""
    return Topic(
      name: "help", summary: "explain a command, with examples",
      arguments: [.command, Argument(kind: .flag, name: "man", help: "as a manual page")]
        + Argument.ofProgram(isNamed: true),
      examples: ["\(name) help\(example)", "\(name) help --man\(example) | man -l -"], details: "")
  }

  /// The commands in the order in which help lists them, `help` last.
  var topics: [Topic] { commands.map { Topic($0) } + [helpTopic] }
}

extension Argument {
  static let command = Argument(
    kind: .optionalWord, placeholder: "COMMAND", help: "the command, else the program")
}
