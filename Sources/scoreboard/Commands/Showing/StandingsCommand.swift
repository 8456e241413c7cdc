import Arguments
import Season
import Views

/// `standings`: prints which team has won what, and their ranking.
nonisolated struct StandingsCommand: SeasonCommand {
  var common = Common()
  var filter = FilterOptions()

  static let name = "standings"
  static let summary = "rank the teams of the library"
  static let examples = [
    "scoreboard standings", "scoreboard standings --since 2026-09-01 --rules fiba3x3",
    "scoreboard standings --json | jq -r '.teams[] | [.rank, .name, .wins] | @tsv'",
  ]
  static let details = """
    Games that somebody has won count. Teams are ranked by games won of those played;
    then by wins against each other, of all that are level, whether or not all of
    them have met; then by points a game, forfeits left out; and share a rank, marked
    '=', where all of that is the same: as FIBA ranks 3x3.

    A team is a name, whatever its case and spaces, shown as it was written last. What
    cannot be read is named, the rest is added up, and the command ends with 65.

    Names of four letters or more that differ in one letter are warned of, with the
    command that makes them one: of teams, and of players of one team. A letter is
    put in, left out or another one, or two neighbours are swapped; digits, initials
    and names that were in one game together are no slip.
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
    _ = try answer(document, in: context) {
      StandingsView(
        document.places, columns: columns(in: context), style: style(in: context)
      ).lines
    }
    return try report(leftOut, names, in: context)
  }
}
