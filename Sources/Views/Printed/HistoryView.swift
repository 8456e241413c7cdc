import Basketball
import Documents
import Terminal

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
