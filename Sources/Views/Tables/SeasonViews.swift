import Basketball
import Documents
import Season
import Terminal

extension TextPage {
  /// The standings: headings, then a line for each team; empty before the first game. Tied teams
  /// share a rank, and a line says so.
  public func standings(_ standings: LeagueTable) -> [String] {
    let places = standings.places
    return places.isEmpty
      ? [] : table(places, standings.tableColumns) + standings.notes
  }

  /// The players or teams of a season in the order in which they are given: headings, then a line for
  /// each; empty without any.
  ///
  /// - Parameter perGame: whether to show averages, not totals.
  public func stats(_ totals: [SeasonTotal], ofTeams: Bool, perGame: Bool) -> [String] {
    guard !totals.isEmpty else { return [] }
    let shots = Set(totals.flatMap(\.shots))
    // Of teams the numbers behind the score are what the table is about.
    let counts = Column.figures(of: totals, shots: shots, rank: ofTeams ? 10 : 0) { figure, row in
      perGame ? figure.averageText(of: row) : figure.sumText(of: row)
    }
    let figures = SeasonTotal.figures(ofTeams: ofTeams, perGame: perGame)
      .filter { figure in totals.contains { figure.value($0) != nil } }
      .map { Column($0.heading, rank: $0.rank, $0.text) }
    return table(
      totals,
      [Column(ofTeams ? "TEAM" : "PLAYER", isName: true, \.name)]
        + (ofTeams ? [] : [Column("TEAM", rank: 4, isName: true, \.teams.commaSeparated)])
        // Games, won and lost stand before the counts.
        + figures.prefix(3) + counts + figures.dropFirst(3))
  }

  /// A player, a team, or two opponents: the totals; then a line for each game.
  public func season(_ page: SeasonPage) -> [String] {
    let (title, record) =
      switch page.kind {
      case .player(let player):
        ("\(player.name) (\(player.teams.commaSeparated))", player.record)
      case .team(let team): (team.name, team.record)
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
        ? [] : [""] + table(page.log, page.log.tableColumns(withTeam: page.hasSeveralTeams)))
  }
}

extension LeagueTable {
  /// What stands under the table: what the sign of a shared rank means, and each deduction.
  var notes: [String] {
    let teams = ranking == .classification ? places.map(\.team) : []
    return sharedText.array
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

  /// The columns of standings, on a terminal and on the first page of a site.
  var tableColumns: [Column<RankedTeam>] {
    func record(_ title: String, _ place: String, rank: Int, _ side: Side) -> Column<RankedTeam> {
      Column(title, "won and lost \(place)", rank: rank) {
        let record = $0.team.record(side)
        return "\(record.wins)-\(record.losses)"
      }
    }
    let points = Column<RankedTeam>("PTS", "classification points") {
      $0.team.classificationPoints
    }
    return [
      Column("# ") { "\($0.rank)" + ($0.isShared ? "=" : " ") },
      Column("TEAM", isName: true, to: { .team($0.team.name, from: 0) }, \.team.name),
      Column("G", rank: 2, \.team.games),
      Column("W") { $0.team.wins },
      Column("L") { $0.team.losses },
    ] + (ranking == .classification ? [points] : []) + [
      Column("PCT") { ($0.team.winRatio?.thousandths).decimals(3) },
      Column("PTS+", "points scored", rank: 5, \.team.pointsFor),
      Column("PTS–", "points against", rank: 5, \.team.pointsAgainst),
      Column("PPG", rank: 1) { ($0.team.pointsPerGame?.thousandths).decimals(1) },
      Column("DIFF", rank: 3, \.team.difference.signedText),
      Column("STREAK", rank: 4) {
        $0.team.streak > 0 ? "W\($0.team.streak)" : "L\(-$0.team.streak)"
      },
      record("HOME", "at home", rank: 6, .home),
      record("AWAY", "away", rank: 7, .away),
    ]
  }
}

extension [Appearance] {
  /// The columns of games, as one side sees them, on a terminal and on the page of a team or player.
  ///
  /// - Parameter withTeam: whether to name that side, which may change from game to game.
  func tableColumns(withTeam: Bool = false) -> [Column<Appearance>] {
    let team = Column<Appearance>("TEAM", isName: true, \.teams.own)
    return [
      Column("DAY", to: { .game($0.id, from: 1) }, \.date.day.text),
      Column("OPPONENT", isName: true, to: { .team($0.teams.other, from: 1) }, \.teams.other),
      Column("RESULT") { game in
        let word = game.isWon.map { $0 ? "W" : "L" } ?? (game.ending == nil ? "open" : "–")
        let how =
          [.forfeit, .byDefault, .called].contains(game.ending)
          ? " (\(game.ending?.rawValue ?? ""))" : ""
        return "\(word) \(game.score.own)-\(game.score.other)\(how)"
      },
    ] + (withTeam ? [team] : [])
      + Column.figures(of: self, shots: Set(map(\.shots))) { $0.ofKept().text($1) }
  }
}

extension Column where Row: Counted {
  /// The columns of a box score; of the five counts, shots are dropped first.
  ///
  /// - Parameters:
  ///   - shots: the values of shots in their games.
  ///   - rank: how much earlier they are dropped than in a box score.
  fileprivate static func figures(
    of rows: [Row], shots: Set<ShotValues>, rank: Int = 0,
    _ text: @escaping (Figure<StatLineDocument>, Row) -> String
  ) -> [Column] {
    let ranks = ["1P": 3, "2P": 3, "3P": 3, "PF": 2]
    return Figure.used(in: rows.map(\.stats), shots: shots).map { figure in
      let own = figure.rank > 0 ? figure.rank + 6 : ranks[figure.heading] ?? 0
      return Column(figure.heading, rank: rank + own) { text(figure, $0) }
    }
  }
}

extension Figure<StatLineDocument> {
  /// What it adds up to. Of a shot without attempts: misses were recorded in some games alone.
  fileprivate func sumText(of row: SeasonTotal) -> String {
    let sum: Figure<SeasonTotal> = ofKept()
    return unit == .count ? sum.value(row).map(String.init) ?? "–" : sum.text(row)
  }

  /// Its average in a game of those that kept it. A percentage is that of all.
  fileprivate func averageText(of row: SeasonTotal) -> String {
    guard let average = row.average(self) else { return sumText(of: row) }
    return switch unit {
    case .count: Int?(average.thousandths).decimals(1)
    case .signed: (average.part > 0 ? "+" : "") + Int?(average.thousandths).decimals(1)
    case .minutes: (average.part / average.whole).minutesText
    case .percent, .share, .decimals, .words: sumText(of: row)
    }
  }
}

extension SeasonTotal {
  /// `3 games, 2 won, 1 lost` and `6.3 points a game`.
  var record: [String] {
    [
      recordText(games, wins, losses),
      "\((pointsPerGame?.thousandths).decimals(1)) points a game",
    ]
  }
}

extension TeamRecord {
  /// `3 games, 2 won, 1 lost` and `61 points for, 48 against`.
  var record: [String] {
    [recordText(games, wins, losses), "\(pointsFor) points for, \(pointsAgainst) against"]
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
      let team = renaming.team.map { " of \($0)" } ?? ""
      return style.bold(renaming.place.escapingControls)
        + ": \(renaming.from)\(team) \(verb) \(renaming.to)".escapingControls
    }
  }
}
