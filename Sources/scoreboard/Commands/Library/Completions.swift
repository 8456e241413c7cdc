import Arguments
import Basketball

/// `completions`: prints the completion script of a shell, and answers it.
struct Completions: GameCommand {
  var common = Common()
  var shell = Required<CompletionShell>()
  var words: [String] = []

  static let name = "completions"
  static let summary = "print the script that completes commands in a shell"
  static let examples = [
    "source <(scoreboard completions bash)",
    "scoreboard completions fish | source",
  ]
  static let details = """
    Commands, options and their values, games, and the players, teams and moves of
    the game changed last are completed. The script passes the WORDs up to the cursor
    (for bash COMP_WORDBREAKS and the line), and gets a line for each that may follow.
    """

  static var table: Rows {
    [
      .word("SHELL", "the shell", \.shell),
      .words("WORD", "what was typed, to be completed", \.words),
    ] + libraryRows
  }

  func run(in context: Context) throws {
    if context.isJSON {
      throw Failure("scriptAsJSON", .usage, "completions are for a shell, and not JSON")
    }
    let (program, shell) = (Tool.program, try shell.get())
    guard !words.isEmpty else {
      return try context.out.write(program.completionScript(for: shell))
    }
    try context.say(
      program.completionLines(for: words, in: shell) { kind, command in
        guard let command = command as? any GameCommand else { return [] }
        return command.suggestions(of: kind, in: context.with(command.common))
      })
  }
}

/// The words that a shell completes: games, players, teams, moves and rules. To be fast it reads
/// only the game at hand; after an error there are no words.
extension Context {
  func suggestions(of kind: String) -> [Suggestion] {
    switch kind {
    case "GAME": ((try? library.ids()) ?? []).reversed().map { Suggestion($0) }
    case "WHO": standing?.teams.suggestions ?? []
    case "TEAM": standing?.teams.names ?? []
    case "MOVE":
      (standing?.rules.moves ?? MoveRow.table).map { Suggestion($0.move.word, $0.definition) }
    case "EVENT": ((try? library.eventNames()) ?? []).map { Suggestion($0) }
    case "RULES": Rules.presets.map { Suggestion($0.name) }
    default: []
    }
  }

  private var standing: GameState? {
    guard let library = try? library else { return nil }
    guard let word = try? gameWord() else { return library.likelyGame?.standing }
    return (try? library.game(library.id(of: word)))?.standing
  }
}

extension Sides<Team> {
  /// All players and both teams, each by the shortest unambiguous word.
  fileprivate var suggestions: [Suggestion] {
    let people = Side.allCases.flatMap { side in
      self[side].players.map { (Who(side, $0.name), $0.name, self[side].name) }
    }
    let sides = Side.allCases.flatMap { side in
      [(Who(side), side.rawValue, self[side].name), (Who(side), self[side].name, "\(side) team")]
    }
    return (people + sides).compactMap { who, name, help in
      [name, who.word].first { $0.first != "-" && (try? PlayerLookup(self).find($0)) == who }
        .map { Suggestion($0, help) }
    }
  }

  fileprivate var names: [Suggestion] { Side.allCases.map { Suggestion(self[$0].name) } }
}
