import Arguments
import Documents

/// Scoring by lines, for screen readers and pipes: each line is a command without `scoreboard`.
struct PlainScorer {
  let id: String
  let common: Common
  let context: Context

  private static let commands =
    TypedLine.commands.map { $0.name } + [Show.name, Log.name, Check.name]

  private static let help = [
    "a play is WHO MOVE, such as Ana two Bo assist, or CLOCK WHO MOVE",
    "a period alone begins it, END ends it; every line of a feed will do",
    "start and pause are for the clock; quit ends it",
    "the rest is as in the shell: \(commands.dropFirst().joined(separator: ", "))",
  ]

  /// Takes lines to the end, or `quit`; returns the exit of the first refused line.
  func run() throws -> Exit {
    if !common.isQuiet, !common.isJSON {
      try context.say([id.escapingControls] + Self.help.prefix(1))
    }
    var (exit, isInOrder, count) = (Exit.success, false, 0)
    while let lines = try context.feed() {
      for bytes in lines {
        var answer = Exit.success
        count += 1
        do {
          let line = TypedLine(try FeedLine.text(bytes, number: count))
          guard var arguments = line.arguments(among: Self.commands) else { continue }
          switch line.words[0] {
          case "quit": return exit
          case "help": try context.say(Self.help)
          case FeedLine.inOrder where line.words.count == 1: isInOrder = true
          default:
            let isTyped = line.words[0] == Record.name
            if isInOrder, !isTyped, arguments[0] == Record.name {
              arguments.insert("--in-order", at: 1)
            }
            answer = run(arguments)
          }
        } catch let error as FeedError {
          answer = context.report(Failure(error), asJSON: common.isJSON)
        }
        if exit == .success { exit = answer }
      }
    }
    return exit
  }

  private func run(_ arguments: [String]) -> Exit {
    Tool.run(arguments, under: common.ofSession(about: id), in: context)
  }
}
