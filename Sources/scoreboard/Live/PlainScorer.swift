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
    "start and pause are for the clock; quit ends it",
    "the rest is as in the shell: \(commands.dropFirst().joined(separator: ", "))",
  ]

  /// Takes lines to the end, or `quit`; returns the exit of the first refused line.
  func run() throws -> Exit {
    if !common.isQuiet, !common.isJSON {
      try context.say([id.escapingControls] + Self.help.prefix(1))
    }
    var exit = Exit.success
    while let lines = try context.feed() {
      for line in lines {
        var answer = Exit.success
        do {
          let words = try Self.words(line)
          guard let first = words.first, !first.hasPrefix("#") else { continue }
          switch first {
          case "quit": return exit
          case "help": try context.say(Self.help)
          default: answer = run(words)
          }
        } catch let error as FeedError {
          answer = context.report(Failure(error), asJSON: common.isJSON)
        }
        if exit == .success { exit = answer }
      }
    }
    return exit
  }

  /// The words of a line; throws if it is too long or not UTF-8.
  private static func words(_ line: [UInt8]) throws(FeedError) -> [String] {
    guard line.count <= FeedLine.longest else { throw .tooLong }
    guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
    return text.words
  }

  private func run(_ words: [String]) -> Exit {
    Tool.run(
      words.asCommand(among: Self.commands), under: common.ofSession(about: id), in: context)
  }
}
