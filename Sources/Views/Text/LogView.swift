import Basketball
import Documents
import Terminal

/// The play-by-play as text, with the running score.
public struct LogView {
  private let plays: [PlayDocument]
  private let names: Sides<String>
  private let columns: Int
  private let style: Style

  /// Columns below which the team stands behind the player's name, not in a column of its own.
  private static let narrow = 60

  /// The play-by-play of a game for a screen of so many columns.
  public init(_ log: LogDocument, of game: GameDocument, columns: Int, style: Style) {
    self.init(log.plays, of: game.teams, columns: columns, style: style)
  }

  /// Some plays of a game.
  init(_ plays: [PlayDocument], of teams: Sides<TeamDocument>, columns: Int, style: Style) {
    (self.plays, self.columns, self.style) = (plays, columns, style)
    names = teams.map { $0.name.escapingControls }
  }

  /// A line a play, under a line of headings.
  public var lines: [String] {
    let isNarrow = columns < Self.narrow
    let grid = Grid([
      .init(.right), .init(.right), .init(.right), .init(), .init(isFlexible: true),
      .init(isFlexible: true),
    ])
    let headings = ["#", "CLOCK", "SCORE", "PLAY", "PLAYER"] + (isNarrow ? [] : ["TEAM"])
    let rows = plays.map { cells($0, isNarrow: isNarrow) }
    return grid.lines([headings] + rows, within: columns) { cell, row, column in
      guard row > 0 else { return style.dim(cell) }
      return column == 2 && plays[row - 1].points > 0 ? style.bold(cell) : cell
    }
  }

  private func cells(_ play: PlayDocument, isNarrow: Bool) -> [String] {
    let team = names[play.team]
    let facts = ["\(play.number)", play.time, "\(play.home)-\(play.away)", play.word]
    guard let player = play.player?.escapingControls else {
      return facts + (isNarrow ? [team] : ["", team])
    }
    return facts + (isNarrow ? ["\(player), \(team)"] : [player, team])
  }
}
