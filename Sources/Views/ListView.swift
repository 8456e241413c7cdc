import Terminal
import ViewModels

/// The games of a library as text, newest first.
public struct ListView {
  private let games: [GameRow]
  private let columns: Int
  private let style: Style

  /// Columns below which a game takes two lines, so that its id is never cut.
  private static let narrow = 64

  /// A list for a screen of so many columns.
  public init(_ games: [GameRow], columns: Int, style: Style) {
    (self.games, self.columns, self.style) = (games, columns, style)
  }

  /// The lines of the list; none for an empty library.
  public var lines: [String] {
    let grid = Grid([
      .init(), .init(.right, isFlexible: true), .init(), .init(isFlexible: true), .init(),
    ])
    let isNarrow = columns < Self.narrow
    let rows = games.map { game in
      [
        isNarrow ? "" : game.id.visible, game.home.name.visible,
        "\(game.home.score)-\(game.away.score)", game.away.name.visible, game.status.rawValue,
      ]
    }
    let lines = grid.lines(rows, within: columns) { cell, row, column in
      column == 4 ? style.color(cell, games[row].isOpen ? .good : .warning) : cell
    }
    return isNarrow ? zip(games, lines).flatMap { [$0.id.visible, $1] } : lines
  }
}

extension GameRow {
  fileprivate var isOpen: Bool { status != .finished }
}
