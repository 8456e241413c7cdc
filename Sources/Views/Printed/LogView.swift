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

/// Every version of every play as text, with what became of it.
public struct HistoryView {
  private let history: HistoryDocument
  private let names: Sides<String>
  private let columns: Int
  private let style: Style
  private let localTime: (TimeOfDay) -> String

  /// The history of a game for a screen of so many columns.
  ///
  /// - Parameter localTime: the time of day in the scorer's time zone, `21:15:03`.
  public init(
    _ history: HistoryDocument, of game: GameDocument, columns: Int, style: Style,
    localTime: @escaping (TimeOfDay) -> String
  ) {
    (self.history, self.columns, self.style) = (history, columns, style)
    self.localTime = localTime
    names = game.teams.map { $0.name.escapingControls }
  }

  /// Headings, then a line for each version of a play.
  public var lines: [String] {
    let grid = Grid([
      .init(.right), .init(.right), .init(), .init(isFlexible: true), .init(isFlexible: true),
      .init(),
    ])
    let rows = history.plays.map { version in
      let play = version.play
      return [
        "\(play.number)", version.time, play.move.word,
        play.who.player?.escapingControls ?? "", isNarrow ? "" : names[play.who.side],
        state(version),
      ]
    }
    let headings = ["#", "CLOCK", "PLAY", "PLAYER", isNarrow ? "" : "TEAM", ""]
    return grid.lines([headings] + rows, within: columns) { cell, row, column in
      row == 0 ? style.dim(cell) : column == 5 ? style.color(cell, .warning) : cell
    }
  }

  /// Whether there is too little room for the team and the time.
  private var isNarrow: Bool { columns < 60 }

  /// `undone 16:52:07`; nothing for a play that counts.
  private func state(_ version: VersionDocument) -> String {
    guard let until = version.until else { return "" }
    return isNarrow ? version.state : "\(version.state) \(localTime(until))"
  }
}
