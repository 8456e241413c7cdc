import Basketball
import Terminal

extension GameBlocks {
  /// The result of a game: who won, who scored most, and the flow of the score.
  func result(_ flow: Flow) -> Block {
    let text = "\(game.statusText), \(game.score.text)"
    let lines = [
      Line(text.truncated(to: columns), paint: style.bold), scorers,
      Line(FlowFacts(flow: flow, game: game).line(columns: columns)),
    ].filter { $0.columns > 0 }
    return Block(upTo: lines.count) { Array(lines.prefix($0)) }
  }

  /// `Reds: #4 Ana 12, #23 Bo 5   Blues: #7 Di 8`, at most three of a team.
  private var scorers: Line {
    let names = [4, 5, 6, 8].map { part in
      ShortNames(game.teams, columns: max(8, columns / part))
    }
    return (1...3).reversed().flatMap { count in
      names.map { names in Side.allCases.map { line($0, count, names) }.joined(gap: 3) }
    }.first(within: columns) ?? Line()
  }

  private func line(_ side: Side, _ count: Int, _ names: ShortNames) -> Line {
    let players = game.teams[side].players.filter { $0.counts.points > 0 }
    if players.isEmpty { return Line() }
    let texts = players.sorted { $0.counts.points > $1.counts.points }.prefix(count).map {
      "\(names[Who(side, $0.name)]) \($0.counts.points)"
    }
    return Line(game.teams[side].name.escapingControls) { style.color($0, side, game.teams) }
      + Line(": " + texts.commaSeparated)
  }

  /// The line score, which is empty in the first period: the points of each under the name of the period, the
  /// home side at the left, the away side at the right.
  var periods: Block {
    let none = Array(repeating: Line(), count: game.hasPeriods ? 2 : 1)
    guard let score = LineScore(game) else { return Block(none) }
    // Cells at fixed places: they do not move when a period begins.
    let widths = score.periods.map { max(2, $0.displayWidth) }
    func row(_ cells: [String]) -> Line {
      zip(cells, widths).map { Line($0).padded(to: $1, .right) }.row(gap: 1)
    }
    let names = row(score.periods).painted(style.dim)
    guard 2 * names.columns + 2 <= columns else { return Block(none) }
    return Block(
      [(names, names), (row(score.cells(.home)), row(score.cells(.away)))].map { home, away in
        home + away.padded(to: columns - home.columns, .right)
      })
  }
}
