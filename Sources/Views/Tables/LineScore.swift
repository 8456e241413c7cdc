import Basketball
import Documents
import Terminal

/// The line score: the points of both teams by period.
struct LineScore {
  /// `Q1`, `Q2`, `OT`.
  let periods: [String]
  private let teams: Sides<TeamDocument>

  /// The line score of a game; nil before its second period, and if only the result is known.
  init?(_ game: GameDocument) {
    guard game.hasPeriods, let count = game.home.byPeriod?.count, count > 1 else { return nil }
    periods = (1...max(game.rules.periods, count)).map { game.name(ofPeriod: $0) ?? "P\($0)" }
    teams = game.teams
  }

  /// The points of a side in each period as text; a dash if it has not begun.
  func cells(_ side: Side) -> [String] {
    let points = teams[side].byPeriod ?? []
    return periods.indices.map { $0 < points.count ? String(points[$0]) : "–" }
  }

  /// A row for each team, on a terminal and on the page of the game.
  ///
  /// - Parameter title: the title of the column of their names.
  func table(_ title: String) -> Table<Side> {
    let team = Column<Side>(title, as: .team) { teams[$0].name }
    let points = Column<Side>("PTS", "points") { teams[$0].score }
    return Table(
      [team]
        + periods.enumerated().map { index, name in
          Column(name, as: .text) { cells($0)[index] }
        } + [points])
  }

  /// A table with a line for each team.
  func lines(on page: TextPage) -> [String] {
    table("").lines(Side.allCases, on: page) { cell, row, column in
      column == 0 ? page.style.color(cell, Side.allCases[row], teams) : cell
    }
  }
}

extension Style {
  /// The text in the colour of a team, or of its side if the team's is not known.
  func color(_ text: String, _ side: Side, _ teams: Sides<TeamDocument>) -> String {
    teams[side].color.map { color(text, RGB($0)) } ?? color(text, side.role)
  }
}

extension Side {
  /// The colour of a team without one of its own.
  var role: ColorRole { self == .home ? .first : .second }
}

extension RGB {
  init(_ color: TeamColor) {
    self.init(color.red, color.green, color.blue)
  }
}
