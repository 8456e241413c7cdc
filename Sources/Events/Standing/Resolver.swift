import Basketball
import Season

/// Finds out from the games who plays each fixture, and its state.
struct Resolver {
  private let plan: Plan
  /// The game that counts, by fixture.
  private let games: [Int: LeagueGame]
  /// How walkovers are counted: as games of the event are.
  private let tableRules: TableRules
  private(set) var fixtures: [Int: FixtureStanding] = [:]
  /// The games of each pool, by its name.
  private var ofPools: [String: [FixtureStanding]] = [:]
  private(set) var pools: [PoolStanding] = []

  /// Resolves a plan by the games that count for its fixtures.
  init(_ plan: Plan, _ games: [Int: LeagueGame]) {
    self.plan = plan
    self.games = games
    tableRules =
      plan.rules?.table ?? games.min { $0.key < $1.key }?.value.table ?? TableRules()
    for fixture in plan.fixtures {
      guard let pool = plan.pool(of: fixture) else { continue }
      let standing = standing(of: fixture)
      fixtures[fixture.number] = standing
      ofPools[pool.name, default: []].append(standing)
    }
    pools = plan.pools.map(standing)
    for fixture in plan.order.map({ plan.fixtures[$0] }) where fixtures[fixture.number] == nil {
      fixtures[fixture.number] = standing(of: fixture)
    }
  }

  // Who plays.

  private func occupant(_ entrant: Entrant) -> Occupant {
    switch entrant {
    case .team(let name): .team(name)
    case .winner(let number), .loser(let number):
      fixtures[number]?.occupant(entrant) ?? .undecided
    case .place(let place, let name):
      pools.first { $0.pool.name == name }?.occupant(of: place) ?? .undecided
    case .best(let count, let place): best(count, ofPlace: place)
    }
  }

  /// The best, second best … of the teams at one place of their pools. They have not met.
  private func best(_ count: Int, ofPlace place: Int) -> Occupant {
    let pools = pools.filter { $0.pool.teams.count >= place }
    let occupants = pools.map { $0.occupant(of: place) }
    if occupants.contains(.undecided) { return .undecided }
    let teams = zip(pools, occupants).filter { $1 != .vacant }.map {
      $0.0.ranking[place - 1].record
    }
    let places = teams.ranked(by: plan)
    guard places.indices.contains(count - 1) else { return .vacant }
    let found = places[count - 1]
    return found.isShared ? .undecided : .team(found.team.name)
  }
}

extension FixtureStanding {
  /// Who goes on as its winner or its loser. A team that did not play takes no place.
  fileprivate func occupant(_ entrant: Entrant) -> Occupant {
    let isWinner = entrant == .winner(of: number)
    return switch status {
    case .played: winner.map { sides[isWinner ? $0 : $0.other] } ?? .undecided
    case .walkover: isWinner ? winner.map { sides[$0] } ?? .vacant : .vacant
    case .waiting, .ready, .playing, .disputed: .undecided
    }
  }
}

/// The state of a fixture.
extension Resolver {
  private func standing(of fixture: Fixture) -> FixtureStanding {
    let sides = fixture.sides.map(occupant)
    guard let game = games[fixture.number], game.ending != .abandoned else {
      return unplayed(fixture, sides, nil)
    }
    // The organiser may keep the game of other teams, as long as the sides do not change again.
    let isKept = plan.kept[fixture.number] == fixture.named(by: sides)
    let fitting = [game, game.turned].first { $0.teams.map { .team($0) } == sides }
    guard let game = fitting ?? (isKept ? game : nil) else {
      return FixtureStanding(fixture, sides, .disputed, game: game)
    }
    let teams = game.teams.map { Occupant.team($0) }
    let isVoid = game.teams.both.contains { plan.withdrawn[$0] == .void }
    if game.ending != nil, !isVoid || plan.pool(of: fixture) != nil {
      return FixtureStanding(
        fixture, teams, .played, game: game, winner: game.winner, due: sides, isVoid: isVoid)
    }
    return unplayed(fixture, teams, game, due: sides)
  }

  /// The state of a fixture whose game is not over, or does not count.
  private func unplayed(
    _ fixture: Fixture, _ sides: Sides<Occupant>, _ game: LeagueGame?, due: Sides<Occupant>? = nil
  ) -> FixtureStanding {
    let isThere = sides.map { $0.team.map { plan.withdrawn[$0] == nil } ?? false }
    if sides.home == .undecided || sides.away == .undecided {
      return FixtureStanding(fixture, sides, .waiting)
    }
    if isThere.home, isThere.away {
      return FixtureStanding(
        fixture, sides, game == nil ? .ready : .playing, game: game, due: due)
    }
    let isVoid = sides.both.contains { $0.team.map { plan.withdrawn[$0] } == .void }
    let isNobodys = isVoid && plan.pool(of: fixture) != nil
    let winner = isNobodys ? nil : Side.allCases.first { isThere[$0] }
    return FixtureStanding(fixture, sides, .walkover, game: game, winner: winner, due: due)
  }

  // The tables.

  private func standing(of pool: Pool) -> PoolStanding {
    let all = ofPools[pool.name] ?? []
    let table = LeagueTable(of: pool.teams, all.compactMap(counted))
    let isComplete = all.allSatisfy(\.status.isSettled) && (!all.isEmpty || pool.teams.count == 1)
    let ranking = table.places(of: pool, in: plan, staying: staying(in: pool, table))
    return PoolStanding(pool: pool, isComplete: isComplete, ranking: ranking)
  }

  /// The withdrawn teams that keep their places, because a game that is built on the place has begun,
  /// or one that is built on a place behind it, from which its team would move.
  private func staying(in pool: Pool, _ table: LeagueTable) -> Set<String> {
    let withdrawn = Set(pool.teams.filter { plan.withdrawn[$0] == .keep })
    if withdrawn.isEmpty { return [] }
    let ranked = table.places(of: pool, in: plan, staying: withdrawn).map(\.name)
    let moved = table.places(of: pool, in: plan, staying: []).map(\.name)
    var staying: Set<String> = []
    for fixture in plan.fixtures {
      let places = fixture.entrants.compactMap { $0.place(in: pool) }
      guard let last = places.max(), let game = games[fixture.number], game.ending != .abandoned
      else { continue }
      let teams = game.teams.both
      func isOf(_ ranking: [String]) -> Bool {
        places.allSatisfy { teams.contains(ranking[$0 - 1]) }
      }
      staying.formUnion(teams + (isOf(ranked) && !isOf(moved) ? ranked.prefix(last) : []))
    }
    return staying.intersection(withdrawn)
  }

  /// The games and points of all teams, in pools and after.
  var table: LeagueTable {
    LeagueTable(
      of: plan.teams.map(\.name),
      plan.fixtures.compactMap { fixtures[$0.number] }.compactMap(counted))
  }

  /// What a table counts: a walkover is a win without points, or with those of a forfeit, and games of
  /// a team withdrawn with `void` do not count.
  private func counted(_ standing: FixtureStanding) -> LeagueGame? {
    guard standing.status.isSettled, let teams = standing.teams,
      !teams.both.contains(where: { plan.withdrawn[$0] == .void })
    else { return nil }
    let game = standing.game
    if standing.status == .played { return game }
    return LeagueGame(
      id: game?.id ?? "", fixture: standing.number,
      date: game?.date ?? GameDate(nil, created: TimeOfDay(milliseconds: 0), ofGame: ""),
      teams: teams, score: Sides(home: 0, away: 0), winner: standing.winner, ending: .forfeit,
      table: tableRules)
  }
}

extension Entrant {
  /// The place of a pool that it is built on; nil for none.
  fileprivate func place(in pool: Pool) -> Int? {
    switch self {
    case .place(let place, pool.name): place
    case .best(_, let place): place <= pool.teams.count ? place : nil
    case .place, .team, .winner, .loser: nil
    }
  }
}

extension [TeamRecord] {
  /// Teams of several pools in order: by share of games won, then by points per game, then by seed
  /// and lot.
  func ranked(by plan: Plan) -> [RankedTeam] {
    ranked(by: [Criteria.winRatio, Criteria.pointsPerGame] + plan.seedsAndLots)
  }
}
