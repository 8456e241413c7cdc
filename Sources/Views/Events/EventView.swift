import Basketball
import Documents
import Events
import Terminal

extension TextPage {
  /// An event: its tables, its fixtures, what comes next, and the final places, with empty lines
  /// between them.
  public func event(_ standing: EventStanding) -> [String] {
    let title = style.bold(standing.title.escapingControls)
    let queue = (standing.winnerStays?.line).array
    let next = standing.lines(of: standing.next).map { "next: \($0)" }
    let final = standing.final.enumerated().map { "\($0 + 1). \($1)" }
    let last = next + (final.isEmpty ? [] : [final.joined(separator: "  ").escapingControls])
    let parts =
      standing.pools.map { pool in
        Table.pool("POOL \(pool.pool.name)").told(of: pool.ranking).lines(pool.ranking, on: self)
      }
      + [rows(standing.playOrder, of: standing), queue, last].filter { !$0.isEmpty }
    return parts.reduce(into: [title]) { $0 += [""] + $1 }
  }

  /// Some fixtures of an event alone.
  public func fixtures(
    _ fixtures: [FixtureStanding], of standing: EventStanding
  ) -> [String] {
    [style.bold(standing.title.escapingControls), ""]
      + (fixtures.isEmpty ? ["no fixture"] : rows(fixtures, of: standing))
  }

  /// Results and the tables as they are now, as plain lines.
  public func results(
    _ fixtures: [FixtureStanding], of standing: EventStanding, on day: Day?
  ) -> [String] {
    let results = fixtures.map { fixture in
      MatchCard(fixture, of: standing).about + (fixture.note.isEmpty ? "" : " (\(fixture.note))")
    }
    let tables = standing.tables.flatMap { table -> [String] in
      ["", table.pool.map { "Pool \($0)" } ?? "Table"]
        + table.places.map { place in
          let team = place.team
          let points = place.classificationPoints?.counted("point")
          return phrase(
            "\(place.rank). \(team.name) \(team.wins)-\(team.losses)", points,
            team.difference.signedText, place.isWithdrawn ? "withdrawn" : nil, between: ", ")
        }
    }
    let title = phrase(standing.title, day?.words, between: ", ")
    return ([title] + (results.isEmpty ? ["no result"] : results) + tables).map(\.escapingControls)
  }

  private func rows(_ all: [FixtureStanding], of standing: EventStanding) -> [String] {
    if all.isEmpty { return [] }
    // Each day is a heading.
    let table: Table<FixtureStanding> = [
      Column("#") { $0.number },
      Column("AT", as: .word) { $0.fixture.when(withDay: false) },
      Column("COURT", as: .word) { $0.court },
      Column("HOME", as: .team) { $0.shortName(of: .home) },
      Column("AWAY", as: .team) { $0.shortName(of: .away) },
      Column(as: .note) { $0.fixture.label },
      Column(as: .note) { $0.stateText },
    ]
    let lines = table.lines(all, on: fitted) { cell, row, column in
      switch (column, all[row].status) {
      case (6, .playing): style.color(cell, .good)
      case (6, .disputed): style.color(cell, .bad)
      case (6, .waiting): style.dim(cell)
      default: cell
      }
    }
    let crews = all.compactMap { fixture in
      let crew = standing.plan.crewText(of: fixture)
      return crew.isEmpty ? nil : "\(fixture.number)  \(crew)".escapingControls
    }
    let officials = crews.isEmpty ? [] : ["", "OFFICIALS"] + crews
    guard standing.hasDays else { return lines + officials }
    var last: String?
    return lines.enumerated().flatMap { place, line -> [String] in
      guard place > 0 else { return [line] }
      let day = all[place - 1].plannedDay?.text ?? "without a day"
      defer { last = day }
      return day == last ? [line] : [style.bold(day), line]
    } + officials
  }
}

extension EventStanding {
  /// `3 10:20 court 1 Reds - Blues QF`, with the day before the time if the event has several.
  ///
  /// - Parameter names: the names of the teams, if not those of the standing.
  public func line(of fixture: FixtureStanding, named names: Sides<String>? = nil) -> String {
    let names = names ?? Sides(fixture.shortName)
    return phrase(
      String(fixture.number), fixture.fixture.when(withDay: hasDays),
      fixture.court.map { "court \($0)" }, "\(names.home) - \(names.away)",
      fixture.fixture.label, between: " "
    ).escapingControls
  }

  /// The lines of the fixtures of these numbers.
  public func lines(of numbers: [Int]) -> [String] {
    numbers.compactMap(fixture).map { line(of: $0) }
  }

  /// `court 1 is taken twice: 1 10:00 court 1 Reds - Blues; 3 10:10 court 1 Greens - Whites`.
  public func line(of clash: Clash) -> String {
    let what =
      clash.court.map { "court \($0) is taken twice" }
      ?? clash.official.map { "\($0) is down for two games at a time" }
      ?? "\(clash.team ?? "") would play twice at a time"
    return "\(what): \(lines(of: clash.fixtures).joined(separator: "; "))".escapingControls
  }

  /// `Greens take the place that Reds leave free: 12 11:00 court 1 Greens - Whites 9th`.
  public func line(of standIn: StandIn) -> String {
    let place = standIn.fixture.map { lines(of: [$0]).joined() } ?? "a final place"
    return "\(standIn.team) take the place that \(standIn.holder) leave free: \(place)"
      .escapingControls
  }

  /// How many games are played: `3 of 4`, or `3` in a winner-stays event, which has no fixed
  /// number; a walkover is none.
  var playedText: String {
    let played = fixtures.count { $0.status == .played }
    let others = fixtures.count { $0.status == .walkover && !$0.isSpare }
    return phrase(
      winnerStays == nil ? "\(played) of \(fixtures.count)" : String(played),
      others > 0 ? others.counted("walkover") : nil, between: ", ")
  }
}

extension FixtureStanding {
  /// `forfeit, Reds`: how it was decided, where the score does not show it. A game that does not count is
  /// `void`.
  private var decision: String {
    // Only these endings are named: their score was not reached by playing.
    let decided = [.forfeit, .byDefault].contains(game?.ending) ? game?.ending?.rawValue : nil
    let word = status == .walkover ? "walkover" : decided
    let winner = isLostByBoth ? "both" : winner.map(shortName)
    let stood = score.flatMap { ownScore?.stood(besides: $0) }
    return phrase(
      word.map { phrase($0, winner, stood, between: ", ") }, isVoid ? "void" : nil, between: " ")
  }

  /// The words beside the score of the fixture; empty where the score says all.
  var note: String {
    switch status {
    case .walkover where isSpare: "not needed"
    case .played, .walkover: decision
    case .playing, .disputed: status.rawValue
    case .waiting, .ready: ""
    }
  }

  /// The score of the fixture, or its status.
  public var stateText: String {
    switch status {
    case .waiting, .ready: status.rawValue
    case .played, .playing, .walkover, .disputed: phrase(score?.dashed, note, between: " ")
    }
  }

  /// The side that has won a game that counts.
  func isWon(by side: Side) -> Bool { winner == side && !isVoid && !isSpare }
}

extension WinnerStays {
  /// `Reds have won 2 in a row; waiting: Greens, Blues`, with those who leave after the current
  /// game.
  public var line: String {
    let leaving = leaving.map { "\($0) leave after this game" }
    let staying = holder.flatMap { holder in
      has(holder) ? "\(holder) \(wins == 1 ? "stay on" : "have won \(wins) in a row")" : nil
    }
    let teams = waiting.isEmpty ? "nobody waits" : "waiting: \(waiting.commaSeparated)"
    return (staying.array + leaving + [teams]).joined(separator: "; ").escapingControls
  }
}
