import Terminal
import ViewModels

/// The play-by-play as text, with the running score.
public struct LogView {
  private let log: LogDocument
  private let names: (home: String, away: String)
  private let columns: Int
  private let style: Style

  /// The play-by-play of a game for a screen of so many columns.
  public init(_ log: LogDocument, of game: GameDocument, columns: Int, style: Style) {
    (self.log, self.columns, self.style) = (log, columns, style)
    names = (game.home.name.visible, game.away.name.visible)
  }

  /// A line a play, under a line of headings.
  public var lines: [String] {
    let grid = Grid([
      .init(.right), .init(.right), .init(.right), .init(isFlexible: true), .init(),
      .init(isFlexible: true),
    ])
    let headings = ["#", "CLOCK", "SCORE", "PLAYER", "MOVE", "TEAM"]
    let rows = log.plays.map { play in
      [
        "\(play.number)", play.clock, "\(play.home)-\(play.away)", who(play), play.word,
        team(play),
      ]
    }
    return grid.lines([headings] + rows, within: columns) { cell, row, column in
      row == 0
        ? style.dim(cell)
        : column == 2 && log.plays[row - 1].points > 0
          ? style.bold(cell) : cell
    }
  }

  private func who(_ play: PlayDocument) -> String { play.player.value?.visible ?? "(team)" }

  private func team(_ play: PlayDocument) -> String {
    play.team == "home" ? names.home : names.away
  }
}
