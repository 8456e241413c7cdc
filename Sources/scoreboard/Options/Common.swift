import Arguments
import Terminal

/// The options that every command takes.
nonisolated struct Common {
  var game: String?
  var library: String?
  var isJSON = false
  var color: ColorChoice?
  var isQuiet = false

  /// Takes what was not typed from the options of an outer command.
  mutating func inherit(_ outer: Common) {
    (game, library, color) = (game ?? outer.game, library ?? outer.library, color ?? outer.color)
    (isJSON, isQuiet) = (isJSON || outer.isJSON, isQuiet || outer.isQuiet)
  }
}

nonisolated extension GameCommand {
  /// The rows of the options that every command takes.
  static var commonRows: [Row<Self>] {
    [
      .option(
        "game", letter: "g", "GAME",
        "an id, a part of one or @1 for the newest, else SCOREBOARD_GAME, else the game at hand"
      ) { $0.common.game = $1 },
      .option("library", "DIR", "the folder of the games, else SCOREBOARD_LIBRARY, else 'games'") {
        $0.common.library = $1
      },
      .flag("json", "answer in JSON") { $0.common.isJSON = true },
      .option("color", "WHEN", "when to use colour") { $0.common.color = $1 },
      .flag("no-color", "use no colour") { $0.common.color = .never },
      .flag("quiet", letter: "q", "say nothing of what was done") { $0.common.isQuiet = true },
    ]
  }
}

nonisolated extension ColorChoice: ArgumentValue {}
