import Basketball
import Season
import Terminal

/// A player, a team, or two opponents, game by game.
public struct SeasonPageView {
  private let page: SeasonPage
  private let columns: Int
  private let day: (TimeOfDay) -> String
  private let style: Style

  /// A page for a screen of so many columns.
  ///
  /// - Parameter day: the day of a time in the scorer's time zone.
  public init(
    _ page: SeasonPage, columns: Int, day: @escaping (TimeOfDay) -> String, style: Style
  ) {
    (self.page, self.columns, self.day, self.style) = (page, columns, day, style)
  }

  /// The totals; then a line for each game.
  public var lines: [String] {
    let heading = [style.bold(title)] + record.map { $0.truncated(to: columns) }
    guard !page.log.isEmpty else { return heading }
    return heading + [""] + table.lines(style: style)
  }

  private var title: String {
    switch page.kind {
    case .player(let player):
      "\(player.name) (\(player.teams.joined(separator: ", ")))".escapingControls
    case .team(let team): team.name.escapingControls
    case .versus(let teams): teams.map(\.name.escapingControls).joined(separator: " - ")
    }
  }

  private var record: [String] {
    switch page.kind {
    case .player(let player): Self.record(of: player)
    case .team(let team): Self.record(of: team)
    case .versus(let teams):
      teams.isEmpty
        ? ["they have not met"]
        : [
          "won \(teams.map { "\($0.wins)" }.joined(separator: " - "))",
          "points \(teams.map { "\($0.pointsFor)" }.joined(separator: " - "))",
        ]
    }
  }

  static func record(of player: PlayerTotal) -> [String] {
    [
      record(player.games, player.wins, player.losses),
      "\((player.pointsPerGame?.thousandths).decimals(1)) points a game",
    ]
  }

  static func record(of team: TeamRecord) -> [String] {
    [
      record(team.games, team.wins, team.losses),
      "\(team.pointsFor) points for, \(team.pointsAgainst) against",
    ]
  }

  private static func record(_ games: Int, _ wins: Int, _ losses: Int) -> String {
    "\(games) \(games == 1 ? "game" : "games"), \(wins) won, \(losses) lost"
  }

  private var table: SeasonTable {
    SeasonTable(Self.columns(of: page.log, day: day), within: columns)
  }

  /// The columns of games, as one side sees them.
  ///
  /// - Parameter withTeam: whether to name that side, which may change from game to game.
  static func columns(
    of log: [LoggedGame], withTeam: Bool = false, day: (TimeOfDay) -> String
  ) -> [TableColumn] {
    let results = log.map { game in
      let word = game.isWon.map { $0 ? "W" : "L" } ?? (game.ending == nil ? "open" : "–")
      return "\(word) \(game.score.own)-\(game.score.other)"
        + (game.ending == .forfeit || game.ending == .called
          ? " (\(game.ending?.rawValue ?? ""))" : "")
    }
    return
      [
        .init(title: "DAY", cells: log.map { day($0.created) }),
        .init(title: "OPPONENT", isName: true, cells: log.map(\.teams.other.escapingControls)),
        .init(title: "RESULT", cells: results),
      ]
      + (withTeam
        ? [.init(title: "TEAM", isName: true, cells: log.map(\.teams.own.escapingControls))] : [])
      + SeasonTable.counts(of: log.map(\.line))
  }
}
