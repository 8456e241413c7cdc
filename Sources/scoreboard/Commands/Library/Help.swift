import Arguments
import Basketball
import Documents
import JSON

/// `help`: explains the program, a command, or the keys of a document.
struct Help: LibraryCommand {
  var context = Context()
  var topic, part: String?
  var isManual = false

  static let name = "help"
  static let summary = "explain a command, with examples, or the keys of JSON"
  static let examples = [
    "scoreboard help new", "scoreboard help event move", "scoreboard help --man new | man -l -",
    "scoreboard help keys",
    "scoreboard help keys game", "scoreboard help keys game --json > game.schema.json",
  ]
  static let details = """
    'help keys' lists the documents that commands answer with '--json', 'help keys PART'
    every key of one, with its type and unit. With '--json' that is a JSON Schema, of
    one document or by the names of all; help itself is then the table of commands.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("TOPIC", "a command, or keys; else the program", &topic)
    rows.optionalWord(
      "PART", "an action, such as move of event; of keys a document, such as game", &part)
    rows.flag("man", "as a manual page", &isManual)
  }

  func run() throws {
    if isManual, common.isJSON || topic == Self.keys {
      throw Problem(
        "manualOfWhat", .usage, "--man is a page about commands", "leave one of them out")
    }
    let program = Tool.program
    switch topic {
    case Self.keys: try showKeys()
    case let topic?:
      let command = try command(topic)
      try answer(program.json(of: [command])) {
        [isManual ? program.manual(of: command) : program.help(for: command)]
      }
    case nil:
      try answer(program.json(of: program.commands)) {
        [isManual ? program.manual() : program.help()]
      }
    }
  }

  /// The command, or the action of it, that is meant.
  @MainActor private func command(_ topic: String) throws -> any Command.Type {
    let command = try Tool.program.command(named: [topic])
    guard let part else { return command }
    let actions = Tool.program.actions(of: command)
    guard let action = actions.first(where: { $0.word == part }) else {
      throw Tool.program.noPlace(for: part, after: actions.isEmpty ? Self.self : command)
    }
    return action
  }

  func suggestions(of kind: String) -> [Suggestion] {
    switch (kind, topic) {
    case ("TOPIC", _):
      Tool.program.commands.filter { !$0.isAction }.map { Suggestion($0.name, $0.summary) }
        + [Suggestion(Self.keys, "the keys of JSON")]
    case ("PART", Self.keys): DocumentKeys().formats.map { Suggestion($0.name, $0.meaning) }
    case ("PART", let topic?):
      ((try? Tool.program.command(named: [topic])).map(Tool.program.actions) ?? [])
        .map { Suggestion($0.word, $0.summary) }
    default: []
    }
  }
}

/// `help keys`.
extension Help {
  private static let keys = "keys"

  private func showKeys() throws {
    let keys = DocumentKeys()
    if let part {
      let format = try keys.format(typed: part)
      try answer(keys.schema(of: format)) {
        [helpPage("\(format.name): \(format.meaning)", keys.tables(of: format))]
      }
    } else {
      try answer(keys.schemas) {
        [
          helpPage(
            "Documents in JSON, of which PART is one",
            [("PART:", keys.formats.map { ($0.name, $0.meaning) })])
        ]
      }
    }
  }
}

extension DocumentKeys {
  /// The document of this name, which may be without its beginning and its version.
  fileprivate func format(typed word: String) throws -> Format {
    let short = formats.map { $0.name.drop { $0 != "." }.dropFirst().prefix { $0 != "/" } }
    for (format, name) in zip(formats, short) where word == format.name || word == name {
      return format
    }
    throw Problem(
      "unknownFormat", .usage, "no document is called \(word.quoted)",
      .near(word, short.map(String.init), else: "'scoreboard help keys' lists them"))
  }
}

/// The answer of `help --json`.
extension Program {
  fileprivate func json(of chosen: [any Command.Type]) -> JSON {
    let names = chosen.map { $0.name }
    return [
      "commands": groups.flatMap { group in
        group.commands.filter { names.contains($0.name) }.map { json(of: $0, in: group.title) }
      },
      "examples": examples, "format": "scoreboard.help/1", "name": name,
      "options": programOptions.map(\.json), "summary": summary, "version": version,
    ]
  }

  private func json(of command: any Command.Type, in group: String) -> JSON {
    [
      "arguments": (command.words + command.options).map(\.json),
      "details": command.details,
      "examples": command.examples, "group": group, "name": command.name,
      "summary": command.summary, "usage": usage(of: command),
    ]
  }
}

extension Argument {
  fileprivate var json: JSON {
    [
      "help": help, "kind": kind.rawValue, "letter": letter.map(String.init),
      "name": name.isEmpty ? nil : name, "placeholder": placeholder.isEmpty ? nil : placeholder,
      "values": allowed,
    ]
  }
}
