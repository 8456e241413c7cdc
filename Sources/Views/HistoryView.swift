import Terminal
import ViewModels

/// Every play there ever was as text, with what became of it.
public struct HistoryView {
  private let history: HistoryDocument
  private let names: (home: String, away: String)
  private let columns: Int
  private let style: Style

  /// The history of a game for a screen of so many columns.
  public init(_ history: HistoryDocument, of game: GameDocument, columns: Int, style: Style) {
    (self.history, self.columns, self.style) = (history, columns, style)
    names = (game.home.name.escapingControls, game.away.name.escapingControls)
  }

  /// A line a version of a play, under a line of headings.
  public var lines: [String] {
    let grid = Grid([
      .init(.right), .init(.right), .init(), .init(isFlexible: true), .init(isFlexible: true),
      .init(),
    ])
    let rows = history.plays.map { play in
      [
        "\(play.number)", play.clock, play.word, play.player.value?.escapingControls ?? "",
        isNarrow ? "" : play.team == "home" ? names.home : names.away, fate(play),
      ]
    }
    let headings = ["#", "CLOCK", "PLAY", "PLAYER", isNarrow ? "" : "TEAM", ""]
    return grid.lines([headings] + rows, within: columns) { cell, row, column in
      row == 0 ? style.dim(cell) : column == 5 ? style.color(cell, .warning) : cell
    }
  }

  /// Whether there is no room for the team and the time.
  private var isNarrow: Bool { columns < 60 }

  /// `undone 15:52:07Z`; nothing for a play that counts.
  private func fate(_ play: VersionDocument) -> String {
    guard let until = play.until.value, !isNarrow else {
      return play.until.value == nil ? "" : play.state
    }
    let time = until.drop { $0 != "T" }.dropFirst().prefix { $0 != "." }
    return "\(play.state) \(time)Z"
  }
}
