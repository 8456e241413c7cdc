import Basketball
import Documents
import Season
import Terminal

extension TextPage {
  /// The standings: headings, then a line for each team; empty before the first game. Tied teams
  /// share a rank, and a line says so.
  public func standings(_ standings: LeagueTable) -> [String] {
    guard !standings.records.isEmpty else { return [] }
    return table(standings.tableColumns) + [standings.sharedText].compactMap(\.self)
  }

  /// The players or teams of a season in the order in which they are given: headings, then a line for
  /// each; empty without any.
  ///
  /// - Parameter perGame: whether to show averages, not totals.
  public func stats(_ totals: [SeasonTotal], ofTeams: Bool, perGame: Bool) -> [String] {
    guard !totals.isEmpty else { return [] }
    let teams = totals.map { $0.teams.map(\.escapingControls).joined(separator: ", ") }
    let shots = totals.reduce(into: Set()) { $0.formUnion($1.shots) }
    // Of teams the numbers behind the score are what the table is about.
    let counts = totals.map(\.total).figureColumns(shots, rank: ofTeams ? 10 : 0) {
      figure, place in
      let total = totals[place]
      if perGame { return figure.average(of: total) }
      // Misses were recorded in some games and not in others: counts stand alone.
      return figure.unit == .count
        ? "\(figure.value(total.total) ?? 0)" : figure.text(total.total)
    }
    let figures = SeasonTotal.figures(ofTeams: ofTeams, perGame: perGame)
      .filter { figure in totals.contains { figure.value($0) != nil } }
      .map { figure in
        TableColumn(title: figure.heading, rank: figure.rank, cells: totals.map(figure.text))
      }
    let names = totals.map(\.name.escapingControls)
    return table(
      [.init(title: ofTeams ? "TEAM" : "PLAYER", isName: true, cells: names)]
        + (ofTeams ? [] : [.init(title: "TEAM", rank: 4, isName: true, cells: teams)])
        // Games, won and lost stand before the counts.
        + figures.prefix(3) + counts + figures.dropFirst(3))
  }

  /// A player, a team, or two opponents: the totals; then a line for each game.
  ///
  /// - Parameter day: the day of a time in the scorer's time zone.
  public func season(_ page: SeasonPage, day: (TimeOfDay) -> String) -> [String] {
    let (title, record) =
      switch page.kind {
      case .player(let player):
        ("\(player.name) (\(player.teams.joined(separator: ", ")))", player.record)
      case .team(let team): (team.name, team.record)
      case .versus(let teams):
        (
          teams.map(\.name).joined(separator: " - "),
          teams.isEmpty
            ? ["they have not met"]
            : [
              "won \(teams.map { "\($0.wins)" }.joined(separator: " - "))",
              "points \(teams.map { "\($0.pointsFor)" }.joined(separator: " - "))",
            ]
        )
      }
    return [style.bold(title.escapingControls)] + record.map { $0.truncated(to: columns) }
      + (page.log.isEmpty ? [] : [""] + table(page.log.tableColumns(day: day)))
  }
}

extension LeagueTable {
  /// What the sign of a shared rank means; nil if none is shared.
  var sharedText: String? {
    guard places.contains(where: \.isShared) else { return nil }
    return switch ranking {
    case .average: "= level in games won, against each other and in points a game"
    case .classification: "= level in points, against each other and in all games"
    case .percentage: "= level in games won, against each other and in all games"
    }
  }

  /// The columns of standings, on a terminal and on a page.
  var tableColumns: [TableColumn] {
    let places = places
    func column(
      _ title: String, _ meaning: String? = nil, rank: Int = 0, _ cell: (TeamRecord) -> String
    ) -> TableColumn {
      TableColumn(title: title, meaning: meaning, rank: rank, cells: places.map { cell($0.team) })
    }
    func record(_ title: String, _ meaning: String, rank: Int, _ side: Side) -> TableColumn {
      column(title, meaning, rank: rank) { team in
        let record = team.record(side)
        return "\(record.wins)-\(record.losses)"
      }
    }
    let points = column("PTS", "classification points") { "\($0.classificationPoints)" }
    return [
      .init(title: "# ", cells: places.map { "\($0.rank)" + ($0.isShared ? "=" : " ") }),
      .init(title: "TEAM", isName: true, cells: places.map(\.team.name.escapingControls)),
      column("G", rank: 2) { "\($0.games)" },
      column("W") { "\($0.wins)" },
      column("L") { "\($0.losses)" },
    ] + (ranking == .classification ? [points] : []) + [
      column("PCT") { ($0.winRatio?.thousandths).decimals(3) },
      column("PTS+", "points scored", rank: 5) { "\($0.pointsFor)" },
      column("PTS–", "points against", rank: 5) { "\($0.pointsAgainst)" },
      column("PPG", rank: 1) { ($0.pointsPerGame?.thousandths).decimals(1) },
      column("DIFF", rank: 3) { $0.difference.signedText },
      column("STREAK", rank: 4) { $0.streak > 0 ? "W\($0.streak)" : "L\(-$0.streak)" },
      record("HOME", "won and lost at home", rank: 6, .home),
      record("AWAY", "won and lost away", rank: 7, .away),
    ]
  }
}

extension [LoggedGame] {
  /// The columns of games, as one side sees them.
  ///
  /// - Parameter withTeam: whether to name that side, which may change from game to game.
  func tableColumns(withTeam: Bool = false, day: (TimeOfDay) -> String) -> [TableColumn] {
    let results = map { game in
      let word = game.isWon.map { $0 ? "W" : "L" } ?? (game.ending == nil ? "open" : "–")
      let how =
        [.forfeit, .called].contains(game.ending) ? " (\(game.ending?.rawValue ?? ""))" : ""
      return "\(word) \(game.score.own)-\(game.score.other)\(how)"
    }
    return [
      .init(title: "DAY", cells: map { day($0.created) }),
      .init(title: "OPPONENT", isName: true, cells: map(\.teams.other.escapingControls)),
      .init(title: "RESULT", cells: results),
    ]
      + (withTeam
        ? [.init(title: "TEAM", isName: true, cells: map(\.teams.own.escapingControls))] : [])
      + map(\.line).figureColumns(Set(map(\.shots)))
  }
}

extension [StatLineDocument] {
  /// The columns of a box score; of the five counts, shots are dropped first.
  ///
  /// - Parameters:
  ///   - shots: the values of shots in their games.
  ///   - rank: how much earlier they are dropped than in a box score.
  ///   - cell: the text for the line at a place, else that of a box score.
  func figureColumns(
    _ shots: Set<ShotValues>, rank: Int = 0,
    cell: ((Figure<StatLineDocument>, Int) -> String)? = nil
  ) -> [TableColumn] {
    Figure.used(in: self, shots: shots).map { figure in
      let ranks = ["1P": 3, "2P": 3, "3P": 3, "PF": 2]
      return TableColumn(
        title: figure.heading,
        rank: rank + (figure.rank > 0 ? figure.rank + 6 : ranks[figure.heading] ?? 0),
        cells: indices.map { cell?(figure, $0) ?? figure.text(self[$0]) })
    }
  }
}

extension Figure<StatLineDocument> {
  /// Its average in a game of a player: minutes and plus-minus of the games that have them. A
  /// percentage is that of all.
  fileprivate func average(of player: SeasonTotal) -> String {
    func average(_ games: Int) -> String {
      (value(player.total).flatMap { Ratio($0, games) }?.thousandths).decimals(1)
    }
    guard let total = value(player.total) else { return text(player.total) }
    return switch unit {
    case .count: average(player.games)
    case .signed: (total > 0 ? "+" : "") + average(player.trackedGames)
    case .minutes: (total / max(1, player.trackedGames)).minutesText
    case .percent, .share, .decimals, .words: text(player.total)
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
  "\(games) \(games == 1 ? "game" : "games"), \(wins) won, \(losses) lost"
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
