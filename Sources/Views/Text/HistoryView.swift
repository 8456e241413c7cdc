import Basketball
import Documents
import Terminal

/// Every play there ever was as text, with what became of it.
public struct HistoryView {
  private let history: HistoryDocument
  private let names: Sides<String>
  private let columns: Int
  private let style: Style

  /// The history of a game for a screen of so many columns.
  public init(_ history: HistoryDocument, of game: GameDocument, columns: Int, style: Style) {
    (self.history, self.columns, self.style) = (history, columns, style)
    names = game.teams.map { $0.name.escapingControls }
  }

  /// A line a version of a play, under a line of headings.
  public var lines: [String] {
    let grid = Grid([
      .init(.right), .init(.right), .init(), .init(isFlexible: true), .init(isFlexible: true),
      .init(),
    ])
    let rows = history.plays.map { version in
      let play = version.play
      return [
        "\(play.number)", version.clock, play.move.word,
        play.who.player?.escapingControls ?? "", isNarrow ? "" : names[play.who.side],
        state(version),
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
  private func state(_ version: VersionDocument) -> String {
    guard let until = version.until else { return "" }
    if isNarrow { return version.state }
    let time = until.text.drop { $0 != "T" }.dropFirst().prefix { $0 != "." }
    return "\(version.state) \(time)Z"
  }
}
