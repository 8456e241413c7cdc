import Basketball
import Season

/// Finds out from the games who plays each fixture, and its state.
struct Resolver {
  private let plan: Plan
  /// The game that counts, by fixture.
  private let games: [Int: LeagueGame]
  /// The rules by which walkovers are counted, those of the event's games.
  private let tableRules: TableRules
  /// The ranking that was chosen for the tables; nil for the ranking of their games.
  private let chosen: Ranking?
  private(set) var fixtures = [Int: FixtureStanding]()
  /// The games of each pool, by its name.
  private var ofPools = [String: [FixtureStanding]]()
  private(set) var pools = [PoolStanding]()
  /// For each pool place, the teams of `3/1`, `3/2` …: the best at that place, the second best and so on.
  private var drawn = [Int: [Occupant]]()
  /// For each team that played a kept game in another's stead, that other team.
  private var instead = [String: String]()
  /// For each fixture the teams that came to it by a game played in another's stead.
  private var comers = [Int: Set<String>]()
  /// The teams that play a fixture because another team has a place already.
  private(set) var standIns = [StandIn]()

  /// Resolves a plan by the games that count for its fixtures.
  init(_ plan: Plan, _ games: [Int: LeagueGame], by chosen: Ranking?) {
    self.plan = plan
    self.chosen = chosen
    self.games = games
    tableRules =
      plan.tableRules ?? games.min { $0.key < $1.key }?.value.table ?? TableRules()
    for fixture in plan.fixtures {
      guard let pool = plan.pool(of: fixture) else { continue }
      let sides = fixture.sides.map(occupant)
      let standing = standing(of: fixture, sides, or: sides)
      fixtures[fixture.number] = standing
      ofPools[pool.name, default: []].append(standing)
    }
    pools = plan.pools.map(standing)
    let bracket = plan.inOrder.filter { plan.pool(of: $0) == nil }
    for case .best(_, let place) in Set(bracket.flatMap(\.entrants)) where drawn[place] == nil {
      drawn[place] = pools.drawn(at: place, for: bracket, by: plan)
    }
    // A game that is kept may free the place of a fixture that was resolved before it.
    for _ in 0...plan.kept.count {
      let last = instead
      resolve(bracket)
      if instead == last { break }
    }
    // Once no dispute is left about a free final place, the team without a place has it.
    for holder in Set(instead.keys).subtracting(instead.values).sorted() {
      guard let team = replaced(by: holder), !standIns.contains(where: { $0.team == team }) else {
        continue
      }
      let isOpen = fixtures.values.contains { fixture in
        fixture.status == .disputed
          && (fixture.due.both.contains(.team(holder))
            || fixture.game?.teams.both.contains(team) == true)
      }
      if !isOpen { standIns.append(StandIn(team: team, holder: holder, fixture: nil)) }
    }
  }

  private mutating func resolve(_ bracket: [Fixture]) {
    standIns = []
    var found = [String: String]()
    for fixture in bracket {
      let raw = fixture.sides.map(occupant)
      let sides = Sides { free(raw[$0], for: fixture.sides[$0]) }
      let standing = standing(of: fixture, sides, or: raw)
      fixtures[fixture.number] = standing
      for side in Side.allCases
      where sides[side] != raw[side] && standing.sides.both.contains(sides[side]) {
        guard let team = sides[side].team, let holder = raw[side].team else { continue }
        standIns.append(StandIn(team: team, holder: holder, fixture: fixture.number))
      }
      var came = fixture.sources.reduce(into: Set<String>()) {
        $0.formUnion(comers[$1] ?? [])
      }
      for (team, other) in standing.replaced {
        found[team] = other
        came.insert(team)
      }
      comers[fixture.number] = came
    }
    instead = found
  }

  // Who plays.

  func occupant(_ entrant: Entrant) -> Occupant {
    switch entrant {
    case .team(let name): .team(name)
    case .winner(let number), .loser(let number):
      fixtures[number]?.occupant(entrant) ?? .undecided
    case .place(let place, let name):
      pools.first { $0.pool.name == name }?.occupant(of: place) ?? .undecided
    case .best(let count, let place):
      drawn[place].flatMap { $0.indices.contains(count - 1) ? $0[count - 1] : nil } ?? .vacant
    }
  }

  /// The team of a side. Another one, if that team has a place already by a kept game: the team in whose stead it
  /// played that game.
  private func free(_ occupant: Occupant, for entrant: Entrant) -> Occupant {
    guard let team = occupant.team, entrant.reference != nil,
      entrant.fixture.flatMap({ comers[$0]?.contains(team) }) != true,
      let other = replaced(by: team)
    else { return occupant }
    return .team(other)
  }

  /// The team without a place where this one has two: the team in whose stead it played, or the one in whose stead
  /// that team played.
  func replaced(by team: String) -> String? {
    var other = team
    for _ in instead { other = instead[other] ?? other }
    return other == team || instead[other] != nil ? nil : other
  }
}

extension FixtureStanding {
  /// Who goes on as its winner or its loser. A team that did not play takes no place.
  fileprivate func occupant(_ entrant: Entrant) -> Occupant {
    let isWinner = entrant == .winner(of: number)
    return switch status {
    // A fixture that is not needed has a winner: that of the series.
    case .played,
      .walkover where isSpare:
      winner.map { sides[isWinner ? $0 : $0.other] } ?? (isLostByBoth ? .vacant : .undecided)
    case .walkover: isWinner ? winner.map { sides[$0] } ?? .vacant : .vacant
    case .waiting, .ready, .playing, .disputed: .undecided
    }
  }
}

/// The state of a fixture.
extension Resolver {
  /// The state of a fixture for these sides, or for the sides by the results alone if these have played it.
  private func standing(
    of fixture: Fixture, _ sides: Sides<Occupant>, or raw: Sides<Occupant>
  ) -> FixtureStanding {
    let champion = plan.winner(before: fixture.number) { number in
      fixtures[number].flatMap { other in other.winner.map { other.sides[$0] } }
    }
    if let winner = Side.allCases.first(where: { sides[$0] == champion }) {
      return FixtureStanding(fixture, sides, .walkover, winner: winner, isSpare: true)
    }
    guard let game = games[fixture.number], game.ending != .abandoned else {
      return unplayed(fixture, sides, nil)
    }
    let dues = [sides, raw]
    let fitting = dues.flatMap { due in [(game, due), (game.turned, due)] }
      .first { game, due in game.teams.map { .team($0) } == due }
    // The organiser may keep the game of other teams, as long as the sides do not change again.
    let kept = dues.first { plan.kept[fixture.number] == fixture.named(by: $0) }.map { (game, $0) }
    guard let (game, due) = fitting ?? kept else {
      return FixtureStanding(fixture, sides, .disputed, game: game)
    }
    let teams = game.teams.map { Occupant.team($0) }
    let isVoid = game.teams.both.contains { plan.withdrawn[$0] == .void }
    if game.ending != nil, !isVoid || plan.pool(of: fixture) != nil {
      return FixtureStanding(
        fixture, teams, .played, game: game, winner: game.winner, due: due, isVoid: isVoid)
    }
    return unplayed(fixture, teams, game, due: due)
  }

  /// The state of a fixture whose game is not over, or does not count.
  private func unplayed(
    _ fixture: Fixture, _ sides: Sides<Occupant>, _ game: LeagueGame?, due: Sides<Occupant>? = nil
  ) -> FixtureStanding {
    let isThere = sides.map { $0.team.map { plan.withdrawn[$0] == nil } ?? false }
    if sides.both.contains(.undecided) {
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
    let table = table(of: pool.teams, all)
    let isComplete = all.allSatisfy(\.status.isSettled) && (!all.isEmpty || pool.teams.count == 1)
    let ranking = ranking(of: table)
    let places = table.places(of: pool, in: plan, by: ranking, staying: staying(in: pool, table))
    return PoolStanding(
      pool: pool, isComplete: isComplete, ranking: places, rankedBy: ranking, table: table)
  }

  /// The ranking of a table; before its first game that of other games of the event, nil before any.
  func ranking(of table: LeagueTable) -> Ranking? {
    table.ranking(in: plan) ?? (games.isEmpty ? nil : tableRules.ranking)
  }

  /// The withdrawn teams that keep their places in a pool. A team keeps its place if a game has begun whose sides
  /// depend on that place, or on a place behind it, since the teams behind would move up.
  private func staying(in pool: Pool, _ table: LeagueTable) -> Set<String> {
    let withdrawn = Set(pool.teams.filter { plan.withdrawn[$0] == .keep })
    if withdrawn.isEmpty { return [] }
    let ranking = ranking(of: table)
    let ranked = table.places(of: pool, in: plan, by: ranking, staying: withdrawn).map(\.name)
    let moved = table.places(of: pool, in: plan, by: ranking, staying: []).map(\.name)
    var staying = Set<String>()
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
    table(of: plan.teams.map(\.name), plan.fixtures.compactMap { fixtures[$0.number] })
  }

  private func table(of teams: [String], _ fixtures: [FixtureStanding]) -> LeagueTable {
    // A walkover counts as won right after the games that were played before it.
    var last = GameDate(nil, created: TimeOfDay(milliseconds: 0), ofGame: "")
    let games = fixtures.sorted { $0.fixture.inOrder < $1.fixture.inOrder }.compactMap { standing in
      last = max(
        standing.game?.date
          ?? GameDate(
            standing.plannedDay ?? last.day,
            created: TimeOfDay(milliseconds: last.created.milliseconds + 1), ofGame: ""), last)
      return counted(standing, on: last)
    }
    var table = LeagueTable(of: teams, games, by: chosen)
    for deduction in plan.deductions { table.deduct(deduction) }
    return table
  }

  /// The game that a table counts for a fixture: a walkover is a win without points, or with those of a forfeit, and
  /// games of a team withdrawn with `void` do not count.
  private func counted(_ standing: FixtureStanding, on date: GameDate) -> LeagueGame? {
    guard standing.status.isSettled, !standing.isSpare, let teams = standing.teams,
      !teams.both.contains(where: { plan.withdrawn[$0] == .void })
    else { return nil }
    let game = standing.game
    if standing.status == .played { return game }
    return LeagueGame(
      id: game?.id ?? "", event: game?.event, fixture: standing.number,
      date: date,
      teams: teams, score: Sides(home: 0, away: 0), winner: standing.winner, ending: .forfeit,
      table: tableRules)
  }
}

/// A team that plays a fixture in place of another one, the holder, which has a place already: in a kept game, the
/// holder played in the team's stead.
public struct StandIn: Equatable, Sendable {
  public let team, holder: String
  /// The fixture; nil where only a final place is left.
  public let fixture: Int?
}

extension FixtureStanding {
  /// The teams of a kept game, each with the team that should have played in its stead.
  fileprivate var replaced: [(team: String, by: String)] {
    let strangers = Side.allCases.filter { !due.both.contains(sides[$0]) }
    return Side.allCases.compactMap { side in
      guard let other = due[side].team, !sides.both.contains(due[side]),
        let team = sides[strangers.contains(side) ? side : side.other].team
      else { return nil }
      return (team, other)
    }
  }
}

extension Entrant {
  /// The place of a pool that decides the entrant; nil if none does.
  func place(in pool: Pool) -> Int? {
    switch self {
    case .place(let place, pool.name): place
    case .best(_, let place): place <= pool.teams.count ? place : nil
    case .place, .team, .winner, .loser: nil
    }
  }
}
