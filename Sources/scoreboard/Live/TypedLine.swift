import Arguments
import Basketball
import Documents
import ViewModels

/// A line typed on the scoring screen: a command without `scoreboard`, or an object of `log
/// --jsonl`.
struct TypedLine {
  private let text: String
  private let words: [String]

  static let commands: [any VerbCommand.Type] = [
    Record.self, Clock.self, Undo.self, Redo.self, Fix.self, Remove.self, Roster.self,
    RulesCommand.self, Note.self, End.self, LineupCommand.self,
  ]

  /// How a screen understands typed lines.
  static let lines = TypedLines(commands: commands.map { $0.name } + clockWords) {
    try TypedLine($0).verb()
  }

  /// Words of the clock that need no `clock` before them.
  fileprivate static let clockWords = ["start", "pause", "toggle"]

  init(_ text: String) {
    (self.text, words) = (text, text.words)
  }

  /// Its verb; nil for a blank line or a comment.
  func verb() throws -> Verb? {
    guard let arguments else { return try FeedLine(Array(text.utf8), number: 1)?.verb() }
    guard case .run(let parsed) = try Tool.program.parse(arguments),
      let command = parsed as? any VerbCommand
    else { throw unusable("\(arguments[0]) is for the shell: it changes nothing here") }
    guard command.common.game == nil, command.common.library == nil else {
      throw unusable("the screen has its game: leave out --game and --library")
    }
    if command.isDryRun { throw unusable("--dry-run has nothing to show here") }
    guard let verb = try command.verb() else {
      throw unusable("\(arguments[0]) alone only prints: it needs what is to be changed")
    }
    return verb
  }

  /// The arguments for the tool; nil for a line that only a feed has.
  private var arguments: [String]? {
    guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("{"),
      !FeedLine.isMark(words)
    else { return nil }
    // A single word is not a play, so it may be any command, which is refused by its name.
    let commands: [any Command.Type] = words.count == 1 ? Tool.program.commands : Self.commands
    return words.asCommand(among: commands.map { $0.name })
  }

  private func unusable(_ message: String) -> Failure { Failure("typedLine", .usage, message) }
}

extension [String] {
  /// The words of a line as a command line: the clock's words need no `clock`, and plays no `record`.
  func asCommand(among commands: [String]) -> [String] {
    if TypedLine.clockWords.contains(self[0]) { return [Clock.name] + self }
    if let mark = prefix(3).firstIndex(of: LineupCommand.name), mark > 0, count > mark + 2,
      (try? GameTime(typed: prefix(mark).joined(separator: " "))) != nil
    {
      return [LineupCommand.name, "--at", prefix(mark).joined(separator: " ")]
        + self[(mark + 1)...]
    }
    return commands.contains(self[0]) ? self : [Record.name] + self
  }
}
