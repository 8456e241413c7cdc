import Basketball
import Documents
import Season

/// The part of a page about a game of which only the result is known: the rows of its teams in the table, how they
/// have met, and the last games of each.
struct AroundGames {
  private let site: SitePages
  private let links: Links
  /// The last games of each team that are over, keyed by `Name.identity` of the team.
  private let last: [String: [Appearance]]
  /// The games of each two teams, newest first.
  private let meetings: [Set<String>: [GameRow]]

  /// How many games of a team are shown, and how many of two.
  private static let (ofTeam, ofTwo) = (5, 10)

  init(_ site: SitePages, links: Links) {
    self.site = site
    self.links = links
    last = Dictionary(
      uniqueKeysWithValues: site.teams.map { team in
        (team.identity, Array(team.value.lazy.filter { $0.ending != nil }.prefix(Self.ofTeam)))
      })
    meetings = Dictionary(grouping: site.rows.filter(\.counts), by: \.teams.identities)
  }

  func content(of game: GameRow) -> [HTML] {
    let teams = game.teams.identities
    let met = (meetings[teams] ?? []).filter { $0.id != game.id }.prefix(Self.ofTwo)
    let logs = game.teams.both.map { team -> HTML in
      let log = last[Name.identity(team)] ?? []
      let table = log.table(nil).only("DAY", "OPPONENT", "RESULT")
      return log.isEmpty ? "" : table.html(log, caption: team, links: links)
    }
    return [
      table(of: teams, game),
      .under("Other meetings", MatchCard.byDay(met.map { MatchCard($0) }, links)),
      .box("Last games", "beside", logs),
    ]
  }

  /// The rows of both in the table of their competition.
  private func table(of teams: Set<String>, _ game: GameRow) -> HTML {
    guard let table = site.tables.table(of: teams, in: game.link?.event) else { return "" }
    let both = table.places.filter { teams.contains($0.team.identity) }
    return .under("In the table", SitePages.table(table, both, links))
  }
}
