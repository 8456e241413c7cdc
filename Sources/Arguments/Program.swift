/// Commands that help lists under one title.
public struct CommandGroup {
  public let title: String
  public let commands: [any Command.Type]

  public init(_ title: String, _ commands: [any Command.Type]) {
    self.title = title
    self.commands = commands
  }
}

/// A program of several commands, and the command lines it understands. One of them is `help`.
public struct Program {
  public let name: String
  public let version: String
  /// The day of that version, `2026-11-21`, which manual pages bear.
  let released: String
  /// One line on what it is for, without a final full stop.
  public let summary: String
  /// The command lines that the program's help begins with.
  public let examples: [String]
  /// The commands in groups, as help lists them.
  public let groups: [CommandGroup]
  /// The commands in the same order, the actions of a command after it.
  public let commands: [any Command.Type]
  /// The command that runs when none is typed; its options may stand before any command.
  public let fallback: any Command.Type
  /// Gives the command line that was probably meant by words that begin with no command, and by the nearest command.
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
    commands = groups.flatMap { $0.commands }
  }

  /// Reads what was typed after the program's name.
  public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let (command, rest) = try named(in: arguments)
    var reader = Reader(rest, as: command, of: self)
    if reader.asksHelp { return .print(command.map { help(for: $0) } ?? help()) }
    if reader.asksVersion { return .print("\(name) \(version)") }
    return .run(try reader.finish())
  }

  /// The command or the action that a line names, nil if it names none, and the line without its name.
  func named(
    in arguments: [String]
  ) throws(UsageError) -> (command: (any Command.Type)?, rest: [String]) {
    // The first word, unless an error or `--version` stands before it.
    let beginsWithWord = arguments.first?.hasPrefix("-") == false
    let first = beginsWithWord ? 0 : Reader(arguments, as: nil, of: self).firstWordIndex
    guard let index = first else { return (nil, arguments) }
    let command = try command(named: arguments[index...].filter { !$0.hasPrefix("-") })
    var rest = arguments
    rest.remove(at: index)
    // The options that an action takes, with their values, may stand before its word.
    for action in actions(of: command) where rest.contains(action.word) {
      let first = Reader(rest, as: action, of: self).firstWordIndex
      guard let first, rest[first] == action.word else { continue }
      rest.remove(at: first)
      return (action, rest)
    }
    return (command, rest)
  }

  /// A command and its actions, of which it may be one.
  func family(of command: any Command.Type) -> [any Command.Type] {
    let name = command.name.prefix { $0 != " " }
    return commands.filter { $0.name.prefix { $0 != " " } == name }
  }

  /// The actions of a command, such as `event move` of `event`.
  public func actions(of command: any Command.Type) -> [any Command.Type] {
    if command.isAction { return [] }
    // The list has the actions right after their command.
    return Array(commands.drop { $0.name != command.name }.dropFirst().prefix { $0.isAction })
  }

  /// The command that the first of these words names.
  public func command(named words: [String]) throws(UsageError) -> any Command.Type {
    let typed = words.first ?? ""
    if let command = commands.first(where: { $0.name == typed }), !command.isAction {
      return command
    }
    let names = commands.filter { !$0.isAction }.map { $0.name }
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
  /// To print this help, or the program's name and version; the last line has no line break.
  case print(String)
}

extension Program {
  /// The error for a word too many after a command.
  ///
  /// - Parameter first: the first word, if it is another one: an action may be meant by it.
  public func noPlace(
    for word: String, after command: any Command.Type, first: String? = nil
  ) -> UsageError {
    let actions = actions(of: command).map { $0.word }
    let near = nearest(to: first ?? word, in: actions).map { "\(command.name) \($0)" }
    if command.words.isEmpty, !actions.isEmpty {
      return UsageError(
        "badValue", "ACTION takes \(actions.alternatives), not \(word.quoted)",
        nearest: command.meant(by: word) ?? near)
    }
    return UsageError(
      command.wordsCode ?? "extraWord", "\(command.name) has no place for \(word.quoted)",
      nearest: near, "usage: \(usage(of: command))")
  }
}
