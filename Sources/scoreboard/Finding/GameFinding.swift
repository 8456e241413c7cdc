import Storage

/// How a command finds its library and its game.
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
    if let word, let game, word != game {
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
