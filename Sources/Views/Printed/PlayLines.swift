import Basketball
import Documents
import Terminal
import ViewModels

/// The plays of a game, and who was on court.
extension TextPage {
  /// The play-by-play with the running score: headings, then a line for each play. A play that was recorded after a
  /// play listed below it is marked `late`, since its number is out of order.
  public func log(_ plays: [PlayDocument], of teams: Sides<TeamDocument>) -> [String] {
    let team = teams.map(\.name)
    /// The names of those who made the plays, in so many columns.
    func players(_ columns: Int) -> [String] {
      // After a name as much of the team as fits, and always some of it.
      let rest =
        isNarrow && columns < .max ? 2 + min(teams.widestName, max(3, columns / 3)) : 0
      let names = ShortNames(teams, columns: max(1, columns - rest), number: .plain)
      return plays.map { play in
        let who = play.player.map { names[Who(play.team, $0)] }
        return isNarrow ? phrase(who, team[play.team], between: ", ") : who ?? ""
      }
    }
    let late = plays.late
    let table: Table<PlayDocument> = [
      Column("#") { $0.number },
      Column("CLOCK", as: .text) { $0.time },
      Column("SCORE", as: .text) { $0.scored.score.dashed },
      Column("PLAY", as: .word) { $0.word },
      Column("PLAYER", as: .name) { $0.player },
      Column(isNarrow ? nil : "TEAM", as: .note) { team[$0.team] },
      Column(late.isEmpty ? nil : "", as: .word) { late.contains($0.number) ? "late" : "" },
    ]
    return table.lines(
      plays, on: fitted,
      paint: { cell, row, column in
        column == 2 && plays[row].points > 0 ? style.bold(cell) : cell
      }, names: players)
  }

  /// Whether there is too little room for a column of the teams.
  private var isNarrow: Bool { columns < 60 }

  /// Every version of every play, with what became of it: headings, then a line for each.
  ///
  /// - Parameter localTime: the time of day in the scorer's time zone, `21:15:03`.
  public func history(
    _ history: HistoryDocument, of game: GameDocument, localTime: (TimeOfDay) -> String
  ) -> [String] {
    let isNarrow = isNarrow
    let teams = game.teams
    let rows = history.plays.map { version in
      let until = isNarrow && !isWhole ? nil : version.until
      let state = phrase(version.state, until.map(localTime), between: " ")
      return (version: version, state: version.until == nil ? "" : state)
    }
    let table: Table<(version: VersionDocument, state: String)> = [
      Column("#") { $0.version.play.number },
      Column("CLOCK", as: .text) { $0.version.time },
      Column("PLAY", as: .word) { $0.version.play.word },
      Column("PLAYER", as: .note) { $0.version.play.who.player },
      Column(isNarrow ? "" : "TEAM", as: .note) {
        isNarrow ? nil : teams[$0.version.play.who.side].name
      },
      Column(as: .word) { $0.state },
    ]
    return table.lines(rows, on: fitted) { cell, _, column in
      column == 5 ? style.color(cell, .warning) : cell
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
    if flow.scores.isEmpty { return heading }
    let numbers = NumbersTable(numbers: document.numbers, teams: game.teams).lines(on: fitted)
    let chart = LeadChart(flow: flow, game: game, columns: columns, style: style)
    return heading + [""] + chart.lines() + [""]
      + FlowFacts(flow: flow, game: game).lines(columns: columns)
      + (numbers.isEmpty ? [] : [""] + numbers)
  }

  /// A line for each unit of the teams, with minutes and points.
  ///
  /// - Parameter colors: the game of two teams, in whose colours they are.
  public func lineups(_ teams: [TeamUnits], of colors: Sides<TeamDocument>? = nil) -> [String] {
    guard teams.contains(where: { !$0.units.isEmpty }) else {
      return ["nothing tells who was on court: record 'Ana out Bo in', or type a lineup"]
    }
    let isKnown = teams.flatMap(\.units).contains { $0.possessions != nil }
    let ratings: Table<Unit> = isKnown && (isWhole || !isNarrow) ? .ratings : []
    let tables = teams.enumerated().map { place, team -> [String] in
      let names = Column<Unit>(team.team, as: .note) { $0.players.commaSeparated }
      let without = team.off.map {
        Dictionary(zip(team.units.map(\.players), $0)) { one, _ in one }
      }
      let off = Column<Unit>(without == nil ? nil : "OFF", "plus-minus without", as: .signed) {
        without?[$0.players]?.plusMinus
      }
      return ([names] + .times + [off] + ratings).lines(
        team.units, on: self,
        head: { cell, column in
          if column > 0 { return style.dim(cell) }
          let cell = style.bold(cell)
          return colors.map { style.color(cell, Side.allCases[place], $0) } ?? cell
        })
    }
    return Array(tables.joined(separator: [""]))
  }
}

extension [PlayDocument] {
  /// The numbers of the plays that were recorded after a play listed below them.
  fileprivate var late: Set<Int> {
    var least = Int.max
    var late = Set<Int>()
    for play in reversed() {
      if play.number > least { late.insert(play.number) }
      least = Swift.min(least, play.number)
    }
    return late
  }
}

/// How a followed game is printed: its start, then its changes, each with line breaks.
public enum FollowedView {
  case text(Style)
  /// A document of `show --json` for each change, on one line.
  case json
  /// A line of `log --jsonl` for each play.
  case plays

  /// The printed form of an event; empty if this view does not print it.
  public func printed(_ event: ChangeStream.Event) -> String {
    guard case .game(let game, let cause, let plays) = event else { return "" }
    return switch self {
    case .text(let style): cause.lines(of: game, style).map { $0 + "\n" }.joined()
    case .json: game.line
    case .plays: plays.map { game.line($0).line }.joined()
    }
  }
}

extension ChangeStream.Cause {
  fileprivate func lines(of game: GameDocument, _ style: Style) -> [String] {
    switch self {
    case .followed: [style.bold(game.headline)]
    case .changed(let outcome): outcome.lines(style: style)
    case .replaced: ["the game file was replaced: \(game.headline)"]
    }
  }
}
