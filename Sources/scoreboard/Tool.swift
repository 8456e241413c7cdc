import Arguments
import Basketball

/// The program: its commands, and how a command line becomes an exit.
@MainActor
enum Tool {
  /// The version and its day, which the change log has too.
  nonisolated static let version = "0.4.0"
  static let released = "2026-11-25"

  private static let groups: [(title: String, commands: [any GameCommand.Type])] = [
    (
      "Record",
      [
        New.self, Import.self, Score.self, Record.self, Clock.self, LineupCommand.self, Note.self,
        EndCommand.self,
      ]
    ),
    (
      "Correct",
      [Undo.self, Redo.self, Fix.self, Remove.self, Roster.self, RulesCommand.self]
    ),
    (
      "Read",
      [
        Show.self, Log.self, List.self, FlowCommand.self, Lineups.self, Watch.self, Replay.self,
      ]
    ),
    ("Season", [Standings.self, Stats.self, LeagueCommand.self]),
    ("Event", [EventCommand.self, PlayCommand.self]),
    ("Publish", [Report.self, Overlay.self, Export.self]),
    ("Library", [Check.self, Delete.self, Restore.self, Completions.self, Help.self]),
  ]

  static let program = Program(
    name: "scoreboard", version: version, released: released,
    summary: "keep the score of basketball games",
    examples: [
      #"g=$(scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo")"#,
      "scoreboard record Ana two Bo assist",
      "scoreboard",
    ],
    groups: groups.map { ($0.title, $0.commands.map { $0 }) }, fallback: Show.self,
    meant: meant, reference: reference)

  /// The command line that was probably meant by plays, a move before its player, or a word of the
  /// clock.
  nonisolated private static func meant(by words: [String], nearest: String?) -> String? {
    let first = words.first?.lowercased() ?? ""
    func isMove(_ word: String) -> Bool { Move.allCases.contains { $0.row.words.contains(word) } }
    if TypedLine.clockWords.contains(first) { return "clock \(first)" }
    if first == "sub" { return LineupCommand.name }
    if isMove(first) {
      return (["record"] + words.dropFirst().prefix(1) + [first]).joined(separator: " ")
    }
    let isPlay = words.count > 1 && isMove(words.last?.lowercased() ?? "")
    return nearest ?? (isPlay ? "record \(words.joined(separator: " ").excerpt)" : nil)
  }

  /// Runs a command line from the system, with a zero after each word; all of it must be UTF-8.
  static func run(_ line: [UInt8], in context: Context) -> Exit {
    let typed = line.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    let words = typed.map { String(decoding: $0, as: UTF8.self) }
    for (place, bytes) in typed.enumerated() where !words[place].utf8.elementsEqual(bytes) {
      return context.say(
        .notUTF8(bytes, at: place + 1), asJSON: words.prefix { $0 != "--" }.contains("--json"))
    }
    return run(words, in: context)
  }

  /// A parsed command as one of the tool's commands.
  ///
  /// Without a cast to a protocol, which would look through all conformances of the program: a
  /// fifth of the instructions of a `record`.
  private static func command(_ parsed: any Command) throws -> any GameCommand {
    let parsedType: any Any.Type = Swift.type(of: parsed)
    for type in groups.lazy.flatMap(\.commands) where type == parsedType {
      if let command = type.typed(parsed) { return command }
    }
    throw Failure("internal", .internalError, "\(parsed) is not a command of this program")
  }

  /// Runs a command line; in a session with the options of the command that began it.
  static func run(
    _ arguments: [String], under session: PlainScorer? = nil, in context: Context
  ) -> Exit {
    do {
      switch try program.parse(arguments) {
      case .help(let text), .version(let text):
        try context.out.write(text + "\n")
        return .success
      case .run(let parsed):
        var command = try command(parsed)
        if let session { try command.common.inherit(session.context.options, about: session.id) }
        command.enter(context)
        do {
          try command.run()
          return command.context.ending.exit
        } catch {
          throw Failure(error).hinting(for: command.common)
        }
      }
    } catch {
      return context.say(
        Failure(error),
        asJSON: session?.context.isJSON == true
          || arguments.prefix { $0 != "--" }.contains("--json"))
    }
  }

  static let reference: [ManualSection] = [
    ("EXIT STATUS", Exit.allCases.map { ("\($0.rawValue)", $0.meaning) }),
    (
      "ENVIRONMENT",
      [
        ("SCOREBOARD_GAME", "the game, if none is named"),
        ("SCOREBOARD_EVENT", "the event, if none is named"),
        ("SCOREBOARD_COURT", "the court whose game is meant and whose next fixture is played"),
        ("SCOREBOARD_LIBRARY", "the folder of the games, if none is named"),
        ("NO_COLOR, CLICOLOR_FORCE", "no colour, or colour even without a terminal"),
        ("TERM", "dumb is a terminal without colour and screens"),
        ("COLUMNS", "the width of answers, else that of the terminal"),
      ]
    ),
    (
      "FILES",
      [
        ("games/ID.json", "a game, in the folder that --library or SCOREBOARD_LIBRARY names"),
        ("games/NAME.event", "the plan of an event"),
        ("games/league", "the title, rules and colours of a league"),
        ("games/.scoreboard", "the lock, the index, and deleted games"),
      ]
    ),
  ]
}
