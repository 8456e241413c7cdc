import Basketball

extension EventStanding {
  /// The fixture to be played next, or the one of a number.
  ///
  /// - Parameters:
  ///   - isAgain: whether its game is to be replaced.
  ///   - isOver: whether only its result is entered, so that teams and court may be at another one.
  public func playable(
    _ number: Int?, on court: String?, isAgain: Bool, isOver: Bool = false
  ) throws(Problem) -> (fixture: FixtureStanding, teams: Sides<String>) {
    if number == nil, let court, !courts.isEmpty, !courts.contains(court) {
      throw .noSuchCourt(court, known: courts)
    }
    guard let fixture = try number.map(known) ?? next(on: court) else {
      throw .nothingReady(court: court)
    }
    if !isAgain, let dispute = dispute(fixture) { throw dispute }
    let teams = try teams(of: fixture)
    if fixture.isSpare { throw .spare(fixture.number) }
    if !isAgain, [.playing, .played, .disputed].contains(fixture.status), let game = fixture.game {
      throw .hasGame(fixture.number, game: game.id, isOver: fixture.status == .played)
    }
    for team in teams.both {
      if plan.withdrawn[team] != nil { throw .walkover(fixture.number, team: team) }
      if !isOver, let other = playing(team), other.number != fixture.number {
        throw .busy(
          fixture.number, team: team, fixture: other.number, court: other.fixture.court)
      }
    }
    if !isOver, let court = fixture.fixture.court ?? court,
      let other = playing(on: court, besides: fixture), let game = other.game
    {
      throw .courtTaken(fixture.number, court: court, fixture: other.number, game: game.id)
    }
    return (fixture, teams)
  }

  /// The fixtures that are disputed now and were not before, each as a refusal to play it.
  public func disputes(since old: EventStanding) -> [Problem] {
    fixtures.filter { old.fixture($0.number)?.status != .disputed }.compactMap(dispute)
  }

  private func dispute(_ fixture: FixtureStanding) -> Problem? {
    guard fixture.status == .disputed, let game = fixture.game else { return nil }
    return .disputed(fixture.number, game: game.id, canReplay: canReplay(fixture.number))
  }

  /// Whether a fixture can be played again now.
  public func canReplay(_ number: Int) -> Bool {
    (try? playable(number, on: nil, isAgain: true)) != nil
  }

  /// The teams of a fixture by the results; throws until both are known.
  public func teams(of fixture: FixtureStanding) throws(Problem) -> Sides<String> {
    for side in Side.allCases where fixture.due[side] == .undecided {
      let entrant = fixture.fixture.sides[side]
      throw .waiting(fixture.number, side: entrant.text, why: why(entrant))
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
      let places = pool.ranking.filter { !$0.isOut && !$0.isDecided }
      guard let open = places.first(where: { teams.contains($0.name) }) else { continue }
      return "\(pool.level(with: open)) are still level, and a lot names all of them"
    }
    let drawn = pools.flatMap(\.ranking).filter { teams.contains($0.name) && $0.isDrawn }.map(
      \.name)
    guard drawn.count > 1, let lot = plan.lots.last(where: { Set($0).isSuperset(of: drawn) }) else {
      return "they are not level"
    }
    return "the lot \(lot.commaSeparated) holds"
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
