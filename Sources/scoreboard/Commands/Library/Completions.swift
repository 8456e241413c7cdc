import Arguments
import Basketball
import Storage

/// `completions`: prints the completion script of a shell, and answers it.
nonisolated struct Completions: GameCommand {
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
    the game changed last are completed. The script passes as WORDs those of the line
    up to the cursor (for bash COMP_WORDBREAKS and the line), and gets a line for
    each word that may come next.
    """

  static var table: [Row<Self>] {
    [
      .word("SHELL", "the shell") { $0.shell = $1 },
      .words("WORD", "what was typed, to be completed") { $0.words.append($1) },
    ] + libraryRows
  }

  func run(in context: Context) throws -> Exit {
    if common.isJSON {
      throw Failure("scriptAsJSON", .usage, "completions are for a shell, and not JSON")
    }
    let (program, shell) = (Tool.program, try shell.get())
    guard !words.isEmpty else {
      try context.out.write(program.completionScript(for: shell))
      return .success
    }
    try context.say(
      program.completionLines(for: words, in: shell) { kind, command in
        (command as? any GameCommand)?.suggestions(of: kind, in: context) ?? []
      })
    return .success
  }
}

/// The words that a shell completes: games, players, teams, moves and rules. To be fast it reads
/// only the game at hand; after an error there are no words.
extension Common {
  func suggestions(of kind: String, in context: Context) -> [Suggestion] {
    switch kind {
    case "GAME": gameIDs(in: context).map { Suggestion($0) }
    case "WHO": standing(in: context)?.teams.suggestions ?? []
    case "TEAM": standing(in: context)?.teams.names ?? []
    case "MOVE":
      (standing(in: context)?.rules.moves ?? MoveRow.table).map {
        Suggestion($0.move.word, $0.definition)
      }
    case "EVENT": eventNames(in: context)
    case "RULES": Rules.presets.map { Suggestion($0.name) }
    default: []
    }
  }

  /// The ids of the library, newest first.
  private func gameIDs(in context: Context) -> [String] {
    (try? library(in: context).ids())?.reversed() ?? []
  }

  func eventNames(in context: Context) -> [Suggestion] {
    ((try? library(in: context).eventNames()) ?? []).map { Suggestion($0) }
  }

  private func standing(in context: Context) -> GameState? {
    guard let library = try? library(in: context) else { return nil }
    guard let word = try? gameWord(in: context) else { return library.likelyGame?.standing }
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
