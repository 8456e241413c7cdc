import Basketball
import Documents
import Season
import Terminal

extension TextPage {
  /// Tables: headings, then a line for each team; nothing before the first game. Tied teams share a rank, and a line
  /// says so. A table has the name of its competition above it, unless it is the only table and no event's.
  public func standings(_ tables: [CompetitionTable]) -> [String] {
    let tables = tables.filter { !$0.places.isEmpty }
    return tables.enumerated().flatMap { index, table -> [String] in
      let isAll = tables.count == 1 && table.event == nil
      let name = style.bold(table.name(else: "Games of no event").escapingControls)
      return (index > 0 ? [""] : []) + (isAll ? [] : [name])
        + Table.standings(table.ranking).lines(table.places, on: self) + table.notes
    }
  }

  /// The players or teams of a season in the order in which they are given: headings, then a line for
  /// each; empty without any.
  ///
  /// - Parameter perGame: whether to show averages, not totals.
  public func stats(_ totals: [SeasonTotal], ofTeams: Bool, perGame: Bool) -> [String] {
    if totals.isEmpty { return [] }
    let teams = Column<SeasonTotal>("TEAM", rank: 4, as: .team) { $0.teams.commaSeparated }
    let columns =
      (ofTeams ? [.team] : [.player, teams])
      + Column.season(of: totals, ofTeams: ofTeams, perGame: perGame, rating)
      + Table(Column.shotPoints.map { $0.ofSeason(perGame: perGame) }).told(of: totals).columns
    return Table(columns).lines(totals, on: self)
  }

  /// A player, a team, or two opponents: the totals; then a line for each game.
  public func season(_ page: SeasonPage) -> [String] {
    let (title, record) =
      switch page.kind {
      case .player(let player):
        ("\(player.name) (\(player.teams.commaSeparated))", player.record)
      case .team(let team):
        (team.name, team.record(besides: page.log.count(where: \.isWithoutWinner)))
      case .versus(let teams):
        (
          teams.map(\.name).joined(separator: " - "),
          teams.isEmpty
            ? ["they have not met"]
            : [
              "won \(teams.map(\.wins.description).joined(separator: " - "))",
              "points \(teams.map(\.pointsFor.description).joined(separator: " - "))",
            ]
        )
      }
    return [style.bold(title.escapingControls)] + record.map { $0.truncated(to: columns) }
      + (page.log.isEmpty
        ? []
        : [""] + page.log.table(withTeam: page.hasSeveralTeams, rating).lines(page.log, on: self))
  }
}

extension CompetitionTable {
  /// The notes under the table: what the sign of a shared rank means, who has withdrawn, and each deduction.
  var notes: [String] {
    let teams = ranking == .classification ? places.map(\.team) : []
    let gone = places.filter(\.isWithdrawn).map { "\($0.team.name): withdrawn".escapingControls }
    return sharedText.array + gone
      + teams.flatMap { team in
        team.deductions.map { "\(team.name): \($0.text)".escapingControls }
      }
  }

  private var sharedText: String? {
    guard places.contains(where: \.isShared) else { return nil }
    return switch ranking {
    case .average: "= level in games won, against each other and in points a game"
    case .classification: "= level in points, against each other and in all games"
    case .percentage: "= level in games won, against each other and in all games"
    }
  }
}

extension [Appearance] {
  /// Games as one side sees them, on a terminal and on the page of a team or player.
  ///
  /// - Parameter withTeam: whether to name the side that sees the games, which may change from game to game.
  func table(withTeam: Bool = false, _ rating: Rating?) -> Table<Appearance> {
    let facts: Table<Appearance> = [
      Column("DAY", as: .day) { Cell($0.date.day, to: .game($0.id)) },
      Column("OPPONENT", as: .team) { Cell($0.teams.other, to: .team($0.teams.other)) },
      Column("RESULT", as: .text) { game in
        let word = game.isWon.map { $0 ? "W" : "L" } ?? (game.ending == nil ? "open" : "–")
        let score = Sides(home: game.score.own, away: game.score.other)
        // A part of a game has no winner.
        if game.isOfPart { return score.dashed }
        let counted = Sides(home: game.counted.own, away: game.counted.other)
        let how =
          [.forfeit, .byDefault, .called].contains(game.ending)
          ? phrase(game.ending?.rawValue, score.stood(besides: counted), between: ", ") : ""
        return "\(word) \(counted.dashed)" + (how.isEmpty ? "" : " (\(how))")
      },
      Column(withTeam ? "TEAM" : nil, as: .team) { $0.teams.own },
    ]
    return facts
      + Table(Column.box(of: self, shots: Set(map(\.shots)), rating).map { $0.ofKept() })
  }
}

extension Column<SeasonTotal> {
  /// A player with the teams, on a page of many.
  static var player: Self {
    Column("PLAYER", as: .name) { Cell($0.name, to: $0.page, detail: $0.teams.commaSeparated) }
  }

  static var team: Self { Column("TEAM", as: .team) { Cell($0.name, to: .team($0.name)) } }

  /// The columns of a season but names: games, won and lost stand before the counts.
  ///
  /// - Parameter perGame: whether to show averages, not totals.
  static func season(
    of totals: [SeasonTotal], ofTeams: Bool = false, perGame: Bool, _ rating: Rating?
  ) -> [Column<SeasonTotal>] {
    // A table of teams is about the numbers behind the score.
    let counts = Column<StatLineDocument>
      .box(of: totals, shots: Set(totals.flatMap(\.shots)), rating, rank: ofTeams ? 10 : 0)
      .map { $0.ofSeason(perGame: perGame) }
    let others = Table(SeasonTotal.columns(ofTeams: ofTeams, perGame: perGame))
      .told(of: totals).columns
    return others.prefix(3) + counts + others.dropFirst(3)
  }
}

extension Column<StatLineDocument> {
  /// The columns of a box score; of the five counts, shots are dropped first.
  ///
  /// - Parameters:
  ///   - shots: the values of shots in their games.
  ///   - rank: added to the rank of each column, so that it is dropped earlier than in a box score.
  fileprivate static func box(
    of rows: [some Counted], shots: Set<ShotValues>, _ rating: Rating?, rank: Int = 0
  ) -> [Self] {
    let ranks = ["1P": 3, "2P": 3, "3P": 3, "PF": 2]
    let lines = rows.map(\.stats)
    return (used(in: lines, shots: shots) + Self.rating(rating, of: lines)).map { column in
      var column = column
      column.rank = rank + (column.rank > 0 ? column.rank + 6 : ranks[column.title ?? ""] ?? 0)
      return column
    }
  }

  /// The column for a season. Its cell is the sum over the games, without attempts, since misses were recorded in
  /// some games alone; or the average over the games that kept the count. A percentage is that of all games together.
  fileprivate func ofSeason(perGame: Bool) -> Column<SeasonTotal> {
    let sum: Column<SeasonTotal> = ofKept()
    return Column<SeasonTotal>(title, meaning, rank: rank, as: kind) { row in
      guard perGame, let average = row.average(self) else { return sum.number(row) }
      return switch kind {
      case .count: average.text
      case .signed: (average.part > 0 ? "+" : "") + average.text
      case .minutes: average.part / average.whole
      default: sum.number(row)
      }
    }
  }
}

extension SeasonTotal {
  /// `3 games, 2 won, 1 lost` and `6.3 points a game`.
  var record: [String] {
    [
      recordText(games, wins, losses),
      "\(pointsPerGame?.text ?? "–") points a game",
    ]
  }
}

extension TeamRecord {
  /// `3 games, 2 won, 1 lost` and `61 points for, 48 against`.
  ///
  /// - Parameter others: how many games nobody won, which no table counts.
  func record(besides others: Int) -> [String] {
    let more = others == 0 ? "" : "; \(others.counted("game")) without a winner"
    let (own, other) = forfeited
    let average = pointsPerGame.map { "\($0.text) points a game" }
    return [
      recordText(games, wins, losses) + more,
      phrase(
        "\(pointsFor) points for, \(pointsAgainst) against",
        own + other > 0 ? "of them \(own) and \(other) by forfeit" : nil, between: ", "),
    ] + average.map { own + other > 0 ? "\($0), without forfeits" : $0 }.array
  }
}

private func recordText(_ games: Int, _ wins: Int, _ losses: Int) -> String {
  "\(games.counted("game")), \(wins) won, \(losses) lost"
}

extension RenamingsDocument {
  /// A line for each game or event.
  public func lines(style: Style) -> [String] {
    let verb = isDryRun ? "becomes" : "is now"
    return places.map { renaming in
      let team = renaming.team.said { " of \($0)" }
      return style.bold(renaming.place.escapingControls)
        + ": \(renaming.from)\(team) \(verb) \(renaming.to)".escapingControls
    }
  }
}
