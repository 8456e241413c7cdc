import Basketball
import Documents
import Terminal

/// The play-by-play as text, with the running score.
public struct LogView {
  private let plays: [PlayDocument]
  private let teams: Sides<TeamDocument>
  private let columns: Int
  private let style: Style

  /// Columns below which the team stands behind the player's name, not in a column of its own.
  private static let narrow = 60

  /// Plays of a game between two teams, for a screen of so many columns.
  public init(
    _ plays: [PlayDocument], of teams: Sides<TeamDocument>, columns: Int, style: Style
  ) {
    (self.plays, self.teams, self.columns, self.style) = (plays, teams, columns, style)
  }

  /// A line a play, under a line of headings.
  public var lines: [String] {
    let grid = Grid([
      .init(.right), .init(.right), .init(.right), .init(), .init(isFlexible: true),
      .init(isFlexible: true),
    ])
    let headings = ["#", "CLOCK", "SCORE", "PLAY", "PLAYER"] + (isNarrow ? [] : ["TEAM"])
    var rows = rows(within: .max)
    let whole = grid.widths(of: [headings] + rows)
    let widths = grid.widths(of: [headings] + rows, within: columns)
    // Where names have to be cut, it is done so that people stay apart.
    if widths != whole { rows = self.rows(within: widths[4]) }
    return grid.lines([headings] + rows, within: columns) { cell, row, column in
      guard row > 0 else { return style.dim(cell) }
      return column == 2 && plays[row - 1].points > 0 ? style.bold(cell) : cell
    }
  }

  private var isNarrow: Bool { columns < Self.narrow }

  /// The cells of the plays, with so many columns for who made them.
  private func rows(within columns: Int) -> [[String]] {
    let team = teams.map { $0.name.escapingControls }
    let widest = max(team.home.displayWidth, team.away.displayWidth)
    // Behind a name as much of the team as there is room for, and some of it in any case.
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
