import Basketball
import Documents
import Terminal

/// The play-by-play as text, with the running score.
public struct LogView {
  private let plays: [PlayDocument]
  private let teams: Sides<TeamDocument>
  private let columns: Int
  private let style: Style

  /// Columns below which the team follows the player's name, without a column of its own.
  private static let narrow = 60

  /// The plays of a game, for a screen of so many columns.
  public init(
    _ plays: [PlayDocument], of teams: Sides<TeamDocument>, columns: Int, style: Style
  ) {
    (self.plays, self.teams, self.columns, self.style) = (plays, teams, columns, style)
  }

  /// Headings, then a line for each play.
  public var lines: [String] {
    let grid = Grid([
      .init(.right), .init(.right), .init(.right), .init(), .init(isFlexible: true),
      .init(isFlexible: true),
    ])
    let headings = ["#", "CLOCK", "SCORE", "PLAY", "PLAYER"] + (isNarrow ? [] : ["TEAM"])
    var rows = rows(within: .max)
    let whole = grid.widths(of: [headings] + rows)
    let widths = grid.widths(of: [headings] + rows, within: columns)
    // If names have to be cut, they stay different.
    if widths != whole { rows = self.rows(within: widths[4]) }
    return grid.lines([headings] + rows, within: columns) { cell, row, column in
      guard row > 0 else { return style.dim(cell) }
      return column == 2 && plays[row - 1].points > 0 ? style.bold(cell) : cell
    }
  }

  private var isNarrow: Bool { columns < Self.narrow }

  /// The cells of the plays, with so many columns for the players.
  private func rows(within columns: Int) -> [[String]] {
    let team = teams.map { $0.name.escapingControls }
    let widest = max(team.home.displayWidth, team.away.displayWidth)
    // After a name as much of the team as fits, and always some of it.
    let rest = isNarrow && columns < .max ? 2 + min(widest, max(3, columns / 3)) : 0
    let names = ShortNames(teams, columns: max(1, columns - rest))
    return plays.map { play in
      let who = play.player.map { names[Who(play.team, $0)] }
      return ["\(play.number)", play.time, "\(play.home)-\(play.away)", play.word]
        + (isNarrow
          ? [[who, team[play.team]].compactMap(\.self).joined(separator: ", ")]
          : [who ?? "", team[play.team]])
    }
  }
}
