import Arguments
import Terminal

/// The options that every command takes. They say which library and game are meant, and how to answer.
nonisolated struct Common {
  fileprivate(set) var game: String?
  /// The game of the session, if the command is a line of one.
  private(set) var sessionGame: String?
  fileprivate(set) var library: String?
  fileprivate(set) var isJSON = false
  fileprivate(set) var color: ColorChoice?
  fileprivate(set) var isQuiet = false

  /// The options for the lines of a session about one game.
  func ofSession(about id: String) -> Common {
    var common = self
    (common.game, common.sessionGame) = (nil, id)
    return common
  }

  mutating func inherit(_ session: Common) throws(Failure) {
    guard game == nil, library == nil else { throw .lineOfOtherGame }
    (sessionGame, library) = (session.sessionGame, session.library)
    color = color ?? session.color
    (isJSON, isQuiet) = (isJSON || session.isJSON, isQuiet || session.isQuiet)
  }
}

nonisolated extension GameCommand {
  /// The rows of the options that every command about a game takes.
  static var commonRows: [Row<Self>] {
    gameRows(
      "an id, a part of one or @1 for the newest, else SCOREBOARD_GAME, else the game changed last")
  }

  /// The same with another help for `--game`.
  static func gameRows(_ help: String) -> [Row<Self>] {
    [.option("game", letter: "g", "GAME", help) { $0.common.game = $1 }] + libraryRows
  }

  /// The rows of the options that every command takes.
  static var libraryRows: [Row<Self>] {
    [
      .option("library", "DIR", "the folder of the games, else SCOREBOARD_LIBRARY, else 'games'") {
        $0.common.library = $1
      },
      .flag("json", "answer in JSON") { $0.common.isJSON = true },
      .option("color", "WHEN", "when to use colour") { $0.common.color = $1 },
      .flag("no-color", "use no colour") { $0.common.color = .never },
      .flag("quiet", letter: "q", "print nothing about what was done") { $0.common.isQuiet = true },
    ]
  }
}

nonisolated extension ColorChoice: ArgumentValue {}
