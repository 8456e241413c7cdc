import Arguments
import Documents
import Storage
import Views

/// `list`: prints the games of the library.
nonisolated struct List: GameCommand {
  var common = Common()
  var filter = FilterOptions()
  var isOpen = false

  static let name = "list"
  static let summary = "print the games, newest first, with their scores"
  static let examples = [
    "scoreboard list", "scoreboard list --open", "scoreboard list --team reds --since 2026-11-01",
    "scoreboard list --json | jq -r '.games[].id'",
  ]
  static let details = """
    'list' shows each game as it stands now. Files that are not games are named, and
    left alone.

    TEAM is the whole name; case, accents and spaces do not count. DAY is YYYY-MM-DD,
    the local day on which a game was made, with which its id begins.
    """

  static var table: [Row<Self>] {
    [.flag("open", "only games that are not over") { $0.isOpen = true }]
      + FilterOptions.rows.on(\.filter) + libraryRows
  }

  func run(in context: Context) throws -> Exit {
    let (library, now) = (try common.library(in: context), context.now())
    var meant = filter.filter
    meant.isOpen = isOpen
    if common.isJSON {
      let listing = try library.list(now: now) { file throws(LibraryError) in
        try file.listed(now: now).inList(spread: .max)
      }.filtered(by: meant, day: context.day)
      if listing.found.isEmpty { try common.checkRules(of: filter, in: context) }
      try listing.write { try context.out.write($0) }
      return .success
    }
    let listing = try library.list(now: now).filtered(by: meant, day: context.day)
    if listing.found.isEmpty { try common.checkRules(of: filter, in: context) }
    let (columns, style) = (common.columns(in: context), common.style(in: context))
    try context.say(ListView(listing.games, now: now, columns: columns, style: style).lines)
    common.report(listing.damaged, in: context)
    return .success
  }
}
