import Arguments
import Documents
import Storage
import Views

/// `list`: prints the games of the library.
nonisolated struct List: GameCommand {
  var common = Common()

  static let name = "list"
  static let summary = "print every game, newest first, with its score"
  static let examples = ["scoreboard list", "scoreboard list --json | jq -r '.games[].id'"]
  static let details = """
    What 'list' says of a game is as of its last change. Files that are not games
    are named, and left alone.
    """

  static var table: [Row<Self>] { commonRows }

  func run(in context: Context) throws -> Exit {
    let listing = try library(in: context).list(now: context.now())
    let exit = try answer(listing.document, in: context) {
      ListView(
        listing.games.map(\.row), columns: columns(in: context), style: style(in: context)
      ).lines
    }
    if !common.isJSON { for file in listing.damaged { try context.err.write(Failure(file).text) } }
    return exit
  }
}
