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
    let (library, now) = (try library(in: context), context.now())
    let listing = try library.list(now: now)
    if common.isJSON {
      try library.write(listing, now: now) { try context.out.write($0) }
      return .success
    }
    let (columns, style) = (columns(in: context), style(in: context))
    try context.say(ListView(listing.games, columns: columns, style: style).lines)
    for file in listing.damaged { try context.err.write(Failure(file).text) }
    return .success
  }
}
