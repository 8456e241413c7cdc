import Basketball
import Documents
import Terminal

/// The plays of a game, and who was on court.
extension TextPage {
  /// The play-by-play with the running score: headings, then a line for each play.
  public func log(_ plays: [PlayDocument], of teams: Sides<TeamDocument>) -> [String] {
    let team = teams.map(\.name.escapingControls)
    let headings = ["#", "CLOCK", "SCORE", "PLAY", "PLAYER"] + (isNarrow ? [] : ["TEAM"])
    /// The rows, with so many columns for the players.
    func rows(within columns: Int) -> [[String]] {
      // After a name as much of the team as fits, and always some of it.
      let rest =
        isNarrow && columns < .max ? 2 + min(team.both.widest, max(3, columns / 3)) : 0
      let names = ShortNames(teams, columns: max(1, columns - rest))
      return plays.map { play in
        let who = play.player.map { names[Who(play.team, $0)] }
        let team = team[play.team]
        return [String(play.number), play.time, play.scored.score.dashed, play.word]
          + (isNarrow ? [phrase(who, team, between: ", ")] : [who ?? "", team])
      }
    }
    let grid = Grid([.right, .right, .right, .left, .flexible, .flexible])
    let whole = rows(within: .max)
    let widths = grid.widths(of: [headings] + whole, within: columns)
    // If names have to be cut, they stay different.
    let isWhole = widths == grid.widths(of: [headings] + whole)
    let shown = isWhole ? whole : rows(within: widths[4])
    return table(grid, headings, shown) { cell, row, column in
      column == 2 && plays[row].points > 0 ? style.bold(cell) : cell
    }
  }

  /// Whether there is too little room for a column of the teams.
  private var isNarrow: Bool { columns < 60 }

  /// Every version of every play, with what became of it: headings, then a line for each.
  ///
  /// - Parameter localTime: the time of day in the scorer's time zone, `21:15:03`.
  public func history(
    _ history: HistoryDocument, of game: GameDocument, localTime: (TimeOfDay) -> String
  ) -> [String] {
    let rows = history.plays.map { version in
      let play = version.play
      let until = isNarrow && !isWhole ? nil : version.until
      return [
        String(play.number), version.time, play.move.word, play.who.player?.escapingControls ?? "",
        isNarrow ? "" : game.teams[play.who.side].name.escapingControls,
        version.until == nil ? "" : phrase(version.state, until.map(localTime), between: " "),
      ]
    }
    let headings = ["#", "CLOCK", "PLAY", "PLAYER", isNarrow ? "" : "TEAM", ""]
    return table(Grid([.right, .right, .left, .flexible, .flexible, .left]), headings, rows) {
      cell, _, column in column == 5 ? style.color(cell, .warning) : cell
    }
  }

  /// The flow of a game: the score, a chart of the lead with the clock under it, facts, and the numbers
  /// behind the score.
  public func flow(_ document: FlowDocument, of game: GameDocument) -> [String] {
    let flow = document.flow
    let heading =
      game.headline.displayWidth <= columns
      ? [style.bold(game.headline)]
      : [style.bold(game.scoreText(columns: columns)), game.stateText().truncated(to: columns)]
    guard !flow.scores.isEmpty else { return heading }
    let numbers = NumbersTable(numbers: document.numbers, teams: game.teams).lines(on: self)
    let chart = LeadChart(flow: flow, game: game, columns: columns, style: style)
    return heading + [""] + chart.lines() + [""]
      + FlowFacts(flow: flow, game: game).lines(columns: columns)
      + (numbers.isEmpty ? [] : [""] + numbers)
  }

  /// A line for each unit of both teams, with minutes and points.
  public func lineups(_ lineups: LineupsDocument, of game: GameDocument) -> [String] {
    guard game.isTracked else {
      return [
        "this game does not tell who was on court: record 'Ana out Bo in', or type a lineup"
      ]
    }
    let isKnown = lineups.units.both.joined().contains { $0.possessions != nil }
    let ratings: Table<Unit> = isKnown && (isWhole || !isNarrow) ? .ratings : []
    let figures = Table.times.columns + ratings.columns
    func table(_ side: Side) -> [String] {
      let head = [game.teams[side].name.escapingControls] + figures.compactMap(\.title)
      let rows = lineups.units[side].map { unit in
        [unit.players.commaSeparated.escapingControls] + figures.map { $0.text(unit) }
      }
      return Grid([.flexible] + head.dropFirst().map { _ in .right })
        .lines([head] + rows, within: isWhole ? nil : columns) { cell, row, column in
          guard row == 0 else { return cell }
          return column == 0
            ? style.color(style.bold(cell), side, game.teams) : style.dim(cell)
        }
    }
    return table(.home) + [""] + table(.away)
  }
}

/// How a followed game is printed: its start, then its changes, each with line breaks.
public enum FollowedView {
  case text(Style)
  /// A document of `show --json` for each change, on one line.
  case json
  /// A line of `log --jsonl` for each play.
  case plays

  /// The game at the start, after a change or in a new file; empty if that is not printed so.
  ///
  /// - Parameters:
  ///   - plays: the new plays.
  ///   - lines: what is said of it in text.
  public func printed(
    _ game: GameDocument, _ plays: [PlayDocument], lines: (Style) -> [String]
  ) -> String {
    switch self {
    case .text(let style): lines(style).map { $0 + "\n" }.joined()
    case .json: game.line
    case .plays: plays.map { game.line($0).line }.joined()
    }
  }
}
