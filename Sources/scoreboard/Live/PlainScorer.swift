import Arguments
import Basketball

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
    RulesCommand.name, Note.name, Show.name, Log.name, Check.name,
  ]

  private static let help = [
    "a play is WHO MOVE, such as Ana two Bo assist, or CLOCK WHO MOVE",
    "start and pause are for the clock; quit ends it",
    "the rest is as in the shell: \(commands.dropFirst().joined(separator: ", "))",
  ]

  /// Takes lines until there are no more, or `quit`.
  ///
  /// - Returns: the exit status of the first line that was refused; 0 when none was.
  func run() throws -> Int32 {
    if !common.isQuiet, !common.isJSON { try context.say([id] + Self.help.prefix(1)) }
    var status: Int32 = 0
    while let lines = try context.feed() {
      for line in lines {
        let words = String(decoding: line, as: UTF8.self).words
        guard let first = words.first, !first.hasPrefix("#") else { continue }
        if first == "quit" { return status }
        let answer = first == "help" ? try help() : run(arguments(words))
        if status == 0 { status = answer }
      }
    }
    return status
  }

  private func help() throws -> Int32 {
    try context.say(Self.help)
    return 0
  }

  private func run(_ arguments: [String]) -> Int32 {
    var outer = common
    outer.game = id
    return Scoreboard.run(arguments, under: outer, in: context)
  }

  /// The line as the tool takes it.
  private func arguments(_ words: [String]) -> [String] {
    if ["start", "pause", "toggle"].contains(words[0]) { return [Clock.name] + words }
    if Self.commands.contains(words[0]) { return words }
    guard !words.count.isMultiple(of: 2), ClockReading(words[0]) != nil else {
      return [Record.name] + words
    }
    return [Record.name, "--at"] + words
  }
}
