import Basketball
import Documents
import Terminal

/// The games of a library as text, newest first.
public struct ListView {
  private let games: [GameRow]
  private let now: TimeOfDay?
  private let columns: Int
  private let style: Style

  /// Columns needed beside the id: if it leaves fewer, a game takes two lines. The id is never cut,
  /// since it is there to be copied.
  private static let rest = 40

  /// A list for a screen of so many columns.
  ///
  /// - Parameter now: when clocks are read; nil on a screen that stays: there, those that run are not.
  public init(_ games: [GameRow], now: TimeOfDay? = nil, columns: Int, style: Style) {
    (self.games, self.now, self.columns, self.style) = (games, now, columns, style)
  }

  /// The lines of the list; none for an empty library.
  public var lines: [String] {
    let hasNotes = games.contains { $0.note != nil }
    let grid = Grid(
      [.init(), .init(.right, isFlexible: true), .init(), .init(isFlexible: true), .init()]
        + (hasNotes ? [.init(isFlexible: true)] : []))
    let isNarrow = columns < (games.map(\.id.escapingControls.displayWidth).max() ?? 0) + Self.rest
    let rows = games.map { game in
      var cells = [
        isNarrow ? "" : game.id.escapingControls, game.home.name.escapingControls,
        String(game.home.score) + "-" + String(game.away.score), game.away.name.escapingControls,
        game.stateText(now: now),
      ]
      if hasNotes { cells.append(game.note?.escapingControls ?? "") }
      return cells
    }
    let lines = grid.lines(rows, within: columns) { cell, row, column in
      switch (column, games[row].status) {
      case (4, .running): style.color(cell, .good)
      case (4, .paused): style.color(cell, .warning)
      case (5, _): style.dim(cell)
      default: cell
      }
    }
    return isNarrow ? zip(games, lines).flatMap { [$0.id.escapingControls, $1] } : lines
  }
}

extension GameRow {
  /// The status: `paused`, `paused Q3 4:12`, `finished OT`, or how the scorer ended it.
  func stateText(now: TimeOfDay? = nil) -> String {
    if let ending, ending.isByHand { return ending.rawValue }
    let period = timing?.text(now: now) ?? (isOvertime ? "OT" : nil)
    return [status.rawValue, period].compactMap(\.self).joined(separator: " ")
  }
}

extension CheckDocument {
  /// A line a finding, and a hint under it.
  public func lines(style: Style) -> [String] {
    findings.flatMap { finding in
      let place = finding.play.map { "\(finding.id) play \($0)" } ?? finding.id
      let hint = finding.hint.map { ["  " + $0.escapingControls] } ?? []
      return ["\(style.bold(place.escapingControls)): \(finding.message.escapingControls)"] + hint
    }
  }
}
