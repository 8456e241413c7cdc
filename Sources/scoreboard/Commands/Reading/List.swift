import Arguments
import ViewModels
import Views

/// `list`: prints the games of the library.
nonisolated struct List: GameCommand {
  var common = Common()

  static let name = "list"
  static let summary = "print every game, newest first, with its score"
  static let examples = ["scoreboard list", "scoreboard list --json | jq -r '.games[].id'"]
  static let details = """
    What 'list' says of a game is as of its last change. Files that are no games
    are named, and left alone.
    """

  static var table: [Row<Self>] { commonRows }

  func run(in context: Context) throws -> Int32 {
    let library = try library(in: context)
    if common.isJSON {
      try context.out.write(try ListDocument(library, now: context.now()).pretty())
      return 0
    }
    let list = try GameList(library, now: context.now())
    let view = ListView(list.games, columns: columns(in: context), style: style(in: context))
    try context.say(view.lines)
    for file in list.damaged { try context.err.write(Failure(file).text) }
    return 0
  }
}
