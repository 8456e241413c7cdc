import Arguments
import Season
import Views

/// `standings`: prints the ranking of the teams.
nonisolated struct Standings: SeasonCommand {
  var common = Common()
  var filter = FilterOptions()

  static let name = "standings"
  static let summary = "rank the teams of the library"
  static let examples = [
    "scoreboard standings", "scoreboard standings --since 2026-09-01 --rules fiba3x3",
    "scoreboard standings --json | jq -r '.teams[] | [.rank, .name, .wins] | @tsv'",
  ]
  static let details = """
    Games with a winner count. Teams are ranked as FIBA ranks 3x3: by games won of
    those played; then by wins in the games between teams that are tied, whether or
    not all of them have met; then by points a game, without forfeits. Teams that are
    still tied share a rank, marked '='.

    A team is a name, whatever its case and spaces, shown as it was written last. Games
    that cannot be read are listed, the rest is added up, and the command ends with 65.

    A warning lists teams, and players of one team, whose names of four letters or more
    differ in one letter, with the command that makes them one. A letter is added, left
    out or replaced, or two neighbours are swapped. Names that differ in digits or
    initials, or stand in one game together, are not listed.
    """

  static var table: [Row<Self>] { seasonRows }

  @MainActor
  func run(in context: Context) throws -> Exit {
    var (standings, names) = (LeagueTable(), Misspellings())
    let leftOut = try readSeason(in: context, lines: false) {
      standings.add($0.row)
      names.add($0)
    }
    let document = StandingsDocument(standings)
    try common.answer(document, in: context) {
      StandingsView(
        document.places, columns: common.columns(in: context), style: common.style(in: context)
      ).lines
    }
    return try report(leftOut, names, in: context)
  }
}
