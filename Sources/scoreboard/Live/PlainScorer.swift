import Arguments
import Basketball
import Documents

/// Scoring by lines, for a screen reader and for pipes: each line is a command of the tool without
/// its name, and without `record` too.
struct PlainScorer {
  /// The game.
  let id: String
  /// What goes with every command.
  let common: Common
  let context: Context

  private static let commands = [
    Record.name, Clock.name, Undo.name, Redo.name, Fix.name, Remove.name, Roster.name,
    RulesCommand.name, Note.name, End.name, Show.name, Log.name, Check.name,
  ]

  private static let help = [
    "a play is WHO MOVE, such as Ana two Bo assist, or CLOCK WHO MOVE",
    "start and pause are for the clock; quit ends it",
    "the rest is as in the shell: \(commands.dropFirst().joined(separator: ", "))",
  ]

  /// Takes lines until there are no more, or `quit`.
  ///
  /// - Returns: how the first line ended that was refused, if one was.
  func run() throws -> Exit {
    if !common.isQuiet, !common.isJSON {
      try context.say([id.escapingControls] + Self.help.prefix(1))
    }
    var exit = Exit.success
    while let lines = try context.feed() {
      for line in lines {
        let answer: Exit
        do {
          let words = try Self.words(line)
          guard let first = words.first, !first.hasPrefix("#") else { continue }
          if first == "quit" { return exit }
          answer = first == "help" ? try help() : run(arguments(words))
        } catch let error as FeedError {
          answer = context.report(Failure(error), asJSON: common.isJSON)
        }
        if exit == .success { exit = answer }
      }
    }
    return exit
  }

  /// The words of a line; nothing of one that is cut off or not text is done.
  private static func words(_ line: [UInt8]) throws(FeedError) -> [String] {
    guard line.count <= FeedLine.longest else { throw .tooLong }
    guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
    return text.words
  }

  private func help() throws -> Exit {
    try context.say(Self.help)
    return .success
  }

  private func run(_ arguments: [String]) -> Exit {
    Tool.run(arguments, under: common.ofSession(about: id), in: context)
  }

  /// The line as the tool takes it.
  private func arguments(_ words: [String]) -> [String] {
    if ["start", "pause", "toggle"].contains(words[0]) { return [Clock.name] + words }
    return (Self.commands.contains(words[0]) ? [] : [Record.name]) + words
  }
}
