import Terminal
import ViewModels

/// The scoreboard as text: the score, the clock and what everybody has done.
public struct BoardView {
  private let game: GameDocument
  private let style: Style
  /// Columns of the screen that are used: beyond a page a line is hard to read.
  private let columns: Int
  private let tables: TeamTables

  /// A board for a screen of so many columns.
  public init(_ game: GameDocument, columns: Int, style: Style) {
    (self.game, self.style) = (game, style)
    tables = TeamTables(game, columns: columns, style: style)
    self.columns = max(min(columns, 80), tables.columns)
  }

  /// The lines of the board.
  public var lines: [String] { head + [""] + tables.lines }

  private var head: [String] {
    let status = "\(game.clock.text)  \(game.statusText)".truncated(to: columns)
    let score = game.scoreText(columns: columns)
    let shown = [style.bold(score), style.color(status, game.clock.running ? .good : .warning)]
    let width = tables.isBeside ? tables.columns : columns
    let gap = width - score.displayWidth - status.displayWidth
    let notes = game.notes.map { $0.truncated(to: columns) }
    return (gap > 1 ? [shown[0] + String(repeating: " ", count: gap) + shown[1]] : shown) + notes
  }
}

extension GameDocument {
  /// Where the game stands, in words.
  var statusText: String {
    switch winner.value {
    case "home": "final, \(home.name.escapingControls) won"
    case .some: "final, \(away.name.escapingControls) won"
    case nil where overtime: "overtime"
    case nil: "\(status.rawValue), \(rules.goal)"
    }
  }

  /// What a team's fouls cost it and what it lacks to win, where either is worth a line.
  var notes: [String] { [home, away].flatMap { $0.notes(isOvertime: overtime) } }

  /// `Reds 7 : 5 Blues`, the longer name cut first where there is no room for both.
  func scoreText(columns: Int) -> String {
    let score = " \(home.score) : \(away.score) "
    let room = max(2, columns - score.displayWidth)
    let (one, other) = (home.name.escapingControls, away.name.escapingControls)
    let own = max(room / 2, room - other.displayWidth)
    let left = one.truncated(to: own)
    return left + score + other.truncated(to: room - left.displayWidth)
  }
}

extension TeamDocument {
  fileprivate nonisolated func notes(isOvertime: Bool) -> [String] {
    let needs = needs.value.flatMap { $0 <= 2 || isOvertime ? $0 : nil }
    let lack = needs.map { $0 == 1 ? "next basket wins" : "\($0) more to win" }
    let penalty = penalty.value.map { kind in
      "\(fouls) fouls, \(kind == "bonus" ? "bonus" : "double bonus")"
    }
    return [lack, penalty].compactMap(\.self).map { "\(name.escapingControls): \($0)" }
  }
}
