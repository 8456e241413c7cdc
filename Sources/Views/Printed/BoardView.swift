import Basketball
import Documents
import Terminal
import ViewModels

/// The scoreboard as text: the score, the clock and the box score.
public struct BoardView {
  private let game: GameDocument
  private let style: Style
  /// The columns used: very long lines are hard to read.
  private let columns: Int
  private let tables: TeamTables

  /// A board for a screen of so many columns.
  public init(_ game: GameDocument, columns: Int, style: Style) {
    (self.game, self.style) = (game, style)
    tables = TeamTables(game.teams, game.rules.rules, columns: columns, style: style)
    self.columns = max(min(columns, 80), tables.columns)
  }

  /// The lines of the board; a result has only the score.
  public var lines: [String] {
    let periods = LineScore(game.facts).map { [""] + $0.lines(columns: columns, style: style) }
    return head + (periods ?? []) + (game.teams.isResult ? [] : [""] + tables.lines)
  }

  private var head: [String] {
    let status = game.stateText().truncated(to: columns)
    let score = game.scoreText(columns: columns)
    let shown = [style.bold(score), style.color(status, game.clock.running ? .good : .warning)]
    let width = tables.isBeside ? tables.columns : columns
    let gap = width - score.displayWidth - status.displayWidth
    let noted = game.note.map { ["note: \($0.escapingControls)"] } ?? []
    let notes = (game.facts.notes + noted).map { $0.truncated(to: columns) }
    return (gap > 1 ? [shown[0] + String(repeating: " ", count: gap) + shown[1]] : shown) + notes
  }
}

/// The plays of a replay as lines.
@MainActor
public struct ReplayLines {
  private let replay: GameReplay
  /// The heading and a line for each play of the game; empty for JSON.
  private let text: [String]
  private let style: Style
  /// How many plays were printed, or skipped at the start.
  private var printed: Int

  /// The lines from the current place on, as in `log` or `log --jsonl`.
  public init(_ replay: GameReplay, isJSON: Bool, columns: Int, style: Style) {
    (self.replay, self.style, printed) = (replay, style, replay.plays.value.count)
    let log = LogView(replay.log.plays, of: replay.document.teams, columns: columns, style: style)
    text = isJSON ? [] : log.lines
  }

  /// The heading above the first play.
  public var heading: String { text.first.map { $0 + "\n" } ?? "" }

  /// The new plays, a line each.
  public mutating func next() -> String {
    let new = printed..<max(printed, replay.plays.value.count)
    printed = new.upperBound
    guard text.isEmpty else { return new.map { text[$0 + 1] + "\n" }.joined() }
    return replay.log.plays[new].map { replay.log.line($0).line }.joined()
  }

  /// The standing, to be printed after the last play.
  public var standing: String {
    guard !text.isEmpty else { return "" }
    let game = replay.document
    return "\(style.bold(game.scoreText()))  \(game.stateText())\n"
  }
}

/// The players of both teams as text: the roster place, the shirt number and the name.
public struct RosterView {
  private let game: GameDocument
  private let made: String
  private let style: Style

  /// The rosters of a game.
  ///
  /// - Parameter made: when the game was made, in the scorer's time zone: `2026-11-20 21:15:03`.
  public init(_ game: GameDocument, made: String, style: Style) {
    (self.game, self.made, self.style) = (game, made, style)
  }

  /// A line for the game, then one for each team and under it for each player.
  public var lines: [String] {
    ["\(game.id.escapingControls), made \(made)", ""] + team(.home, "h") + [""]
      + team(.away, "a")
  }

  private func team(_ side: Side, _ letter: String) -> [String] {
    let team = game.teams[side]
    let grid = Grid([.init(), .init(.right), .init()])
    let rows = team.players.enumerated().map { place, line in
      ["\(letter)\(place + 1)", line.player?.jersey ?? "", line.name?.escapingControls ?? ""]
    }
    return [style.color(style.bold(team.name.escapingControls), side, game.teams.map(\.color))]
      + grid.lines(rows, within: .max)
  }
}
