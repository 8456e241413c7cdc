import Arguments
import Terminal

/// The program: its commands, and how a command line becomes an exit status.
enum Scoreboard {
  /// The version, which the change log has too.
  static let version = "0.1.0"

  static let program = Program(
    name: "scoreboard", version: version,
    summary: "keep the score of a half-court basketball game",
    examples: [
      #"g=$(scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo")"#,
      "scoreboard record Ana two Bo assist",
      "scoreboard",
    ],
    commands: [
      New.self, Record.self, Clock.self, Undo.self, Redo.self, Fix.self, Remove.self, Roster.self,
      RulesCommand.self, Note.self, Show.self, Log.self, List.self, Score.self, Watch.self,
      Replay.self, Check.self, Delete.self, Restore.self,
    ],
    fallback: Show.self)

  /// Runs a command line.
  ///
  /// - Parameter outer: the options of the command that it is a line of, which hold for it too.
  /// - Returns: the exit status, once everything is said.
  static func run(
    _ arguments: [String], under outer: Common = Common(), in context: Context
  ) -> Int32 {
    do {
      switch try program.parse(arguments) {
      case .help(let text), .version(let text): try context.out.write(text + "\n")
      case .run(var command as any GameCommand):
        command.common.inherit(outer)
        return try command.run(in: context)
      case .run: break
      }
      return 0
    } catch {
      let isJSON = outer.isJSON || arguments.prefix { $0 != "--" }.contains("--json")
      return context.tell(Failure(error), asJSON: isJSON)
    }
  }
}
