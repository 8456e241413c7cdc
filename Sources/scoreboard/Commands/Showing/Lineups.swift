import Arguments
import Documents
import Storage
import Views

/// `lineups`: shows who was on court together.
nonisolated struct Lineups: GameCommand {
  var common = Common()
  var game: String?

  static let name = "lineups"
  static let summary = "show who was on court together, for how long and with which score"
  static let examples = ["scoreboard lineups", "scoreboard lineups @1 --json | jq '.home[0]'"]
  static let details = """
    Lineups are listed longest first, with the points of their side and of the other.
    It needs a game with substitutions ('record Ana out Fay in') or a lineup.
    """

  static var table: [Row<Self>] {
    [.optionalWord("GAME", "the game, else the one changed last") { $0.game = $1 }] + commonRows
  }

  func run(in context: Context) throws -> Exit {
    let (sheet, now) = (try common.game(game, in: context).scoresheet(), context.now())
    let lineups = LineupsDocument(sheet, now: now)
    return try common.answer(lineups, in: context) {
      LineupsView(
        GameDocument(sheet.standing, now: now), columns: common.columns(in: context),
        style: common.style(in: context)
      ).lines(of: lineups)
    }
  }
}
