import Arguments
import Basketball
import Storage

/// A command of the tool: a table of plain data, and a `run` on the main actor.
nonisolated protocol GameCommand: Command {
  var common: Common { get set }

  @MainActor func run(in context: Context) throws -> Exit

  /// The completions of a placeholder of its table, such as `GAME`.
  @MainActor func suggestions(of kind: String, in context: Context) -> [Suggestion]
}

/// A command that changes a game by a verb, in a shell and on the scoring screen.
nonisolated protocol VerbCommand: GameCommand {
  /// The change; nil to show something.
  func verb() throws -> Verb?
  /// Whether nothing is saved.
  var isDryRun: Bool { get }
  /// Runs without a verb.
  @MainActor func look(in context: Context) throws -> Exit
  /// The outcome as text and as JSON.
  @MainActor func lines(of outcome: Outcome, in context: Context) -> [String]
  @MainActor func json(of outcome: Outcome, in context: Context) -> String
}

nonisolated extension VerbCommand {
  var isDryRun: Bool { false }
}

extension GameCommand {
  func suggestions(of kind: String, in context: Context) -> [Suggestion] {
    common.suggestions(of: kind, in: context)
  }

  /// A parsed command, if it is of this type.
  static func typed(_ parsed: any Command) -> (any GameCommand)? {
    // `parsed as? Self` would make the type of an optional command first.
    switch parsed {
    case let command as Self: command
    default: nil
    }
  }
}

extension Common {
  /// The library: `--library`, else `SCOREBOARD_LIBRARY`, else `games`.
  func library(in context: Context) throws -> GameLibrary {
    let folder = library ?? context.variable("SCOREBOARD_LIBRARY") ?? "games"
    // An empty name, such as an unset variable of a script, would lead to the root of the file
    // system.
    guard !folder.isEmpty else { throw LibraryError.noLibrary(folder) }
    return GameLibrary(folder)
  }

  /// The word for the game: an argument, else `--game`, else `SCOREBOARD_GAME`.
  func gameWord(_ word: String? = nil, in context: Context) throws -> String? {
    if let word, let game = game, word != game {
      throw Failure(
        "twoGames", .usage, "'\(game.excerpt)' and '\(word.excerpt)' are two games",
        hint: "name one of them")
    }
    if let game = sessionGame {
      guard word == nil || word == game else { throw Failure.lineOfOtherGame }
      return game
    }
    return word ?? game ?? context.variable("SCOREBOARD_GAME")
  }

  /// The game for a word, else the game at hand.
  func game(
    _ word: String? = nil, for purpose: GameLibrary.Purpose, of library: GameLibrary,
    in context: Context
  ) throws -> StoredGame {
    guard let meant = try gameWord(word, in: context) else {
      return try library.gameAtHand(for: purpose, now: context.now())
    }
    do throws(any Error) {
      return try library.game(try library.id(of: meant))
    } catch {
      let isTyped = (word ?? game ?? sessionGame) != nil
      guard case LibraryError.noGame = error, !isTyped else { throw error }
      throw Failure(error).hinting(
        "SCOREBOARD_GAME names it: unset it, or set it to one of '\(library: "list")'")
    }
  }

  func game(_ word: String? = nil, in context: Context) throws -> StoredGame {
    let library = try library(in: context)
    return try game(word, for: .reading, of: library, in: context)
  }

}

extension Common {
  /// Changes the game by a verb, and saves it unless this is a dry run.
  func change(
    by verb: Verb, isDryRun: Bool, in context: Context
  ) throws -> (game: StoredGame, outcome: Outcome) {
    let library = try library(in: context)
    let game = try game(for: .writing, of: library, in: context)
    do {
      return try change(game, by: verb, isDryRun: isDryRun, of: library, context)
    } catch {
      throw hinted([Failure(error)], on: game, of: library, now: context.now())[0]
    }
  }

  func change(
    _ game: StoredGame, by verb: Verb, isDryRun: Bool, of library: GameLibrary, _ context: Context
  ) throws -> (game: StoredGame, outcome: Outcome) {
    if isDryRun {
      var copy = WorkingCopy(game)
      return (game, try copy.perform(verb, now: context.now()))
    }
    let (saved, outcome) = try library.update(game) { try $0.perform(verb, now: context.now()) }
    return (saved, outcome)
  }
}
