import Arguments
import Basketball
import Documents
import ViewModels

/// Scoring by lines, for screen readers and pipes: each line is a command without `scoreboard`.
@MainActor
struct PlainScorer {
  let id: String
  let context: Context

  private static let commands =
    TypedLine.commands.map { $0.name } + [Show.name, Log.name, Check.name]

  private static let help = [
    "a play is WHO MOVE, such as Ana two Bo assist, or CLOCK WHO MOVE",
    "a period alone begins it, END ends it; every line of a feed will do",
    "start and pause are for the clock; quit ends it",
    "the rest is as in the shell: \(commands.dropFirst().commaSeparated)",
  ]

  /// Takes lines to the end, or `quit`; ends with the exit of the first refused line.
  func run() throws {
    if !context.options.isQuiet, !context.options.isJSON {
      try context.say([id.escapingControls] + Self.help.prefix(1))
    }
    var isInOrder = false
    var count = 0
    while let lines = try context.feed() {
      for bytes in lines {
        count += 1
        do {
          let line = TypedLine(try FeedLine.text(bytes, number: count))
          guard var arguments = line.arguments(among: Self.commands) else { continue }
          switch line.words[0] {
          case "quit": return
          case "help": try context.say(Self.help)
          case FeedLine.inOrder where line.words.count == 1: isInOrder = true
          default:
            if isInOrder, line.words[0] != Record.name, arguments[0] == Record.name {
              arguments.insert("--in-order", at: 1)
            }
            context.ending.become(Tool.run(arguments, under: self, in: context))
          }
        } catch let error as Problem {
          context.report(error)
        }
      }
    }
  }
}

/// A line typed on the scoring screen: a command without `scoreboard`, or an object of `log
/// --jsonl`.
@MainActor
struct TypedLine {
  private let text: String
  let words: [String]

  static let commands: [any VerbCommand.Type] = [
    Record.self, Clock.self, Undo.self, Redo.self, Fix.self, Remove.self, Roster.self,
    RulesCommand.self, DayCommand.self, Note.self, EndCommand.self, LineupCommand.self,
    CardCommand.self,
  ]

  /// How a screen understands typed lines.
  static let lines = TypedLines(commands: commands.map { $0.name } + clockWords) {
    try TypedLine($0).verb()
  }

  /// Words of the clock that need no `clock` before them.
  nonisolated static let clockWords = ["start", "pause", "toggle"]

  init(_ text: String) {
    self.text = text
    words = text.words
  }

  /// The verb of the line; nil for a blank line or a comment.
  func verb() throws -> Verb? {
    guard let arguments else { return nil }
    guard case .run(let parsed) = try Tool.program.parse(arguments),
      let command = parsed as? any VerbCommand
    else { throw unusable("\(arguments[0]) is for the shell: it changes nothing here") }
    guard command.common.game == nil, command.common.library == nil else {
      throw unusable("the screen has its game: leave out --game and --library")
    }
    if command.common.isDryRun { throw unusable("--dry-run has nothing to show here") }
    if command.common.isOfLeague {
      throw unusable("--league is for the shell: a screen changes its game")
    }
    guard let verb = try command.verb() else {
      throw unusable("\(arguments[0]) alone only prints: it needs what is to be changed")
    }
    return verb
  }

  /// The arguments for the tool; nil for a blank line or a comment.
  private var arguments: [String]? {
    // A single word is not a play, so it may be any command, which is refused by its name.
    let commands: [any Command.Type] = words.count == 1 ? Tool.program.commands : Self.commands
    return arguments(among: commands.map { $0.name })
  }

  /// The arguments for the tool, if these are the commands: a word of the clock gets `clock` before it, and a line
  /// that begins with no command gets `record`.
  func arguments(among commands: [String]) -> [String]? {
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    if first.hasPrefix("{") { return [Record.name, text] }
    if Self.clockWords.contains(first) { return [Clock.name] + words }
    return commands.contains(first) ? words : [Record.name] + words
  }

  private func unusable(_ message: String) -> Problem { Problem("typedLine", .usage, message) }
}
