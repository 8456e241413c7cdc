import Arguments
import Basketball

/// `completions`: prints the completion script of a shell, and answers it.
struct Completions: LibraryCommand {
  var context = Context()
  var shell = CompletionShell.bash
  var words = [String]()

  static let name = "completions"
  static let summary = "print the script that completes commands in a shell"
  static let examples = [
    "source <(scoreboard completions bash)",
    "scoreboard completions fish | source",
  ]
  static let details = """
    Commands, options and their values, games, and the players, teams and moves of
    the game changed last are completed.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.word("SHELL", "the shell", &shell)
    rows.words("WORD", "what was typed, to be completed", &words)
  }

  func run() throws {
    if common.isJSON {
      throw Problem("scriptAsJSON", .usage, "completions are for a shell, and not JSON")
    }
    if words.isEmpty {
      return try context.out.write(Tool.program.completionScript(for: shell))
    }
    try context.say(
      Tool.program.completionLines(for: words, in: shell) { kind, command in
        guard var command = command as? any GameCommand else { return [] }
        command.enter(context)
        return command.suggestions(of: kind)
      })
  }
}

/// The words that a shell completes: games, players, teams, moves and rules. To be fast it reads
/// only the game at hand; after an error there are no words.
extension Context {
  func suggestions(of kind: String) -> [Suggestion] {
    switch kind {
    case "GAME": ((try? library.ids()) ?? []).reversed().suggestions
    case "WHO": state?.teams.suggestions ?? []
    case "TEAM": state?.teams.both.map(\.name).suggestions ?? []
    case "MOVE":
      (state?.rules.moves ?? Move.allCases).map {
        Suggestion(state?.rules.word(of: $0) ?? $0.word, $0.row.definition)
      }
    case "EVENT": ((try? library.eventNames()) ?? []).suggestions
    case "RULES": Rules.names.suggestions
    default: []
    }
  }

  private var state: GameState? {
    guard let word = try? gameWord() else { return try? library.likelyGame?.state }
    return try? library.game(library.id(of: word)).state
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
}

extension [String] {
  /// Each word as a suggestion.
  var suggestions: [Suggestion] { map { Suggestion($0) } }
}
