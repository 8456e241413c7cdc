import Basketball

extension EventStanding {
  /// The fixture to be played next, or the one of a number.
  ///
  /// - Parameters:
  ///   - isAgain: whether its game is to be replaced.
  ///   - isOver: whether only its result is entered: then its teams and its court may be busy with another fixture.
  public func playable(
    _ number: Int?, on court: String?, isAgain: Bool, isOver: Bool = false
  ) throws(Problem) -> (fixture: FixtureStanding, teams: Sides<String>) {
    if number == nil { try check(court) }
    guard let fixture = try number.map(known) ?? next(on: court) else {
      throw .nothingReady(court: court)
    }
    if !isAgain, let dispute = dispute(fixture) { throw dispute }
    let teams = try teams(of: fixture)
    if fixture.isSpare {
      throw Problem(
        "seriesIsOver", .refused,
        "fixture \(fixture.number) is not needed: its series is decided")
    }
    if !isAgain, [.playing, .played, .disputed].contains(fixture.status), fixture.game != nil {
      throw .hasGame(fixture, nil, "'scoreboard play \(fixture.number) --again' plays it again")
    }
    for team in teams.both {
      if plan.withdrawn[team] != nil { throw .walkover(fixture.number, team: team) }
      if !isOver, let other = playing(team), other.number != fixture.number {
        let place = other.court.said { " on court \($0)" }
        throw Problem(
          "teamIsPlaying", .refused,
          "fixture \(fixture.number) waits for \(team), who are playing fixture \(other.number)\(place)"
        )
      }
    }
    if !isOver, let court = fixture.court ?? court,
      let other = playing(on: court, besides: fixture), let game = other.game
    {
      throw Problem(
        "courtTaken", .refused,
        "fixture \(fixture.number) waits for court \(court), where fixture \(other.number) is played: \(game.id)"
      )
    }
    return (fixture, teams)
  }

  /// Refuses a court that the event does not have.
  public func check(_ court: String?) throws(Problem) {
    if let court, !courts.isEmpty, !courts.contains(court) {
      throw .noSuchCourt(court, known: courts)
    }
  }

  /// The fixtures that are disputed now and were not before, each as a refusal to play it.
  public func disputes(since old: EventStanding) -> [Problem] {
    fixtures.filter { old.fixture($0.number)?.status != .disputed }.compactMap(dispute)
  }

  private func dispute(_ fixture: FixtureStanding) -> Problem? {
    guard fixture.status == .disputed, let game = fixture.game else { return nil }
    let number = fixture.number
    return Problem(
      "fixtureDisputed", .refused, "fixture \(number) is disputed: \(game.id) is of other teams",
      .settling(number, canReplay: canReplay(number)))
  }

  /// Whether a fixture can be played again now.
  public func canReplay(_ number: Int) -> Bool {
    (try? playable(number, on: nil, isAgain: true)) != nil
  }

  /// The teams of a fixture by the results; throws until both are known.
  public func teams(of fixture: FixtureStanding) throws(Problem) -> Sides<String> {
    for side in Side.allCases where fixture.due[side] == .undecided {
      let entrant = fixture.fixture.sides[side]
      throw Problem(
        "fixtureWaits", .refused,
        "fixture \(fixture.number) waits for \(entrant.text): \(why(entrant))")
    }
    guard let teams = fixture.due.teams else { throw .walkover(fixture.number, team: nil) }
    return teams
  }

  /// Fixtures that were played without a winner, where another fixture needs the winner or the loser.
  public var needingWinner: [FixtureStanding] {
    let wanted = Set(fixtures.filter { !$0.status.isSettled }.flatMap(\.fixture.entrants))
    return fixtures.filter { fixture in
      let entrants: [Entrant] = [.winner(of: fixture.number), .loser(of: fixture.number)]
      return fixture.status == .played && fixture.winner == nil && !fixture.isLostByBoth
        && !wanted.isDisjoint(with: entrants)
    }
  }

  /// Why a drawing of lots decides nothing.
  public func whyUndecided(by names: [String]) -> String {
    let teams = Set(names.compactMap { plan.team($0)?.name })
    for pool in pools {
      let places = pool.ranking.filter { !$0.isOut && $0.isShared }
      guard let open = places.first(where: { teams.contains($0.name) }) else { continue }
      return "\(pool.level(with: open)) are still level, and a lot names all of them"
    }
    return "they are not level, or another lot holds"
  }

  /// Why an entrant is not known yet.
  private func why(_ entrant: Entrant) -> String {
    switch entrant {
    case .team: return ""
    case .winner(let number), .loser(let number):
      return switch fixture(number)?.status {
      case .disputed: "fixture \(number) is disputed"
      case .played: "nobody has won fixture \(number)"
      default: "fixture \(number) is not over"
      }
    case .place(let place, let name): return why(pools.first { $0.pool.name == name }, place)
    case .best(_, let place):
      let open = pools.first {
        $0.pool.teams.count >= place && $0.occupant(of: place) == .undecided
      }
      return why(open, place)
    }
  }

  private func why(_ pool: PoolStanding?, _ place: Int) -> String {
    guard let pool else { return "those at this place are level: draw lots" }
    guard pool.isComplete else { return "pool \(pool.pool.name) is not over" }
    return "\(pool.level(with: pool.ranking[place - 1])) are level: draw lots"
  }
}
